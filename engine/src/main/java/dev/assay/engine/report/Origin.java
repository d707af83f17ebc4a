package dev.assay.engine.report;

import dev.assay.core.gate.Fact;
import dev.assay.core.run.Provenance;
import dev.assay.core.run.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** How a run was made, as facts: what a report says before any number. */
final class Origin {

    private Origin() {}

    static List<Fact> facts(Run run, Wording in) {
        Provenance made = run.provenance();
        List<Fact> facts = new ArrayList<>(List.of(
                new Fact(
                        in.pick("run", "运行"),
                        made.runId() + ", " + made.started() + ", " + Numbers.seconds(made.millis())),
                new Fact(in.pick("data", "数据"), made.source() + ", " + cases(run, in)),
                new Fact(in.pick("dataset", "数据集"), dataset(made, in)),
                new Fact(in.pick("commit", "提交"), commit(made, in)),
                new Fact(in.pick("judge", "评判"), judge(made) + ", " + judgedBy(made, in)),
                new Fact(
                        in.pick("made with", "环境"),
                        "Assay " + made.assay() + ", JDK " + made.jdk() + ", " + in.pick("seed ", "随机种子 ")
                                + made.seed()),
                new Fact(Phrase.SETTINGS.in(in), settings(made))));
        SpentText.of(run, in).ifPresent(spent -> facts.add(new Fact(in.pick("judge spent", "评判花费"), spent)));
        return facts;
    }

    private static String cases(Run run, Wording in) {
        String answerable = in.pick(" (" + run.answerable() + " answerable)", "（" + run.answerable() + " 个应作答）");
        return in.cases(run.cases()) + answerable;
    }

    private static String dataset(Provenance made, Wording in) {
        return DatasetWords.label(made, in).map(label -> label + ", ").orElse("") + "sha256 " + made.datasetHash();
    }

    private static String commit(Provenance made, Wording in) {
        return made.commit() + (made.dirty() ? in.pick(", with uncommitted changes", "，有未提交的改动") : "");
    }

    private static String judge(Provenance made) {
        return made.embeddings().equals("none") ? made.judge() : made.judge() + ", " + made.embeddings();
    }

    private static String judgedBy(Provenance made, Wording in) {
        return in.pick("labels by ", "标注按")
                + (made.judgedBy().equals("document") ? in.pick("document", "文档") : in.pick("chunk", "块"));
    }

    private static String settings(Provenance made) {
        String all = new TreeMap<>(made.settings())
                .entrySet().stream()
                        .map(entry -> entry.getKey() + "=" + entry.getValue())
                        .collect(Collectors.joining(" "));
        return all.isEmpty() ? Numbers.NONE : all;
    }
}
