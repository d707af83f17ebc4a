package dev.assay.engine.store;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assay.core.data.Case;
import dev.assay.core.data.Claim;
import dev.assay.core.data.Explanation;
import dev.assay.core.data.Judgments;
import dev.assay.core.data.Output;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.TextVerdict;
import dev.assay.core.data.Verdict;
import dev.assay.core.run.CaseResult;
import dev.assay.core.run.JudgedClaim;
import dev.assay.engine.report.Explained;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class ExplanationJsonTest {

    private static final ObjectMapper JSON = new ObjectMapper();

    @Test
    void the_words_can_be_cut_from_the_texts_beside_their_offsets() throws IOException {
        Explanation explanation = Explained.of("😀 [退款]{须在}<14天>内", "[退款]可在<30天>内申请。", 6);
        JsonNode claim = written(explanation);
        JsonNode shown = claim.at("/passages/0/explanation");
        String text = claim.path("text").asText();
        String evidence = shown.at("/evidence/text").asText();
        assertThat(cut(text, shown.path("matched"))).containsExactly("退款");
        assertThat(cut(text, shown.path("unmatched"))).containsExactly("须在");
        assertThat(cut(evidence, shown.at("/evidence/matched"))).containsExactly("退款");
        assertThat(shown.at("/evidence/start").asInt()).isEqualTo(6);
        assertThat(shown.at("/evidence/end").asInt()).isEqualTo(6 + evidence.length());
        JsonNode clash = shown.path("clash");
        assertThat(clash.path("kind").asText()).isEqualTo("number");
        assertThat(one(text, clash.path("claim"))).isEqualTo("14天");
        assertThat(one(evidence, clash.path("evidence"))).isEqualTo("30天");
        assertThat(claim.at("/other/explanation")).isEqualTo(shown);
    }

    @Test
    void without_a_clash_there_is_no_such_field_and_without_an_explanation_none_either() throws IOException {
        JsonNode shown = written(Explained.of("[a] {b}", "[a]", 0)).at("/passages/0/explanation");
        assertThat(shown.has("clash")).isFalse();
        JsonNode claim = written(Optional.empty(), "a b");
        assertThat(claim.at("/passages/0").has("explanation")).isFalse();
        assertThat(claim.path("other").has("explanation")).isFalse();
    }

    private static JsonNode written(Explanation explanation) throws IOException {
        return written(Optional.of(explanation), "😀 退款须在14天内");
    }

    private static JsonNode written(Optional<Explanation> explanation, String text) throws IOException {
        PassageVerdict passage = new PassageVerdict(
                1, 1, Verdict.CONTRADICTED, OptionalDouble.empty(), Optional.empty(), "", explanation);
        TextVerdict other = new TextVerdict(1, Verdict.CONTRADICTED, Optional.empty(), "", explanation);
        JudgedClaim claim = new JudgedClaim(
                new Claim(1, text, 0, text.length()), Verdict.CONTRADICTED, List.of(passage), Optional.of(other));
        StringWriter line = new StringWriter();
        try (JsonGenerator json = JSON.createGenerator(line)) {
            json.writeStartObject();
            ResultJson.writeFields(json, result(claim));
            json.writeEndObject();
        }
        return JSON.readTree(line.toString()).at("/claims/0");
    }

    private static CaseResult result(JudgedClaim claim) {
        return new CaseResult(
                Case.of("c", "?", Judgments.ofItems("p")),
                "c",
                Output.of(List.of(), Optional.empty()),
                List.of(),
                Map.of(),
                Optional.empty(),
                List.of(claim),
                List.of(),
                Optional.empty(),
                List.of());
    }

    private static List<String> cut(String text, JsonNode spans) {
        List<String> words = new ArrayList<>();
        spans.forEach(span -> words.add(one(text, span)));
        return words;
    }

    private static String one(String text, JsonNode span) {
        return text.substring(span.get(0).asInt(), span.get(1).asInt());
    }
}
