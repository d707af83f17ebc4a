package dev.assay.engine.trec.beyond;

import dev.assay.engine.trec.TrecCommand;
import dev.assay.engine.trec.text.TrecFailure;
import java.util.List;

/** What a command line with our own options asks for; read by {@link RequestReader}. */
public final class Request {

    private final TrecCommand command;
    private final boolean own;
    private final Format format;
    private final boolean comparing;
    private final double confidence;

    Request(TrecCommand command, boolean own, Format format, boolean comparing, double confidence) {
        this.command = command;
        this.own = own;
        this.format = format;
        this.comparing = comparing;
        this.confidence = confidence;
    }

    /** Reads a command line; a wrong one is a failure. */
    public static Request of(String[] arguments) {
        return new RequestReader().read(arguments);
    }

    /** Whether an option of ours was given; where not, the call is the drop-in's. */
    public boolean own() {
        return own;
    }

    /** What is printed. */
    public Format format() {
        return format;
    }

    /** Whether runs are compared with the first. */
    boolean comparing() {
        return comparing;
    }

    /** Confidence level, between 0 and 1. */
    double confidence() {
        return confidence;
    }

    /** Whether the values of every topic are wanted in the JSON. */
    boolean topicsWanted() {
        return command.topicsWanted();
    }

    /** Whether help is asked for. */
    public boolean helpWanted() {
        return command.helpWanted();
    }

    /** Whether the version is asked for. */
    public boolean versionWanted() {
        return command.versionWanted();
    }

    /** The options of trec_eval. */
    TrecCommand command() {
        return command;
    }

    /** The judgements. */
    String qrels() {
        return command.files().get(0);
    }

    /** The runs, one or more. */
    List<String> runs() {
        return command.files().subList(1, command.files().size());
    }

    /** Refuses what cannot go together, so that no option is passed over in silence. */
    Request checked() {
        int runs = command.files().size() - 1;
        command.unknownFormat().ifPresent(format -> {
            throw new TrecFailure(TrecFailure.INPUT, format);
        });
        refuse(
                runs < 1,
                "qrels and at least one run are needed, found "
                        + command.files().size() + " files");
        refuse(comparing && runs < 2, "--compare needs two runs or more after the qrels, found 1");
        refuse(runs().stream().filter("-"::equals).count() > 1, "only one run can be the standard input");
        refuse(
                format != Format.PER_TOPIC && !command.summaryWanted(),
                "-n leaves out the summary, which is what is asked for here; take -n away, or use --per-topic");
        refuse(
                format == Format.TABLE && command.topicsWanted(),
                "-q does nothing for this table; add --json, or use --per-topic");
        return this;
    }

    private static void refuse(boolean wrong, String why) {
        if (wrong) {
            throw RequestReader.usage(why);
        }
    }
}
