package dev.assay.engine.target;

import com.fasterxml.jackson.core.JsonPointer;
import dev.assay.core.words.NearNames;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.Faults;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads settings under {@code target:}; what is wrong with them is told all at once. */
final class TargetSettings {

    private static final Pattern VARIABLE = Pattern.compile("\\$\\{([^}]*)}");
    private static final Pattern SECRET = Pattern.compile("(?i)key|token|secret|password");
    private static final Pattern TIME = Pattern.compile("(\\d{1,7})(ms|s|m)");
    private static final Set<String> COMMON = Set.of("timeout", "attempts", "concurrency", "repeats");
    private static final int MOST = 1000;
    private static final int MOST_REPEATS = 100;

    private final Map<String, String> settings;
    private final Map<String, String> environment;
    private final Faults faults = new Faults();
    private final List<String> secrets = new ArrayList<>();

    TargetSettings(Map<String, String> settings, Map<String, String> environment) {
        this.settings = settings;
        this.environment = environment;
    }

    /** Keys that nobody reads are faults; a name that ends in a dot allows all keys below it. */
    void only(String use, Set<String> names) {
        List<String> allowed = new ArrayList<>(COMMON);
        allowed.addAll(names);
        for (String key : settings.keySet()) {
            int dot = key.indexOf('.');
            String name = dot < 0 ? key : key.substring(0, dot + 1);
            if (!allowed.contains(name)) {
                fault(
                        key,
                        "an unknown key" + NearNames.hint(key, allowed),
                        "with `use: " + use + "`: "
                                + String.join(", ", allowed.stream().sorted().toList()));
            }
        }
    }

    Optional<String> text(String key) {
        return Optional.ofNullable(settings.get(key)).filter(value -> !value.isBlank());
    }

    /** Items of a list, one a line; a text of one line is split at spaces. */
    List<String> list(String key) {
        return text(key)
                .map(text -> Pattern.compile(text.contains("\n") ? "\n" : "\\s+")
                        .splitAsStream(text.strip())
                        .toList())
                .orElse(List.of());
    }

    String needed(String key, String example) {
        if (text(key).isEmpty()) {
            fault(key, "nothing", "a value, such as `" + key + ": " + example + "`");
        }
        return text(key).orElse("");
    }

    /** A value in which {@code ${NAME}} stands for a variable of the environment. */
    String expanded(String key, String text) {
        return VARIABLE.matcher(text).replaceAll(found -> {
            String value = environment.getOrDefault(found.group(1), "");
            if (value.isBlank()) {
                fault(key, "${" + found.group(1) + "}, which is not set", "a variable of the environment that is set");
            }
            secrets.add(value);
            return Matcher.quoteReplacement(value);
        });
    }

    /** Entries below a key, in the order in which they stand. */
    Map<String, String> below(String key) {
        Map<String, String> below = new LinkedHashMap<>();
        settings.forEach((name, value) -> {
            if (name.startsWith(key + ".")) {
                below.put(name.substring(key.length() + 1), value);
            }
        });
        return below;
    }

    Optional<JsonPointer> pointer(String key) {
        return text(key).flatMap(text -> {
            if (text.startsWith("/")) {
                return Optional.of(JsonPointer.compile(text));
            }
            fault(key, "`" + text + "`", "a JSON pointer, such as /answer or /hits/0/text");
            return Optional.empty();
        });
    }

    Limits limits() {
        return new Limits(
                time(), whole("attempts", 3, MOST), whole("concurrency", 4, MOST), whole("repeats", 1, MOST_REPEATS));
    }

    private Duration time() {
        String text = text("timeout").orElse("30s");
        Matcher time = TIME.matcher(text);
        if (!time.matches() || Long.parseLong(time.group(1)) == 0) {
            fault("timeout", "`" + text + "`", "a time above 0, such as 500ms, 30s or 2m");
            return Duration.ofSeconds(30);
        }
        long number = Long.parseLong(time.group(1));
        return switch (time.group(2)) {
            case "ms" -> Duration.ofMillis(number);
            case "s" -> Duration.ofSeconds(number);
            default -> Duration.ofMinutes(number);
        };
    }

    private int whole(String key, int fallback, int most) {
        String text = text(key).orElse(String.valueOf(fallback));
        if (text.matches("\\d{1,4}") && Integer.parseInt(text) >= 1 && Integer.parseInt(text) <= most) {
            return Integer.parseInt(text);
        }
        fault(key, "`" + text + "`", "a whole number from 1 to " + most);
        return fallback;
    }

    void fault(String key, String found, String allowed) {
        faults.add(Fault.ofFile("target." + key, found, allowed));
    }

    boolean isFaulty() {
        return faults.count() > 0;
    }

    void throwIfAny() {
        faults.throwIfAny();
    }

    /** Values of the environment to be hidden wherever people look: those asked for, and those named like secrets. */
    List<String> secrets() {
        List<String> all = new ArrayList<>(secrets);
        environment.forEach((name, value) -> {
            if (SECRET.matcher(name).find()) {
                all.add(value);
            }
        });
        return all;
    }
}
