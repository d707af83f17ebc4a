package dev.assay.core.access;

import dev.assay.core.data.Case;
import dev.assay.core.data.Ranking;
import dev.assay.core.data.Retrieved;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Who asks, and what came back for him.
 *
 * @param asker who asks; absent where the case names nobody
 * @param listed what came back, each id once where somebody is named, with the acl where it is known; absent where nothing
 *     is recorded
 */
public record Access(Optional<Asker> asker, Optional<List<Retrieved>> listed) {

    public Access {
        listed = listed.map(List::copyOf);
    }

    /**
     * The access of a case.
     *
     * @param source the case
     * @param ranked the final ranked list; absent where nothing is recorded
     * @param context what the model was shown
     */
    public static Access of(Case source, Optional<List<Retrieved>> ranked, List<Retrieved> context) {
        Optional<Asker> asker = Asker.of(source);
        if (asker.isEmpty()) {
            return new Access(asker, ranked);
        }
        Optional<List<Retrieved>> listed = ranked.map(list -> Ranking.of(
                        Stream.concat(list.stream(), context.stream()).toList())
                .items());
        return new Access(asker, listed);
    }

    /**
     * A passage that the asker may not see.
     *
     * @param passage the passage
     * @param rank where it stands among what came back, from 1
     */
    public record Forbidden(Retrieved passage, int rank) {}

    /** What the asker may not see, in rank order; nothing where nobody is named. */
    public List<Forbidden> forbidden() {
        List<Forbidden> forbidden = new ArrayList<>();
        if (asker.isPresent()) {
            List<Retrieved> items = listed.orElse(List.of());
            for (int i = 0; i < items.size(); i++) {
                if (!asker.get().maySee(items.get(i).acl())) {
                    forbidden.add(new Forbidden(items.get(i), i + 1));
                }
            }
        }
        return forbidden;
    }

    /** The ids of what the asker may not see. */
    public Set<String> forbiddenIds() {
        return forbidden().stream().map(one -> one.passage().id()).collect(Collectors.toSet());
    }
}
