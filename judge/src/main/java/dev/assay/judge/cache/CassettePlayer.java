package dev.assay.judge.cache;

import dev.assay.judge.budget.Budget;
import dev.assay.judge.port.Provider;
import dev.assay.judge.port.ProviderId;
import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.port.ProviderRequest;
import dev.assay.judge.port.RefusalKind;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** Answers from a cassette and from nothing else: there is no provider behind it, so no connection can be opened. */
public final class CassettePlayer implements Provider {

    private final ProviderId id;
    private final Path file;
    private final Budget budget;
    private final Map<String, ProviderReply.Text> replies;

    /**
     * Reads a cassette whole. Of lines with the same key the last counts.
     *
     * @param id the service that was recorded
     * @throws CacheException when the file is missing or a line is no reply, naming file and line
     */
    public CassettePlayer(ProviderId id, Path file) {
        this(id, file, Budget.unlimited());
    }

    /** The same, telling the budget what was answered without asking. */
    public CassettePlayer(ProviderId id, Path file, Budget budget) {
        this.id = id;
        this.budget = budget;
        this.file = file;
        this.replies = read(file);
    }

    private static Map<String, ProviderReply.Text> read(Path file) {
        Map<String, ProviderReply.Text> replies = new HashMap<>();
        int number = 0;
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                number++;
                if (!line.isBlank()) {
                    CassetteLine read = CassetteLine.read(line);
                    replies.put(read.key(), read.reply());
                }
            }
            return replies;
        } catch (IllegalArgumentException e) {
            throw new CacheException(
                    file + ":" + number + ": " + e.getMessage() + "; record the cassette again with --record", e);
        } catch (IOException e) {
            throw new CacheException("cannot read the cassette " + file + ": " + e + "; record it first", e);
        }
    }

    @Override
    public ProviderId id() {
        return id;
    }

    @Override
    public ProviderReply complete(ProviderRequest request) {
        String key = CacheKey.of(id, request);
        ProviderReply.Text reply = replies.get(key);
        if (reply != null) {
            budget.answeredUnsent();
            return reply;
        }
        return ProviderReply.Refused.of(
                RefusalKind.NOT_RECORDED,
                "the cassette " + file + " has no reply for \""
                        + request.origin().about() + "\" (prompt "
                        + request.origin().prompt() + ", model "
                        + request.settings().model() + ", key " + key.substring(0, 12)
                        + "); question, answer, passages, prompt, model or its settings changed since: record it again with --record");
    }

    @Override
    public void close() {}
}
