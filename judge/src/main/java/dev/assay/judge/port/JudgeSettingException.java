package dev.assay.judge.port;

/** A judge cannot be opened as its settings stand; the message names the setting, what is allowed and the next step. */
public final class JudgeSettingException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** A message for people, without secrets. */
    public JudgeSettingException(String message) {
        super(message);
    }

    /** A message for people, without secrets, with what caused it. */
    public JudgeSettingException(String message, Throwable cause) {
        super(message, cause);
    }
}
