package dev.assay.judge.port;

import java.util.Map;
import java.util.Optional;

/** Makes judges of one kind; found through {@code ServiceLoader}. */
public interface JudgeProvider {

    /** The word after {@code judge: use:}, such as {@code embedded}. */
    String use();

    /** Whether judges of this kind ask nobody outside this process, so that there are no replies to keep or record. */
    default boolean offline() {
        return false;
    }

    /**
     * A judge with these settings. Cheap: what is expensive is loaded at the first request.
     *
     * @param settings the settings under {@code judge:} by key
     * @param home where it may keep replies, and its environment
     * @throws JudgeSettingException when a setting is unknown or wrong, or a key is missing
     */
    Judge open(Map<String, String> settings, JudgeHome home);

    /**
     * The same judge as it would be asked, without asking: it needs no key, opens no connection and writes nothing.
     *
     * @return empty when judges of this kind ask no service
     * @throws JudgeSettingException when a setting is unknown or wrong
     */
    default Optional<PlannedJudge> plan(Map<String, String> settings, JudgeHome home) {
        return Optional.empty();
    }
}
