package dev.assay.judge.prompt;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.core.data.PassageVerdict.Quote;
import dev.assay.judge.port.JudgeReply;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Reads the level that was picked; a level that is not on offer and evidence from nowhere are faults. */
final class LevelReader {

    private final Fields fields;
    private final Words words;

    LevelReader(Fields fields, Set<String> levels) {
        this.fields = fields;
        this.words = new Words(levels.stream().collect(Collectors.toMap(Function.identity(), List::of)));
    }

    Reading<JudgeReply.Level> read(JsonNode node, String text) {
        Optional<JsonNode> given = fields.get(node, "level").filter(JsonNode::isValueNode);
        Optional<String> level = given.map(JsonNode::asText).flatMap(words::meaning);
        if (level.isEmpty()) {
            return unreadable(given.map(found -> Fault.naming(Fault.Kind.WORD, found.asText()))
                    .orElseGet(() -> Fault.naming(Fault.Kind.FIELD, "level")));
        }
        String evidence = fields.text(node, "evidence").orElse("").strip();
        boolean says = evidence.codePoints().anyMatch(Character::isLetterOrDigit);
        Optional<Quote> quote = Quotes.find(text, evidence);
        if (says && quote.isEmpty()) {
            return unreadable(Fault.naming(Fault.Kind.EVIDENCE, evidence));
        }
        String reason = fields.text(node, "reason").orElse("").strip();
        return new Reading.Read<>(
                new JudgeReply.Level(level.get(), reason, quote.map(Quote::text).orElse("")));
    }

    private static Reading<JudgeReply.Level> unreadable(Fault fault) {
        return new Reading.Unreadable<>(List.of(fault));
    }
}
