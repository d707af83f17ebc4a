package dev.assay.engine;

import dev.assay.core.metric.FailureKind;
import dev.assay.core.words.Language;
import dev.assay.engine.exec.Unmeasured;
import java.util.List;
import java.util.stream.Stream;

/** One line for each way in which the judges failed: in how many cases, and why in the first of them. */
final class UnmeasuredText {

    private UnmeasuredText() {}

    static List<String> lines(Unmeasured unmeasured, int cases, Language language) {
        return Stream.of(FailureKind.BUDGET, FailureKind.JUDGE_DOWN, FailureKind.JUDGE_UNREADABLE)
                .flatMap(kind -> unmeasured.of(kind).map(count -> line(kind, count, cases, language)).stream())
                .toList();
    }

    private static String line(FailureKind kind, Unmeasured.Count count, int cases, Language language) {
        return language == Language.ZH
                ? cases + " 个用例中有 " + count.cases() + " 个未能评判（" + kind.word() + "）：" + count.first()
                : count.cases() + " of " + cases + " cases could not be judged (" + kind.word() + "): " + count.first();
    }
}
