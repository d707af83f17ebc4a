package dev.assay.judge.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Verdict;
import dev.assay.judge.embedded.nli.NliFixture;
import dev.assay.judge.port.Judge;
import dev.assay.judge.port.JudgeHome;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The judge with a model of the user's own: a real one, small, and trained on who is where. */
class OwnModelTest {

    @TempDir
    private Path folder;

    private Map<String, String> settings = Map.of();

    @BeforeEach
    void lay() throws IOException {
        settings = NliFixture.in(folder);
    }

    private static Judge open(Map<String, String> settings) {
        return new EmbeddedJudgeProvider().open(settings, JudgeHome.without(Map.of()));
    }

    private PassageVerdict verdict(String passage, String claim) {
        try (Judge judge = open(settings)) {
            return Ask.verdicts(judge, Ask.claims(claim), passage).get(0);
        }
    }

    /** None of these pairs of animal and place occurs in what the model was trained on. */
    @ParameterizedTest
    @CsvSource({
        "The dog is in the pond. The hen is in the attic., The dog is in the pond., SUPPORTED",
        "The cat is in the barn. The horse is in the forest., The horse is in the forest., SUPPORTED",
        "The horse is in the forest. The cat is in the barn., The horse is in the field., CONTRADICTED",
        "The dog is in the pond. The hen is in the attic., The hen is in the yard., CONTRADICTED",
        "The dog is in the pond. The hen is in the attic., The cat is in the barn., NOT_STATED",
        "The cat is in the barn., The goat is in the garden., NOT_STATED",
    })
    void alone_it_tells_pairs_it_never_saw(String passage, String claim, Verdict wanted) {
        settings.put("nli.alone", "true");
        PassageVerdict said = verdict(passage, claim);
        assertThat(said.verdict()).as(said.toString()).isEqualTo(wanted);
        assertThat(said.reason()).contains("the NLI model gives entailment ");
        assertThat(said.quote().isPresent()).isEqualTo(wanted != Verdict.NOT_STATED);
    }

    @Test
    void the_order_of_labels_is_that_of_its_config() throws IOException {
        settings.put("nli.alone", "true");
        String passage = "The dog is in the pond. The hen is in the attic.";
        NliFixture.labels(folder, "ENTAILMENT", "NEUTRAL", "CONTRADICTION");
        assertThat(verdict(passage, "The dog is in the pond.").verdict()).isEqualTo(Verdict.CONTRADICTED);
        assertThat(verdict(passage, "The hen is in the yard.").verdict()).isEqualTo(Verdict.SUPPORTED);
        NliFixture.labels(folder, "neutral", "entailment", "contradiction");
        assertThat(verdict(passage, "The cat is in the barn.").verdict()).isEqualTo(Verdict.SUPPORTED);
    }

    @Test
    void the_order_that_is_set_goes_before_that_of_the_config() {
        settings.put("nli.alone", "true");
        settings.put("nli.labels", "entailment,neutral,contradiction");
        assertThat(verdict("The dog is in the pond.", "The dog is in the pond.").verdict())
                .isEqualTo(Verdict.CONTRADICTED);
    }

    /** The model reads 64 tokens; these passages have some 170, with what decides first, in the middle and last. */
    @ParameterizedTest
    @CsvSource({"0", "12", "24"})
    void a_passage_longer_than_it_reads_is_read_to_its_end(int before) {
        settings.put("nli.alone", "true");
        String[] rest = new String[25];
        for (int i = 0; i < rest.length; i++) {
            rest[i] = i == before ? "The dog is in the pond." : "The sun is low.";
        }
        String passage = String.join(" ", rest);
        assertThat(verdict(passage, "The dog is in the pond.").verdict()).isEqualTo(Verdict.SUPPORTED);
        assertThat(verdict(passage, "The dog is in the kitchen.").verdict()).isEqualTo(Verdict.CONTRADICTED);
        assertThat(verdict(passage, "The hen is in the attic.").verdict()).isEqualTo(Verdict.NOT_STATED);
    }

    @Test
    void beside_ours_its_word_counts_as_much() {
        String passage = "The dog is in the pond. The hen is in the attic.";
        PassageVerdict both = verdict(passage, "The dog is in the attic.");
        settings.put("nli.alone", "true");
        double its = verdict(passage, "The dog is in the attic.").probability().orElseThrow();
        double ours = ours(passage, "The dog is in the attic.").probability().orElseThrow();
        assertThat(its).isLessThan(.5);
        double wanted = (logOdds(Math.max(its, .001)) + logOdds(ours)) / 2;
        assertThat(logOdds(both.probability().orElseThrow())).isCloseTo(wanted, within(1e-9));
        assertThat(both.verdict()).isEqualTo(Verdict.CONTRADICTED);
        assertThat(both.reason()).startsWith("the NLI model gives entailment 0.");
    }

    @Test
    void what_ours_takes_for_supported_and_it_does_not_is_no_longer_supported() {
        String passage = "The dog is in the pond. The hen is in the attic.";
        assertThat(ours(passage, "The dog is in the attic.").verdict()).isEqualTo(Verdict.SUPPORTED);
        assertThat(verdict(passage, "The dog is in the attic.").verdict()).isEqualTo(Verdict.CONTRADICTED);
        assertThat(verdict(passage, "The dog is in the pond.").verdict()).isEqualTo(Verdict.SUPPORTED);
    }

    private static PassageVerdict ours(String passage, String claim) {
        try (Judge judge = open(Map.of())) {
            return Ask.verdicts(judge, Ask.claims(claim), passage).get(0);
        }
    }

    private static double logOdds(double probability) {
        return Math.log(probability / (1 - probability));
    }

    @Test
    void the_id_of_the_judge_holds_that_of_the_model() {
        List<String> ids = List.of(idOf(Map.of()), idOf(settings));
        assertThat(ids.get(1)).startsWith(ids.get(0) + " nli:");
    }

    private static String idOf(Map<String, String> settings) {
        try (Judge judge = open(settings)) {
            return judge.id();
        }
    }
}
