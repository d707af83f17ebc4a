package dev.assay.engine.baseline;

import com.fasterxml.jackson.core.io.JsonStringEncoder;

/** Texts as JSON writes them. */
final class JsonText {

    private JsonText() {}

    static String quoted(String text) {
        return '"' + String.valueOf(JsonStringEncoder.getInstance().quoteAsString(text)) + '"';
    }
}
