package dev.assay.dataset.document;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;

/** HTML: the words a reader sees, without what stands around the page's own text. */
final class HtmlReader implements DocumentReader {

    private static final String AROUND =
            "script,style,noscript,template,svg,iframe,nav,aside,dialog,[hidden],[aria-hidden=true]";
    private static final Pattern DECLARED =
            Pattern.compile("<meta[^>]*charset\\s*=\\s*[\"']?([A-Za-z0-9_-]+)", Pattern.CASE_INSENSITIVE);

    @Override
    public void read(FoundFile file, Findings findings) throws IOException {
        String html = new TextBytes(file, file.bytes()).text(declared(file.head()));
        org.jsoup.nodes.Document page = Jsoup.parse(html);
        page.select(AROUND).remove();
        for (Element frame : page.select("header,footer")) {
            if (frame.closest("article,main") == null) {
                frame.remove();
            }
        }
        HtmlText words = new HtmlText();
        page.body().traverse(words);
        List<Heading> headings = words.headings();
        Optional<String> title = Optional.of(page.title().strip())
                .filter(given -> !given.isEmpty())
                .or(() -> headings.stream().map(Heading::text).findFirst());
        findings.keep(
                new Document(file.id(), title, words.text(), headings, List.of(), Map.of(), List.of()), file.name(), 0);
    }

    private static Optional<Charset> declared(byte[] head) {
        Matcher meta = DECLARED.matcher(new String(head, StandardCharsets.ISO_8859_1));
        if (!meta.find()) {
            return Optional.empty();
        }
        String name = meta.group(1);
        // browsers read all three as the largest of them
        String wider = name.equalsIgnoreCase("gb2312") || name.equalsIgnoreCase("gbk") ? "GB18030" : name;
        return Charset.isSupported(wider) ? Optional.of(Charset.forName(wider)) : Optional.empty();
    }
}
