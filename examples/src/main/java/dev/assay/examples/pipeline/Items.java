package dev.assay.examples.pipeline;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** Writes ranked lists as Assay reads them. */
public final class Items {

    private Items() {}

    /**
     * Adds hits to a list, best first, with the place of each in its document and its score to four decimals.
     *
     * @param withText whether to add the words
     */
    public static void add(ArrayNode list, List<Hit> hits, boolean withText) {
        for (Hit hit : hits) {
            Chunk chunk = hit.chunk();
            ObjectNode item = list.addObject()
                    .put("id", chunk.id())
                    .put("document", chunk.document())
                    .put("start", chunk.range().start())
                    .put("end", chunk.range().end());
            if (withText) {
                item.put("text", chunk.text());
            }
            item.put("score", Math.round(hit.score() * 1e4) / 1e4);
        }
    }
}
