package dev.assay.dataset.imports.port;

import dev.assay.engine.input.Faults;
import dev.assay.engine.input.Node;
import dev.assay.engine.input.Source;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A row of a foreign file: a JSON object, or a line of CSV, whose empty cells say nothing and whose cells may hold lists as
 * Python or JSON writes them. What was asked for is remembered; {@link #rest} has what nobody knows. A field of a wrong kind
 * is a fault of the row.
 */
public final class Row {

    private static final Pattern LITERAL = Pattern.compile("\\s*(\\[|\\(|\\{|array\\()");

    private final Node.Obj object;
    private final boolean cells;
    private final Source source;
    private final Set<String> asked = new HashSet<>();

    /**
     * A row.
     *
     * @param cells whether it is a line of CSV
     * @param file the file's name in faults
     */
    public Row(Node.Obj object, boolean cells, String file) {
        this.object = object;
        this.cells = cells;
        this.source = new Source(file, new Faults());
    }

    /** Line of the file from 1, where the row begins. */
    public int line() {
        return object.line();
    }

    /** All of it. */
    public Node.Obj object() {
        return object;
    }

    /** Whether it is a line of CSV, where an empty list and an empty cell look alike. */
    public boolean cells() {
        return cells;
    }

    /** Where it comes from and where its faults go. */
    public Source source() {
        return source;
    }

    /** What is wrong with it. */
    public Faults faults() {
        return source.faults();
    }

    /** The first of these fields that says something. */
    public Optional<Node> node(String... names) {
        Optional<Node> first = Optional.empty();
        for (String name : names) {
            asked.add(name);
            first = first.or(() -> object.get(name));
        }
        return first.filter(node ->
                !(cells && node instanceof Node.Text text && text.value().isEmpty()));
    }

    /** A text; numbers are taken as they are written. */
    public Optional<String> text(String... names) {
        return node(names).flatMap(node -> word(node, names[0]));
    }

    /** A text that is not blank; a blank one counts as absent. */
    public Optional<String> words(String... names) {
        return text(names).filter(text -> !text.isBlank());
    }

    /** A list; absent and empty are told apart. A single text is a list of one; nulls in it are left out. */
    public Optional<List<Node>> items(String... names) {
        return value(names)
                .map(found -> found instanceof Node.Arr list
                        ? list.items().stream()
                                .filter(item -> !(item instanceof Node.Null))
                                .toList()
                        : List.of(found));
    }

    /** A list of texts; absent and empty are told apart. */
    public Optional<List<String>> texts(String... names) {
        return items(names).map(items -> {
            List<String> texts = new ArrayList<>(items.size());
            items.forEach(item -> word(item, names[0] + "[]").ifPresent(texts::add));
            return texts;
        });
    }

    /** An object. */
    public Optional<Node.Obj> object(String... names) {
        Optional<Node> node = value(names);
        if (node.isPresent() && !(node.get() instanceof Node.Obj)) {
            source.fault(node.get(), "an object in `" + names[0] + "`");
            return Optional.empty();
        }
        return node.map(Node.Obj.class::cast);
    }

    /** A value of any kind; in CSV a cell that holds a list or map is read. */
    public Optional<Node> value(String... names) {
        return node(names).flatMap(found -> literal(found, names[0]));
    }

    /** Fields that nobody asked for. */
    public List<Node.Member> rest() {
        return object.members().stream()
                .filter(member -> !asked.contains(member.key()))
                .filter(member -> !(member.value() instanceof Node.Null))
                .filter(member -> !(cells
                        && member.value() instanceof Node.Text text
                        && text.value().isEmpty()))
                .toList();
    }

    private Optional<String> word(Node node, String name) {
        if (node instanceof Node.Text text) {
            return Optional.of(text.value());
        } else if (node instanceof Node.Num num) {
            return Optional.of(num.text());
        } else if (node instanceof Node.Bool bool) {
            return Optional.of(String.valueOf(bool.value()));
        }
        boolean columns = node instanceof Node.Obj object && object.get("0").isPresent();
        source.fault(
                node,
                "a text in `" + name + "`"
                        + (columns ? "; this looks like pandas by columns: write to_json(orient=\"records\")" : ""));
        return Optional.empty();
    }

    /** A cell that begins as a list must be one, whole; one that begins as a map may be text. */
    private Optional<Node> literal(Node node, String name) {
        if (!cells
                || !(node instanceof Node.Text text)
                || !LITERAL.matcher(text.value()).lookingAt()) {
            return Optional.of(node);
        }
        Optional<Node> read = PythonLiteral.parse(text.value().strip(), node.line());
        if (read.isEmpty() && text.value().strip().startsWith("[")) {
            source.fault(
                    node,
                    "a list as pandas or JSON writes it in `" + name
                            + "`, such as ['first', \"the second's\"], with all quotes and brackets closed");
            return Optional.empty();
        }
        return read.or(() -> Optional.of(node));
    }
}
