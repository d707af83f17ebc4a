package dev.assay.judge.generation;

import dev.assay.judge.port.Judge;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Says what it was told to say, in order; asking more often than scripted is a fault of the asker. */
final class ScriptedJudge implements Judge {

    final List<JudgeRequest> asked = new ArrayList<>();
    private final Deque<JudgeReply> replies;

    ScriptedJudge(JudgeReply... replies) {
        this.replies = new ArrayDeque<>(List.of(replies));
    }

    @Override
    public String id() {
        return "scripted";
    }

    @Override
    public JudgeReply ask(JudgeRequest request) {
        asked.add(request);
        return replies.remove();
    }

    @Override
    public void close() {}
}
