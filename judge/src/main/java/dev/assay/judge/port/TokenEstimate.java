package dev.assay.judge.port;

/** How many tokens a text has, where nobody has counted: for budgets and plans. */
public final class TokenEstimate {

    private static final double OF_A_HAN_CHARACTER = 0.7;
    private static final double OF_ANOTHER_CHARACTER = 0.25;

    private TokenEstimate() {}

    /** Tokens of a text by its characters: about 4 to a token, 1.4 in Chinese. */
    public static int of(String text) {
        long han = text.codePoints()
                .filter(code -> Character.UnicodeScript.of(code) == Character.UnicodeScript.HAN)
                .count();
        long others = text.codePoints().count() - han;
        return (int) Math.ceil(han * OF_A_HAN_CHARACTER + others * OF_ANOTHER_CHARACTER);
    }

    /** Tokens of a request: both texts and the schema. */
    public static int of(ProviderRequest request) {
        return of(request.system())
                + of(request.user())
                + request.schema().map(TokenEstimate::of).orElse(0);
    }
}
