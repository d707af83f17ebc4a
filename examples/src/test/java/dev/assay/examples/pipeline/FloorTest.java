package dev.assay.examples.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Finds the floor again, on the 1,080 questions of XQuAD that are not in the example. */
class FloorTest {

    private static final int STEPS = 30;

    private record Question(boolean answerable, double score) {}

    @ParameterizedTest
    @EnumSource
    void the_floor_separates_best_among_the_questions_outside_the_example(Language language) throws IOException {
        List<Question> questions = outside(language);
        assertThat(questions).hasSize(1080);
        double best = 0;
        double floor = 0;
        for (int step = 1; step <= STEPS; step++) {
            double accuracy = balancedAccuracy(questions, step / 20.0);
            if (accuracy > best) {
                best = accuracy;
                floor = step / 20.0;
            }
        }
        assertThat(language.floor())
                .as("balanced accuracy %.3f at %.2f", best, floor)
                .isEqualTo(floor);
    }

    private static List<Question> outside(Language language) throws IOException {
        String folder = language.name().toLowerCase(Locale.ROOT);
        Path all = Path.of("src", "test", "resources", "xquad", folder, "cases.jsonl");
        ReferencePipeline pipeline =
                new ReferencePipeline(language, JsonLines.corpus(Path.of("real", folder, "corpus.jsonl")));
        List<JsonNode> cases = JsonLines.of(all);
        Set<String> chosen = CaseSelection.ids(cases);
        List<Question> questions = new ArrayList<>();
        for (JsonNode source : cases) {
            if (!chosen.contains(source.get("id").asText())) {
                double score = pipeline.bestScore(source.get("question").asText());
                questions.add(new Question(CaseSelection.answerable(source), score));
            }
        }
        return questions;
    }

    /** Mean of the share of answerable questions answered and of unanswerable questions declined. */
    private static double balancedAccuracy(List<Question> questions, double floor) {
        double answerable = 0;
        double answered = 0;
        double declined = 0;
        for (Question question : questions) {
            boolean answers = question.score() >= floor;
            answerable += question.answerable() ? 1 : 0;
            answered += question.answerable() && answers ? 1 : 0;
            declined += !question.answerable() && !answers ? 1 : 0;
        }
        return (answered / answerable + declined / (questions.size() - answerable)) / 2;
    }
}
