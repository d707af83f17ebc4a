package dev.assay.core.retrieval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.assay.core.data.Judgments;
import dev.assay.core.data.Ranking;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Against what trec_eval 10.0 printed for each topic, to the last of its four digits. */
class TrecEvalTest {

    private static final Pattern CUT = Pattern.compile("(map_cut|ndcg_cut|P|recall|success)_(\\d+)");
    private static final Map<String, String> WHOLE = Map.of(
            "map", "ap", "ndcg", "ndcg", "recip_rank", "rr", "Rprec", "rprec", "bpref", "bpref", "infAP", "infap");
    private static final Map<String, String> AT_K =
            Map.of("map_cut", "ap", "ndcg_cut", "ndcg", "P", "precision", "recall", "recall", "success", "success");

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "expected/qall.out, in/qrels.test, in/results.test, 1, 130",
        "expected/lall.out, in/qrels.rel_level, in/results.test, 2, 130",
        "expected/graded_q.out, in/graded.qrels, in/graded.run, 1, 80",
        "expected/graded_l2.out, in/graded.qrels, in/graded.run, 2, 80",
        "expected/ties_q.out, in/ties.qrels, in/ties.run, 1, 80",
        "expected/utf8_q.out, in/utf8.qrels, in/utf8.run, 1, 40",
        "expected/x_bytes.out, in/bytes.qrels, in/bytes.run, 1, 8",
        "expected/x_half.out, in/half.qrels, in/half.run, 1, 12",
        "expected/x_negative.out, in/negative.qrels, in/negatives.run, 1, 80",
        "expected/x_close.out, in/close.qrels, in/close.run, 1, 1",
        "expected/x_mixed.out, in/mixed.qrels, in/mixed.run, 1, 2",
        "cases/01-ties-by-document-id/expected.txt, cases/01-ties-by-document-id/qrels, cases/01-ties-by-document-id/run, 1, 3",
        "cases/02-topic-without-relevant/expected.txt, cases/02-topic-without-relevant/qrels, cases/02-topic-without-relevant/run, 1, 6",
        "cases/04-two-depths-twice/expected.txt, cases/04-two-depths-twice/qrels, cases/04-two-depths-twice/run, 1, 4",
        "cases/05-unjudged-topics-are-left-out/expected.txt, cases/05-unjudged-topics-are-left-out/qrels, cases/05-unjudged-topics-are-left-out/run, 1, 2",
        "cases/06-more-relevant-than-depth/expected.txt, cases/06-more-relevant-than-depth/qrels, cases/06-more-relevant-than-depth/run, 1, 4",
        "cases/07-second-rank-is-not-first/expected.txt, cases/07-second-rank-is-not-first/qrels, cases/07-second-rank-is-not-first/run, 1, 2",
        "cases/08-judged-topic-missing-from-run/expected.txt, cases/08-judged-topic-missing-from-run/qrels, cases/08-judged-topic-missing-from-run/run, 1, 1",
        "cases/09-scores-closer-than-a-float/expected.txt, cases/09-scores-closer-than-a-float/qrels, cases/09-scores-closer-than-a-float/run, 1, 2",
        "cases/11-hash-sign-in-ids/expected.txt, cases/11-hash-sign-in-ids/qrels, cases/11-hash-sign-in-ids/run, 1, 1",
        "cases/12-level-leaves-ndcg-alone/expected.txt, cases/12-level-leaves-ndcg-alone/qrels, cases/12-level-leaves-ndcg-alone/run, 2, 3",
    })
    void every_topic_has_the_value_that_trec_eval_prints(
            String expected, String qrels, String run, int level, int atLeastCompared) {
        Map<String, Judgments> judgments = TrecFiles.qrels("/trec_eval/" + qrels);
        Map<String, Ranking> rankings = TrecFiles.run("/trec_eval/" + run);
        List<String> wrong = new ArrayList<>();
        int compared = 0;
        for (String line : Resources.lines("/trec_eval/" + expected)) {
            String[] field = line.split("\\s+");
            Optional<String> metric = ours(field[0], level);
            if (metric.isPresent() && !field[1].equals("all")) {
                JudgedRanking ranking = JudgedRanking.of(judgments.get(field[1]), rankings.get(field[1]));
                String found = printed(metric.get(), ranking);
                if (!found.equals(field[2])) {
                    wrong.add(line + ", found " + found);
                }
                compared++;
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(compared).isGreaterThanOrEqualTo(atLeastCompared);
    }

    @Test
    void a_cut_run_keeps_the_whole_ideal_while_a_cut_measure_cuts_both() {
        assertThat(Picture.value("ndcg@2", "a:3 b:2 c:1 d:1", "a b x")).isEqualTo(1);
        String folder = "/trec_eval/cases/10-run-cut-and-ideal/";
        Judgments judgments = TrecFiles.qrels(folder + "qrels").get("q");
        Ranking whole = TrecFiles.run(folder + "run").get("q");
        JudgedRanking cut =
                JudgedRanking.of(judgments, new Ranking(whole.items().subList(0, 2), 0));
        assertThat(Picture.metric("ndcg").score(cut).number().orElseThrow()).isCloseTo(0.748675, within(5e-7));
        assertThat(Picture.metric("ndcg@2").score(cut).number()).hasValue(1);
    }

    @Test
    void a_document_retrieved_twice_takes_one_rank_and_is_counted() {
        String folder = "/trec_eval/cases/03-duplicate-document/";
        Ranking ranking = TrecFiles.run(folder + "run").values().iterator().next();
        JudgedRanking judged = JudgedRanking.of(
                TrecFiles.qrels(folder + "qrels").values().iterator().next(), ranking);
        assertThat(ranking.repeated()).isEqualTo(1);
        assertThat(Picture.metric("recall@2").score(judged).number()).hasValue(0.5);
        assertThat(Picture.metric("ndcg@2").score(judged).number().orElseThrow())
                .isCloseTo(0.613147, within(5e-7));
    }

    /** Our value as trec_eval prints it; it prints 0 where nothing is relevant and the metric has no meaning. */
    private static String printed(String metric, JudgedRanking ranking) {
        double value = Picture.metric(metric).score(ranking).number().orElse(0);
        return new BigDecimal(value).setScale(4, RoundingMode.HALF_EVEN).toPlainString();
    }

    private static Optional<String> ours(String measure, int level) {
        Matcher cut = CUT.matcher(measure);
        boolean at = cut.matches();
        String name = at ? AT_K.get(cut.group(1)) : WHOLE.get(measure);
        if (name == null) {
            return Optional.empty();
        }
        // trec_eval's relevance level leaves the gains of nDCG alone.
        String rel = level == 1 || name.equals("ndcg") ? "" : "(rel=" + level + ")";
        return Optional.of(name + rel + (at ? "@" + cut.group(2) : ""));
    }
}
