package dev.assay.engine;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.data.Claim;
import dev.assay.engine.config.AssayConfig;
import dev.assay.engine.config.ConfigReader;
import dev.assay.engine.config.Setting;
import dev.assay.engine.store.GitState;
import dev.assay.engine.store.RunFolder;
import dev.assay.judge.budget.Budget;
import dev.assay.judge.cache.ReplyCache;
import dev.assay.judge.port.Cassette;
import dev.assay.judge.port.Judge;
import dev.assay.judge.port.JudgeHome;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import dev.assay.judge.resilience.Secrets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Tries each thing a run needs and says what is wrong with it. */
public final class Doctor {

    private static final int OLDEST_JAVA = 17;

    private Doctor() {}

    /**
     * One thing that was tried.
     *
     * @param name what
     * @param good whether it works
     * @param said what was found, and what to do where it does not work
     */
    public record Check(String name, boolean good, String said) {}

    /** Tries everything; never throws. */
    public static List<Check> examine(RunRequest request) {
        List<Check> checks = new ArrayList<>();
        int java = Runtime.version().feature();
        checks.add(new Check(
                "java",
                java >= OLDEST_JAVA,
                Runtime.version() + (java >= OLDEST_JAVA ? "" : "; install a JDK 17 or newer")));
        checks.add(tried("metrics", () -> Metrics.catalog().families().size() + " families"));
        List<AssayConfig> config = new ArrayList<>();
        checks.add(tried("settings", () -> settings(request, config)));
        checks.add(tried("commit", () -> commit(config)));
        checks.add(tried("run store", () -> store(config)));
        checks.add(tried("cache", () -> cache(config)));
        checks.add(tried("judge", () -> judge(request, config)));
        return checks;
    }

    /** The findings as a JSON array. */
    public static void writeJson(JsonGenerator json, List<Check> checks) throws IOException {
        json.writeStartArray();
        for (Check check : checks) {
            json.writeStartObject();
            json.writeStringField("name", check.name());
            json.writeBooleanField("good", check.good());
            json.writeStringField("said", check.said());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static String settings(RunRequest request, List<AssayConfig> config) {
        config.add(ConfigReader.read(request.path().map(Path::of), request.environment(), request.settings()));
        List<String> set = config.get(0).settings().stream()
                .filter(setting -> !setting.origin().equals(Setting.DEFAULT))
                .map(setting -> setting.key() + "=" + setting.value() + " (" + setting.origin() + ")")
                .toList();
        return set.isEmpty() ? "all defaults" : new Secrets(List.of()).mask(String.join(", ", set));
    }

    private static String commit(List<AssayConfig> config) {
        Path folder = config.isEmpty() ? Path.of("") : config.get(0).folder();
        GitState git = GitState.of(folder.toAbsolutePath());
        return git.commit().equals("none")
                ? "no git repository here: runs will name no commit"
                : git.commit() + (git.dirty() ? ", with uncommitted changes" : "");
    }

    private static String store(List<AssayConfig> config) {
        Path out = config.isEmpty() ? Path.of(".assay") : config.get(0).out();
        try (RunFolder trial = new RunFolder(out, "doctor")) {
            return "can write " + trial.place().getParent();
        }
    }

    private static String cache(List<AssayConfig> config) {
        Path file = (config.isEmpty() ? Path.of(".assay") : config.get(0).out()).resolve(ReplyCache.FILE);
        if (!Files.exists(file)) {
            return "none yet; the first replies of a model begin " + file;
        }
        try (ReplyCache cache = ReplyCache.open(file)) {
            return file + " holds " + cache.size() + " replies";
        }
    }

    private static String judge(RunRequest request, List<AssayConfig> config) {
        if (config.isEmpty()) {
            throw new UsageException("not tried: the settings cannot be read");
        }
        Optional<Cassette> replayed = Recording.replayed(config.get(0));
        JudgeHome home = new JudgeHome(
                Optional.empty(), Path.of(""), request.environment(), reply -> {}, Budget.unlimited(), replayed);
        try (Judge judge = Judges.open(config.get(0).judge(), home)) {
            if (replayed.isPresent()) {
                return judge.id() + " is replayed from " + replayed.get().file();
            }
            Claim claim = new Claim(1, "Refunds take five days.", 0, 23);
            JudgeReply reply = alone(judge.ask(new JudgeRequest.CheckClaims(
                    "How long do refunds take?", List.of(claim), List.of("Refunds are paid within five days."))));
            if (reply instanceof JudgeReply.Failed failed) {
                throw new UsageException(failed.why());
            }
            if (reply instanceof JudgeReply.CannotDo cannot) {
                throw new UsageException(cannot.why());
            }
            return judge.id() + " answers";
        }
    }

    /** What a jury says together; a member that is left out is a finding, though the others answer. */
    private static JudgeReply alone(JudgeReply reply) {
        if (!(reply instanceof JudgeReply.Voted voted)) {
            return reply;
        }
        if (!voted.notes().isEmpty()) {
            throw new UsageException(String.join("; ", voted.notes()));
        }
        return voted.reply();
    }

    /** What goes wrong while a thing is tried is the finding itself, whatever it is. */
    private static Check tried(String name, Supplier<String> trial) {
        try {
            return new Check(name, true, trial.get());
        } catch (RuntimeException | LinkageError e) {
            return new Check(name, false, e.getMessage() == null ? e.toString() : e.getMessage());
        }
    }
}
