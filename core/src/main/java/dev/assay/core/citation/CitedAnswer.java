package dev.assay.core.citation;

import dev.assay.core.data.Citation;
import dev.assay.core.data.Output;
import dev.assay.core.data.Retrieved;
import dev.assay.core.words.Sentences;
import dev.assay.core.words.Slice;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An answer sentence by sentence with what each one cites: by the output's {@code citations} where there are some, else
 * by the marks in the text ({@link Marks}).
 *
 * <p>A mark belongs to the sentence it stands in. Behind a sentence's stop it belongs to the sentence before it, at the
 * start of a new line to the one after. A list of sources at the end of the answer is no part of it.
 */
public final class CitedAnswer {

    /** A heading such as "Sources:" on a line of its own, and under it nothing but list entries and blank lines. */
    private static final Pattern SOURCES = Pattern.compile(
            "(?im)^[ \\t#*]*(?:sources?|references?|citations?|参考资料|参考文献|参考来源|资料来源|来源|引用|出处)[ \\t]*[:：]?[ \\t*]*[:：]?[ \\t]*$"
                    + "(?:\\s*^[ \\t]*[-*•\\d\\[【(（].*$)+\\s*\\z");

    private static final Pattern DEFINITION = Pattern.compile("(?m)^[ \\t]*\\[[^\\]\\n]{1,80}\\]:.*$");
    private static final Pattern BEFORE_STOP = Pattern.compile("\\s+(?=[.,;:!?。，；：！？])");
    private static final Pattern BLANKS = Pattern.compile("\\s{2,}");

    private final String answer;
    private final Sources sources;
    private final List<Mark> marks;
    private final String masked;
    private final List<Slice> sentences;
    private final Map<Integer, TreeSet<Integer>> passages = new TreeMap<>();
    private final Map<Integer, TreeSet<String>> unknown = new TreeMap<>();

    private CitedAnswer(String answer, List<Retrieved> context) {
        this.answer = blanked(DEFINITION, blanked(SOURCES, answer));
        this.sources = new Sources(context);
        this.marks = Marks.in(this.answer, sources.ids());
        this.masked = masked();
        this.sentences = Sentences.of(masked);
    }

    /**
     * The sentences in order.
     *
     * @param output what the system did
     * @param context what could be cited, in rank order
     */
    public static List<CitingSentence> of(Output output, List<Retrieved> context) {
        return placed(output, context).stream().map(Placed::sentence).toList();
    }

    /**
     * A sentence and where it stands.
     *
     * @param place its range in the answer
     * @param sentence the sentence
     */
    public record Placed(Slice place, CitingSentence sentence) {}

    /** The same with the place of each sentence in the answer. */
    public static List<Placed> placed(Output output, List<Retrieved> context) {
        CitedAnswer cited = new CitedAnswer(output.answer().orElse(""), context);
        if (output.citations().isEmpty()) {
            cited.marks.forEach(cited::add);
        } else {
            output.citations().forEach(cited::add);
        }
        return cited.sentences();
    }

    private void add(Mark mark) {
        int sentence = at(mark);
        mark.names().forEach(name -> add(sentence, sources.byMark(name), name));
    }

    private void add(Citation citation) {
        for (int i = 0; i < sentences.size(); i++) {
            Slice sentence = sentences.get(i);
            if (citation.start() < sentence.end() && sentence.start() < citation.end()) {
                for (String id : citation.ids()) {
                    add(i, sources.byId(id), id);
                }
            }
        }
    }

    private void add(int sentence, OptionalInt passage, String name) {
        if (passage.isPresent()) {
            passages.computeIfAbsent(sentence, key -> new TreeSet<>()).add(passage.getAsInt());
        } else {
            unknown.computeIfAbsent(sentence, key -> new TreeSet<>()).add(name);
        }
    }

    /** The sentence a mark belongs to, counted from 0. */
    private int at(Mark mark) {
        int next = 0;
        while (next < sentences.size() && sentences.get(next).end() <= mark.start()) {
            next++;
        }
        boolean inside = next < sentences.size() && sentences.get(next).start() <= mark.start();
        if (inside || next == 0) {
            return next;
        }
        String between = masked.substring(sentences.get(next - 1).end(), mark.start());
        return next < sentences.size() && between.contains("\n") ? next : next - 1;
    }

    private List<Placed> sentences() {
        List<Placed> all = new ArrayList<>();
        for (int i = 0; i < sentences.size(); i++) {
            CitingSentence sentence = new CitingSentence(
                    words(sentences.get(i)),
                    List.copyOf(passages.getOrDefault(i, new TreeSet<>())),
                    List.copyOf(unknown.getOrDefault(i, new TreeSet<>())));
            all.add(new Placed(sentences.get(i), sentence));
        }
        return all;
    }

    private String words(Slice sentence) {
        String plain = BLANKS.matcher(sentence.of(masked)).replaceAll(" ");
        return BEFORE_STOP.matcher(plain).replaceAll("");
    }

    /** The answer with blanks in place of its marks, so that offsets stay. */
    private String masked() {
        StringBuilder masked = new StringBuilder(answer);
        for (Mark mark : marks) {
            for (int i = mark.start(); i < mark.end(); i++) {
                masked.setCharAt(i, ' ');
            }
        }
        return masked.toString();
    }

    private static String blanked(Pattern pattern, String text) {
        return pattern.matcher(text)
                .replaceAll(match -> Matcher.quoteReplacement(match.group().replaceAll("[^\\n]", " ")));
    }
}
