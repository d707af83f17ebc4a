package dev.assay.judge.port;

/**
 * How many tokens a text has, where nobody has counted: for budgets and plans. The weights are fitted to OpenAI's
 * {@code o200k} on our prompts and examples, where it is off by less than a tenth; a service with another vocabulary
 * may count a quarter less or half more of Chinese.
 */
public final class TokenEstimate {

    private static final double OF_A_HAN_CHARACTER = 0.81;
    private static final double OF_A_WORD = 0.84;
    private static final double OF_A_LETTER = 0.06;
    /** A word longer than this is no word of a language, and is cut into small pieces. */
    private static final int LONG_WORD = 15;

    private static final double OF_A_FURTHER_LETTER = 0.3;
    private static final double OF_A_FOREIGN_LETTER = 0.5;
    private static final double OF_A_DIGIT = 0.6;
    private static final double OF_A_LINE_BREAK = 0.6;
    private static final double OF_A_SIGN = 0.75;
    /** Signs that stand together, as in JSON, share tokens. */
    private static final double OF_A_FURTHER_SIGN = 0.28;

    private TokenEstimate() {}

    /** Tokens of a text by its words and characters. */
    public static int of(String text) {
        double tokens = 0;
        int letters = 0;
        boolean sign = false;
        for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
            int code = text.codePointAt(at);
            if (latin(code)) {
                tokens += letters == 0 ? OF_A_WORD : 0;
                tokens += letters++ < LONG_WORD ? OF_A_LETTER : OF_A_FURTHER_LETTER;
                sign = false;
            } else {
                letters = 0;
                boolean another = sign(code);
                tokens += another && sign ? OF_A_FURTHER_SIGN : other(code);
                sign = another;
            }
        }
        return (int) Math.ceil(tokens);
    }

    private static boolean sign(int code) {
        return !Character.isLetterOrDigit(code) && !Character.isWhitespace(code);
    }

    private static boolean latin(int code) {
        return Character.isLetter(code) && Character.UnicodeScript.of(code) == Character.UnicodeScript.LATIN;
    }

    private static double other(int code) {
        if (Character.UnicodeScript.of(code) == Character.UnicodeScript.HAN) {
            return OF_A_HAN_CHARACTER;
        }
        if (Character.isLetter(code)) {
            return OF_A_FOREIGN_LETTER;
        }
        if (Character.isDigit(code)) {
            return OF_A_DIGIT;
        }
        if (Character.isWhitespace(code)) {
            return code == '\n' ? OF_A_LINE_BREAK : 0;
        }
        return OF_A_SIGN;
    }

    /** Tokens of a request: both texts and the schema. */
    public static int of(ProviderRequest request) {
        return of(request.system())
                + of(request.user())
                + request.schema().map(TokenEstimate::of).orElse(0);
    }
}
