package dev.assay.judge.embedded;

import dev.assay.core.metric.FailureKind;
import dev.assay.core.metric.Score;
import dev.assay.judge.embedded.encode.Encoders;
import dev.assay.judge.embedded.encode.Model;
import dev.assay.judge.embedded.encode.NoEncoder;
import dev.assay.judge.embedded.encode.TextVectors;
import dev.assay.judge.embedded.text.Language;
import dev.assay.judge.port.Similarity;
import java.util.List;

/**
 * Compares texts of one language, Chinese or English, in the process and offline. A model loads at the first comparison
 * in its language. Texts of any length are read to their end.
 */
public final class EmbeddedSimilarity implements Similarity {

    /** Version of everything here that can change a cosine but the models. */
    private static final String VERSION = "embeddings/1";

    /** Room for some five thousand texts. */
    private static final long CACHE_BYTES = 8L << 20;

    private final TextVectors vectors = new TextVectors(CACHE_BYTES);

    @Override
    public String id() {
        return VERSION + " " + Model.of(Language.ENGLISH).name() + " "
                + Model.of(Language.CHINESE).name() + " pooling:cls";
    }

    @Override
    public String fingerprint() {
        return id() + " " + Encoders.runtime();
    }

    @Override
    public Score of(String text, String other) {
        List<Language> languages = List.of(Language.of(text), Language.of(other));
        if (languages.contains(Language.OTHER)) {
            return new Score.Undefined("language not covered: the embeddings read Chinese and English");
        }
        if (languages.containsAll(List.of(Language.ENGLISH, Language.CHINESE))) {
            return new Score.Undefined("one text is Chinese and the other English, and the embeddings compare texts of"
                    + " one language only");
        }
        // numbers alone show no language: they are read in the other text's
        Language used = languages.contains(Language.CHINESE) ? Language.CHINESE : Language.ENGLISH;
        try {
            double cosine = vectors.of(used, text).cosine(vectors.of(used, other));
            return Score.of(Math.min(1, Math.max(0, cosine)));
        } catch (NoEncoder e) {
            return new Score.Failed(FailureKind.JUDGE_DOWN, e.why());
        }
    }

    @Override
    public void close() {
        vectors.close();
    }
}
