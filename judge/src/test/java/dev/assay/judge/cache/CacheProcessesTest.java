package dev.assay.judge.cache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.judge.kit.InMemoryProvider;
import dev.assay.judge.kit.Requests;
import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.port.RefusalKind;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Real processes, really killed. */
class CacheProcessesTest {

    private static final int KILLS = 20;
    private static final int LONGEST_LIFE_MILLIS = 150;

    @TempDir
    Path folder;

    @Test
    void a_process_killed_at_any_moment_loses_no_finished_reply_and_breaks_nothing() throws Exception {
        Path file = folder.resolve("replies.sqlite");
        Random random = new Random(20);
        List<Integer> finished = new ArrayList<>();
        for (int kill = 0; kill < KILLS; kill++) {
            Process process = filler(file, kill * 1_000_000, 1_000_000);
            try (BufferedReader lines = lines(process)) {
                finished.add(Integer.parseInt(lines.readLine()));
                Thread.sleep(random.nextInt(LONGEST_LIFE_MILLIS));
                // Through the handle, because destroying the process would close the pipe with its last lines.
                process.toHandle().destroyForcibly();
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    finished.add(Integer.parseInt(line));
                }
            }
            assertThat(process.waitFor()).isEqualTo(128 + 9);
        }

        assertThat(finished).hasSizeGreaterThan(KILLS * 2);
        assertAllKept(file, finished);
        assertThat(integrity(file)).isEqualTo("ok");
    }

    @Test
    void two_processes_share_one_cache() throws Exception {
        Path file = folder.resolve("shared.sqlite");
        Process one = filler(file, 0, 300);
        Process two = filler(file, 150, 300);
        List<Integer> finished = new ArrayList<>();
        for (Process process : List.of(one, two)) {
            try (BufferedReader lines = lines(process)) {
                lines.lines().map(Integer::parseInt).forEach(finished::add);
            }
            assertThat(process.waitFor()).isZero();
        }

        assertThat(finished).hasSize(600);
        assertAllKept(file, finished);
        assertThat(integrity(file)).isEqualTo("ok");
    }

    private static Process filler(Path file, int first, int count) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                        CacheFiller.class.getName(),
                        file.toString(),
                        Integer.toString(first),
                        Integer.toString(count))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static BufferedReader lines(Process process) {
        return new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    private static void assertAllKept(Path file, List<Integer> finished) {
        InMemoryProvider silent =
                new InMemoryProvider(request -> ProviderReply.Refused.of(RefusalKind.SERVER, "not to be asked"));
        try (CachingProvider caching = new CachingProvider(silent, ReplyCache.open(file))) {
            for (int number : finished) {
                String user = Integer.toString(number);
                assertThat(caching.complete(Requests.saying(user)))
                        .isEqualTo(ProviderReply.Text.of(CacheFiller.body(user)));
            }
        }
        assertThat(silent.calls()).isZero();
    }

    private static String integrity(Path file) throws Exception {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery("PRAGMA integrity_check")) {
            return result.getString(1);
        }
    }
}
