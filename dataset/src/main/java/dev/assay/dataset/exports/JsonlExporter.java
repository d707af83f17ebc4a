package dev.assay.dataset.exports;

import dev.assay.engine.codec.CaseLine;
import java.io.IOException;
import java.io.Writer;

/** Writes each case as its line stands, fields that Assay does not know among them, with its outputs inline. */
final class JsonlExporter implements Exporter {

    private final Writer out;
    private final boolean inline;

    /**
     * Writes here.
     *
     * @param inline whether outputs stand in the lines already
     */
    JsonlExporter(Writer out, boolean inline) {
        this.out = out;
        this.inline = inline;
    }

    @Override
    public void write(CaseLine read, String line, Losses losses) throws IOException {
        String own = line.isEmpty() ? OwnLine.of(read) : inline ? line : OwnLine.joined(line, read.outputs());
        out.append(own).append('\n');
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
