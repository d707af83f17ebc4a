package dev.assay.judge.cache;

import dev.assay.judge.port.Provider;
import dev.assay.judge.port.ProviderId;
import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.port.ProviderRequest;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * Writes every text that the provider gives to a cassette, one line each, as it comes. Adds to the file, so that
 * several judges of a run may record to one; whoever begins a recording takes an old file away first.
 */
public final class CassetteRecorder implements Provider {

    private final Provider provider;
    private final Path file;
    private final OutputStream lines;

    /**
     * Records to a file; closing closes the provider too.
     *
     * @throws CacheException when the file cannot be written
     */
    public CassetteRecorder(Provider provider, Path file) {
        this.provider = provider;
        this.file = file;
        try {
            this.lines = Files.newOutputStream(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw unwritable(e);
        }
    }

    @Override
    public ProviderId id() {
        return provider.id();
    }

    @Override
    public ProviderReply complete(ProviderRequest request) {
        ProviderReply reply = provider.complete(request);
        if (reply instanceof ProviderReply.Text text) {
            write(CassetteLine.write(CacheKey.of(id(), request), id(), request, text));
        }
        return reply;
    }

    private synchronized void write(String line) {
        try {
            lines.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw unwritable(e);
        }
    }

    private CacheException unwritable(IOException e) {
        return new CacheException("cannot write the cassette " + file + ": " + e, e);
    }

    @Override
    public void close() {
        provider.close();
        try {
            lines.close();
        } catch (IOException e) {
            throw unwritable(e);
        }
    }
}
