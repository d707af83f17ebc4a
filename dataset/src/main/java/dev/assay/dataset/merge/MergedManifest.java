package dev.assay.dataset.merge;

import dev.assay.dataset.folder.Manifest;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What a merged dataset says of itself: languages and licences of all, and what each set said. */
final class MergedManifest {

    private static final String LICENCE = "licence";

    private MergedManifest() {}

    static Manifest of(List<Member> members, Optional<String> name) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put(
                "name", name.orElseGet(() -> members.stream().map(Member::name).collect(Collectors.joining("+"))));
        List<Object> languages = all(members, "languages");
        if (!languages.isEmpty()) {
            fields.put("languages", languages);
        }
        List<Object> licences = licences(members);
        if (!licences.isEmpty()) {
            fields.put(LICENCE, licences.size() == 1 ? licences.get(0) : licences);
        }
        fields.put("made", "merged from " + members.stream().map(Member::name).collect(Collectors.joining(", ")));
        List<Map<String, Object>> from = new ArrayList<>();
        for (Member member : members) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("name", member.name());
            one.putAll(member.manifest().fields());
            one.put("hash", member.folder().summary().hash());
            from.add(one);
        }
        fields.put("merged", from);
        return new Manifest(fields);
    }

    /** Sets that say no licence while others do. */
    static List<String> unlicensed(List<Member> members) {
        return licences(members).isEmpty()
                ? List.of()
                : members.stream()
                        .filter(member -> licences(List.of(member)).isEmpty())
                        .map(Member::name)
                        .toList();
    }

    static List<Object> licences(List<Member> members) {
        Set<Object> all = new LinkedHashSet<>(all(members, LICENCE));
        all.addAll(all(members, "license"));
        return List.copyOf(all);
    }

    private static List<Object> all(List<Member> members, String field) {
        Set<Object> all = new LinkedHashSet<>();
        for (Member member : members) {
            Object value = member.manifest().fields().get(field);
            if (value instanceof Collection<?> some) {
                all.addAll(some);
            } else if (value != null) {
                all.add(value);
            }
        }
        return new ArrayList<>(all);
    }
}
