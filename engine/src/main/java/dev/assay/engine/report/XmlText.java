package dev.assay.engine.report;

/** Text that XML 1.0 allows: characters outside its range cannot even be escaped. */
final class XmlText {

    private XmlText() {}

    /** The text with each character that XML 1.0 forbids replaced. */
    static String of(String text) {
        StringBuilder safe = new StringBuilder(text.length());
        text.codePoints().forEach(code -> safe.appendCodePoint(isAllowed(code) ? code : 0xFFFD));
        return safe.toString();
    }

    private static boolean isAllowed(int code) {
        return code == '\t'
                || code == '\n'
                || code == '\r'
                || (code >= 0x20 && code <= 0xD7FF)
                || (code >= 0xE000 && code <= 0xFFFD)
                || code >= 0x10000;
    }
}
