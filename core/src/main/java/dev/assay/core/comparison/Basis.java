package dev.assay.core.comparison;

import dev.assay.core.run.Provenance;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the numbers of a run rest on, besides the system that was measured.
 *
 * @param dataset SHA-256 of the canonical dataset, hexadecimal
 * @param judge id and version of the judge with its prompts, or {@link #NONE}
 * @param embeddings id and version of the sentence embeddings, or {@link #NONE}
 * @param judgedBy {@code chunk} or {@code document}: what labels and rankings met on; {@link #NONE} where nobody knows
 * @param rubrics hashes of files with rubrics, by the metric that reads them
 */
public record Basis(String dataset, String judge, String embeddings, String judgedBy, Map<String, String> rubrics) {

    /** Stands where a run had none, or nobody knows. */
    public static final String NONE = "none";

    static final String FILE_HASH = "sha256 of ";
    private static final Pattern PROMPTS = Pattern.compile("\\s*\\bprompts=(\\S+)");

    public Basis {
        rubrics = Collections.unmodifiableMap(new TreeMap<>(rubrics));
    }

    /** What this run rests on. */
    public static Basis of(Provenance made) {
        Map<String, String> rubrics = new TreeMap<>();
        made.settings().forEach((key, value) -> {
            if (key.startsWith(FILE_HASH)) {
                rubrics.put(key.substring(FILE_HASH.length()), value);
            }
        });
        return new Basis(made.datasetHash(), made.judge(), made.embeddings(), made.judgedBy(), rubrics);
    }

    /** The judge without its prompts. */
    String judgeAlone() {
        return PROMPTS.matcher(judge).replaceAll("");
    }

    /** Hashes of prompts and rubrics by the name of the prompt, or of the metric whose rubric it is. */
    Map<String, String> prompts() {
        Map<String, String> hashes = new TreeMap<>();
        Matcher listed = PROMPTS.matcher(judge);
        while (listed.find()) {
            for (String prompt : listed.group(1).split(",")) {
                int at = prompt.lastIndexOf('@');
                if (at > 0) {
                    hashes.put(prompt.substring(0, at), prompt.substring(at + 1));
                }
            }
        }
        hashes.putAll(rubrics);
        return hashes;
    }
}
