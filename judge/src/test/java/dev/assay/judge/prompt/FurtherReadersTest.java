package dev.assay.judge.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Verdict;
import dev.assay.core.words.Language;
import java.util.List;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Replies about a further text beside the passages, and grades of numbered items. */
class FurtherReadersTest {

    private static final String TEXT = "Refunds take 5 days. Shipping costs $4.";
    private static final TreeSet<Integer> ITEMS = new TreeSet<>(List.of(1, 3));
    private static final int REPLIES = 30_000;
    private static final ReplyReader GRAPH = Sample.reader(PromptKind.GRAPH, Language.EN);
    private static final ReplyReader GRADES = Sample.reader(PromptKind.RELEVANCE, Language.EN);
    private static final String GRAPH_REPLY = json("{'verdicts':[{'claim':1,'verdict':'supported','passages':[1],"
            + "'quote':'paid within 5 days','reason':'','text_verdict':'supported','text_quote':'take 5 days'},"
            + "{'claim':2,'verdict':'not-stated','passages':[],'quote':'','reason':'x','text_verdict':'contradicted',"
            + "'text_quote':'costs $4'}]}");
    private static final String GRADES_REPLY = json("{'grades':[{'passage':1,'grade':'partly','reason':'x'},"
            + "{'passage':3,'grade':'irrelevant','reason':''}]}");

    @Test
    void both_verdicts_are_read_each_with_its_quote() {
        List<ReadTextVerdict> read = ((Reading.Read<List<ReadTextVerdict>>) graph(GRAPH_REPLY)).value();

        assertThat(read).extracting(ReadTextVerdict::verdict).containsExactly(Verdict.SUPPORTED, Verdict.CONTRADICTED);
        assertThat(read)
                .extracting(both -> both.passages().verdict())
                .containsExactly(Verdict.SUPPORTED, Verdict.NOT_STATED);
        assertThat(read.get(1).quote()).contains("costs $4");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "'text_verdict':'supported'    | 'text_verdict':'surely'      | WORD",
                "'text_verdict':'supported'    | 'x':1                        | FIELD",
                "'text_quote':'take 5 days'    | 'text_quote':'take 9 days'   | TEXT_QUOTE",
                "'text_quote':'take 5 days'    | 'text_quote':''              | NO_QUOTE",
                "'claim':2                     | 'claim':3                    | SURPLUS_CLAIM",
                "'quote':'paid within 5 days'  | 'quote':'paid at once'       | QUOTE",
            })
    void a_graph_that_breaks_a_rule_gives_no_verdict(String from, String to, Fault.Kind kind) {
        String damaged = GRAPH_REPLY.replace(json(from), json(to));

        assertThat(graph(damaged))
                .isInstanceOfSatisfying(
                        Reading.Unreadable.class,
                        bad -> assertThat((List<?>) bad.faults())
                                .extracting(fault -> ((Fault) fault).kind())
                                .contains(kind));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "'passage':3           | 'passage':2          | SURPLUS_ITEM",
                "'passage':3           | 'passage':1          | REPEATED_ITEM",
                "'passage':3           | 'passage':'third'    | FIELD",
                "'grade':'partly'      | 'grade':'0.7'        | WORD",
                "'grade':'partly'      | 'x':'partly'         | FIELD",
                ",{'passage':3,'grade':'irrelevant','reason':''} | ~~ | MISSING_ITEM",
            })
    void grades_that_break_a_rule_are_refused(String from, String to, Fault.Kind kind) {
        String damaged = GRADES_REPLY.replace(json(from), json(to));

        assertThat(GRADES.grades(Sample.text(damaged), ITEMS))
                .isInstanceOfSatisfying(
                        Reading.Unreadable.class,
                        bad -> assertThat((List<?>) bad.faults())
                                .extracting(fault -> ((Fault) fault).kind())
                                .contains(kind));
    }

    @Test
    void grades_are_read_by_item() {
        SortedMap<Integer, ReadGrade> read =
                ((Reading.Read<SortedMap<Integer, ReadGrade>>) GRADES.grades(Sample.text(GRADES_REPLY), ITEMS)).value();

        assertThat(read.get(1)).isEqualTo(new ReadGrade("partly", "x"));
        assertThat(read.get(3)).isEqualTo(new ReadGrade("irrelevant", ""));
    }

    @Test
    void no_damaged_reply_gives_a_partial_value_or_throws() {
        Random random = new Random(4);
        int read = 0;
        for (int i = 0; i < REPLIES; i++) {
            Reading<List<ReadTextVerdict>> graph = graph(damaged(GRAPH_REPLY, random));
            if (graph instanceof Reading.Read<List<ReadTextVerdict>> valid) {
                read++;
                assertThat(valid.value())
                        .extracting(both -> both.passages().claim())
                        .containsExactly(1, 2);
                valid.value().forEach(both -> {
                    assertThat(both.quote().isPresent()).isEqualTo(both.verdict() != Verdict.NOT_STATED);
                    both.quote().ifPresent(quote -> assertThat(TEXT).contains(quote));
                });
            }
            Reading<SortedMap<Integer, ReadGrade>> grades =
                    GRADES.grades(Sample.text(damaged(GRADES_REPLY, random)), ITEMS);
            if (grades instanceof Reading.Read<SortedMap<Integer, ReadGrade>> valid) {
                assertThat(valid.value().keySet()).isEqualTo(ITEMS);
                valid.value()
                        .values()
                        .forEach(grade -> assertThat(grade.word()).isIn("relevant", "partly", "irrelevant"));
            }
        }
        assertThat(read).isBetween(REPLIES / 100, REPLIES / 2);
    }

    private static String damaged(String seed, Random random) {
        StringBuilder body = new StringBuilder(seed);
        for (int wounds = 1 + random.nextInt(3); wounds > 0; wounds--) {
            int at = random.nextInt(body.length());
            int to = Math.min(body.length(), at + 1 + random.nextInt(4));
            switch (random.nextInt(4)) {
                case 0 -> body.delete(at, to);
                case 1 -> body.insert(at, body.substring(at, to));
                case 2 -> body.insert(at, (char) (32 + random.nextInt(96)));
                default -> body.replace(at, to, "1");
            }
            if (body.isEmpty()) {
                return "";
            }
        }
        return body.toString();
    }

    private static Reading<List<ReadTextVerdict>> graph(String body) {
        return GRAPH.graph(Sample.text(body), Sample.CLAIMS, Sample.PASSAGES, TEXT);
    }

    private static String json(String text) {
        return text.replace('\'', '"');
    }
}
