package dev.assay.engine.report;

import dev.assay.core.run.JudgeSpent;
import dev.assay.core.run.Run;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Optional;

/** What the judges spent, in one line; nothing where no model was asked. */
final class SpentText {

    private static final int DIGITS = 3;

    private SpentText() {}

    static Optional<String> of(Run run, Wording in) {
        return run.judgeSpent().filter(JudgeSpent::any).map(spent -> text(spent, in));
    }

    private static String text(JudgeSpent spent, Wording in) {
        String cost = spent.cost().isPresent()
                ? in.pick("cost ", "费用 ") + money(spent.cost().getAsDouble())
                : in.pick(
                        "cost unknown (set judge.price.in and judge.price.out)",
                        "费用未知（请设置 judge.price.in 和" + " judge.price.out）");
        return in.pick(
                        spent.calls() + " calls, " + spent.cached() + " answered from the cache, tokens "
                                + spent.tokensIn() + " in and " + spent.tokensOut() + " out, ",
                        "调用 " + spent.calls() + " 次，缓存命中 " + spent.cached() + " 次，词元：输入 " + spent.tokensIn() + "、输出 "
                                + spent.tokensOut() + "，")
                + cost;
    }

    /** Three digits that count, without an exponent. */
    private static String money(double cost) {
        BigDecimal shown = new BigDecimal(cost).round(new MathContext(DIGITS)).stripTrailingZeros();
        return shown.toPlainString();
    }
}
