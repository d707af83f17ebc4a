package dev.assay.examples.strategy;

import dev.assay.examples.pipeline.Language;
import dev.assay.judge.embedded.encode.Encoded;
import dev.assay.judge.embedded.encode.Encoders;

/**
 * The embedding model of a language, bge-small v1.5, as the embedded judge brings it; loaded at the first text. Its whole-text
 * vector is for finding; its token vectors, which come from the same pass, are for reranking.
 */
public final class Model implements AutoCloseable {

    /** Room for some 3,000 chunks with the vectors of all their tokens. */
    private static final long CACHE_BYTES = 512L << 20;

    private final Encoders encoders = new Encoders(CACHE_BYTES);
    private final dev.assay.judge.embedded.text.Language language;
    private final String instruction;

    public Model(Language language) {
        this.language = switch (language) {
            case EN -> dev.assay.judge.embedded.text.Language.ENGLISH;
            case ZH -> dev.assay.judge.embedded.text.Language.CHINESE;
        };
        this.instruction = switch (language) {
            case EN -> "Represent this sentence for searching relevant passages: ";
            case ZH -> "为这个句子生成表示以用于检索相关文章：";
        };
    }

    /** A text as the model sees it. */
    public Encoded text(String text) {
        return encoders.encode(language, text);
    }

    /** A question with the instruction before it that the model's makers give for short questions and longer passages. */
    public Encoded instructed(String question) {
        return text(instruction + question);
    }

    @Override
    public void close() {
        encoders.close();
    }
}
