package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A gate that demands a certified judge. */
class CertifiedGateTest {

    @TempDir
    private static Path folder = Path.of("");

    private static String shown = "";

    private Path certificate = Path.of("");

    /** A run of 212 cases, and a certificate of the judge as `calibrate` writes it. */
    @BeforeAll
    static void run() throws IOException {
        LabelledRun.write(folder);
        assertThat(LabelledRun.run(folder, "-m", "latencyMs").exit()).isZero();
        Path written = folder.resolve("written.json");
        Call call = Call.of(
                "judge",
                "calibrate",
                Path.of("src", "test", "resources", "labels", "claims.jsonl").toString(),
                "--out",
                written.toString());
        assertThat(call.exit()).isZero();
        shown = Files.readString(written);
    }

    /** With counts that show something. */
    @BeforeEach
    void certificate() throws IOException {
        certificate = folder.resolve("judge.json");
        Files.writeString(certificate, shown);
        change(
                "\"truePositives\" : \\d+,\\s+\"falseNegatives\" : \\d+,\\s+\"trueNegatives\" : \\d+,\\s+\"falsePositives\" : \\d+",
                "\"truePositives\" : 90, \"falseNegatives\" : 10, \"trueNegatives\" : 80, \"falsePositives\" : 20");
    }

    private void change(String what, String to) throws IOException {
        Files.writeString(certificate, Files.readString(certificate).replaceAll(what, to));
    }

    private Call gate(String... more) {
        return Call.of(LabelledRun.all(
                List.of(
                        "gate",
                        "--set",
                        "out=" + folder.resolve("store"),
                        "--set",
                        "requireCertified=true",
                        "--set",
                        "judge.certificate=" + certificate,
                        "--rule",
                        "faithfulness at least 0.5"),
                more));
    }

    @Test
    void a_certificate_that_speaks_for_the_judge_lets_the_rule_count() {
        assertThat(gate().exit()).isZero();
        assertThat(gate("--rule", "faithfulness at least 0.99").exit()).isEqualTo(1);
    }

    @Test
    void without_one_the_rule_is_not_measured_and_the_next_step_is_told() {
        Call call = Call.of(
                "gate",
                "--set",
                "out=" + folder.resolve("store"),
                "--set",
                "requireCertified=true",
                "--rule",
                "faithfulness at least 0.99");

        assertThat(call.exit()).isEqualTo(3);
        assertThat(call.out())
                .contains("not measured: faithfulness is not measured by a certified judge")
                .contains("assay judge calibrate LABELS.jsonl --out FILE");
    }

    @Test
    void rules_that_rest_on_no_judge_count_all_the_same() {
        List<String> without =
                List.of("gate", "--set", "out=" + folder.resolve("store"), "--set", "requireCertified=true");
        Call met = Call.of(LabelledRun.all(without, "--rule", "latencyMs at most 2000"));
        Call mixed = Call.of(
                LabelledRun.all(without, "--rule", "faithfulness at least 0.5", "--rule", "latencyMs at most 2000"));
        Call worse = Call.of(
                LabelledRun.all(without, "--rule", "faithfulness at least 0.5", "--rule", "latencyMs at most 1"));

        assertThat(met.exit()).isZero();
        assertThat(mixed.exit()).isEqualTo(3);
        assertThat(worse.exit()).isEqualTo(1); // what is known to be bad is told first
    }

    @Test
    void another_judge_another_day_another_language_each_expire_it() throws IOException {
        change("weights:[0-9a-f]+", "weights:00000000");
        Call judge = gate();
        assertThat(judge.exit()).isEqualTo(3);
        assertThat(judge.out()).contains("another judge: certified: weights:00000000; asked: weights:");

        certificate();
        change("\"date\" : \"[^\"]+\"", "\"date\" : \"2020-01-01\"");
        assertThat(gate().exit()).isEqualTo(3);
        assertThat(gate().out()).contains("is of 2020-01-01").contains("certifiedDays: 90");
        assertThat(gate("--set", "certifiedDays=100000").exit()).isZero();

        certificate();
        change("\"en\" : ", "\"de\" : ");
        assertThat(gate().exit()).isEqualTo(3);
        assertThat(gate().out()).contains("speaks for de, zh, and answers are in en");

        certificate();
        change("\"metric\" : \"faithfulness\"", "\"metric\" : \"nuggetRecall\"");
        assertThat(gate().out()).contains("speaks for nuggetRecall, not for faithfulness");
    }

