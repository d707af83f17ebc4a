package dev.assay.engine;

import dev.assay.judge.port.Judge;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import dev.assay.judge.port.PlannedJudge;
import dev.assay.judge.port.PlannedUse;

/**
 * A judge that works in this process; planning it takes nothing.
 *
 * @param judge the judge itself; closed with this one
 */
record ServicelessJudge(Judge judge) implements PlannedJudge {

    @Override
    public String id() {
        return judge.id();
    }

    @Override
    public JudgeReply ask(JudgeRequest request) {
        return judge.ask(request);
    }

    @Override
    public JudgeReply ask(JudgeRequest request, int repeat) {
        return judge.ask(request, repeat);
    }

    @Override
    public PlannedUse use() {
        return PlannedUse.NONE;
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
