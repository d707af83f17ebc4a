package dev.assay.dataset.quality;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Near duplicates, and what is kept of them.
 *
 * @param cases number of cases looked at
 * @param threshold similarity from which on two questions were near duplicates
 * @param groups in the order of the file
 * @param out where a copy was written; absent when nothing was
 */
public record DedupeOutcome(int cases, double threshold, List<Group> groups, Optional<Path> out) {

    /**
     * Cases that ask nearly the same.
     *
     * @param members each with what becomes of it, in the order of the file
     */
    public record Group(List<Member> members) {

        public Group {
            members = List.copyOf(members);
        }
    }

    /**
     * A case of a group.
     *
     * @param id its id
     * @param line line of the file
     * @param question the user's words
     * @param fate whether a copy keeps it
     */
    public record Member(String id, int line, String question, Fate fate) {}

    /** What becomes of a case in a copy. */
    public sealed interface Fate {

        /** It stays. */
        record Kept() implements Fate {}

        /**
         * It is left out.
         *
         * @param keptId the case that asks nearly the same and stays
         * @param similarity of the two, threshold to 1
         * @param why the other was preferred
         */
        record Dropped(String keptId, double similarity, String why) implements Fate {}
    }

    public DedupeOutcome {
        groups = List.copyOf(groups);
    }

    /** Ids that a copy leaves out, in the order of the file. */
    public List<String> dropped() {
        return groups.stream()
                .flatMap(group -> group.members().stream())
                .filter(member -> member.fate() instanceof Fate.Dropped)
                .map(Member::id)
                .toList();
    }
}
