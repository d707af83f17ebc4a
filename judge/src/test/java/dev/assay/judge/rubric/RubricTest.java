package dev.assay.judge.rubric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.core.metric.FailureKind;
import dev.assay.core.metric.MetricCatalog;
import dev.assay.core.metric.Need;
import dev.assay.core.metric.Score;
import dev.assay.core.words.Language;
import dev.assay.judge.generation.Evidence;
import dev.assay.judge.generation.JudgedMetric;
import dev.assay.judge.kit.InMemoryProvider;
import dev.assay.judge.kit.Subjects;
import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.port.ProviderRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

class RubricTest {

    private static final String TONE =
            "Look at the tone.\n\n## good = 1\nPolite.\n\n## mixed = 0.5\nStiff.\n\n## poor = 0\nRude.\n";
    private static final Subjects CASE = Subjects.answering("Refunds take five days, as you should know.", "text");

    static final List<String> SHIPPED = RubricFolder.SHIPPED;

    @TempDir
    Path folder;

    @Test
    void the_value_of_the_level_is_the_score_and_the_model_never_sees_it() throws IOException {
        write("tone.md", TONE);
        List<ProviderRequest> sent = new ArrayList<>();
        InMemoryProvider model = new InMemoryProvider(request -> {
            sent.add(request);
            return ProviderReply.Text.of(
                    "{\"reason\":\"a jab\",\"evidence\":\"as you should know\",\"level\":\"Mixed\"}");
        });
        Evidence evidence = CASE.judgedBy(model);

        assertThat(metric("rubric(file=tone.md)").score(evidence)).isEqualTo(Score.of(0.5));
        assertThat(sent).hasSize(1);
        assertThat(sent.get(0).user())
                .contains("Look at the tone.", "- mixed: Stiff.")
                .doesNotContain("0.5");
        assertThat(evidence.notes()).containsExactly("rubric(file=tone.md): mixed – a jab “as you should know”");
    }

