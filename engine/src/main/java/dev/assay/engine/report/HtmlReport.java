package dev.assay.engine.report;

import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.WriterOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/**
 * The report as one HTML file that stands alone: style, script and drawings are in it, it fetches nothing, and it can be
 * read without its script. All text from cases is escaped.
 */
public final class HtmlReport {

    private final Language language;

    /** A report in this language. */
    public HtmlReport(Language language) {
        this.language = language;
    }

    /**
     * Writes the page, which declares itself as UTF-8.
     *
     * @param to must encode as UTF-8; not closed
     */
    public void write(ReportInput input, Writer to) throws IOException {
        TemplateEngine engine = TemplateEngine.createPrecompiled(
                null, ContentType.Html, HtmlReport.class.getClassLoader(), HtmlReport.class.getPackageName());
        Page page = new Page(input, language, resource("report.css"), resource("report.js"));
        try {
            engine.render("report.jte", page, new WriterOutput(to));
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static String resource(String name) throws IOException {
        try (InputStream stream = HtmlReport.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IOException("the jar of assay-engine lacks " + name + "; build it again");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
