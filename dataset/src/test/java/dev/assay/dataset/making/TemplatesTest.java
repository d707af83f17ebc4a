package dev.assay.dataset.making;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Label;
import dev.assay.core.data.Span;
import dev.assay.core.words.Slice;
import dev.assay.dataset.document.Chunker;
import dev.assay.dataset.document.Document;
import dev.assay.dataset.document.Documents;
import dev.assay.dataset.document.Heading;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What templates make of sentences and headings. */
class TemplatesTest {

    private static final Terms NONE = new Terms(List.of());

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Laptops are replaced after four years. | After how many years are laptops replaced?",
                "Every employee has 25 days of paid leave a year. | How many days of paid leave a year does every employee have?",
                "Receipts must be handed in within 30 days of the end of a trip. | Within how many days of the end of a trip must receipts be handed in?",
                "A lost laptop must be reported to the service desk within 24 hours. | Within how many hours must a lost laptop be reported to the service desk?",
                "The university was founded in 1890, and it grew. | In what year was the university founded?",
                "They were replaced after four years. | none",
                "VPN sessions end after 12 hours and must then be started again. | none",
                "It is one of the two largest of its kind. | none",
            })
    void a_number_in_english_is_asked_for_where_the_sentence_can_be_turned(String sentence, String question) {
        assertThat(NumberQuestions.english(sentence, NONE).orElse("none")).isEqualTo(question);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "报销单须在出差结束后30天内提交。 | 报销单须在出差结束后多少天内提交？",
                "哈佛学院在 2007年 取消了提前录取计划，因为它不利。 | 哈佛学院在哪一年取消了提前录取计划？",
                "乐器画廊于 2010年 2月25日关闭。 | 乐器画廊于什么时候关闭？",
                "他在1995年离开了这家公司。 | none",
                "1705年5月12日，议会通过了一项法案。 | none",
                "培训费用超过5000元的，须由部门经理批准。 | none",
                "这是他第三次访问这座城市。 | none",
            })
    void a_number_in_chinese_is_asked_for_in_its_place(String sentence, String question) {
        assertThat(NumberQuestions.chinese(sentence).orElse("none")).isEqualTo(question);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "DECnet is a suite of network protocols. | What is DECnet?",
                "James Hutton was a geologist and a physicist of note. | Who was James Hutton?",
                "It is a suite of network protocols. | none",
            })
    void a_definition_is_asked_for(String sentence, String question) {
        assertThat(KeyTerms.english(sentence, NONE).orElse("none")).isEqualTo(question);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "科尔尼大道是一条两车道的乡村小路。 | 科尔尼大道是什么？",
                "但是这是一条两车道的乡村小路。 | none",
            })
    void a_definition_in_chinese_is_asked_for(String sentence, String question) {
        assertThat(KeyTerms.chinese(sentence).orElse("none")).isEqualTo(question);
    }

    @Test
    void a_heading_is_asked_for_with_its_section_as_evidence() {
        Pool pool = pool(handbook());

        List<Draft> drafts = new Headings().of(pool.passages().get(0), pool);

        assertThat(drafts.stream().map(Draft::question)).containsExactly("How do I report a lost laptop?", "怎么申请退款？");
        assertThat(drafts.get(0).evidence().get(0).quote())
                .isEqualTo("Report a lost laptop\nCall the service desk at once.");
    }

    @Test
    void what_is_asked_in_vain_is_named_by_no_document() {
        Pool pool = pool(Document.of("d", "The canteen is open from 11:30 to 14:00."));

        List<Draft> drafts = new Unheld().of(pool.passages().get(0), pool);

        assertThat(drafts).hasSize(1);
        assertThat(drafts.get(0).question()).contains("the canteen");
        assertThat(drafts.get(0).toCase().answerable()).isFalse();
        assertThat(drafts.get(0).toCase().judgments().orElseThrow().groups()).isEmpty();
    }

    @Test
    void evidence_is_a_span_of_the_document_with_its_words() {
        Document document = Document.of("d", "Laptops are lent out. Laptops are replaced after four years.");
        Pool pool = pool(document);
        Draft draft = new NumberQuestions().of(pool.passages().get(0), pool).get(0);

        Label.Evidence label = (Label.Evidence) draft.evidence().get(0).label();

        assertThat(label.span()).isEqualTo(new Span(22, 60));
        assertThat(new Slice(label.span().start(), label.span().end()).of(document.text()))
                .isEqualTo(label.quote())
                .isEqualTo("Laptops are replaced after four years.");
    }

    private static Pool pool(Document document) {
        return new Pool(new Documents(List.of(document), List.of(), List.of()), Chunker.DEFAULT);
    }

    private static Document handbook() {
        String text =
                "Overview\nWelcome to the handbook of the house.\nReport a lost laptop\nCall the service desk at once.\n申请退款\n在订单详情页提交申请，一周内答复。\n";
        return new Document(
                "handbook.md",
                Optional.empty(),
                text,
                List.of(heading(text, "Overview"), heading(text, "Report a lost laptop"), heading(text, "申请退款")),
                List.of(),
                Map.of(),
                List.of());
    }

    private static Heading heading(String text, String words) {
        int start = text.indexOf(words);
        return new Heading(2, new Span(start, start + words.length()), words);
    }
}
