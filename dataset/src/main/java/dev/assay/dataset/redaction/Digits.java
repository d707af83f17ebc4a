package dev.assay.dataset.redaction;

/** Check digits. */
final class Digits {

    private static final int[] WEIGHTS = {7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2};
    private static final String CHECKS = "10X98765432";

    private Digits() {}

    /** The digits of a text. */
    static String of(String text) {
        StringBuilder digits = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= '0' && text.charAt(i) <= '9') {
                digits.append(text.charAt(i));
            }
        }
        return digits.toString();
    }

    /** Whether the last digit is the one that ISO/IEC 7812-1 (Luhn) asks for. */
    static boolean luhn(String digits) {
        int sum = 0;
        boolean twice = false;
        for (int i = digits.length() - 1; i >= 0; i--) {
            int digit = digits.charAt(i) - '0';
            int counted = twice ? digit * 2 : digit;
            sum += counted > 9 ? counted - 9 : counted;
            twice = !twice;
        }
        return sum % 10 == 0;
    }

    /** Whether the last of 18 characters is the one that GB 11643-1999 (ISO 7064 MOD 11-2) asks for. */
    static boolean residentId(String id) {
        int sum = 0;
        for (int i = 0; i < WEIGHTS.length; i++) {
            sum += (id.charAt(i) - '0') * WEIGHTS[i];
        }
        return CHECKS.charAt(sum % 11) == Character.toUpperCase(id.charAt(17));
    }

    /** Whether the two digits after the country are those that ISO 13616 (MOD 97-10) asks for. */
    static boolean iban(String iban) {
        String turned = iban.substring(4) + iban.substring(0, 4);
        int rest = 0;
        for (int i = 0; i < turned.length(); i++) {
            int value = Character.digit(turned.charAt(i), 36);
            rest = (value > 9 ? rest * 100 + value : rest * 10 + value) % 97;
        }
        return rest == 1;
    }
}
