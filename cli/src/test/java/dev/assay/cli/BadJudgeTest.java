package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever is wrong with a judge ends with exit 2 or 3 and one line that names the setting and the next step. */
class BadJudgeTest {

    /** Set for the tests by the build, under TEST_JUDGE_KEY. */
    private static final String KEY = "a-key-that-must-never-be-written";

    private static final int CASES = 60;

    @TempDir
    private Path folder;

    private final AtomicInteger asked = new AtomicInteger();

    private Call call(String command, String url, String... more) throws IOException {
        Path data = ModelServer.cases(
                folder.resolve("data"), IntStream.rangeClosed(1, CASES).boxed().toList());
        List<String> all = new ArrayList<>(List.of(
                command,
                data.toString(),
                "--json",
                "--set",
                "out=" + folder.resolve("store"),
                "--set",
                "judge.use=openai",
                "--set",
                "judge.apiKeyEnv=TEST_JUDGE_KEY",
                "--set",
                "judge.attempts=1",
                "--set",
                "concurrency=2",
                "--set",
                "judge.baseUrl=" + url));
        all.addAll(List.of(more));
        return Call.of(all.toArray(String[]::new));
    }

    private static String url(HttpServer server) {
        String scheme = server instanceof HttpsServer ? "https" : "http";
        return scheme + "://127.0.0.1:" + server.getAddress().getPort() + "/v1";
    }

