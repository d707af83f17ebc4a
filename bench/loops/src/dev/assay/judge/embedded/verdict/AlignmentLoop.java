package dev.assay.judge.embedded.verdict;

import dev.assay.judge.embedded.encode.Encoded;
import dev.assay.judge.embedded.encode.Encoders;
import dev.assay.judge.embedded.text.Language;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** The tokens of a claim against those of three sentences; stands in this package because the loop does. */
@State(Scope.Benchmark)
public class AlignmentLoop {

    private static final String CLAIM = "Refunds reach the customer within five working days after approval.";
    private static final List<String> PASSAGE = List.of(
            "Once the service team has approved a refund, the money is sent back the way it came.",
            "It arrives within five working days; public holidays may delay it by up to two weeks.",
            "Invoices are sent by mail and need no further action by the customer.");

    private final Encoders encoders = new Encoders(1 << 24);
    private Reading reading;
    private Encoded claim;
    private List<Encoded> sentences;
    private Idf idf;

    @Setup
    public void encode() {
        reading = Reading.of(CLAIM);
        claim = encoders.encode(Language.ENGLISH, CLAIM);
        sentences = PASSAGE.stream().map(text -> encoders.encode(Language.ENGLISH, text)).toList();
        idf = Idf.of(Language.ENGLISH);
    }

    @TearDown
    public void close() {
        encoders.close();
    }

    @Benchmark
    public double[] align() {
        return new Alignment(claim, reading.sentences().get(0).words(), idf, sentences).numbers();
    }
}
