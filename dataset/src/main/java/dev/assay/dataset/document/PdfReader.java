package dev.assay.dataset.document;

import dev.assay.engine.input.InputException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;
import org.apache.pdfbox.text.PDFTextStripper;

/** PDF, page by page; pages are parted by a blank line. */
final class PdfReader implements DocumentReader {

    private static final int NAMED = 10;
    private static final Pattern CONTROL = Pattern.compile("[\\p{Cntrl}&&[^\\n\\t\\f]]");

    @Override
    public void read(FoundFile file, Findings findings) throws IOException {
        byte[] bytes = file.bytes();
        try (PDDocument pdf = Loader.loadPDF(bytes)) {
            if (!pdf.getCurrentAccessPermission().canExtractContent()) {
                throw file.refused("a PDF whose owner forbids to take text from it", "a copy without this restriction");
            }
            findings.keep(document(pdf, file, findings), file.name(), 0);
        } catch (InvalidPasswordException encrypted) {
            throw file.refused("a PDF with a password", "one without; qpdf --decrypt --password=… IN OUT");
        } catch (InputException told) {
            throw told;
        } catch (IOException | RuntimeException broken) { // of broken files the parser throws either
            throw file.refused(
                    "a broken PDF (" + broken.getMessage() + ")", "a whole PDF; qpdf IN OUT mends what can be mended");
        }
    }

    private static Document document(PDDocument pdf, FoundFile file, Findings findings) throws IOException {
        StringBuilder text = new StringBuilder();
        List<Integer> pages = new ArrayList<>();
        List<Integer> empty = new ArrayList<>();
        PDFTextStripper stripper = new PDFTextStripper();
        stripper.setLineSeparator("\n");
        for (int page = 1; page <= pdf.getNumberOfPages(); page++) {
            stripper.setStartPage(page);
            stripper.setEndPage(page);
            String words = Wrapped.joined(
                    CONTROL.matcher(stripper.getText(pdf)).replaceAll("").replace('\f', '\n'));
            if (words.isEmpty()) {
                empty.add(page);
            } else if (text.length() > 0) {
                text.append("\n\n");
            }
            pages.add(text.length());
            text.append(words);
        }
        if (text.length() == 0) {
            throw file.refused(
                    "a PDF of " + pdf.getNumberOfPages() + " pages without text, as scanners make",
                    "a PDF with text; ocrmypdf IN OUT adds it");
        }
        if (!empty.isEmpty()) {
            findings.note(file.name() + ": no text on page " + list(empty) + "; if scanned, ocrmypdf IN OUT adds it");
        }
        Optional<String> title = Optional.ofNullable(
                        pdf.getDocumentInformation().getTitle())
                .map(String::strip)
                .filter(given -> !given.isEmpty());
        return new Document(file.id(), title, text.toString(), List.of(), pages, Map.of(), List.of());
    }

    private static String list(List<Integer> pages) {
        String first = pages.stream().limit(NAMED).map(String::valueOf).collect(Collectors.joining(", "));
        return pages.size() > NAMED ? first + " and " + (pages.size() - NAMED) + " more" : first;
    }
}
