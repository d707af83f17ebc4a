package dev.assay.judge.kit;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.judge.port.FinishReason;
import dev.assay.judge.port.Provider;
import dev.assay.judge.port.ProviderId;
import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.port.ProviderRequest;
import dev.assay.judge.port.RefusalKind;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A model that says what {@code replies.json} of a folder of cases says, in order, for each case and kind of question.
 * Finds the case by its question in the request and the kind by the prompt. Asking more often than scripted is counted
 * and refused.
 */
public final class ScriptedProvider implements Provider {

    private final ProviderId id;
    private final List<ScriptedCase> cases;
    private final JsonNode replies;
    private final Map<String, Deque<JsonNode>> left = new HashMap<>();
    private final AtomicInteger calls = new AtomicInteger();
    private final AtomicInteger unscripted = new AtomicInteger();

    /** The script of a folder such as {@code 02-think-block} under {@code cases} on the class path. */
    public ScriptedProvider(String folder) {
        this(folder, new ProviderId("scripted", "test:" + folder));
    }

    /** The same under another name. */
    public ScriptedProvider(String folder, ProviderId id) {
        this.id = id;
        this.cases = ScriptedCase.folder(folder);
        this.replies = ScriptedCase.json(ScriptedCase.text(folder + "/replies.json"));
    }

    /** How often it was asked. */
    public int calls() {
        return calls.get();
    }

    /** How often it was asked for a reply that the script does not have. */
    public int unscripted() {
        return unscripted.get();
    }

    @Override
    public ProviderId id() {
        return id;
    }

    @Override
    public ProviderReply complete(ProviderRequest request) {
        calls.incrementAndGet();
        Optional<JsonNode> scripted = caseOf(request).flatMap(found -> next(found, request));
        if (scripted.isEmpty()) {
            unscripted.incrementAndGet();
            return ProviderReply.Refused.of(
                    RefusalKind.BAD_REQUEST,
                    "the script has no further reply for " + request.origin().about());
        }
        return reply(scripted.get(), request);
    }

    private Optional<ScriptedCase> caseOf(ProviderRequest request) {
        return cases.stream()
                .filter(found -> request.user().contains(found.question()))
                .max(Comparator.comparingInt(found -> found.question().length()));
    }

    private synchronized Optional<JsonNode> next(ScriptedCase found, ProviderRequest request) {
        JsonNode byModel = replies.path(request.settings().model());
        JsonNode script = (byModel.isObject() ? byModel : replies).path(found.id());
        String prompt = request.origin().prompt().replaceFirst("\\.[a-z]+$", "");
        boolean ofReference = found.reference().filter(request.user()::contains).isPresent()
                && !request.user().contains(found.answer());
        List<String> kinds = ofReference ? List.of("reference-" + prompt) : List.of(prompt, "reference-" + prompt);
        for (String kind : kinds) {
            Deque<JsonNode> queue = left.computeIfAbsent(
                    request.settings().model() + "/" + found.id() + "/" + kind, key -> scripted(script, kind));
            if (!queue.isEmpty()) {
                JsonNode head = queue.element();
                if (!head.path("repeat").asBoolean()) {
                    queue.remove();
                }
                return Optional.of(head);
            }
        }
        return Optional.empty();
    }

    private static Deque<JsonNode> scripted(JsonNode script, String kind) {
        Deque<JsonNode> queue = new ArrayDeque<>();
        script.forEach(reply -> {
            if (reply.path("kind").asText().equals(kind)) {
                queue.add(reply);
            }
        });
        return queue;
    }

    private static ProviderReply reply(JsonNode scripted, ProviderRequest request) {
        if (scripted.has("delayMs")) {
            try {
                Thread.sleep(scripted.path("delayMs").asLong());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return ProviderReply.Refused.of(RefusalKind.INTERRUPTED, "stopped");
            }
        }
        if (scripted.has("http")) {
            int status = scripted.path("http").path("status").asInt();
            return new ProviderReply.Refused(
                    RefusalKind.ofStatus(status),
                    OptionalInt.of(status),
                    Optional.empty(),
                    scripted.path("http").path("body").asText());
        }
        return new ProviderReply.Text(
                scripted.path("text").asText(),
                FinishReason.of(scripted.path("finish").asText("stop")),
                request.settings().model(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                0);
    }

    @Override
    public void close() {}
}
