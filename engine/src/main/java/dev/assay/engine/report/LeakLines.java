package dev.assay.engine.report;

import dev.assay.core.run.Leak;
import dev.assay.core.run.LeakCount;
import dev.assay.core.run.LeakedCase;
import java.util.List;

/**
 * What came back for users who may not see it, in words.
 *
 * @param count the leaks
 * @param in the report's language
 */
record LeakLines(LeakCount count, Wording in) {

    private static final int SHOWN = 10;

    /** Whether there is something to cry out. */
    boolean any() {
        return count.retrieved() > 0;
    }

    /** The head of the block. */
    String heading() {
        return in.pick("LEAKED: ", "越权泄露：")
                + in.pick(
                        in.cases(count.retrieved()) + " brought back passages that the user may not see; in "
                                + count.used() + " of them the answer used one",
                        in.cases(count.retrieved()) + "检索到用户无权查看的段落，其中 " + count.used() + " 个的回答用到了它们");
    }

    /** One line a leak, those that were used first. */
    List<String> lines() {
        return count.cases().stream()
                .limit(SHOWN)
                .flatMap(leaked -> leaked.leaks().stream().map(leak -> line(leaked, leak)))
                .toList();
    }

    /** How many cases stand in cases.jsonl only. */
    int omitted() {
        return count.retrieved() - Math.min(SHOWN, count.cases().size());
    }

    private String line(LeakedCase leaked, Leak leak) {
        String acl = String.join(", ", leak.acl());
        return in.pick(
                        leaked.id() + " (" + leaked.asker() + "): " + leak.passage() + " at rank " + leak.rank()
                                + ", which only " + acl + " may see; ",
                        leaked.id() + "（" + leaked.asker() + "）：第 " + leak.rank() + " 位的 " + leak.passage() + " 只许 "
                                + acl + " 查看；")
                + use(leak);
    }

    private String use(Leak leak) {
        return switch (leak.use()) {
            case RETRIEVED -> in.pick("the answer is not seen to use it", "未见回答用到它");
            case CITED -> in.pick("the answer CITES it", "回答引用了它");
            case STATED ->
                in.pick("the answer SAYS what only it says: \"", "回答说出了只有它才有的内容：“")
                        + TextWidth.cut(PlainText.line(leak.claim()), 120)
                        + in.pick("\"", "”");
        };
    }
}
