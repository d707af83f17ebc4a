package dev.assay.dataset.redaction;

import dev.assay.core.words.Sha256;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Puts placeholders such as {@code [EMAIL-1]} where something was found; the same value, written this way or that, gets
 * the same placeholder as long as this object lives. Values are kept as hashes only. Where two kinds claim a place, the
 * user's own wins, then the kind that stands first in {@link Kind}.
 */
public final class Redactor {

    private record Named(String kind, Finder finder, boolean inIds) {}

    private record Claim(Match match, Named by) {}

    private final List<Named> finders = new ArrayList<>();
    private final boolean persons;
    private final RedactionCounts counts = new RedactionCounts();
    private final Map<String, Integer> numbers = new HashMap<>();
    private final Map<String, Integer> last = new HashMap<>();

    /** Replaces what the settings say. */
    public Redactor(Redaction settings) {
        settings.own().forEach(own -> finders.add(new Named(own.name(), own, true)));
        add(settings, Kind.URL, new WebLogins());
        add(settings, Kind.KEY, new Keys());
        add(settings, Kind.EMAIL, new Emails());
        add(settings, Kind.ID, new IdNumbers());
        add(settings, Kind.CARD, new Cards());
        add(settings, Kind.PASSPORT, new Passports());
        add(settings, Kind.PHONE, new Phones());
        add(settings, Kind.IP, new Addresses());
        if (!settings.kept().contains(Kind.KEY)) {
            finders.add(new Named(Kind.KEY.name(), new RandomTexts(), false));
        }
        persons = !settings.kept().contains(Kind.PERSON);
    }

    private void add(Redaction settings, Kind kind, Finder finder) {
        if (!settings.kept().contains(kind)) {
            finders.add(new Named(kind.name(), finder, true));
        }
    }

    /** A text of a file with placeholders. */
    public String text(String file, String text) {
        return replace(file, text, false);
    }

    /** An id of a file with placeholders; that it looks random is no reason. */
    public String id(String file, String id) {
        return replace(file, id, true);
    }

    /** The placeholder of a person whom a field names; the name itself where persons are kept. */
    public String person(String file, String name) {
        return !persons || name.isBlank() ? name : placeholder(file, Kind.PERSON.name(), name.strip());
    }

    /** What was replaced so far. */
    public RedactionCounts counts() {
        return counts;
    }

    private String replace(String file, String text, boolean id) {
        String narrow = Narrow.of(text);
        Traits traits = Traits.of(narrow);
        List<Claim> claims = new ArrayList<>();
        for (Named named : finders) {
            if ((!id || named.inIds()) && named.finder().possible(traits)) {
                named.finder().find(narrow, match -> claim(claims, new Claim(match, named)));
            }
        }
        if (claims.isEmpty()) {
            return text;
        }
        claims.sort(Comparator.comparingInt(claim -> claim.match().start()));
        StringBuilder replaced = new StringBuilder();
        int from = 0;
        for (Claim claim : claims) {
            String value = narrow.substring(claim.match().start(), claim.match().end());
            replaced.append(text, from, claim.match().start())
                    .append(placeholder(
                            file, claim.by().kind(), claim.by().finder().normal(value)));
            from = claim.match().end();
        }
        return replaced.append(text, from, text.length()).toString();
    }

    private static void claim(List<Claim> claims, Claim claim) {
        if (claims.stream().noneMatch(other -> other.match().overlaps(claim.match()))) {
            claims.add(claim);
        }
    }

    private String placeholder(String file, String kind, String normal) {
        counts.count(file, kind.toLowerCase(Locale.ROOT));
        int number =
                numbers.computeIfAbsent(Sha256.of(kind + '\n' + normal), hash -> last.merge(kind, 1, Integer::sum));
        return "[" + kind + "-" + number + "]";
    }
}
