package dev.assay.judge.jury;

import dev.assay.judge.port.Agreement;
import dev.assay.judge.port.Judge;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import java.util.stream.IntStream;

/** A judge that is asked several times and held to what it says most often. Claims are taken the first time. */
public final class RepeatedJudge implements Judge {

    private final Judge judge;
    private final int repeats;
    private final Panel panel;

    /**
     * A judge asked several times.
     *
     * @param judge whom to ask; closed with this one
     * @param repeats how many times, 2 or more
     */
    public RepeatedJudge(Judge judge, int repeats) {
        if (repeats < 2) {
            throw new IllegalArgumentException("a judge is repeated 2 times or more, found " + repeats);
        }
        this.judge = judge;
        this.repeats = repeats;
        this.panel = new Panel(
                "repeats",
                IntStream.rangeClosed(1, repeats)
                        .mapToObj(time -> new Panel.Voice("repeat " + time, request -> judge.ask(request, time)))
                        .toList());
    }

    @Override
    public String id() {
        return judge.id() + " repeats=" + repeats;
    }

    @Override
    public JudgeReply ask(JudgeRequest request) {
        Panel.Said said = panel.ask(request);
        return new JudgeReply.Voted(said.reply(), Agreement.NONE, said.agreement(), said.notes());
    }

    @Override
    public int concurrency() {
        return judge.concurrency();
    }

    @Override
    public void close() {
        judge.close();
    }
}
