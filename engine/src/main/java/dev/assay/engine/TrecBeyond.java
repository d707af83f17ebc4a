package dev.assay.engine;

import dev.assay.engine.trec.Messages;
import dev.assay.engine.trec.TrecEval;
import dev.assay.engine.trec.beyond.Findings;
import dev.assay.engine.trec.beyond.FindingsJson;
import dev.assay.engine.trec.beyond.FindingsText;
import dev.assay.engine.trec.beyond.Request;
import dev.assay.engine.trec.beyond.TopicLines;
import dev.assay.engine.trec.text.TrecFailure;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Evaluates with our own options; apart from {@link Trec}, so that the drop-in loads none of it. */
final class TrecBeyond {

    private TrecBeyond() {}

    static int run(String[] arguments, InputStream in, OutputStream out, OutputStream err) {
        try {
            Request request = Request.of(arguments);
            if (!request.own()) {
                return TrecEval.run(arguments, in, out, err);
            }
            if (request.versionWanted()) {
                return TrecEval.version(err);
            }
            if (request.helpWanted()) {
                return TrecEval.help(out);
            }
            Findings findings = Findings.of(request, in);
            findings.warnings().forEach(warning -> Messages.warn(err, warning));
            out.write(printed(findings));
            out.flush();
            return 0;
        } catch (TrecFailure e) {
            return Messages.fail(err, e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Made whole before a byte is written: a comparison that cannot be made must leave no half a table behind. */
    private static byte[] printed(Findings findings) throws IOException {
        return switch (findings.request().format()) {
            case TABLE -> FindingsText.of(findings).getBytes(StandardCharsets.UTF_8);
            case JSON -> json(findings).getBytes(StandardCharsets.UTF_8);
            case PER_TOPIC -> {
                ByteArrayOutputStream lines = new ByteArrayOutputStream();
                TopicLines.write(findings, lines);
                yield lines.toByteArray();
            }
        };
    }

    private static String json(Findings findings) {
        StringWriter text = new StringWriter();
        JsonEnvelope.write(text, "trec", 0, json -> FindingsJson.write(json, findings));
        return text.append('\n').toString();
    }
}
