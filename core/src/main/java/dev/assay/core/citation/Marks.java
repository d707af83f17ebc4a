package dev.assay.core.citation;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Finds the marks in an answer that name sources: {@code [1]}, {@code [1][2]}, {@code [1, 2]}, {@code [1-3]},
 * {@code [^1]}, {@code 【1】}, {@code 【1†source】}, {@code [Source 1]}, {@code [文档1]}, {@code [id]}.
 *
 * <p>What stands in the brackets must be, part by part, a number of 1 to 3 digits from 1 on (a rank), the id of a
 * passage, or a word that is built like one, other digits aside: {@code [kb-99]} beside a passage {@code kb-12} is a
 * citation of an unknown passage. So {@code [2023]}, {@code [2023-05-01]}, {@code [sic]} and {@code [ ]} are none. Nor
 * is anything in code, a Markdown link {@code [text](url)} or a picture.
 */
public final class Marks {

    private static final Pattern BRACKETS = Pattern.compile("(?<!!)[\\[【［]([^\\[\\]【】［］\\n]{1,80})([\\]】］])(\\()?");
    private static final Pattern CODE = Pattern.compile("```.*?(?:```|\\z)|`[^`\\n]*`", Pattern.DOTALL);
    private static final Pattern SEPARATOR = Pattern.compile("[,，、;；]");
    private static final Pattern PREFIX = Pattern.compile(
            "(?i)^(?:\\^|(?:sources?|documents?|docs?|passages?|context|来源|文档|段落|资料|参考)\\s*[:#]?\\s*(?=\\d))");
    private static final Pattern RANGE = Pattern.compile("([1-9]\\d{0,2})\\s*[-–—~]\\s*([1-9]\\d{0,2})");
    private static final Pattern RANK = Pattern.compile("[1-9]\\d{0,2}");
    private static final int WIDEST_RANGE = 20;

    private final Set<String> ids;
    private final Set<String> shapes;

    private Marks(Collection<String> ids) {
        this.ids = Set.copyOf(ids);
        this.shapes = ids.stream()
                .filter(id -> id.codePoints().anyMatch(Character::isLetter))
                .map(Marks::shape)
                .collect(Collectors.toSet());
    }

    /** The marks of an answer in order, given the ids of the passages it could cite. */
    public static List<Mark> in(String answer, Collection<String> ids) {
        Marks marks = new Marks(ids);
        String prose =
                CODE.matcher(answer).replaceAll(code -> " ".repeat(code.group().length()));
        Matcher matcher = BRACKETS.matcher(prose);
        List<Mark> found = new ArrayList<>();
        while (matcher.find()) {
            boolean link = matcher.group(2).equals("]") && matcher.group(3) != null;
            int end = matcher.end(2);
            if (!link) {
                marks.names(matcher.group(1)).ifPresent(names -> found.add(new Mark(matcher.start(), end, names)));
            }
        }
        return found;
    }

    /** What the brackets name; empty when one part of it is no citation. */
    private Optional<List<String>> names(String inside) {
        if (ids.contains(inside.strip())) {
            return Optional.of(List.of(inside.strip()));
        }
        Set<String> names = new LinkedHashSet<>();
        for (String part : SEPARATOR.split(inside, -1)) {
            List<String> named = part(part.strip());
            if (named.isEmpty()) {
                return Optional.empty();
            }
            names.addAll(named);
        }
        return Optional.of(List.copyOf(names));
    }

    private List<String> part(String written) {
        if (ids.contains(written)) {
            return List.of(written);
        }
        String plain = Normalizer.normalize(written, Normalizer.Form.NFKC).replaceFirst("†.*$", "");
        String bare = PREFIX.matcher(plain).replaceFirst("").strip();
        Matcher range = RANGE.matcher(bare);
        if (range.matches()) {
            int from = Integer.parseInt(range.group(1));
            int to = Integer.parseInt(range.group(2));
            return from < to && to - from <= WIDEST_RANGE
                    ? IntStream.rangeClosed(from, to)
                            .mapToObj(Integer::toString)
                            .toList()
                    : List.of();
        }
        boolean named = RANK.matcher(bare).matches() || ids.contains(bare) || shapes.contains(shape(bare));
        return named ? List.of(bare) : List.of();
    }

    private static String shape(String id) {
        return id.replaceAll("\\d+", "0");
    }
}
