package dev.assay.core.citation;

import dev.assay.core.data.Retrieved;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The passages that an answer can cite, by rank, id or document. */
final class Sources {

    private final List<Retrieved> context;

    Sources(List<Retrieved> context) {
        this.context = context;
    }

    /** All names by which passages go. */
    Set<String> ids() {
        return context.stream()
                .flatMap(item -> Stream.of(item.id(), item.documentOrId()))
                .collect(Collectors.toSet());
    }

    /** The passage that a mark in the text names: a rank first, then an id. */
    OptionalInt byMark(String name) {
        OptionalInt rank = rank(name);
        return rank.isPresent() ? rank : named(name);
    }

    /** The passage that the output names: an id first, then a rank. */
    OptionalInt byId(String id) {
        OptionalInt named = named(id);
        return named.isPresent() ? named : rank(id);
    }

    private OptionalInt rank(String name) {
        int rank = name.matches("[1-9]\\d{0,2}") ? Integer.parseInt(name) : 0;
        return rank >= 1 && rank <= context.size() ? OptionalInt.of(rank) : OptionalInt.empty();
    }

    /** By id, else the first passage of the document of that name. */
    private OptionalInt named(String name) {
        IntStream byId = IntStream.range(0, context.size())
                .filter(i -> context.get(i).id().equals(name));
        IntStream byDocument = IntStream.range(0, context.size())
                .filter(i -> context.get(i).documentOrId().equals(name));
        OptionalInt found = IntStream.concat(byId, byDocument).findFirst();
        return found.isPresent() ? OptionalInt.of(found.getAsInt() + 1) : found;
    }
}
