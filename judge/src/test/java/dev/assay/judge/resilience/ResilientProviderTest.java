package dev.assay.judge.resilience;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.judge.budget.Budget;
import dev.assay.judge.budget.BudgetLimits;
import dev.assay.judge.budget.Price;
import dev.assay.judge.kit.InMemoryProvider;
import dev.assay.judge.kit.Requests;
import dev.assay.judge.port.Provider;
import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.port.ProviderRequest;
import dev.assay.judge.port.RefusalKind;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(60)
class ResilientProviderTest {

    private static final ProviderReply.Text TEXT = ProviderReply.Text.of("text");

    private final VirtualPause pause = new VirtualPause();

    @ParameterizedTest
    @CsvSource({
        "RATE_LIMIT, 5",
        "TIMEOUT, 5",
        "CONNECTION, 5",
        "SERVER, 5",
        "CONFLICT, 5",
        "UNREADABLE_BODY, 5",
        "BAD_REQUEST, 1",
        "AUTH, 1",
        "NOT_FOUND, 1",
        "NOT_RECORDED, 1",
    })
    void only_what_may_pass_is_sent_again(RefusalKind kind, int sent) {
        InMemoryProvider model = new InMemoryProvider(request -> ProviderReply.Refused.of(kind, "no"));

        ProviderReply reply = resilient(model, Resilience.DEFAULT).complete(Requests.saying("a"));

        assertThat(reply)
                .isInstanceOfSatisfying(
                        ProviderReply.Refused.class,
                        refused -> assertThat(refused.kind()).isEqualTo(kind));
        assertThat(model.calls()).isEqualTo(sent);
    }

    @ParameterizedTest
    @CsvSource({
        "400, BAD_REQUEST",
        "401, AUTH",
        "403, AUTH",
        "404, NOT_FOUND",
        "408, TIMEOUT",
        "409, CONFLICT",
        "422, BAD_REQUEST",
        "429, RATE_LIMIT",
        "500, SERVER",
        "503, SERVER",
        "529, SERVER",
    })
    void a_status_says_what_went_wrong(int status, RefusalKind kind) {
        assertThat(RefusalKind.ofStatus(status)).isEqualTo(kind);
    }

    @Test
    void waits_double_and_are_jittered_by_half_at_most() {
        resilient(new InMemoryProvider(refusing(RefusalKind.SERVER, 99)), Resilience.DEFAULT)
                .complete(Requests.saying("a"));

        List<Double> waits =
                pause.sleeps.stream().map(wait -> wait.toNanos() / 1e9).toList();
        assertThat(waits).hasSize(4);
        for (int i = 0; i < 4; i++) {
            double full = 0.5 * Math.pow(2, i);
            assertThat(waits.get(i)).isBetween(full / 2, full);
        }
    }

    @Test
    void the_wait_the_service_asks_for_is_kept_and_hardly_exceeded() {
        InMemoryProvider model = new InMemoryProvider(refusingOnce(retryAfter(Duration.ofSeconds(7))));

        assertThat(resilient(model, Resilience.DEFAULT).complete(Requests.saying("a")))
                .isEqualTo(TEXT);
        assertThat(pause.seconds()).isBetween(7.0, 7.25);
    }

    @Test
    void a_service_that_asks_for_too_long_a_wait_is_not_waited_for() {
        InMemoryProvider model = new InMemoryProvider(refusingOnce(retryAfter(Duration.ofHours(1))));

        assertThat(resilient(model, Resilience.DEFAULT).complete(Requests.saying("a")))
                .isInstanceOf(ProviderReply.Refused.class);
        assertThat(pause.sleeps).isEmpty();
    }

    @Test
    void the_services_words_are_passed_on_without_the_key() {
        InMemoryProvider model = new InMemoryProvider(
                request -> ProviderReply.Refused.of(RefusalKind.AUTH, "invalid key top-secret-1 given"));

        assertThat(resilient(model, Resilience.DEFAULT).complete(Requests.saying("a")))
                .isEqualTo(ProviderReply.Refused.of(RefusalKind.AUTH, "invalid key *** given"));
    }

