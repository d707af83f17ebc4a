package dev.assay.dataset.document;

import dev.assay.core.data.Span;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Node;
import org.commonmark.node.SourceSpan;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.text.TextContentRenderer;

/** Markdown, kept as its source without front matter; a {@code #} within code is no heading. */
final class MarkdownReader implements DocumentReader {

    private static final Parser PARSER = Parser.builder()
            .includeSourceSpans(IncludeSourceSpans.BLOCKS)
            .maxOpenBlockParsers(100)
            .build();

    /** Code within a heading is words like others, without the quotes that the renderer puts around it. */
    private static final TextContentRenderer WORDS = TextContentRenderer.builder()
            .nodeRendererFactory(context -> new NodeRenderer() {
                @Override
                public Set<Class<? extends Node>> getNodeTypes() {
                    return Set.of(Code.class);
                }

                @Override
                public void render(Node node) {
                    context.getWriter().write(((Code) node).getLiteral());
                }
            })
            .build();

    @Override
    public void read(FoundFile file, Findings findings) throws IOException {
        String source = file.text();
        FrontMatter front = FrontMatter.of(source);
        if (front.broken()) {
            throw file.refused(
                    "front matter that is no YAML, or an `acl` that names nobody",
                    "keys with values between two lines of ---, `acl: [staff]` for who may see it; left out, since a guess"
                            + " could show it to everybody");
        }
        String text = source.substring(front.length());
        List<Heading> headings = headings(text);
        Optional<String> title = front.title()
                .or(() -> headings.stream()
                        .filter(heading -> heading.level() == 1)
                        .map(Heading::text)
                        .findFirst());
        Document document = new Document(file.id(), title, text, headings, List.of(), front.metadata(), front.acl());
        findings.keep(document, file.name(), 0);
    }

    private static List<Heading> headings(String text) {
        List<Heading> headings = new ArrayList<>();
        PARSER.parse(text).accept(new AbstractVisitor() {
            @Override
            public void visit(org.commonmark.node.Heading heading) {
                String words = WORDS.render(heading).strip();
                if (!words.isEmpty() && !heading.getSourceSpans().isEmpty()) {
                    headings.add(new Heading(heading.getLevel(), place(heading), words));
                }
            }
        });
        return headings;
    }

    private static Span place(Node node) {
        List<SourceSpan> lines = node.getSourceSpans();
        SourceSpan last = lines.get(lines.size() - 1);
        return new Span(lines.get(0).getInputIndex(), last.getInputIndex() + last.getLength());
    }
}
