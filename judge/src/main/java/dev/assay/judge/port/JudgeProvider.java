package dev.assay.judge.port;

import java.util.Map;

/** Makes judges of one kind; found through {@code ServiceLoader}. */
public interface JudgeProvider {

    /** The word after {@code judge: use:}, such as {@code embedded}. */
    String use();

    /**
     * A judge with these settings. Cheap: what is expensive is loaded at the first request.
     *
     * @param settings the settings under {@code judge:} by key
     */
    Judge open(Map<String, String> settings);
}
