package dev.assay.judge.embedded.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.words.Sentences;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The checks alone on the minimal pairs, without any model. */
class PairChecksTest {

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void fire_on_every_changed_claim_and_on_no_true_one(String language) throws IOException {
        try (InputStream in = PairChecksTest.class.getResourceAsStream("../pairs-" + language + ".txt")) {
            List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
            StringBuilder wrong = new StringBuilder();
            for (String line : lines) {
                String[] part = line.split("\\s*\\|\\s*");
                List<Checked> passage = Sentences.of(part[1]).stream()
                        .map(slice -> Checked.of(slice.of(part[1])))
                        .toList();
                Checks.Findings truth = Checks.of(Checked.of(part[2]), passage);
                Checks.Findings changed = Checks.of(Checked.of(part[3]), passage);
                wrong.append(truth.forbidSupport() ? "true but " + truth + ": " + part[2] + "\n" : "");
                wrong.append(changed.forbidSupport() ? "" : "silent on: " + part[3] + "\n");
            }
            assertThat(wrong.toString()).isEmpty();
        }
    }
}
