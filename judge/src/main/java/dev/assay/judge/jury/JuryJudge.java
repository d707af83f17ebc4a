package dev.assay.judge.jury;

import dev.assay.judge.port.Judge;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Several judges that decide by majority. Claims are taken by the first that answers; verdicts and levels are put to
 * all of them.
 */
public final class JuryJudge implements Judge {

    /** With fewer no majority can be told from a tie. */
    public static final int FEWEST = 3;

    private final List<Judge> judges;
    private final Panel panel;

    /**
     * A jury.
     *
     * @param judges its members, 3 or more; closed with the jury
     */
    public JuryJudge(List<? extends Judge> judges) {
        if (judges.size() < FEWEST) {
            throw new IllegalArgumentException("a jury has " + FEWEST + " judges or more, found " + judges.size());
        }
        this.judges = List.copyOf(judges);
        List<Panel.Voice> voices = new ArrayList<>();
        for (Judge judge : this.judges) {
            voices.add(new Panel.Voice("judge " + (voices.size() + 1), judge::ask));
        }
        this.panel = new Panel("judges of the jury", List.copyOf(voices));
    }

    @Override
    public String id() {
        return "jury of " + judges.size() + ": "
                + judges.stream().map(Judge::id).collect(Collectors.joining(" | "));
    }

    @Override
    public JudgeReply ask(JudgeRequest request) {
        Panel.Said said = panel.ask(request);
        return new JudgeReply.Voted(said.reply(), said.agreement(), said.within(), said.notes());
    }

    /** The members are asked one after another, each within its own limits. */
    @Override
    public int concurrency() {
        return judges.stream().mapToInt(Judge::concurrency).sum();
    }

    @Override
    public void close() {
        judges.forEach(Judge::close);
    }
}