    @Test
    void a_request_that_hangs_ends_at_its_time_limit_even_when_the_client_ignores_interrupts() {
        CountDownLatch never = new CountDownLatch(1);
        InMemoryProvider model = new InMemoryProvider(request -> {
            while (true) {
                try {
                    never.await();
                    return TEXT;
                } catch (InterruptedException e) {
                    // A client that does not listen.
                }
            }
        });
        Resilience impatient =
                Resilience.DEFAULT.withTimeout(Duration.ofMillis(50)).withAttempts(2);

        ProviderReply reply = resilient(model, impatient).complete(Requests.saying("a"));

        assertThat(reply)
                .isEqualTo(ProviderReply.Refused.of(
                        RefusalKind.TIMEOUT,
                        "no reply within 0.05 s; a longer time limit is set by judge: timeout (sent 2 times)"));
        never.countDown();
    }

    @Test
    void an_interrupt_ends_the_wait_at_once_and_stays_visible() throws Exception {
        CountDownLatch asked = new CountDownLatch(1);
        CountDownLatch never = new CountDownLatch(1);
        InMemoryProvider model = new InMemoryProvider(request -> {
            asked.countDown();
            try {
                never.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return TEXT;
        });
        List<Object> seen = new ArrayList<>();
        Thread user = new Thread(() -> {
            seen.add(resilient(model, Resilience.DEFAULT).complete(Requests.saying("a")));
            seen.add(Thread.currentThread().isInterrupted());
        });
        user.start();
        asked.await();
        long start = System.nanoTime();
        user.interrupt();
        user.join();

        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(2));
        assertThat(seen)
                .containsExactly(ProviderReply.Refused.of(RefusalKind.INTERRUPTED, "the run was stopped"), true);
    }

    @Test
    void a_request_after_closing_is_refused() {
        ResilientProvider provider = resilient(new InMemoryProvider(request -> TEXT), Resilience.DEFAULT);
        provider.close();

        assertThat(provider.complete(Requests.saying("a")))
                .isInstanceOfSatisfying(
                        ProviderReply.Refused.class,
                        refused -> assertThat(refused.kind()).isEqualTo(RefusalKind.INTERRUPTED));
    }

    @Test
    void a_service_that_fails_in_a_row_is_left_alone_and_tried_again_later() throws Exception {
        AtomicInteger failures = new AtomicInteger(3);
        InMemoryProvider model = new InMemoryProvider(request ->
                failures.getAndDecrement() > 0 ? ProviderReply.Refused.of(RefusalKind.SERVER, "out of order") : TEXT);
        ResilientProvider provider =
                resilient(model, Resilience.DEFAULT.withAttempts(1).withBreaker(3, Duration.ofMillis(200)));
        for (int i = 0; i < 3; i++) {
            provider.complete(Requests.saying("a"));
        }

        assertThat(provider.complete(Requests.saying("a")))
                .isEqualTo(ProviderReply.Refused.of(
                        RefusalKind.CIRCUIT_OPEN,
                        "not asked, because the last requests to memory at test:memory all failed: out of order"));
        assertThat(model.calls()).isEqualTo(3);

        Thread.sleep(250);
        assertThat(provider.complete(Requests.saying("a"))).isEqualTo(TEXT);
        assertThat(provider.complete(Requests.saying("a"))).isEqualTo(TEXT);
    }

    @Test
    void requests_the_service_cannot_take_do_not_speak_against_it() {
        InMemoryProvider model =
                new InMemoryProvider(request -> ProviderReply.Refused.of(RefusalKind.BAD_REQUEST, "too long"));
        ResilientProvider provider = resilient(model, Resilience.DEFAULT.withBreaker(2, Duration.ofHours(1)));
        for (int i = 0; i < 6; i++) {
            provider.complete(Requests.saying("a"));
        }

        assertThat(model.calls()).isEqualTo(6);
    }

