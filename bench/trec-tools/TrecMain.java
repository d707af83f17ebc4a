import dev.assay.engine.trec.TrecEval;
import java.io.FileDescriptor;
import java.io.FileOutputStream;

/** The drop-in without a command line around it. */
public final class TrecMain {

    private TrecMain() {}

    public static void main(String[] arguments) {
        System.exit(TrecEval.run(
                arguments, System.in, new FileOutputStream(FileDescriptor.out), new FileOutputStream(FileDescriptor.err)));
    }
}
