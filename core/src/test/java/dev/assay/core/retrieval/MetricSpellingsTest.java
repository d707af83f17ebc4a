package dev.assay.core.retrieval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MetricSpellingsTest {

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "R@5, recall@5",
                "r@5, recall@5",
                "P@5, precision@5",
                "P(rel=2)@5, precision(rel=2)@5",
                "Precision( REL = 2 ) @ 5, precision(rel=2)@5",
                "recall(rel=1)@5, recall@5",
                "nDCG@10, ndcg@10",
                "nDCG, ndcg",
                "nDCG(dcg='exp-log2')@10, ndcg(gain=exp)@10",
                "nDCG(gain='linear')@10, ndcg@10",
                "AP, ap",
                "AP@100, ap@100",
                "AP(rel=2)@100, ap(rel=2)@100",
                "MAP, ap",
                "RR, rr",
                "RR(rel=2)@10, rr(rel=2)@10",
                "MRR@10, rr@10",
                "recip_rank, rr",
                "Success@5, success@5",
                "hit@5, success@5",
                "hitrate@5, success@5",
                "hit_rate@5, success@5",
                "F1@3, f1@3",
                "Bpref, bpref",
                "Bpref(rel=2), bpref(rel=2)",
                "infAP, infap",
                "Rprec, rprec",
                "RBP, rbp",
                "RBP(p=0.8), rbp",
                "\"RBP(rel=2,p=.9)@10\", \"rbp(p=0.9,rel=2)@10\"",
                "ERR@20, err@20",
                "err(max=4)@20, err@20",
                "Judged@10, judged@10",
                "contextprecision@5, contextPrecision@5",
                "CONTEXTRECALL@5, contextRecall@5"
            })
    void other_spellings_stand_for_the_same_metric(String written, String printed) {
        assertThat(Picture.metric(written).name()).hasToString(printed);
        assertThat(Picture.metric(written)).isEqualTo(Picture.metric(printed));
    }

    @ParameterizedTest
    @CsvSource(
            delimiterString = " => ",
            value = {
                "recall => `recall` needs a depth; write recall@5",
                "recall@0 => recall@0: k is a depth, 1 or more; write recall@1 for the top result",
                "p@-3 => p@-3: k is a depth, 1 or more; write p@1 for the top result",
                "bpref@5 => `bpref@5`: bpref has no depth; write bpref",
                "recal@5 => no metric is called `recal`: did you mean `recall`? (`assay metrics` lists them all)",
                "recall(beta=2)@5 => `recall(beta=2)@5`: recall takes only rel",
                "judged(rel=2)@5 => `judged(rel=2)@5`: judged takes no parameter",
                "recall(rel=x)@5 => `recall(rel=x)@5`: rel is a whole number, found `x`",
                "recall(rel=0)@5 => recall(rel=0)@5: rel is the lowest grade that counts as relevant, 1 or more;",
                "rbp(p=NaN) => `rbp(p=NaN)`: p is a number, found `NaN`",
                "rbp(p=1) => rbp(p=1.0): p is the probability to go on to the next place, above 0 and below 1;",
                "err(max=99)@5 => err(max=99)@5: max is the largest grade of the scale, 1 to 30; write err(max=4)@5",
                "recall@5@6 => `recall@5@6` is not a metric's name; the shape is name(parameter=value)@k, such as recall@5"
            })
    void a_wrong_name_is_told_what_is_allowed(String written, String message) {
        assertThatThrownBy(() -> Picture.metric(written))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(message);
    }
}
