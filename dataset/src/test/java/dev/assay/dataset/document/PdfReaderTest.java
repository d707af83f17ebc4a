package dev.assay.dataset.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.apache.fontbox.ttf.TrueTypeCollection;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PdfReaderTest {

    private static final PDFont LATIN = new PDType1Font(FontName.HELVETICA);

    @TempDir
    Path folder;

    @Test
    void pages_title_and_cut_words() throws IOException {
        try (PDDocument pdf = new PDDocument()) {
            pdf.getDocumentInformation().setTitle("Leave rules");
            page(pdf, LATIN, "Staff have fifteen days of annual holi-", "day in every calendar year.");
            page(pdf, LATIN);
            page(pdf, LATIN, "Sick leave is paid.");
            Documents read = docs(pdf).read();

            Document document = read.documents().get(0);
            assertThat(document.text())
                    .isEqualTo(
                            "Staff have fifteen days of annual holiday in every calendar year.\n\nSick leave is paid.");
            assertThat(document.title()).contains("Leave rules");
            assertThat(document.page(0)).isEqualTo(1);
            assertThat(document.page(document.text().indexOf("Sick"))).isEqualTo(3);
            assertThat(read.notes()).singleElement().asString().contains("no text on page 2");
        }
    }

    @Test
    void chinese_lines_are_joined_without_a_blank() throws IOException {
        Optional<TrueTypeFont> font = chinese();
        assumeTrue(font.isPresent(), "no Chinese font with outlines that pdfbox can embed on this machine");
        try (PDDocument pdf = new PDDocument()) {
            page(pdf, PDType0Font.load(pdf, font.get(), true), "员工每年享有十五天年假，须提前", "两周申请。");

            assertThat(docs(pdf).only().text()).isEqualTo("员工每年享有十五天年假，须提前\n两周申请。".replace("\n", ""));
        }
    }

    @Test
    void scanned_encrypted_restricted_and_broken_ones_are_told() throws IOException {
        try (PDDocument scanned = new PDDocument()) {
            page(scanned, LATIN);
            assertThat(docs(scanned).refusal()).contains("1 pages without text", "ocrmypdf");
        }
        assertThat(docs(locked("owner", "user")).refusal()).contains("a PDF with a password", "qpdf");
        assertThat(docs(locked("owner", "")).refusal()).contains("forbids to take text");
        byte[] whole = bytes(locked("owner", ""));
        assertThat(new Docs(folder).with("a.pdf", Arrays.copyOf(whole, 300)).refusal())
                .contains("a broken PDF");
        assertThat(new Docs(folder)
                        .with("a.pdf", "Not found".getBytes(StandardCharsets.UTF_8))
                        .refusal())
                .contains("no PDF, whatever its ending says");
    }

    private static PDDocument locked(String owner, String user) throws IOException {
        PDDocument pdf = new PDDocument();
        page(pdf, LATIN, "Secret.");
        AccessPermission none = new AccessPermission();
        none.setCanExtractContent(false);
        pdf.protect(new StandardProtectionPolicy(owner, user, none));
        return pdf;
    }

    private Docs docs(PDDocument pdf) throws IOException {
        return new Docs(folder).with("a.pdf", bytes(pdf));
    }

    private static byte[] bytes(PDDocument pdf) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        pdf.save(bytes);
        return bytes.toByteArray();
    }

    private static void page(PDDocument pdf, PDFont font, String... lines) throws IOException {
        PDPage page = new PDPage();
        pdf.addPage(page);
        try (PDPageContentStream content = new PDPageContentStream(pdf, page)) {
            content.beginText();
            content.setFont(font, 12);
            content.setLeading(14);
            content.newLineAtOffset(72, 700);
            for (String line : lines) {
                content.showText(line);
                content.newLine();
            }
            content.endText();
        }
    }

    /** A font with TrueType outlines; those of OpenType cannot be embedded. */
    private static Optional<TrueTypeFont> chinese() throws IOException {
        File file = new File("/usr/share/fonts/truetype/wqy/wqy-microhei.ttc");
        return file.exists()
                ? Optional.of(new TrueTypeCollection(file).getFontByName("WenQuanYiMicroHei"))
                : Optional.empty();
    }
}
