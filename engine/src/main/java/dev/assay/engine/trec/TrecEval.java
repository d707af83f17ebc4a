package dev.assay.engine.trec;

import dev.assay.engine.trec.print.TrecPrinter;
import dev.assay.engine.trec.read.Qrels;
import dev.assay.engine.trec.read.Source;
import dev.assay.engine.trec.score.Evaluation;
import dev.assay.engine.trec.score.TrecResult;
import dev.assay.engine.trec.text.TrecFailure;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/**
 * {@code trec_eval} 10: same arguments, same bytes on the standard output, same exit status; the messages on the
 * standard error are our own.
 *
 * <p>Agrees with trec_eval 10.0 but for four mistakes of that release: judged topics that the run lacks are left out, as
 * its manual says; {@code rbp} starts from a smallest and largest gain of 0, which it leaves unset; gains between whole
 * numbers are sorted rightly; and scores that are not numbers ({@code nan}) are refused, since they have no rank.
 */
public final class TrecEval {

    private static final int USAGE = TrecFailure.USAGE;
    private static final String STANDARD_INPUT = "-";

    private TrecEval() {}

    /**
     * Evaluates a run.
     *
     * @param arguments as for trec_eval
     * @param in standard input, read where the run is {@code -}
     * @param out standard output; not closed
     * @param err standard error; not closed
     * @return exit status: 0 done, 1 wrong usage, 2 unreadable input or parameters, 4 a document given twice or a
     *     measure that cannot be computed, 7 no topic in common
     */
    public static int run(String[] arguments, InputStream in, OutputStream out, OutputStream err) {
        try {
            TrecCommand command = TrecCommand.of(arguments);
            if (command.versionWanted()) {
                return version(err);
            }
            if (command.helpWanted()) {
                return help(out);
            }
            if (command.files().size() != 2) {
                return Messages.say(err, USAGE, Usage.SHORT);
            }
            TrecResult result = evaluate(command, in);
            out.write(new TrecPrinter(result).print(command.topicsWanted(), command.summaryWanted()));
            out.flush();
            for (String warning : result.warnings()) {
                Messages.warn(err, warning);
            }
            return result.failure().isPresent()
                    ? Messages.fail(err, result.failure().get())
                    : 0;
        } catch (TrecFailure e) {
            return Messages.fail(err, e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Prints all options, our own among them. */
    public static int help(OutputStream out) {
        return Messages.say(out, 0, Usage.HELP);
    }

    /** Says which release it agrees with. */
    public static int version(OutputStream err) {
        return Messages.say(err, 0, "assay trec, as trec_eval version 10.0");
    }

    private static TrecResult evaluate(TrecCommand command, InputStream in) {
        if (command.unknownFormat().isPresent()) {
            throw new TrecFailure(TrecFailure.INPUT, command.unknownFormat().get());
        }
        Qrels qrels = Qrels.read(Source.file(command.files().get(0)));
        String run = command.files().get(1);
        Source source = run.equals(STANDARD_INPUT) ? Source.stream("standard input", in) : Source.file(run);
        return new Evaluation(command.settings(), qrels).run(source);
    }
}