    @Test
    void a_run_with_rules_asks_for_it_too() {
        Call call = LabelledRun.run(folder, "--rule", "faithfulness at least 0.5", "--set", "requireCertified=true");

        assertThat(call.exit()).isEqualTo(3);
        assertThat(call.out()).contains("not measured by a certified judge");
    }

    @Test
    void the_ratchet_raises_nothing_that_no_certified_judge_measured() throws IOException {
        Path evals = Files.createDirectories(folder.resolve("ratchet"));
        LabelledRun.write(evals);
        Path cases = evals.resolve("cases.jsonl");
        String good = Files.readString(cases);
        Files.writeString(
                cases,
                good.replaceAll(
                        "(\"id\": \"u1\\d\\d\".*\"answer\": )\"[^\"]+\"",
                        "$1\"Volcanoes on Iceland erupt every few years.\""));
        assertThat(LabelledRun.run(evals, "-m", "latencyMs").exit()).isZero();
        String store = "out=" + evals.resolve("store");
        assertThat(Call.of("freeze", "--config", evals.toString(), "--set", store)
                        .exit())
                .isZero();
        Path baseline = evals.resolve("baseline.txt");
        String before = Files.readString(baseline);
        Files.writeString(cases, good);

        String[] ratchet = {"--baseline", baseline.toString(), "--ratchet", "--set", "requireCertified=true"};
        Call run = LabelledRun.run(evals, LabelledRun.all(List.of("-m", "latencyMs"), ratchet));
        Call gate = Call.of(LabelledRun.all(List.of("gate", "--config", evals.toString(), "--set", store), ratchet));

        for (Call refused : List.of(run, gate)) {
            assertThat(refused.exit()).isEqualTo(3);
            assertThat(refused.out())
                    .contains("faithfulness is not measured by a certified judge")
                    .contains("the ratchet raised nothing: the gate did not pass");
        }
        assertThat(baseline).hasContent(before);
        Call certified = Call.of(LabelledRun.all(
                List.of("gate", "--config", evals.toString(), "--set", store),
                LabelledRun.all(List.of(ratchet), "--set", "judge.certificate=" + certificate)));
        assertThat(certified.exit()).isZero();
        assertThat(certified.out()).contains("raised faithfulness: ");
    }

    @Test
    void a_rule_on_a_slice_is_refused_with_the_number_of_the_slice() {
        Call call = Call.of(
                "gate",
                "--set",
                "out=" + folder.resolve("store"),
                "--set",
                "requireCertified=true",
                "--rule",
                "faithfulness at least 0.5 on language=en");

        assertThat(call.exit()).isEqualTo(3);
        assertThat(call.out()).contains("not measured by a certified judge").containsPattern("judged +: 0\\.816");
    }

    @Test
    void what_is_no_certificate_is_an_error() throws IOException {
        Files.writeString(certificate, "{\"format\": 1}");
        Call call = gate();

        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.err()).contains("judge.json: found no certificate of format 1");
        Files.delete(certificate);
        assertThat(gate().err()).contains("no such file");
    }

    @Test
    void the_keys_are_read_from_assay_yaml_relative_to_it() throws IOException {
        Path evals = Files.createDirectories(folder.resolve("evals"));
        Files.writeString(evals.resolve("assay.yaml"), """
                cases: ../cases.jsonl
                judge:
                  use: embedded
                  certificate: [../judge.json]
                requireCertified: true
                certifiedDays: 30
                metrics: [faithfulness]
                rules: [faithfulness at least 0.5]
                """);
        Call call = Call.of(
                "run", evals.toString(), "--out", folder.resolve("store").toString());

        assertThat(call.exit()).isZero();
        // 173 of 212 claims: (.816038 + .8 - 1) / (.9 + .8 - 1) = .880054
        assertThat(call.out())
                .doesNotContain("certified judge")
                .containsPattern("supported claims, en +0.816 .*\n.*Rogan-Gladen, en +0.880 ");
    }
}
