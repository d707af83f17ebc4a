package dev.assay.judge.embedded.check;

import java.util.OptionalDouble;

/** Chinese numerals: 三百二十, 两万五, 零点五, and digits with 万 or 亿. */
final class ChineseNumbers {

    /** The characters of numerals. */
    static final String NUMERALS = "零〇一二两三四五六七八九十百千万亿";

    private static final String DIGITS = "零一二三四五六七八九";

    private ChineseNumbers() {}

    /** The value of a numeral, where it is one. */
    static OptionalDouble value(String numeral) {
        int point = numeral.indexOf('点');
        if (point > 0) {
            StringBuilder fraction = new StringBuilder("0.");
            for (char c : numeral.substring(point + 1).toCharArray()) {
                fraction.append(Math.max(0, digit(c)));
            }
            OptionalDouble whole = value(numeral.substring(0, point));
            return whole.isPresent()
                    ? OptionalDouble.of(whole.getAsDouble() + Double.parseDouble(fraction + "0"))
                    : whole;
        }
        boolean places = numeral.chars().anyMatch(c -> power((char) c) > 0);
        return places ? byPlaces(numeral) : byDigits(numeral);
    }

    /** 二〇二四: digits read one after the other. */
    private static OptionalDouble byDigits(String numeral) {
        double value = 0;
        for (int i = 0; i < numeral.length(); i++) {
            char c = numeral.charAt(i);
            if (digit(c) < 0) {
                return OptionalDouble.empty();
            }
            value = value * 10 + digit(c);
        }
        return OptionalDouble.of(value);
    }

    private static OptionalDouble byPlaces(String numeral) {
        double total = 0;
        double group = 0;
        double digit = -1;
        double lastPower = 1;
        for (int i = 0; i < numeral.length(); i++) {
            char c = numeral.charAt(i);
            double power = power(c);
            if (digit(c) >= 0) {
                digit = digit(c);
                lastPower = c == '零' || c == '〇' ? 10 : lastPower;
            } else if (power >= 1e4) {
                double before = group + Math.max(0, digit);
                // 三亿两千万: 万 after 亿 multiplies only what stands between them; 万亿 multiplies all
                total = total >= power ? total + before * power : (total + before) * power;
                group = 0;
                digit = -1;
                lastPower = power;
            } else if (power > 0) {
                group += (digit < 0 ? 1 : digit) * power;
                digit = -1;
                lastPower = power;
            } else {
                return OptionalDouble.empty();
            }
        }
        // 两万五 is 25,000 and 三百二 is 320: a last digit without place takes the next lower one
        return OptionalDouble.of(
                total + group + Math.max(0, digit) * (digit > 0 && lastPower >= 100 ? lastPower / 10 : 1));
    }

    private static int digit(char c) {
        return c == '两' ? 2 : c == '〇' ? 0 : DIGITS.indexOf(c);
    }

    /** What a place character multiplies by; 0 for any other. */
    static double power(char c) {
        return switch (c) {
            case '十' -> 10;
            case '百' -> 100;
            case '千' -> 1000;
            case '万' -> 1e4;
            case '亿' -> 1e8;
            default -> 0;
        };
    }
}
