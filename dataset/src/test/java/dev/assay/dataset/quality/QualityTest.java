package dev.assay.dataset.quality;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.dataset.folder.DatasetFolder;
import dev.assay.dataset.folder.Entry;
import dev.assay.dataset.folder.Manifest;
import dev.assay.engine.input.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class QualityTest {

    @TempDir
    Path folder;

    @Test
    void labels_that_miss_their_passage_or_their_words_are_errors() throws IOException {
        corpus(
                "{'id':'c1','document':'d','start':0,'end':30,'text':'Refunds are paid in five days.'}",
                "{'id':'c2','document':'d','start':30,'end':48,'text':'Parcels take long.'}");
        cases(
                "{'id':'good','question':'When are refunds paid?','relevant':['c1',{'document':'d','start':0,'end':7,'quote':'refunds'},{'document':'d','quote':'five days.Parcels'}]}",
                "{'id':'gone','question':'Who packs parcels?','relevant':['c9',{'document':'x'}]}",
                "{'id':'behind','question':'Why do parcels take long?','relevant':[{'document':'d','start':90,'end':99}]}",
                "{'id':'moved','question':'How long is five?','relevant':[{'document':'d','start':0,'end':9,'quote':'five days'}]}",
                "{'id':'lost','question':'How about bikes?','relevant':[{'document':'d','quote':'bikes are free'}]}",
                "{'id':'unrelated','question':'What of graded ones?','relevant':[{'id':'c7','grade':0},'c2']}");

        ValidateOutcome outcome = validate(false);

        assertThat(finding(outcome, "missing-passage").cases()).containsExactly("gone", "behind");
        assertThat(finding(outcome, "missing-passage").found()).startsWith("3 labels");
        assertThat(finding(outcome, "changed-text").cases()).containsExactly("moved", "lost");
        assertThat(finding(outcome, "changed-text").details().get(0))
                .contains("`d` [0, 9) says \"Refunds a\"", "stands elsewhere in the document");
        assertThat(outcome.exit()).isEqualTo(2);
    }

    @Test
    void near_duplicates_are_a_warning_within_a_split_and_an_error_across() throws IOException {
        cases(
                "{'id':'a','question':'How do I get a refund?','split':'dev','relevant':['x']}",
                "{'id':'b','question':'how can I get the refund','split':'dev','relevant':['x']}",
                "{'id':'c','question':'如何申请退款？','split':'tune','relevant':['y']}",
                "{'id':'d','question':'请问怎么申请退款','split':'heldout','relevant':['y']}",
                "{'id':'e','question':'如何申请发票？','split':'heldout','relevant':['z']}");

        ValidateOutcome outcome = validate(false);

        assertThat(finding(outcome, "near-duplicates").cases()).containsExactly("a", "b");
        assertThat(finding(outcome, "split-leak").cases()).containsExactly("c", "d");
        assertThat(finding(outcome, "split-leak").severity()).isEqualTo(Severity.ERROR);
        assertThat(finding(outcome, "shared-source").details()).containsExactly("y in tune, heldout");
        assertThat(finding(outcome, "mixed-languages").found()).contains("en 2, zh 3");
        assertThat(outcome.exit()).isEqualTo(2);
    }

    @Test
    void warnings_fail_under_strict_only() throws IOException {
        cases(
                "{'id':'a','question':'How long does shipping take?'}",
                "{'id':'b','question':'Who signs a contract?','review':{'status':'draft'}}",
                "{'id':'c','question':'Where is the office?','relevant':['x'],'review':{'status':'approved'}}");

        assertThat(validate(false).exit()).isZero();
        assertThat(validate(true).exit()).isEqualTo(1);
        assertThat(finding(validate(true), "unlabelled").cases()).containsExactly("a", "b");
        assertThat(finding(validate(true), "unreviewed").found())
                .contains("2 of 3 cases not approved (1 draft, 1 without review)");
        assertThat(finding(validate(true), "size").severity()).isEqualTo(Severity.WARNING);
        assertThat(ValidateText.text(validate(true))).contains("not good enough under --strict: 0 errors");
    }

    @Test
    void copied_questions_and_misquoting_references_are_told() throws IOException {
        corpus("{'id':'p','document':'d','text':'Every employee may take thirty days of leave in a year.'}");
        cases(
                "{'id':'copied','question':'Every employee may take thirty days of leave in what?','relevant':['p']}",
                "{'id':'own','question':'How much holiday do we have?','relevant':['p'],'reference':'“thirty days of leave in a year”'}",
                "{'id':'misquoted','question':'What holds for leave?','relevant':['p'],'reference':'It says “twenty days of leave in a year”.'}",
                "{'id':'plain','question':'Who may go?','relevant':['p'],'reference':'All of them, for twenty days.'}");

        ValidateOutcome outcome = validate(false);

        assertThat(finding(outcome, "copied-question").cases()).containsExactly("copied");
        assertThat(finding(outcome, "copied-question").details().get(0)).contains("stands in `p`, 90 %");
        assertThat(finding(outcome, "reference-misquotes").cases()).containsExactly("misquoted");
    }

    @Test
    void types_and_languages_are_weighed_where_there_are_enough_cases() throws IOException {
        Files.writeString(folder.resolve("dataset.yaml"), "name: x\nlanguages: [en]\n");
        String[] lines = IntStream.range(0, 60)
                .mapToObj(i -> "{'id':'q%d','question':'%s number %d?','relevant':['x%d'],'metadata':{'type':'%s'}}"
                        .formatted(i, i == 7 ? "请问这是哪一个号码" : "What is the meaning of", i, i, i < 5 ? "rare" : "plain"))
                .toArray(String[]::new);
        cases(lines);

        ValidateOutcome outcome = validate(false);

        assertThat(finding(outcome, "unbalanced").found()).contains("type", "rare 5 of 60");
        assertThat(finding(outcome, "no-unanswerable").severity()).isEqualTo(Severity.NOTE);
        assertThat(finding(outcome, "undeclared-language").cases()).containsExactly("q7");
        assertThat(finding(outcome, "size").found())
                .contains("60 cases", "0/1 scores: none if 10 % of cases differ, 0.159 if 20 %");
        assertThat(outcome.findings())
                .as("numbers tell the questions apart")
                .noneMatch(finding -> finding.kind().equals("near-duplicates"));
    }

    @Test
    void the_differences_are_those_of_the_planner() {
        assertThat(Detectable.of(312).shares().get(0).difference())
                .hasValueSatisfying(difference -> assertThat(difference).isBetween(0.0499, 0.0501));
        assertThat(Detectable.of(1).mean()).isEmpty();
    }

    @Test
    void stats_count_by_split_behaviour_review_and_metadata() throws IOException {
        cases(
                "{'id':'a','question':'Who?','split':'dev','relevant':['x','y'],'metadata':{'type':'fact'}}",
                "{'id':'b','question':'为什么？','split':'dev','expectedBehavior':'refuse','review':{'status':'draft'},'metadata':{'type':'fact'}}",
                "{'id':'c','question':'Where is it?','reference':'There.'}");

        DatasetStats stats = DatasetStats.of(folder);

        assertThat(stats.counts().get("split")).containsEntry("dev", 2).containsEntry("none", 1);
        assertThat(stats.counts().get("expectedBehavior"))
                .containsEntry("answer", 2)
                .containsEntry("refuse", 1);
        assertThat(stats.counts().get("review")).containsEntry("draft", 1).containsEntry("none", 2);
        assertThat(stats.counts().get("language")).containsEntry("en", 2).containsEntry("zh", 1);
        assertThat(stats.metadata().get("type")).containsEntry("fact", 2);
        assertThat(stats.lengths().get("questionCharacters")).isEqualTo(new DatasetStats.Spread(3, 4, 4, 12, 12));
        assertThat(stats.lengths().get("labels")).isEqualTo(new DatasetStats.Spread(1, 2, 2, 2, 2));
        assertThat(StatsText.text(stats)).contains("split              dev 2, none 1\n");
    }

    @Test
    void dedupe_keeps_the_approved_then_the_labelled_then_the_earlier_and_says_so() throws IOException {
        Path out = folder.resolve("out");
        cases(
                "{'id':'a','question':'How do I get a refund?'}",
                "{'id':'b','question':'how can I get the refund','relevant':['x'],'owner':'me'}",
                "{'id':'c','question':'How to get refunds','review':{'status':'approved'}}",
                "{'id':'d','question':'Which card do you take?'}",
                "{'id':'e','question':'What card do you take','relevant':['x']}",
                "{'id':'f','question':'Who are you?'}",
                "{'id':'g','question':'who are you'}",
                "{'id':'h','question':'Is plan 1 free?'}",
                "{'id':'i','question':'Is plan 2 free?'}");
        Files.writeString(
                folder.resolve("outputs.jsonl"), "{\"id\":\"a\",\"answer\":\"x\"}\n{\"id\":\"c\",\"answer\":\"y\"}\n");
        Files.writeString(folder.resolve("dataset.yaml"), "name: faq\n");

        DedupeOutcome outcome = Dedupe.of(new DedupeRequest(folder, 0.8, Optional.of(out)));

        assertThat(outcome.dropped()).containsExactly("a", "b", "d", "g");
        assertThat(outcome.groups()).hasSize(3);
        assertThat(DedupeText.text(outcome))
                .contains(
                        "keep  c",
                        "drop  a (line 1) \"How do I get a refund?\"  1.00 like c (approved)",
                        "(has labels)",
                        "(earlier)");
        assertThat(DatasetFolder.read(out).entries()).extracting(Entry::id).containsExactly("c", "e", "f", "h", "i");
        assertThat(Files.readAllLines(out.resolve("outputs.jsonl"))).containsExactly("{\"id\":\"c\",\"answer\":\"y\"}");
        assertThat(Files.readAllLines(out.resolve("dropped.jsonl"))).hasSize(4);
        assertThat(Manifest.in(out).text("name")).contains("faq");
        assertThat(Manifest.in(out).fields()).containsKey("deduplicated");
        assertThat(DatasetFolder.read(folder).entries()).as("the original").hasSize(9);
        assertThatThrownBy(() -> Dedupe.of(new DedupeRequest(folder, 0.8, Optional.of(out))))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("there already");
    }

    @Test
    void what_is_only_like_something_dropped_stays() throws IOException {
        cases(
                "{'id':'a','question':'apply refund order invoice member'}",
                "{'id':'b','question':'apply refund order invoice member discount'}",
                "{'id':'c','question':'apply refund order invoice member discount quickly'}");

        DedupeOutcome outcome = Dedupe.of(new DedupeRequest(folder, 0.75, Optional.empty()));

        assertThat(outcome.groups()).hasSize(1);
        assertThat(outcome.dropped()).containsExactly("b");
        assertThat(DedupeText.text(outcome)).contains("nothing was written");
    }

    private ValidateOutcome validate(boolean strict) {
        return Validation.of(new ValidateRequest(folder, 0.8, strict));
    }

    private static Finding finding(ValidateOutcome outcome, String kind) {
        List<Finding> found = outcome.findings().stream()
                .filter(finding -> finding.kind().equals(kind))
                .toList();
        assertThat(found).as(kind + " in " + outcome.findings()).hasSize(1);
        return found.get(0);
    }

    private void cases(String... lines) throws IOException {
        write("cases.jsonl", lines);
    }

    private void corpus(String... lines) throws IOException {
        write("corpus.jsonl", lines);
    }

    private void write(String name, String... lines) throws IOException {
        Files.writeString(folder.resolve(name), String.join("\n", lines).replace('\'', '"') + "\n");
    }
}
