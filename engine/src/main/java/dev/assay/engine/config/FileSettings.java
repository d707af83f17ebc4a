package dev.assay.engine.config;

import dev.assay.core.words.NearNames;
import dev.assay.engine.input.Node;
import dev.assay.engine.input.Source;
import dev.assay.engine.input.Words;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Takes the settings out of {@code assay.yaml}. */
final class FileSettings {

    private static final String JURY = ConfigKeys.JUDGE + "jury";
    private static final List<String> LIMITS = List.of("cost", "tokens", "calls", "minutes");
    /** Keys under the target and the judge that may be lists; elsewhere a list is a fault. */
    private static final Set<String> LISTS = Set.of("target.command", "target.classpath", "judge.certificate");

    /** The labels of a judge's own model, also of a juror's. */
    private static final String LABELS = ".nli.labels";

    private static final String VARIANT_FORM =
            "settings under a name each, such as variants: {hybrid: {outputs: hybrid.jsonl}, bm25: {outputs: bm25.jsonl}}";

    private final Source source;
    private final String shortName;
    private final Path folder;
    private final Map<String, Given> settings = new LinkedHashMap<>();

    private FileSettings(Source source, Path folder, String shortName) {
        this.source = source;
        this.shortName = shortName;
        this.folder = folder;
    }

    /** The settings by key; a key that is not known or a value of the wrong shape is a fault. */
    static FileContent read(Node.Obj root, Source source, Path folder, String shortName) {
        FileSettings reading = new FileSettings(source, folder, shortName);
        Map<String, Map<String, Given>> variants = new LinkedHashMap<>();
        for (Node.Member member : root.members()) {
            if (member.key().equals(ConfigKeys.VARIANTS)) {
                variants.putAll(reading.variants(member.value()));
            } else {
                reading.member(member);
            }
        }
        return new FileContent(reading.settings, variants);
    }

    private Map<String, Map<String, Given>> variants(Node node) {
        Map<String, Map<String, Given>> variants = new LinkedHashMap<>();
        if (node instanceof Node.Null) {
            return variants;
        }
        if (!(node instanceof Node.Obj named)) {
            source.fault(node, VARIANT_FORM);
            return variants;
        }
        for (Node.Member variant : named.members()) {
            FileSettings own = new FileSettings(source, folder, shortName);
            if (variant.value() instanceof Node.Obj settings) {
                settings.members().forEach(own::member);
            } else if (!(variant.value() instanceof Node.Null)) {
                source.fault(variant.value(), VARIANT_FORM);
            }
            variants.put(variant.key(), own.settings);
        }
        return variants;
    }

    private void member(Node.Member member) {
        String name = member.key();
        if (member.value() instanceof Node.Null) {
            checkName(member);
        } else if (ConfigKeys.OPEN.contains(name) && member.value() instanceof Node.Obj object) {
            open(name + ".", object);
        } else if (ConfigKeys.OPEN.contains(name)) {
            scalar(member.value(), "the " + name + "'s name, or an object with `use`")
                    .ifPresent(value -> put(name + ".use", List.of(value)));
        } else if (name.equals(ConfigKeys.BUDGET)) {
            budget(member.value());
        } else if (checkName(member)) {
            Optional<ConfigKey> key = ConfigKeys.find(name);
            ValueType type = key.map(ConfigKey::type).orElse(ValueType.TEXT);
            put(name, values(member.value(), type));
        }
    }

    private boolean checkName(Node.Member member) {
        String name = member.key();
        if (ConfigKeys.OPEN.contains(name)
                || ConfigKeys.open(name)
                || name.equals(ConfigKeys.BUDGET)
                || ConfigKeys.find(name).isPresent()) {
            return true;
        }
        List<String> names = new ArrayList<>(ConfigKeys.names());
        names.addAll(ConfigKeys.OPEN);
        names.add(ConfigKeys.BUDGET);
        names.add(ConfigKeys.VARIANTS);
        String shown = Words.shortened(name);
        String hint = NearNames.hint(shown, names);
        source.fault(
                member.line(),
                member.column(),
                "the unknown key `" + shown + "`" + hint,
                hint.isEmpty() ? String.join(", ", names) : "a key that `assay init` shows");
        return false;
    }

