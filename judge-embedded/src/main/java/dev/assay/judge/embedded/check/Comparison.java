package dev.assay.judge.embedded.check;

import dev.assay.judge.embedded.text.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds comparisons: "A is deeper than B", "more often than", A 比 B 深, A 高于 B. */
final class Comparison {

    private static final Set<String> CHINESE = Set.of(
            "高于", "低于", "多于", "少于", "大于", "小于", "早于", "晚于", "先于", "优于", "劣于", "快于", "慢于", "长于", "短于", "重于", "轻于", "强于",
            "弱于", "胜于", "不如", "超过");

    /** 比 in these is no comparison. */
    private static final String NOT_AFTER = "例如赛重值方特较率分喻利基";

    private static final String NOT_BEFORE = "对相百之占无类评好";

    private static final Set<String> NO_QUALITY = Set.of("rather", "other", "whether", "either");

    private Comparison() {}

    /** The comparisons of a clause. */
    static List<Relation> in(Piece piece) {
        List<Relation> found = new ArrayList<>();
        List<Word> words = piece.words();
        for (int i = 1; i + 1 < words.size(); i++) {
            String word = words.get(i).text();
            if (word.equals("than")) {
                than(piece, i, found);
            } else if (CHINESE.contains(word + words.get(i + 1).text())) {
                relation(piece, word + words.get(i + 1).text(), i, i + 1, words.size())
                        .ifPresent(found::add);
            } else if (word.equals("比") && compares(words, i)) {
                // 鹭湖比雁湖深: what is compared stands last
                Word last = words.get(words.size() - 1);
                relation(piece, "比" + last.text(), i, i, words.size() - 1).ifPresent(found::add);
            }
        }
        return found;
    }

    private static boolean compares(List<Word> words, int at) {
        return !NOT_AFTER.contains(words.get(at + 1).text())
                && !NOT_BEFORE.contains(words.get(at - 1).text())
                && !(digit(words.get(at - 1)) && digit(words.get(at + 1)));
    }

    private static boolean digit(Word word) {
        return Character.isDigit(word.text().codePointAt(0));
    }

    /** The quality is "deeper", or "more" or "less" with up to two words after it. */
    private static void than(Piece piece, int than, List<Relation> found) {
        List<Word> words = piece.words();
        StringBuilder quality = new StringBuilder();
        for (int i = than - 1; i >= Math.max(1, than - 3); i--) {
            String word = words.get(i).text();
            quality.insert(0, word + " ");
            // "more" without its ending
            if (Set.of("mor", "less").contains(word) || (word.endsWith("er") && !NO_QUALITY.contains(word))) {
                relation(piece, quality.toString(), i, than, words.size()).ifPresent(found::add);
                return;
            }
        }
    }

    private static Optional<Relation> relation(Piece piece, String name, int first, int last, int end) {
        List<Word> words = piece.words();
        Swap ends = Swap.of(Swap.names(words.subList(0, first)), Swap.names(words.subList(last + 1, end)));
        return Relation.of(name, ends, false, piece, 0, words.size());
    }
}
