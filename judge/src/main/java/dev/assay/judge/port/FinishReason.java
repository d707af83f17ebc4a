package dev.assay.judge.port;

import java.util.Locale;

/** Why the model stopped. */
public enum FinishReason {
    /** It had said everything. */
    STOP,
    /** It met the limit of tokens; the text may be cut. */
    LENGTH,
    /** The service withheld the text. */
    FILTERED,
    /** The service gave another reason or none. */
    OTHER;

    /** The word used in files, such as {@code length}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Reads the words that services use; blank counts as {@link #OTHER}. */
    public static FinishReason of(String word) {
        return switch (word.strip().toLowerCase(Locale.ROOT)) {
            case "stop", "end_turn", "stop_sequence", "eos" -> STOP;
            case "length", "max_tokens", "model_length", "model_context_window_exceeded" -> LENGTH;
            case "content_filter", "filtered", "sensitive", "refusal", "safety" -> FILTERED;
            default -> OTHER;
        };
    }
}
