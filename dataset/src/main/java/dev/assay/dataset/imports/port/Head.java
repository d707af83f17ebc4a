package dev.assay.dataset.imports.port;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the beginning of a file tells of it.
 *
 * @param name the file's or folder's own name
 * @param shape how it is laid out
 * @param columns fields of the first rows, or the columns of CSV; of one object or of YAML its top keys
 * @param lists of one object: the lists in it, each with the fields of its first items
 * @param files of a folder: names of files in it, those one folder down as {@code folder/name}, sorted
 */
public record Head(String name, Shape shape, Set<String> columns, Map<String, Set<String>> lists, List<String> files) {

    /** How a file is laid out. */
    public enum Shape {
        /** A folder. */
        FOLDER("a folder"),
        /** One JSON object a line. */
        LINES("JSON lines"),
        /** A JSON list of objects. */
        LIST("a JSON list"),
        /** One JSON object that holds lists. */
        OBJECT("a JSON object"),
        /** Comma, semicolon or tab separated values with a header. */
        CSV("CSV"),
        /** YAML. */
        YAML("YAML"),
        /** Words between spaces, no header. */
        WORDS("words in columns"),
        /** None of these. */
        OTHER("text of no known layout");

        private final String word;

        Shape(String word) {
            this.word = word;
        }

        /** In words. */
        public String word() {
            return word;
        }
    }

    public Head {
        columns = Set.copyOf(columns);
        lists = Map.copyOf(lists);
        files = List.copyOf(files);
    }

    /** Whether it is rows, each with fields: JSON lines, a JSON list, CSV. */
    public boolean rows() {
        return shape == Shape.LINES || shape == Shape.LIST || shape == Shape.CSV;
    }

    /** Whether there is a field or column of this name. */
    public boolean has(String column) {
        return columns.contains(column);
    }

    /** Whether one of these fields or columns is there. */
    public boolean hasAny(Collection<String> names) {
        return names.stream().anyMatch(columns::contains);
    }

    /** The fields of the first items of a list in the object; none where there is no such list. */
    public Set<String> list(String key) {
        return lists.getOrDefault(key, Set.of());
    }
}
