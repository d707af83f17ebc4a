package dev.assay.core.calibration;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * What was shown of a judge, when, and on what: it speaks for this judge, its model and prompts, these languages and one
 * metric, and for nothing else.
 *
 * @param use the word that names the judge in settings, such as {@code embedded}
 * @param judge the judge's id
 * @param metric the family of metrics it speaks for, such as {@code faithfulness}
 * @param made the day it was made, such as {@code 2026-12-02}
 * @param data SHA-256 of the labels, hexadecimal
 * @param level confidence of the bounds
 * @param languages what was shown, by language code
 */
public record Certificate(
        String use,
        JudgeIdentity judge,
        String metric,
        String made,
        String data,
        double level,
        Map<String, CertifiedRates> languages) {

    public Certificate {
        languages = Collections.unmodifiableMap(new TreeMap<>(languages));
    }
}