    @Test
    void a_level_that_goes_on_takes_its_value_from_the_next_rubric() throws IOException {
        write("first.md", "## answers = 1\n## declines\nthen: sub/why.md\n");
        write("sub/why.md", "## rightly = 0.8\n## wrongly = 0.1\nthen: last.md\n");
        write("sub/last.md", "## a = 0.3\n## b = 0.2\n");
        List<String> levels = new ArrayList<>(List.of("declines", "wrongly", "b"));
        InMemoryProvider model =
                new InMemoryProvider(request -> ProviderReply.Text.of("{\"level\":\"" + levels.remove(0) + "\"}"));

        assertThat(metric("rubric(file=first.md)").score(CASE.judgedBy(model))).isEqualTo(Score.of(0.2));
        assertThat(model.calls()).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
        ## good = 1\\nPolite.                            | tone.md:2: a rubric has two levels or more
        no level at all                                  | tone.md:1: a rubric has two levels or more
        ## good = 1\\n## poor                            | tone.md:2: the level `poor` has no value
        ## good = 1\\n## poor = low                      | tone.md:2: the level `poor` has the value `low`, which is no number
        ## good = 1\\n## Good = 0                        | tone.md:2: the level `Good` is there twice
        Is {{answer}} good?\\n## a = 1\\n## b = 0        | tone.md:1: a rubric has no placeholders
        ---\\nuses: referense\\n---\\n## a = 1\\n## b = 0 | tone.md:2: uses: `referense` is not among reference, passages
        ---\\nlangauge: en\\n---\\n## a = 1\\n## b = 0    | tone.md:2: unknown key `langauge`
        ---\\nlanguage: fr\\n---\\n## a = 1\\n## b = 0    | tone.md:2: language is en or zh, found `fr`
        ---\\nname: x\\n## a = 1\\n## b = 0               | tone.md:3: found `## a = 1`
        ## a = 1\\n## b = 0\\nthen: x.md\\nthen: y.md     | tone.md:4: a level goes on to one rubric
        ## a = 1\\n## b\\nthen: tone.md                  | leads back
        ## a = 1\\n## b\\nthen: none.md                  | there is no rubric
        ## = 1\\n## b = 0                                | tone.md:1: a level has a name
        """)
    void a_faulty_rubric_is_refused_with_file_and_line(String text, String why) throws IOException {
        write("tone.md", text.replace("\\n", "\n"));

        assertThatThrownBy(() -> metric("rubric(file=tone.md)"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(why)
                .hasMessageContaining("tone.md");
    }

    @Test
    void names_that_stand_for_nothing_name_what_there_is() {
        assertThatThrownBy(() -> metric("rubric(file=tome)")).hasMessageContaining("did you mean `tone`");
        assertThatThrownBy(() -> metric("rubric(file=tome.md)")).hasMessageContaining("tome.md");
        assertThatThrownBy(() -> metric("rubric")).hasMessageContaining("rubric(from=case)");
        assertThatThrownBy(() -> metric("rubric(file=tone,from=case)")).hasMessageContaining("rubric(from=case)");
    }

    @ParameterizedTest
    @FieldSource("SHIPPED")
    void shipped_rubrics_are_the_same_in_both_languages(String name) {
        Rubric english = rubric(name, Language.EN);
        Rubric chinese = rubric(name, Language.ZH);

        assertThat(chinese.levels())
                .extracting(Level::name, level -> level.value().orElseThrow())
                .isEqualTo(english.levels().stream()
                        .map(level -> org.assertj.core.groups.Tuple.tuple(
                                level.name(), level.value().orElseThrow()))
                        .toList());
        assertThat(chinese.uses()).isEqualTo(english.uses());
        assertThat(english.levels())
                .allMatch(level -> level.value().orElse(2) >= 0 && level.value().orElse(2) <= 1);
        assertThat(english.language()).contains(Language.EN);
        assertThat(chinese.language()).contains(Language.ZH);
        assertThat(Language.of(chinese.task())).isEqualTo(Language.ZH);
    }

    @Test
    void a_shipped_rubric_speaks_the_language_of_the_case() {
        List<String> prompts = new ArrayList<>();
        InMemoryProvider model = new InMemoryProvider(request -> {
            prompts.add(request.origin().prompt());
            return ProviderReply.Text.of("{\"level\":\"good\"}");
        });
        metric("rubric(file=tone)")
                .score(Subjects.answering("退款申请通过以后，五个工作日之内就会到账。").judgedBy(model));
        metric("rubric(file=tone)").score(CASE.judgedBy(model));

        assertThat(prompts).containsExactly("rubric.zh", "rubric.en");
    }

    @Test
    void what_a_rubric_uses_is_needed_shown_and_undefined_where_it_lacks() {
        InMemoryProvider model = Subjects.saying("{'level':'wrong'}");
        JudgedMetric accuracy = metric("rubric(file=accuracy)");

        assertThat(accuracy.needs()).containsExactlyInAnyOrder(Need.ANSWER, Need.JUDGE, Need.REFERENCE);
        assertThat(metric("rubric(file=policy)").needs()).contains(Need.CONTEXTS);
        assertThat(accuracy.score(CASE.judgedBy(model))).isEqualTo(new Score.Undefined("no reference"));
        assertThat(metric("rubric(file=policy)").score(CASE.unretrieved().judgedBy(model)))
                .isEqualTo(new Score.Undefined("no retrieval recorded"));
        assertThat(accuracy.score(CASE.reference("r").unanswered().judgedBy(model)))
                .isEqualTo(new Score.Undefined("no answer recorded"));
        assertThat(metric("rubric(file=tone)").score(Subjects.answering("\n").judgedBy(model)))
                .isEqualTo(new Score.Undefined("empty answer"));
        assertThat(model.calls()).isZero();
        assertThat(accuracy.score(CASE.reference("r").judgedBy(model))).isEqualTo(Score.of(0));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', textBlock = """
        {'level':'splendid'}                           | `splendid` is not a verdict on offer
        {'level':0.5}                                  | `0.5` is not a verdict on offer
        {'level':'good','evidence':'words not there'}  | `words not there` does not occur in the answer
        {'level':['good']}                             | `level` is missing
        good                                           | no JSON
        """)
    void a_reply_that_breaks_a_rule_is_a_failure(String body, String why) {
        InMemoryProvider model = Subjects.saying(body);

        assertThat(metric("rubric(file=tone)").score(CASE.judgedBy(model)))
                .isInstanceOfSatisfying(Score.Failed.class, failed -> {
                    assertThat(failed.kind()).isEqualTo(FailureKind.JUDGE_UNREADABLE);
                    assertThat(failed.why()).contains(why);
                });
        assertThat(model.calls()).isEqualTo(2);
    }

    @Test
    void a_case_brings_its_own_levels() {
        Map<String, String> ragas = new LinkedHashMap<>();
        ragas.put("score1_description", "Wrong price.");
        ragas.put("score2_description", "Right price, wrong day.");
        ragas.put("score3_description", "Price and day are right.");
        JudgedMetric metric = metric("rubric(from=case)");

        assertThat(metric.score(CASE.rubrics(ragas).judgedBy(Subjects.saying("{'level':2}"))))
                .isEqualTo(Score.of(0.5));
        assertThat(metric.score(CASE.rubrics(Map.of("good = 0.9", "fine", "bad = 0.2", "not"))
                        .judgedBy(Subjects.saying("{'level':'good'}"))))
                .isEqualTo(Score.of(0.9));
        assertThat(metric.score(CASE.judgedBy(Subjects.saying(""))))
                .isEqualTo(new Score.Undefined("the case has no rubrics"));
        assertThat(metric.score(
                        CASE.rubrics(Map.of("good", "fine", "bad", "not")).judgedBy(Subjects.saying(""))))
                .isInstanceOfSatisfying(
                        Score.Undefined.class,
                        undefined -> assertThat(undefined.why()).contains("are no scale"));
        assertThat(metric.needs()).contains(Need.RUBRICS);
    }

    @Test
    void names_parse_back() throws IOException {
        write("my tone.md", TONE);
        for (String name : List.of("rubric(file=tone)", "rubric(file=my tone.md)", "rubric(from=case)")) {
            assertThat(metric(name).name()).hasToString(name);
            assertThat(metric(name)).isEqualTo(metric(name)).hasSameHashCodeAs(metric(name));
        }
        assertThat(metric("rubric(file=tone)")).isNotEqualTo(metric("rubric(file=policy)"));
    }

    private Rubric rubric(String name, Language language) {
        return RubricGraph.open(new RubricFolder(folder), name, language).first();
    }

    private JudgedMetric metric(String name) {
        return (JudgedMetric) new MetricCatalog(List.of(RubricFamily.of(new RubricFolder(folder)))).parse(name);
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
