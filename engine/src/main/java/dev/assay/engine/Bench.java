package dev.assay.engine;

import dev.assay.engine.config.JudgeConfig;
import dev.assay.judge.jury.JuryJudge;
import dev.assay.judge.jury.RepeatedJudge;
import dev.assay.judge.port.Judge;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Who judges a run: one judge or a jury, each asked once or several times.
 *
 * @param members the judges, each with its own settings
 * @param repeats how many times each is asked the same, 1 or more
 */
record Bench(List<JudgeConfig> members, int repeats) {

    private static final String JURY = "jury.";
    private static final String REPEATS = "repeats";
    private static final int MOST_REPEATS = 100;

    /**
     * Takes {@code judge.jury} and {@code judge.repeats} out of the settings.
     *
     * @throws UsageException when the jury is too small, a member has no name, or a setting stands outside the members
     */
    static Bench of(JudgeConfig config) {
        Map<String, String> own = new TreeMap<>(config.settings());
        int repeats = repeats(own.getOrDefault(REPEATS, "1"));
        own.remove(REPEATS);
        Map<Integer, Map<String, String>> jury = new TreeMap<>();
        for (String key : List.copyOf(own.keySet())) {
            if (key.startsWith(JURY)) {
                put(jury, key, String.valueOf(own.remove(key)));
            }
        }
        if (jury.isEmpty()) {
            return new Bench(List.of(new JudgeConfig(config.use(), own)), repeats);
        }
        if (!own.isEmpty()) {
            throw new UsageException("judge." + own.keySet().iterator().next()
                    + ": a jury's settings stand with its members, as in judge: {jury: [{use: zhipu, model: …}, …]}");
        }
        if (jury.size() < JuryJudge.FEWEST) {
            throw new UsageException("judge.jury: a jury has " + JuryJudge.FEWEST
                    + " judges or more, best an odd number, found " + jury.size());
        }
        List<JudgeConfig> members = new ArrayList<>();
        jury.forEach((number, settings) -> members.add(member(number, settings)));
        return new Bench(List.copyOf(members), repeats);
    }

    private static int repeats(String text) {
        if (!text.matches("[0-9]{1,3}") || Integer.parseInt(text) < 1 || Integer.parseInt(text) > MOST_REPEATS) {
            throw new UsageException(
                    "judge.repeats: how many times the judge is asked the same, a whole number from 1 to "
                            + MOST_REPEATS + ", found " + text);
        }
        return Integer.parseInt(text);
    }

    private static void put(Map<Integer, Map<String, String>> jury, String key, String value) {
        String[] parts = key.substring(JURY.length()).split("\\.", 2);
        if (parts.length < 2 || !parts[0].matches("[0-9]{1,2}")) {
            throw new UsageException("judge." + key
                    + ": the members of a jury are numbered from 1, as in judge.jury.1.use and judge.jury.1.model");
        }
        jury.computeIfAbsent(Integer.parseInt(parts[0]), number -> new TreeMap<>())
                .put(parts[1], value);
    }

    private static JudgeConfig member(int number, Map<String, String> settings) {
        Map<String, String> own = new TreeMap<>(settings);
        String use = own.remove("use");
        if (use == null) {
            throw new UsageException("judge.jury." + number + ": who judges? Name it with `use`, such as use: zhipu");
        }
        return new JudgeConfig(use, own);
    }

    /** Whether there are several judges. */
    boolean jury() {
        return members.size() > 1;
    }

    /** Opens all and puts them together; closes those that are open when one cannot be opened. */
    Judge seat(Function<JudgeConfig, ? extends Judge> open) {
        List<Judge> seated = new ArrayList<>();
        try {
            for (JudgeConfig member : members) {
                Judge judge = open.apply(member);
                seated.add(repeats > 1 ? new RepeatedJudge(judge, repeats) : judge);
            }
        } catch (UsageException e) {
            seated.forEach(Judge::close);
            throw e;
        }
        return jury() ? new JuryJudge(seated) : seated.get(0);
    }
}
