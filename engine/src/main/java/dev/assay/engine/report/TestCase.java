package dev.assay.engine.report;

import java.util.Locale;
import javax.xml.stream.XMLStreamException;

/**
 * One test case of a JUnit report.
 *
 * @param name its name, unique within its suite
 * @param state what became of it
 * @param type a word for the kind of failure or error; blank when it passed
 * @param message one line that says what is wrong; blank when nothing is
 * @param detail the lines below it
 * @param output what a reader may want to know whatever became of it
 */
record TestCase(String name, State state, String type, String message, String detail, String output) {

    /** What became of a test case; its word is the name of its element. */
    enum State {
        PASSED,
        FAILURE,
        ERROR,
        SKIPPED
    }

    void write(String className, XmlOut xml) throws XMLStreamException {
        xml.open("testcase", "name", name, "classname", className, "time", "0");
        String element = state.name().toLowerCase(Locale.ROOT);
        switch (state) {
            case PASSED -> {}
            case SKIPPED -> xml.empty(element, "message", message);
            case FAILURE, ERROR -> xml.text(element, detail, "message", message, "type", type);
        }
        if (!output.isBlank()) {
            xml.text("system-out", output);
        }
        xml.close();
    }
}
