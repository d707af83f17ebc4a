package dev.assay.engine.config;

import dev.assay.core.gate.Policy;
import dev.assay.core.retrieval.Matching;
import dev.assay.core.words.NearNames;
import dev.assay.engine.input.Faults;
import dev.assay.judge.budget.BudgetLimits;
import dev.assay.judge.resilience.Secrets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;

/** The settings in force, checked and given their types. */
final class Resolved {

    private static final Pattern SECRET =
            Pattern.compile("key|token(?!izer)|secret|password", Pattern.CASE_INSENSITIVE);

    /** What is known of a judge, which is no setting of its own. */
    private static final List<String> ABOUT_JUDGES = List.of(ConfigKeys.CERTIFICATE.name(), ConfigKeys.LABELS.name());

    private static final double MILLIS_A_MINUTE = 60_000;
    private static final String STORE = ".assay";

    private final Map<String, Given> settings;

    /** Checks all values; faults of other stages are told together with those found here. */
    Resolved(Map<String, Given> settings, Faults faults) {
        this.settings = settings;
        for (ConfigKey key : ConfigKeys.ALL) {
            Given given = settings.get(key.name());
            if (given != null) {
                given.values().forEach(value -> check(key, value, faults));
            }
        }
        faults.throwIfAny();
    }

    private static void check(ConfigKey key, Given.Value value, Faults faults) {
        key.wrong(value.text())
                .ifPresent(allowed -> faults.add(value.fault(allowed + " in `" + key.name() + "`"
                        + NearNames.hint(value.text(), key.type().words()))));
    }

    AssayConfig config(Path folder, Optional<Path> file) {
        return new AssayConfig(
                folder,
                file,
                path(ConfigKeys.CASES),
                path(ConfigKeys.OUTPUTS),
                path(ConfigKeys.CORPUS),
                choice(ConfigKeys.MODE, Mode.values(), Mode::word),
                Integer.parseInt(text(ConfigKeys.K)),
                values(ConfigKeys.METRICS).stream().map(Given.Value::text).toList(),
                paths(ConfigKeys.CLASSPATH),
                new JudgeConfig(text(ConfigKeys.JUDGE_USE), own(ConfigKeys.JUDGE)),
                new TargetConfig(text(ConfigKeys.TARGET_USE), own(ConfigKeys.TARGET)),
                choice(ConfigKeys.JUDGED_BY, JudgedBy.values(), JudgedBy::word),
                choice(
                        ConfigKeys.OVERLAP,
                        Matching.Overlap.values(),
                        overlap -> overlap.name().toLowerCase(Locale.ROOT)),
                values(ConfigKeys.RULES).stream()
                        .map(value -> new RuleText(value.text(), value.origin()))
                        .toList(),
                new BaselineConfig(
                        path(ConfigKeys.BASELINE),
                        Double.parseDouble(text(ConfigKeys.BASELINE_MARGIN)),
                        values(ConfigKeys.ACCEPT).stream()
                                .map(Given.Value::text)
                                .toList(),
                        optional(ConfigKeys.RATCHET).map(Boolean::parseBoolean).orElse(false)),
                choice(ConfigKeys.INCONCLUSIVE, Policy.Inconclusive.values(), Policy.Inconclusive::word),
                Double.parseDouble(text(ConfigKeys.MAX_FAILED)),
                new Certification(
                        paths(ConfigKeys.CERTIFICATE),
                        Boolean.parseBoolean(text(ConfigKeys.REQUIRE_CERTIFIED)),
                        Integer.parseInt(text(ConfigKeys.CERTIFIED_DAYS))),
                path(ConfigKeys.LABELS),
                Long.parseLong(text(ConfigKeys.SEED)),
                Double.parseDouble(text(ConfigKeys.CONFIDENCE)),
                path(ConfigKeys.OUT).orElse(Path.of(STORE)),
                optional(ConfigKeys.CONCURRENCY).map(Integer::parseInt).orElse(cores()),
                budget(),
                path(ConfigKeys.CASSETTE),
                optional(ConfigKeys.RECORD).map(Boolean::parseBoolean).orElse(false),
                optional(ConfigKeys.TITLE),
                told());
    }

