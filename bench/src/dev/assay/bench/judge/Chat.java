package dev.assay.bench.judge;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.bench.judge.kinds.BySchema;
import dev.assay.bench.judge.kinds.Claims;
import dev.assay.bench.judge.kinds.Grades;
import dev.assay.bench.judge.kinds.Lists;
import dev.assay.bench.judge.kinds.OneCall;
import dev.assay.bench.judge.kinds.RagasReply;
import dev.assay.bench.judge.kinds.Verdicts;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** {@code /v1/chat/completions}. */
final class Chat implements MockServer.Service {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** The first that knows a prompt answers it. */
    private static final List<Kind> KINDS =
            List.of(new Verdicts(), new OneCall(), new Claims(), new Grades(), new Lists(), new RagasReply(), new BySchema());

    private final Counts counts;

    Chat(Counts counts) {
        this.counts = counts;
    }

    @Override
    public JsonNode reply(JsonNode body) throws IOException {
        Asked asked = Asked.of(body);
        Optional<JsonNode> said = KINDS.stream().flatMap(kind -> kind.answer(asked).stream()).findFirst();
        String text = JSON.writeValueAsString(said.orElseGet(JSON::createObjectNode));
        int choices = Math.max(1, body.path("n").asInt(1));
        long prompt = Counts.tokens(asked.characters());
        long completion = Counts.tokens(text.length()) * choices;
        counts.add("calls", 1);
        counts.add("tokensIn", prompt);
        counts.add("tokensOut", completion);
        counts.add("unknown", said.isPresent() ? 0 : 1);
        ObjectNode reply = JSON.createObjectNode();
        reply.put("id", "mock").put("object", "chat.completion").put("created", 0).put("model", "mock");
        var list = reply.putArray("choices");
        for (int i = 0; i < choices; i++) {
            ObjectNode choice = list.addObject().put("index", i).put("finish_reason", "stop");
            choice.putObject("message").put("role", "assistant").put("content", text);
        }
        reply.putObject("usage").put("prompt_tokens", prompt).put("completion_tokens", completion).put("total_tokens", prompt + completion);
        return reply;
    }
}