    private void budget(Node node) {
        if (node instanceof Node.Text text && text.value().isBlank()) {
            return;
        }
        if (!(node instanceof Node.Obj limits)) {
            source.fault(node, "an object with any of cost, tokens, calls, minutes");
            return;
        }
        for (Node.Member member : limits.members()) {
            String key = ConfigKeys.BUDGET + "." + member.key();
            if (ConfigKeys.find(key).isEmpty()) {
                String shown = Words.shortened(member.key());
                source.fault(
                        member.line(),
                        member.column(),
                        "the unknown key `" + shown + "` in `budget`" + NearNames.hint(shown, LIMITS),
                        String.join(", ", LIMITS));
            } else if (!(member.value() instanceof Node.Null)) {
                scalar(member.value(), "one number in `" + key + "`").ifPresent(value -> put(key, List.of(value)));
            }
        }
    }

    private void open(String prefix, Node.Obj object) {
        for (Node.Member member : object.members()) {
            String key = prefix + member.key();
            if (member.value() instanceof Node.Obj inner) {
                open(key + ".", inner);
            } else if (key.equals(JURY) && member.value() instanceof Node.Arr members) {
                jury(members);
            } else if ((LISTS.contains(key) || key.endsWith(LABELS)) && member.value() instanceof Node.Arr list) {
                List<Given.Value> values = new ArrayList<>();
                list.items()
                        .forEach(item -> scalar(item, "a text in `" + key + "`").ifPresent(values::add));
                put(key, values);
            } else if (!(member.value() instanceof Node.Null)) {
                scalar(member.value(), "one value in `" + key + "`").ifPresent(value -> put(key, List.of(value)));
            }
        }
    }

    /** The members of a jury under their numbers from 1: an object, or a judge's name alone. */
    private void jury(Node.Arr members) {
        int number = 1;
        for (Node member : members.items()) {
            String key = JURY + "." + number++ + ".";
            if (member instanceof Node.Obj settings) {
                open(key, settings);
            } else {
                scalar(member, "a judge's name, or an object with `use`")
                        .ifPresent(value -> put(key + "use", List.of(value)));
            }
        }
    }

    private List<Given.Value> values(Node node, ValueType type) {
        if (type.shape() == ValueType.Shape.ONE) {
            return scalar(node, type.allowed()).map(List::of).orElse(List.of());
        }
        List<Given.Value> values = new ArrayList<>();
        if (node instanceof Node.Arr list) {
            list.items().forEach(item -> scalar(item, type.allowed()).ifPresent(values::add));
        } else {
            scalar(node, type.allowed())
                    .ifPresent(value ->
                            Splitting.of(value.text(), type.shape()).forEach(piece -> values.add(value(node, piece))));
        }
        return values;
    }

    private Optional<Given.Value> scalar(Node node, String allowed) {
        if (node instanceof Node.Text text) {
            return Optional.of(value(node, text.value()));
        } else if (node instanceof Node.Num num) {
            return Optional.of(value(node, num.text()));
        } else if (node instanceof Node.Bool bool) {
            return Optional.of(value(node, String.valueOf(bool.value())));
        }
        source.fault(node, allowed);
        return Optional.empty();
    }

    private Given.Value value(Node node, String text) {
        String origin = shortName + ":" + node.line();
        return new Given.Value(text, node.found(), source.file(), node.line(), node.column(), origin);
    }

    private void put(String name, List<Given.Value> values) {
        if (!values.isEmpty()) {
            settings.put(name, new Given(values, Optional.of(folder)));
        }
    }
}
