package dev.assay.core.target;

import dev.assay.core.data.Case;
import dev.assay.core.data.Output;

/**
 * A system under test that is a Java class. {@code assay run} asks it when {@code assay.yaml} names it:
 *
 * <pre>
 * target:
 *   use: java
 *   class: com.example.MyRag
 *   classpath: [target/classes, lib/search.jar]
 * </pre>
 *
 * <pre>
 * public final class MyRag implements RagSystem {
 *     private final Search search = Search.open();
 *
 *     &#64;Override
 *     public Output answer(Case source) throws IOException {
 *         List&lt;Retrieved&gt; hits = search.find(source.question());
 *         return Output.of(hits, Optional.of(search.summarize(source.question(), hits)));
 *     }
 * }
 * </pre>
 *
 * <p>The class is public and has a public constructor without parameters. One object is made for a run and asked by as many
 * threads at once as {@code target.concurrency} says. If it is {@link AutoCloseable} it is closed after the run.
 */
@FunctionalInterface
public interface RagSystem {

    /**
     * What the system does with a case. It should look at the id, the question and the metadata only: the rest of the case is
     * what the answer is measured by. An interrupt says that nobody waits any longer.
     *
     * @param source the case
     * @return the output, never null; its latency is measured by the caller where it is absent
     * @throws Exception when the system fails; the case's scores are then failed and the run goes on
     */
    Output answer(Case source) throws Exception;
}
