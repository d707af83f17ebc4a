package dev.assay.engine.exec;

import dev.assay.judge.port.Judge;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;

/**
 * Stands where no metric needs a judge but some compare texts by their meaning: what an answer does is then told by rules
 * alone.
 */
final class NoJudge implements Judge {

    @Override
    public String id() {
        return "none";
    }

    @Override
    public JudgeReply ask(JudgeRequest request) {
        return new JudgeReply.CannotDo("no metric of this run asks a judge");
    }

    @Override
    public void close() {}
}
