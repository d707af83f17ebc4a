package dev.assay.engine.config;

import dev.assay.core.words.NearNames;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.Faults;
import dev.assay.engine.input.Words;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Takes settings out of environment variables and options. Paths in them are relative to the current folder. */
final class OutsideSettings {

    private static final String PREFIX = "ASSAY_";

    private OutsideSettings() {}

    /**
     * Settings from variables that begin with {@code ASSAY_}; a blank one sets nothing. A variable that is no key is
     * left to other programs, unless a key is near: then it is a fault.
     */
    static Map<String, Given> fromEnvironment(Map<String, String> environment, Faults faults) {
        Map<String, Given> settings = new LinkedHashMap<>();
        new TreeMap<>(environment).forEach((variable, text) -> {
            if (!variable.startsWith(PREFIX) || text.isBlank()) {
                return;
            }
            Optional<String> key = key(variable);
            if (key.isPresent()) {
                settings.put(key.get(), given(key.get(), text, variable));
                return;
            }
            List<String> variables =
                    ConfigKeys.ALL.stream().map(ConfigKey::variable).toList();
            String hint = NearNames.hint(variable.substring(PREFIX.length()), suffixes(variables));
            if (!hint.isEmpty()) {
                faults.add(Fault.ofFile(
                        variable,
                        "an unknown setting",
                        String.join(", ", variables) + "; `" + variable.substring(PREFIX.length()) + "`" + hint));
            }
        });
        return settings;
    }

    private static List<String> suffixes(List<String> variables) {
        return variables.stream().map(name -> name.substring(PREFIX.length())).toList();
    }

    /** The key that a variable sets; {@code ASSAY_MAXFAILED} means the same as {@code ASSAY_MAX_FAILED}. */
    private static Optional<String> key(String variable) {
        for (ConfigKey key : ConfigKeys.ALL) {
            if (key.variable().replace("_", "").equals(variable.replace("_", ""))) {
                return Optional.of(key.name());
            }
        }
        for (String open : ConfigKeys.OPEN) {
            String prefix = PREFIX + open.toUpperCase(Locale.ROOT) + "_";
            if (variable.startsWith(prefix) && variable.length() > prefix.length()) {
                return Optional.of(open + "." + camel(variable.substring(prefix.length())));
            }
        }
        return Optional.empty();
    }

    private static String camel(String upper) {
        StringBuilder camel = new StringBuilder();
        boolean capital = false;
        String lower = upper.toLowerCase(Locale.ROOT);
        for (int i = 0; i < lower.length(); i++) {
            char c = lower.charAt(i);
            if (c == '_') {
                capital = true;
            } else {
                camel.append(capital ? Character.toUpperCase(c) : c);
                capital = false;
            }
        }
        return camel.toString();
    }

    /** Settings from options; an unknown key is a fault. */
    static Map<String, Given> fromOptions(Map<String, String> options, Faults faults) {
        Map<String, Given> settings = new LinkedHashMap<>();
        options.forEach((name, text) -> {
            String key = ConfigKeys.OPEN.contains(name) ? name + ".use" : name;
            if (ConfigKeys.open(key) || ConfigKeys.find(key).isPresent()) {
                settings.put(key, given(key, text, "--" + name));
            } else {
                String shown = Words.shortened(name);
                faults.add(Fault.ofFile(
                        "--" + shown,
                        "an unknown key `" + shown + "`" + NearNames.hint(shown, ConfigKeys.names()),
                        String.join(", ", ConfigKeys.names())));
            }
        });
        return settings;
    }

    private static Given given(String key, String text, String origin) {
        ValueType.Shape shape =
                ConfigKeys.find(key).map(found -> found.type().shape()).orElse(ValueType.Shape.ONE);
        List<Given.Value> values = Splitting.of(text, shape).stream()
                .map(piece -> new Given.Value(piece.strip(), Words.quoted(piece), origin, 0, 0, origin))
                .toList();
        return new Given(values, Optional.empty());
    }
}
