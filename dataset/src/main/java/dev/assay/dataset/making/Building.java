package dev.assay.dataset.making;

import dev.assay.core.run.JudgeSpent;
import dev.assay.dataset.document.Documents;
import dev.assay.dataset.folder.NewFolder;
import dev.assay.engine.JudgeDesk;
import dev.assay.engine.UsageException;
import dev.assay.judge.port.PlannedUse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Makes a dataset from documents, with a language model where the settings name one, else by templates. */
public final class Building {

    private final BuildRequest request;
    private final Consumer<String> progress;
    private final boolean model;
    private final Documents documents;
    private final Pool pool;

    private Building(BuildRequest request, Consumer<String> progress) {
        this.request = request;
        this.progress = progress;
        boolean offline = JudgeDesk.offline(request.settings());
        if (offline && request.judgeNamed()) {
            throw new UsageException(
                    "--judge: this judge reads and compares texts and writes none; name one that asks a"
                            + " language model, such as --judge openai, or leave --judge out and have templates make the cases");
        }
        if (offline && request.known()) {
            throw new UsageException("--drop-known asks a language model what it knows; name one with --judge");
        }
        this.model = !offline;
        CaseType.of(request.types(), model);
        this.documents = Documents.read(request.documents(), request.reading());
        this.pool = new Pool(documents, request.chunker());
        if (pool.passages().isEmpty()) {
            String unread = documents.unread().isEmpty()
                    ? ""
                    : "; " + documents.unread().size() + " could not be read, first: "
                            + documents.unread().get(0);
            throw new UsageException(request.documents() + " holds no document with text" + unread);
        }
    }

    /**
     * Makes the dataset.
     *
     * @param progress is told after each round how far it is
     * @throws UsageException or {@link dev.assay.engine.input.InputException} when it cannot be done as asked; nothing is
     *     written then, but replies of the judge are kept
     */
    public static BuildOutcome.Built build(BuildRequest request, Consumer<String> progress) {
        return new Building(request, progress).build();
    }

    /** Tells what making it would take; sends and writes nothing. */
    public static BuildOutcome.Planned plan(BuildRequest request) {
        return new Building(request, said -> {}).plan();
    }

    private BuildOutcome.Built build() {
        try (NewFolder folder = NewFolder.at(request.out())) {
            if (!model) {
                Filters filters = new Filters();
                return keep(folder, new TemplateMaker(pool), filters, Provenance.templates(request));
            }
            Tasks tasks = Tasks.shipped();
            try (JudgeDesk desk = JudgeDesk.open(request.settings())) {
                ModelMaker maker = new ModelMaker(pool, desk, tasks);
                Sieve sieve = request.known() ? new KnownSieve(new Filters(), maker::knows) : new Filters();
                return keep(folder, maker, sieve, Provenance.model(request, desk, tasks));
            }
        } catch (IOException cannotWrite) {
            throw new UncheckedIOException("cannot write " + request.out(), cannotWrite);
        }
    }

    private BuildOutcome.Built keep(NewFolder folder, Maker maker, Sieve sieve, Provenance provenance)
            throws IOException {
        try (Rounds rounds = new Rounds(maker, sieve, types(maker), Strata.order(pool, request.seed()), progress)) {
            rounds.run(request.cases());
            Map<String, Integer> kept = new LinkedHashMap<>();
            types(maker)
                    .forEach(type -> kept.put(type.word(), (int) sieve.kept().stream()
                            .filter(draft -> draft.type() == type)
                            .count()));
            if (!sieve.kept().isEmpty()) {
                new MadeFolder(folder, pool)
                        .write(sieve.kept(), rounds.dropped(), provenance.with(kept, rounds.dropped()));
                folder.keep();
            }
            return new BuildOutcome.Built(
                    read(),
                    Optional.of(request.out()).filter(out -> !sieve.kept().isEmpty()),
                    provenance.model(),
                    request.cases(),
                    kept,
                    rounds.dropped(),
                    rounds.stopped(),
                    maker instanceof ModelMaker asked ? asked.desk().spent() : JudgeSpent.NOTHING);
        }
    }

    private BuildOutcome.Planned plan() {
        if (!model) {
            return planned(new TemplateMaker(pool), Optional.empty(), PlannedUse.NONE, Map.of());
        }
        try (JudgeDesk desk = JudgeDesk.plan(request.settings())) {
            ModelMaker maker = new ModelMaker(pool, desk, Tasks.shipped());
            Sieve sieve = request.known() ? new KnownSieve(Sieve.open(), maker::knows) : Sieve.open();
            try (Rounds rounds = new Rounds(maker, sieve, types(maker), Strata.order(pool, request.seed()), progress)) {
                rounds.run(request.cases());
                Map<String, Integer> tries = new LinkedHashMap<>();
                rounds.tries().forEach((type, count) -> tries.put(type.word(), count));
                return planned(maker, Optional.of(desk.model()), desk.planned(), tries);
            }
        }
    }

    private BuildOutcome.Planned planned(
            Maker maker, Optional<String> name, PlannedUse use, Map<String, Integer> tries) {
        Map<String, Integer> all = new LinkedHashMap<>();
        types(maker).forEach(type -> all.put(type.word(), tries.getOrDefault(type.word(), 0)));
        return new BuildOutcome.Planned(read(), name, request.cases(), name.isPresent() ? all : Map.of(), use);
    }

    private List<CaseType> types(Maker maker) {
        return request.types().isEmpty() ? maker.types() : CaseType.of(request.types(), model);
    }

    private BuildOutcome.Read read() {
        return new BuildOutcome.Read(pool.documents(), pool.passages().size(), documents.unread(), documents.notes());
    }
}
