package dev.assay.dataset.redaction;

/**
 * What a text holds at all, told in one pass, so that searches that cannot find anything are not begun.
 *
 * @param digits its digits
 * @param dots its full stops
 * @param colons its colons
 * @param run its longest run of letters, digits, {@code + / _ -}, all ASCII
 * @param mixed its longest run of ASCII characters other than blanks that holds a letter and a digit
 */
record Traits(int digits, int dots, int colons, int run, int mixed) {

    static Traits of(String text) {
        Count count = new Count();
        for (int i = 0; i < text.length(); i++) {
            count.take(text.charAt(i));
        }
        count.endRun();
        count.endWord();
        return new Traits(count.digits, count.dots, count.colons, count.longestRun, count.longestMixed);
    }

    private static final class Count {

        private int digits;
        private int dots;
        private int colons;
        private int run;
        private int longestRun;
        private int word;
        private boolean letter;
        private boolean digit;
        private int longestMixed;

        void take(char c) {
            boolean isDigit = c >= '0' && c <= '9';
            boolean isLetter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
            digits += isDigit ? 1 : 0;
            dots += c == '.' ? 1 : 0;
            colons += c == ':' ? 1 : 0;
            if (isDigit || isLetter || c == '+' || c == '/' || c == '_' || c == '-') {
                run++;
            } else {
                endRun();
            }
            if (c > ' ' && c < 0x7f) {
                word++;
                letter |= isLetter;
                digit |= isDigit;
            } else {
                endWord();
            }
        }

        void endRun() {
            longestRun = Math.max(longestRun, run);
            run = 0;
        }

        void endWord() {
            longestMixed = letter && digit ? Math.max(longestMixed, word) : longestMixed;
            word = 0;
            letter = false;
            digit = false;
        }
    }
}
