package dev.assay.dataset.remap;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.core.data.Label;
import dev.assay.dataset.folder.Entry;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One case with its labels moved; groups that come to mean the same become one, with the larger grade. */
final class RemappedCase {

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();
    private static final String RELEVANT = "relevant";
    private static final String GRADE = "grade";

    private final Mover mover;
    private final Entry entry;
    private final List<Moved> told = new ArrayList<>();
    private final Map<List<Label>, JsonNode> groups = new LinkedHashMap<>();
    private int melted;

    RemappedCase(Mover mover, Entry entry) {
        this.mover = mover;
        this.entry = entry;
    }

    /** The line; the very same where no label changed. */
    Entry entry() {
        JsonNode list = relevant();
        if (!list.isArray()) {
            return entry;
        }
        ArrayNode now = JSON.createArrayNode();
        list.forEach(this::group);
        groups.values().forEach(now::add);
        return now.equals(list) ? entry : entry.with(RELEVANT, now);
    }

    /** What became of each label. */
    List<Moved> told() {
        return told;
    }

    /** Groups that were left out because another means the same now. */
    int melted() {
        return melted;
    }

    private JsonNode relevant() {
        try {
            return JSON.readTree(entry.json()).path(RELEVANT);
        } catch (JsonProcessingException impossible) {
            throw new UncheckedIOException("the line was read before", impossible);
        }
    }

    private void group(JsonNode node) {
        List<Label> old = new ArrayList<>();
        if (node.has(LabelNode.ANY_OF)) {
            node.path(LabelNode.ANY_OF).forEach(member -> old.add(LabelNode.read(member)));
        } else {
            old.add(LabelNode.read(node));
        }
        List<Label> now = new ArrayList<>();
        boolean split = false;
        for (Label label : old) {
            Move move = mover.move(label);
            if (move.together() && old.size() > 1) {
                move = Move.kept(
                        label, Way.NOT_FOUND, "several passages together hold its text, which an anyOf cannot say");
            }
            split = move.together();
            told.add(new Moved(entry.id(), label, move.now(), move.way(), move.score(), move.why()));
            move.now().stream().filter(one -> !now.contains(one)).forEach(now::add);
        }
        if (split) {
            now.forEach(label -> add(List.of(label), LabelNode.with(node, List.of(label))));
        } else {
            add(now, now.equals(old) ? node : LabelNode.with(node, now));
        }
    }

    private void add(List<Label> labels, JsonNode node) {
        JsonNode earlier = groups.get(labels);
        if (earlier == null) {
            groups.put(labels, node);
            return;
        }
        melted++;
        if (grade(node) > grade(earlier)) {
            ObjectNode better = LabelNode.of(labels.get(0));
            groups.put(labels, node.isObject() ? node : better);
        }
    }

    private static int grade(JsonNode node) {
        return node.path(GRADE).asInt(1);
    }
}
