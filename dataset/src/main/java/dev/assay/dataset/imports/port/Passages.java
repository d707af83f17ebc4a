package dev.assay.dataset.imports.port;

import dev.assay.core.data.Retrieved;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** Passages as other tools have them: often words without an id. */
public final class Passages {

    private Passages() {}

    /** A retrieved passage; without an id it gets one of its words. */
    public static Retrieved of(Optional<String> id, Optional<String> document, Optional<String> text) {
        String known = id.filter(given -> !given.isBlank())
                .orElseGet(() -> TextId.of("t-", document.orElse("") + '\n' + text.orElse("")));
        return new Retrieved(known, document, Optional.empty(), text, OptionalDouble.empty(), Map.of());
    }

    /**
     * A ranked list from two columns, ids and texts, of which one may be missing; absent where both say nothing.
     *
     * @param row told when the lists differ in length
     */
    public static Optional<List<Retrieved>> ranked(Row row, Optional<List<String>> texts, Optional<List<String>> ids) {
        if (texts.isEmpty() && ids.isEmpty()) {
            return Optional.empty();
        }
        int length =
                Math.max(texts.map(List::size).orElse(0), ids.map(List::size).orElse(0));
        if (texts.isPresent()
                && ids.isPresent()
                && texts.get().size() != ids.get().size()) {
            row.source()
                    .fault(
                            row.line(),
                            0,
                            ids.get().size() + " ids of retrieved contexts and "
                                    + texts.get().size() + " texts",
                            "as many of the one as of the other, or one of the two alone");
            return Optional.empty();
        }
        List<Retrieved> ranked = new ArrayList<>(length);
        for (int i = 0; i < length; i++) {
            int rank = i;
            ranked.add(of(ids.map(list -> list.get(rank)), Optional.empty(), texts.map(list -> list.get(rank))));
        }
        return Optional.of(ranked);
    }
}