    private HttpServer saying(int status, String body) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        return answering(server, status, body);
    }

    private HttpServer answering(HttpServer server, int status, String body) {
        server.createContext("/", exchange -> {
            try (exchange) {
                asked.incrementAndGet();
                exchange.getRequestBody().readAllBytes();
                byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
                exchange.getResponseHeaders().set("Content-Type", "application/json");
                exchange.sendResponseHeaders(status, bytes.length);
                exchange.getResponseBody().write(bytes);
            }
        });
        server.start();
        return server;
    }

    private static void saysOnce(Call run, String... said) {
        assertThat(run.exit()).isEqualTo(3);
        assertThat(run.err().lines()).as(run.err()).hasSize(1);
        assertThat(run.err())
                .contains(CASES + " of " + CASES + " cases could not be judged (judge-down)")
                .contains(said);
    }

    private static void doctorSays(Call doctor, String check, String... said) throws IOException {
        assertThat(doctor.exit()).isEqualTo(2);
        for (JsonNode each : doctor.result()) {
            if (each.path("name").asText().equals(check)) {
                assertThat(each.path("good").asBoolean()).isFalse();
                assertThat(each.path("said").asText()).contains(said).doesNotContain("\n");
                return;
            }
        }
        throw new AssertionError("no check " + check + " in " + doctor.out());
    }

    @ParameterizedTest
    @CsvSource({"401, no such key, judge.apiKeyEnv", "404, no such model, judge.model"})
    void a_service_that_refuses_for_good_is_asked_a_few_times_only(int status, String said, String advice)
            throws IOException {
        HttpServer server = saying(status, "{\"error\": {\"message\": \"" + said + "\"}}");
        try {
            saysOnce(call("run", url(server)), said, advice, "HTTP " + status);
            assertThat(asked.get()).isLessThan(6);
            doctorSays(call("doctor", url(server)), "judge", said, advice);
        } finally {
            server.stop(0);
        }
    }

    @Test
    void nothing_listens_there() throws IOException {
        saysOnce(call("run", "http://127.0.0.1:1/v1"), "127.0.0.1:1", "judge.baseUrl");
        doctorSays(call("doctor", "http://127.0.0.1:1/v1"), "judge", "127.0.0.1:1", "judge.baseUrl");
    }

    @Test
    void no_such_host() throws IOException {
        saysOnce(call("run", "http://no-such-host.invalid/v1"), "no-such-host.invalid", "judge.baseUrl");
    }

    @Test
    void a_certificate_that_nobody_signed() throws Exception {
        Path store = folder.resolve("keys.p12");
        String keytool =
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString();
        Process made = new ProcessBuilder(
                        keytool,
                        "-genkeypair",
                        "-alias",
                        "a",
                        "-keyalg",
                        "EC",
                        "-dname",
                        "CN=localhost",
                        "-ext",
                        "san=ip:127.0.0.1",
                        "-storetype",
                        "PKCS12",
                        "-storepass",
                        "changeit",
                        "-keystore",
                        store.toString())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("keytool.txt").toFile())
                .start();
        assertThat(made.waitFor()).isZero();
        KeyStore keys = KeyStore.getInstance("PKCS12");
        try (InputStream stream = Files.newInputStream(store)) {
            keys.load(stream, "changeit".toCharArray());
        }
        KeyManagerFactory factory = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        factory.init(keys, "changeit".toCharArray());
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(factory.getKeyManagers(), null, null);
        HttpsServer server = HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setHttpsConfigurator(new HttpsConfigurator(context));
        answering(server, 200, "{}");
        try {
            saysOnce(call("run", url(server)), "no secure connection", "certificate");
            assertThat(asked.get()).isZero();
            doctorSays(call("doctor", url(server)), "judge", "certificate");
        } finally {
            server.stop(0);
        }
    }

    @Test
    void no_key() throws IOException {
        Call run = call("run", "http://127.0.0.1:1/v1", "--set", "judge.apiKeyEnv=NOT_SET_ANYWHERE");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err().lines()).hasSize(1);
        assertThat(run.err()).contains("NOT_SET_ANYWHERE", ".env", "judge.apiKeyEnv");
        doctorSays(
                call("doctor", "http://127.0.0.1:1/v1", "--set", "judge.apiKeyEnv=NOT_SET_ANYWHERE"),
                "judge",
                "NOT_SET_ANYWHERE");
    }

    @Test
    void a_cache_of_a_newer_version() throws Exception {
        Path cache = Files.createDirectories(folder.resolve("store")).resolve("cache.sqlite");
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + cache);
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA user_version=99");
        }

        Call run = call("run", "http://127.0.0.1:1/v1");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err().lines()).hasSize(1);
        assertThat(run.err()).contains("cache.sqlite", "layout 99", "newer Assay");
        doctorSays(call("doctor", "http://127.0.0.1:1/v1"), "cache", "layout 99");
    }

    @ParameterizedTest
    @CsvSource({"401", "200"})
    void the_key_is_nowhere_even_if_the_service_echoes_it(int status) throws IOException {
        String escaped = "\\u0061" + KEY.substring(1);
        String claims = "{\"claims\": [{\"id\": 1, \"text\": \"The key is " + KEY + " or " + escaped + ".\"}]}";
        String good = new ObjectMapper()
                .writeValueAsString(Map.of(
                        "id",
                        "1",
                        "model",
                        "m-" + KEY,
                        "choices",
                        List.of(Map.of(
                                "index",
                                0,
                                "finish_reason",
                                "stop",
                                "message",
                                Map.of("role", "assistant", "content", claims)))));
        String bad = "{\"error\": {\"message\": \"" + "x".repeat(130) + " wrong key " + KEY + "\"}}";
        HttpServer server = saying(status, status == 200 ? good : bad);
        try {
            Path tape = folder.resolve("store/tape.jsonl");
            Call run = call("run", url(server), "--cassette", tape.toString());
            assertThat(asked.get()).isPositive();
            String said = run.out() + run.err() + call("doctor", url(server)).out();
            // Half a key is a key lost, too.
            assertThat(said).contains("***").doesNotContain(KEY.substring(0, 12), "that-must-never");
            try (Stream<Path> all = Files.walk(folder.resolve("store"))) {
                List<Path> files = all.filter(Files::isRegularFile).toList();
                assertThat(files).hasSizeGreaterThan(6);
                for (Path file : files) {
                    assertThat(Files.readString(file, StandardCharsets.ISO_8859_1))
                            .as(file.toString())
                            .doesNotContain(KEY.substring(0, 12), "that-must-never");
                }
            }
        } finally {
            server.stop(0);
        }
    }
}
