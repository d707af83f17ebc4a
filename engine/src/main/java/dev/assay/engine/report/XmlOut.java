package dev.assay.engine.report;

import java.io.Writer;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Elements with indentation; every text passes {@link XmlText}. */
final class XmlOut {

    private final XMLStreamWriter xml;
    private int depth;

    XmlOut(Writer to) throws XMLStreamException {
        xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(to);
    }

    /** Opens an element with attributes given as name, value, name, value. */
    void open(String name, String... attributes) throws XMLStreamException {
        indent();
        xml.writeStartElement(name);
        attributes(attributes);
        depth++;
    }

    /** Closes the innermost element. */
    void close() throws XMLStreamException {
        depth--;
        indent();
        xml.writeEndElement();
    }

    /** An element without content. */
    void empty(String name, String... attributes) throws XMLStreamException {
        indent();
        xml.writeEmptyElement(name);
        attributes(attributes);
    }

    /** An element that holds nothing but text. */
    void text(String name, String text, String... attributes) throws XMLStreamException {
        indent();
        xml.writeStartElement(name);
        attributes(attributes);
        xml.writeCharacters(XmlText.of(text));
        xml.writeEndElement();
    }

    /** Ends the document. */
    void end() throws XMLStreamException {
        xml.writeCharacters("\n");
        xml.flush();
    }

    private void attributes(String... attributes) throws XMLStreamException {
        for (int i = 0; i < attributes.length; i += 2) {
            // One line: XML turns a line break within an attribute into a space anyway.
            xml.writeAttribute(attributes[i], XmlText.of(PlainText.line(attributes[i + 1])));
        }
    }

    private void indent() throws XMLStreamException {
        xml.writeCharacters("\n" + "  ".repeat(depth));
    }
}
