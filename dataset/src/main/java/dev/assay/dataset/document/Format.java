package dev.assay.dataset.document;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** What a file is, by its ending and its first bytes; a file of which neither tells is not guessed at. */
final class Format {

    private static final DocumentReader TEXT = new TextReader();
    private static final DocumentReader MARKDOWN = new MarkdownReader();
    private static final DocumentReader HTML = new HtmlReader();
    private static final DocumentReader PDF = new PdfReader();
    private static final DocumentReader LINES = new JsonLinesReader();

    private static final Map<String, DocumentReader> READERS = Map.ofEntries(
            Map.entry("txt", TEXT),
            Map.entry("text", TEXT),
            Map.entry("rst", TEXT),
            Map.entry("adoc", TEXT),
            Map.entry("md", MARKDOWN),
            Map.entry("markdown", MARKDOWN),
            Map.entry("html", HTML),
            Map.entry("htm", HTML),
            Map.entry("xhtml", HTML),
            Map.entry("pdf", PDF),
            Map.entry("jsonl", LINES),
            Map.entry("ndjson", LINES));

    private static final Set<String> OFFICE =
            Set.of("doc", "docx", "odt", "rtf", "ppt", "pptx", "odp", "xls", "xlsx", "ods", "wps");
    private static final String KNOWN = ".txt, .rst, .adoc, .md, .html, .pdf or .jsonl";

    private Format() {}

    /**
     * Who reads a file.
     *
     * @throws dev.assay.engine.input.InputException when nobody does
     */
    static DocumentReader of(FoundFile file) throws IOException {
        byte[] head = file.head();
        if (head.length == 0) {
            throw file.refused("an empty file", "text; look whether it was copied whole");
        }
        String start = new String(head, StandardCharsets.ISO_8859_1);
        if (start.contains("%PDF-")) {
            return PDF;
        }
        String ending = file.ending();
        DocumentReader reader = READERS.get(ending);
        if (reader == null) {
            throw unknown(file, ending);
        }
        if (reader == PDF) {
            throw file.refused("no PDF, whatever its ending says", "a PDF; look whether it was downloaded whole");
        }
        if (start.startsWith("PK\u0003\u0004")
                || startsWith(head, 0x89, 'P', 'N', 'G')
                || startsWith(head, 0xD0, 0xCF)) {
            throw file.refused(
                    "binary data (a packed file, Office or image)", "text; look whether the ending is right");
        }
        return reader == TEXT && page(start) ? HTML : reader;
    }

    private static RuntimeException unknown(FoundFile file, String ending) {
        if (OFFICE.contains(ending)) {
            return file.refused("an Office file (." + ending + ")", KNOWN + "; save it as PDF, HTML or text");
        }
        return file.refused(
                ending.isEmpty() ? "a file whose name has no ending" : "the ending ." + ending,
                KNOWN + "; rename or convert it if it holds documents");
    }

    private static boolean page(String start) {
        String low = start.stripLeading().toLowerCase(Locale.ROOT);
        return low.startsWith("<!doctype html") || low.startsWith("<html");
    }

    private static boolean startsWith(byte[] head, int... bytes) {
        byte[] wanted = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            wanted[i] = (byte) bytes[i];
        }
        return head.length >= bytes.length && Arrays.equals(Arrays.copyOf(head, bytes.length), wanted);
    }
}