    private BudgetLimits budget() {
        return new BudgetLimits(
                optional(ConfigKeys.MAX_CALLS).stream()
                        .mapToLong(Long::parseLong)
                        .findFirst(),
                optional(ConfigKeys.MAX_TOKENS).stream()
                        .mapToLong(Long::parseLong)
                        .findFirst(),
                optional(ConfigKeys.MAX_COST).stream()
                        .mapToDouble(Double::parseDouble)
                        .findFirst(),
                optional(ConfigKeys.MAX_MINUTES)
                        .map(minutes -> Duration.ofMillis(Math.round(Double.parseDouble(minutes) * MILLIS_A_MINUTE))));
    }

    private static int cores() {
        return Runtime.getRuntime().availableProcessors();
    }

    private List<Given.Value> values(ConfigKey key) {
        return Optional.ofNullable(settings.get(key.name())).map(Given::values).orElse(List.of());
    }

    private Optional<String> optional(ConfigKey key) {
        return values(key).stream().map(Given.Value::text).findFirst();
    }

    private String text(ConfigKey key) {
        return optional(key).orElse(key.fallback());
    }

    private <E> E choice(ConfigKey key, E[] values, Function<E, String> word) {
        String text = text(key);
        for (E value : values) {
            if (word.apply(value).equals(text)) {
                return value;
            }
        }
        throw new IllegalStateException("`" + text + "` is a word of `" + key.name() + "` without a meaning");
    }

    private Optional<Path> path(ConfigKey key) {
        Optional<Path> folder = Optional.ofNullable(settings.get(key.name())).flatMap(Given::folder);
        return optional(key).map(text -> folder.map(base -> base.resolve(text)).orElse(Path.of(text)));
    }

    private List<Path> paths(ConfigKey key) {
        Optional<Path> folder = Optional.ofNullable(settings.get(key.name())).flatMap(Given::folder);
        return values(key).stream()
                .map(value -> folder.map(base -> base.resolve(value.text())).orElse(Path.of(value.text())))
                .toList();
    }

    /** Settings of the judge or the target itself, in the order in which they stand; items of a list one a line. */
    private Map<String, String> own(String prefix) {
        Map<String, String> own = new LinkedHashMap<>();
        settings.forEach((name, given) -> {
            if (name.startsWith(prefix) && !name.equals(prefix + "use") && !ABOUT_JUDGES.contains(name)) {
                own.put(name.substring(prefix.length()), text(name, given));
            }
        });
        if (prefix.equals(ConfigKeys.JUDGE)) {
            path(ConfigKeys.PROMPTS)
                    .ifPresent(
                            folder -> own.put(ConfigKeys.PROMPTS.name().substring(prefix.length()), folder.toString()));
        }
        return own;
    }

    /** All values as one text; files of a judge's own model count from where they were named. */
    private static String text(String name, Given given) {
        String text = given.joined("\n");
        return ConfigKeys.MODEL_FILE.matcher(name).matches()
                ? given.folder().map(base -> base.resolve(text).toString()).orElse(text)
                : text;
    }

    /** The default; some depend on the place or the machine, so the template cannot write them down. */
    private static String fallback(ConfigKey key) {
        if (key.equals(ConfigKeys.OUT)) {
            return STORE;
        }
        return key.equals(ConfigKeys.CONCURRENCY) ? String.valueOf(cores()) : key.fallback();
    }

    private List<Setting> told() {
        List<Setting> told = new ArrayList<>();
        for (ConfigKey key : ConfigKeys.ALL) {
            Given given = settings.get(key.name());
            if (given == null || given.values().isEmpty()) {
                told.add(new Setting(key.name(), fallback(key), Setting.DEFAULT));
            } else {
                String separator = key.type().shape() == ValueType.Shape.SENTENCES ? "; " : ", ";
                told.add(new Setting(key.name(), given.joined(separator), given.origin()));
            }
        }
        ConfigKeys.OPEN.forEach(open -> new TreeMap<>(own(open + ".")).forEach((name, value) -> {
            String key = open + "." + name;
            String origin =
                    Optional.ofNullable(settings.get(key)).map(Given::origin).orElse("");
            if (ConfigKeys.find(key).isPresent()) {
                return;
            }
            told.add(new Setting(key, shown(name, value), origin));
        }));
        return told;
    }

    /** A value that may be told: `${NAME}` in a header may, since what it stands for is never here. */
    private static String shown(String name, String value) {
        boolean header = name.startsWith("headers.");
        if (header ? !value.contains("${") : SECRET.matcher(name).find()) {
            return "***";
        }
        return new Secrets(List.of()).mask(value.replace("\n", " "));
    }
}
