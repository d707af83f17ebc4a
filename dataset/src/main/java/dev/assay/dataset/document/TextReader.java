package dev.assay.dataset.document;

import java.io.IOException;

/** Plain text, kept as it is. */
final class TextReader implements DocumentReader {

    @Override
    public void read(FoundFile file, Findings findings) throws IOException {
        findings.keep(Document.of(file.id(), file.text()), file.name(), 0);
    }
}