    @Test
    void a_service_that_refuses_the_key_from_the_beginning_is_asked_three_times_and_no_more() {
        InMemoryProvider model =
                new InMemoryProvider(request -> ProviderReply.Refused.of(RefusalKind.AUTH, "wrong key top-secret-1"));
        ResilientProvider provider = resilient(model, Resilience.DEFAULT, Budget.unlimited());

        List<ProviderReply> replies = new ArrayList<>();
        for (int i = 0; i < 1000; i++) {
            replies.add(provider.complete(Requests.saying("a" + i)));
        }

        assertThat(model.calls()).isEqualTo(3);
        assertThat(replies.get(999))
                .isInstanceOfSatisfying(
                        ProviderReply.Refused.class,
                        refused -> assertThat(refused.message())
                                .contains("not asked", "refused for good", "wrong key ***"));
    }

    @Test
    void a_single_refusal_among_answers_does_not_end_anything() {
        InMemoryProvider model = new InMemoryProvider(request ->
                request.user().equals("bad") ? ProviderReply.Refused.of(RefusalKind.NOT_FOUND, "gone") : TEXT);
        ResilientProvider provider = resilient(model, Resilience.DEFAULT, Budget.unlimited());

        provider.complete(Requests.saying("good"));
        for (int i = 0; i < 4; i++) {
            provider.complete(Requests.saying("bad"));
        }

        assertThat(provider.complete(Requests.saying("good"))).isEqualTo(TEXT);
    }

    @Test
    void a_reply_that_echoes_the_key_is_masked_before_anybody_sees_it() {
        InMemoryProvider model = new InMemoryProvider(request -> ProviderReply.Text.of("the key is top-secret-1"));

        assertThat(resilient(model, Resilience.DEFAULT, Budget.unlimited()).complete(Requests.saying("a")))
                .isEqualTo(ProviderReply.Text.of("the key is ***"));
    }

    @Test
    void a_request_whose_turn_would_come_after_the_time_limit_is_refused_without_waiting() {
        InMemoryProvider model = new InMemoryProvider(request -> TEXT);
        Budget budget = new Budget(
                new BudgetLimits(
                        OptionalLong.empty(),
                        OptionalLong.empty(),
                        BudgetLimits.NONE.cost(),
                        Optional.of(Duration.ofSeconds(90))),
                pause::nanoTime);
        ResilientProvider provider = resilient(model, Resilience.DEFAULT.withMaxRate(1), budget);

        List<ProviderReply> replies = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            replies.add(provider.complete(Requests.saying("a")));
        }

        assertThat(model.calls()).isEqualTo(2);
        assertThat(replies).filteredOn(TEXT::equals).hasSize(2);
        assertThat(pause.seconds()).isLessThan(90);
    }

    private ResilientProvider resilient(Provider model, Resilience settings) {
        return resilient(model, settings, Budget.unlimited());
    }

    private ResilientProvider resilient(Provider model, Resilience settings, Budget budget) {
        return new ResilientProvider(
                model, settings, Price.FREE, budget, new Secrets(List.of("top-secret-1")), pause, new Random(1));
    }

    private static ProviderReply.Refused retryAfter(Duration wait) {
        return new ProviderReply.Refused(RefusalKind.RATE_LIMIT, OptionalInt.of(429), Optional.of(wait), "slow down");
    }

    private static Function<ProviderRequest, ProviderReply> refusing(RefusalKind kind, int times) {
        AtomicInteger left = new AtomicInteger(times);
        return request -> left.getAndDecrement() > 0 ? ProviderReply.Refused.of(kind, "no") : TEXT;
    }

    private static Function<ProviderRequest, ProviderReply> refusingOnce(ProviderReply refusal) {
        AtomicInteger left = new AtomicInteger(1);
        return request -> left.getAndDecrement() > 0 ? refusal : TEXT;
    }
}
