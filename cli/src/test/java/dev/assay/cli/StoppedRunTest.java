package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Real processes, interrupted and killed. */
class StoppedRunTest {

    private static final int KILLS = 20;
    private static final int AT_ONCE = 4;
    private static final Pattern FACT = Pattern.compile("fact number (\\d+)");

    @TempDir
    private Path folder;

    private static List<Integer> numbers(int count) {
        return IntStream.rangeClosed(1, count).boxed().toList();
    }

    private static void await(ModelServer server, int requests, Process process) throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (server.order().size() < requests && process.isAlive() && System.nanoTime() < end) {
            Thread.sleep(2);
        }
    }

    @Test
    void an_interrupted_run_ends_within_two_seconds_and_the_next_one_goes_on() throws Exception {
        Path cases = ModelServer.cases(folder.resolve("data"), numbers(40));
        Path output = folder.resolve("output.txt");
        try (ModelServer server = new ModelServer(300)) {
            Process process = RunProcess.start(cases, folder.resolve("store"), server.url(), output);
            await(server, 14, process);
            long before = System.nanoTime();
            assertThat(new ProcessBuilder("kill", "-INT", Long.toString(process.pid()))
                            .start()
                            .waitFor())
                    .isZero();

            assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
            assertThat(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - before))
                    .isLessThan(2000);
            assertThat(process.exitValue()).isEqualTo(130);
            assertThat(Files.readString(output)).containsOnlyOnce("the same command goes on from here");
            assertThat(folder.resolve("store/runs")).isEmptyDirectory();

            Set<String> kept = kept(folder.resolve("store"));
            assertThat(kept).hasSizeGreaterThanOrEqualTo(14 - AT_ONCE);
            int asked = server.order().size();
            Process next = RunProcess.start(cases, folder.resolve("store"), server.url(), output);
            assertThat(next.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(next.exitValue()).isZero();
            List<String> later = server.order();
            assertThat(later.subList(asked, later.size())).noneMatch(kept::contains);
        }
    }

    /** Every reply that the cache has committed is never asked for again; what was in flight may be. */
    @Test
    void a_run_killed_at_any_moment_pays_for_no_kept_reply_again() throws Exception {
        Path cases = ModelServer.cases(folder.resolve("data"), numbers(130));
        Path store = folder.resolve("store");
        Path output = folder.resolve("output.txt");
        Random random = new Random(20);
        try (ModelServer server = new ModelServer(15)) {
            for (int kill = 0; kill < KILLS; kill++) {
                int asked = server.order().size();
                Set<String> kept = kept(store);
                Process process = RunProcess.start(cases, store, server.url(), output);
                await(server, asked + 1 + random.nextInt(10), process);
                Thread.sleep(random.nextInt(20));
                process.destroyForcibly();
                assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
                Thread.sleep(40);
                List<String> order = server.order();
                assertThat(order.subList(asked, order.size())).noneMatch(kept::contains);
                assertThat(integrity(store)).isEqualTo("ok");
            }
            Process last = RunProcess.start(cases, store, server.url(), output);
            assertThat(last.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(last.exitValue()).as(Files.readString(output)).isZero();

            int again = server.order().size() - server.asked().size();
            assertThat(server.asked()).hasSize(2 * 130);
            assertThat(again).isLessThanOrEqualTo(KILLS * AT_ONCE);
            assertThat(kept(store)).hasSize(2 * 130);
        }
    }

    @Test
    void two_runs_from_both_ends_share_one_cache_and_meet_in_the_middle() throws Exception {
        List<Integer> backwards = new ArrayList<>(numbers(40));
        Collections.reverse(backwards);
        Path store = folder.resolve("store");
        try (ModelServer server = new ModelServer(30)) {
            Process one = RunProcess.start(
                    ModelServer.cases(folder.resolve("one"), numbers(40)),
                    store,
                    server.url(),
                    folder.resolve("1.txt"));
            Process two = RunProcess.start(
                    ModelServer.cases(folder.resolve("two"), backwards), store, server.url(), folder.resolve("2.txt"));
            for (Process process : List.of(one, two)) {
                assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
                assertThat(process.exitValue()).isZero();
            }

            assertThat(server.asked()).hasSize(80);
            assertThat(server.asked().values())
                    .allSatisfy(times -> assertThat(times.get()).isLessThanOrEqualTo(2));
            assertThat(server.order().size() - 80).isLessThanOrEqualTo(2 * AT_ONCE);
            assertThat(integrity(store)).isEqualTo("ok");
        }
    }

    /** The requests whose replies are in the cache. */
    private static Set<String> kept(Path store) throws Exception {
        Set<String> kept = new TreeSet<>();
        if (!Files.exists(store.resolve("cache.sqlite"))) {
            return kept;
        }
        try (Connection connection = open(store);
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT prompt, body FROM reply")) {
            while (rows.next()) {
                Matcher fact = FACT.matcher(rows.getString(2));
                assertThat(fact.find()).isTrue();
                kept.add(rows.getString(1).substring(0, rows.getString(1).indexOf('.')) + "-" + fact.group(1));
            }
        }
        return kept;
    }

    private static Connection open(Path store) throws Exception {
        return DriverManager.getConnection("jdbc:sqlite:" + store.resolve("cache.sqlite"));
    }

    private static String integrity(Path store) throws Exception {
        try (Connection connection = open(store);
                Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery("PRAGMA integrity_check")) {
            return result.getString(1);
        }
    }
}
