package dev.assay.core.access;

import dev.assay.core.data.Case;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Whom a question is asked for. {@code metadata.user} names the user, {@code metadata.groups} and {@code metadata.roles}
 * what else admits him, each one name or several with commas between. A blank {@code user} is somebody unknown, who may
 * see only what everybody may.
 *
 * @param names the names that an acl may hold
 */
public record Asker(Set<String> names) {

    /** The name of everybody in an acl. */
    public static final String EVERYBODY = "*";

    /** The keys of the metadata that name him. */
    public static final List<String> KEYS = List.of("user", "groups", "roles");

    public Asker {
        names = Collections.unmodifiableSet(new LinkedHashSet<>(names));
    }

    /** The asker that a case names; absent where it names none. */
    public static Optional<Asker> of(Case source) {
        List<String> written = KEYS.stream()
                .map(key -> source.metadata().get(key))
                .filter(Objects::nonNull)
                .map(Object::toString)
                .toList();
        if (written.isEmpty()) {
            return Optional.empty();
        }
        Set<String> names = new LinkedHashSet<>();
        written.stream()
                .flatMap(text -> Stream.of(text.split("[,，]")))
                .map(String::strip)
                .filter(name -> !name.isEmpty())
                .forEach(names::add);
        return Optional.of(new Asker(names));
    }

    /** Whether a passage with this acl may be shown to him; an empty one is open to everybody. */
    public boolean maySee(List<String> acl) {
        return acl.isEmpty() || acl.contains(EVERYBODY) || !Collections.disjoint(acl, names);
    }

    /** His names as people read them. */
    public String text() {
        return names.isEmpty() ? "-" : String.join(", ", names);
    }
}
