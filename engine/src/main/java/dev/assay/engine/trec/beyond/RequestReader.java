package dev.assay.engine.trec.beyond;

import dev.assay.engine.trec.OptionReader;
import dev.assay.engine.trec.TrecCommand;
import dev.assay.engine.trec.text.TrecFailure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/** Takes our own options out of a command line, and hands on what is left in the words of trec_eval. */
final class RequestReader implements OptionReader.Handler {

    private static final double USUAL_CONFIDENCE = 0.95;
    private static final char JSON = '1';
    private static final char CONFIDENCE = '2';
    private static final char COMPARE = '3';
    private static final char PER_TOPIC = '4';
    private static final List<String> LONG = Stream.concat(
                    TrecCommand.LONG.stream(),
                    Stream.of(
                            JSON + " json", CONFIDENCE + ":confidence", COMPARE + " compare", PER_TOPIC + " per-topic"))
            .toList();

    private final List<String> theirs = new ArrayList<>();
    private final MeasureWish measures = new MeasureWish();
    private boolean json;
    private boolean compare;
    private boolean perTopic;
    private OptionalDouble confidence = OptionalDouble.empty();

    Request read(String[] arguments) {
        List<String> files = new OptionReader(TrecCommand.SHORT, LONG).read(arguments, this);
        boolean own = json || compare || perTopic || confidence.isPresent();
        if (!own) {
            return request(TrecCommand.of(arguments), false);
        }
        theirs.addAll(measures.options());
        theirs.add("--");
        theirs.addAll(files);
        TrecCommand command = TrecCommand.of(theirs.toArray(String[]::new));
        Request request = request(command, true);
        return command.helpWanted() || command.versionWanted() ? request : request.checked();
    }

    private Request request(TrecCommand command, boolean own) {
        Format format = json ? Format.JSON : perTopic ? Format.PER_TOPIC : Format.TABLE;
        return new Request(command, own, format, compare, confidence.orElse(USUAL_CONFIDENCE));
    }

    @Override
    public boolean option(char option, String value) {
        switch (option) {
            case JSON -> json = true;
            case COMPARE -> compare = true;
            case PER_TOPIC -> perTopic = true;
            case CONFIDENCE -> confidence = OptionalDouble.of(level(value));
            case 'm' -> measures.add(value);
            default -> theirs.add("-" + option + value);
        }
        refuseClash();
        return option != 'v';
    }

    private void refuseClash() {
        if (perTopic && json) {
            throw usage("--per-topic and --json are two formats, take one; --json with -q has the topics, too");
        }
        if (perTopic && (compare || confidence.isPresent())) {
            throw usage("--per-topic prints values without intervals or tests; leave out "
                    + (compare ? "--compare" : "--confidence") + ", or use --json -q");
        }
    }

    private static double level(String value) {
        return Optional.of(value)
                .filter(text -> text.matches("0?\\.\\d{1,9}"))
                .map(Double::parseDouble)
                .filter(level -> level > 0)
                .orElseThrow(() ->
                        usage("--confidence " + value + ": a confidence level lies between 0 and 1, such as 0.95"));
    }

    static TrecFailure usage(String what) {
        return new TrecFailure(TrecFailure.USAGE, what + "; see -h");
    }
}
