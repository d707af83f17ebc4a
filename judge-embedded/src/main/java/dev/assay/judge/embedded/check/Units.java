package dev.assay.judge.embedded.check;

import dev.assay.judge.embedded.check.Unit.Family;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The units that stand before or after a number. */
final class Units {

    private record Entry(Pattern pattern, Unit unit) {}

    private static final List<Entry> AFTER = new ArrayList<>();
    private static final List<Entry> BEFORE = new ArrayList<>();

    static {
        duration();
        money();
        measures();
        after("个|名|位|人|次|件|台|张|条|家|页|本|篇|种|项|款|座|辆|部|只|所|层|级|步|号店|份|单|套|项目|用户|员工|门(?=课|学科|考试|语言)", Unit.COUNT);
    }

    private Units() {}

    private static void after(String words, Unit unit) {
        boolean latin = words.charAt(0) < 0x80;
        AFTER.add(new Entry(Pattern.compile("[ -]?(?:" + words + ")" + (latin ? "(?![a-z])" : "")), unit));
    }

    private static void duration() {
        Unit businessDay = new Unit(Family.DURATION, "business day", 1);
        after("(?:business|working|work|banking)[ -]days?", businessDay);
        after("个?工作日|个?交易日", businessDay);
        seconds(1, "seconds?|secs?|s", "秒钟?");
        seconds(60, "minutes?|mins?", "分钟");
        seconds(3600, "hours?|hrs?|h", "个?小时|个?钟头");
        seconds(86_400, "(?:calendar )?days?", "个?自然日|天|昼夜|日(?=以?内|之内|后|前|左右|无理由)");
        seconds(604_800, "weeks?|wks?", "周(?!年|[一二三四五六日末])|个?星期(?![一二三四五六日天])|个?礼拜");
        months(1, "months?", "个月|个?月(?=以内|之内)");
        months(3, "quarters?", "个?季度");
        months(12, "years?|yrs?|yr", "周年|年(?!代|级|第|度|[一二三四五六七八九十\\d])");
        months(120, "decades?", "十年代");
        months(1200, "century|centuries", "个世纪");
    }

    private static void seconds(double factor, String english, String chinese) {
        after(english, new Unit(Family.DURATION, "second", factor));
        after(chinese, new Unit(Family.DURATION, "second", factor));
    }

    private static void months(double factor, String english, String chinese) {
        after(english, new Unit(Family.DURATION, "month", factor));
        after(chinese, new Unit(Family.DURATION, "month", factor));
    }

    private static void money() {
        currency("USD", "us dollars?|dollars?|usd|bucks?", "美元|美金", "(?:us)?\\$ ?|usd ?");
        currency("CNY", "yuan|rmb|cny|renminbi", "元(?!旦|素|宵)|块钱?|人民币", "[¥￥] ?|rmb ?|cny ?|人民币");
        currency("EUR", "euros?|eur", "欧元", "€ ?|eur ?");
        currency("GBP", "pounds sterling|gbp|quid", "英镑", "£ ?|gbp ?");
        currency("JPY", "yen|jpy", "日元", "jpy ?");
        currency("HKD", "hkd|hong kong dollars?", "港元|港币", "hk\\$|hkd ?");
        after("cents?", new Unit(Family.MONEY, "cent", 1));
    }

    private static void currency(String code, String english, String chinese, String sign) {
        Unit unit = new Unit(Family.MONEY, code, 1);
        after(english, unit);
        after(chinese, unit);
        BEFORE.add(0, new Entry(Pattern.compile("(?:" + sign + ")$"), unit));
    }

    private static void measures() {
        after("%|percent|per cent", Unit.plain(Family.PERCENT));
        after("percentage points?", new Unit(Family.PERCENT, "point", 1));
        after("个百分点", new Unit(Family.PERCENT, "point", 1));
        after("square (?:kilometers?|kilometres?)|km²|km2|sq km", new Unit(Family.AREA, "m2", 1e6));
        after("平方公里|平方千米", new Unit(Family.AREA, "m2", 1e6));
        after("square (?:meters?|metres?)|m²|m2|sqm", new Unit(Family.AREA, "m2", 1));
        after("平方米|平米", new Unit(Family.AREA, "m2", 1));
        after("square miles?", new Unit(Family.AREA, "m2", 2_589_988));
        after("亩", new Unit(Family.AREA, "mu", 1));
        after("hectares?|ha", new Unit(Family.AREA, "m2", 1e4));
        measure(Family.LENGTH, "m", 1000, "kilometers?|kilometres?|kms?", "公里|千米");
        measure(Family.LENGTH, "m", 0.01, "centimeters?|centimetres?|cm", "厘米");
        measure(Family.LENGTH, "m", 0.001, "millimeters?|millimetres?|mm", "毫米");
        measure(Family.LENGTH, "m", 1, "meters?|metres?|m", "米(?!饭|粉)");
        measure(Family.LENGTH, "m", 1609.344, "miles?|mi", "英里");
        measure(Family.LENGTH, "m", 0.3048, "feet|foot|ft", "英尺");
        measure(Family.LENGTH, "m", 0.0254, "inch(?:es)?", "英寸|寸");
        measure(Family.MASS, "g", 1000, "kilograms?|kgs?|kilos?", "公斤|千克");
        measure(Family.MASS, "g", 1e6, "tonnes?|tons?", "吨");
        measure(Family.MASS, "g", 453.592, "pounds?|lbs?", "磅");
        measure(Family.MASS, "g", 28.3495, "ounces?|oz", "盎司");
        measure(Family.MASS, "g", 0.001, "milligrams?|mg", "毫克");
        measure(Family.MASS, "g", 0.000_001, "micrograms?|mcg|[µμ]g", "微克");
        measure(Family.MASS, "g", 1, "grams?|g", "克");
        measure(Family.MASS, "g", 500, "jin", "斤");
        measure(Family.DATA, "byte", 1e3, "kilobytes?|kb|kib", "千字节");
        measure(Family.DATA, "byte", 1e6, "megabytes?|mb|mib", "兆字节|兆");
        measure(Family.DATA, "byte", 1e9, "gigabytes?|gb|gib", "吉字节");
        measure(Family.DATA, "byte", 1e12, "terabytes?|tb|tib", "太字节");
        measure(Family.VOLUME, "l", 1, "liters?|litres?|l", "升(?!级|至|到|高)");
        measure(Family.VOLUME, "l", 1000, "cubic (?:meters?|metres?)|m³|m3", "立方米");
        measure(Family.VOLUME, "l", 0.001, "milliliters?|millilitres?|ml", "毫升");
        measure(Family.TEMPERATURE, "C", 1, "(?:degrees? )?celsius|°c|℃", "摄氏度|度");
        measure(Family.TEMPERATURE, "F", 1, "(?:degrees? )?fahrenheit|°f|℉", "华氏度");
        after("times|fold|x", Unit.plain(Family.MULTIPLE));
        after("倍", Unit.plain(Family.MULTIPLE));
        after("折", new Unit(Family.PERCENT, "tenth of the price", 1));
    }

    private static void measure(Family family, String base, double factor, String english, String chinese) {
        after(english, new Unit(family, base, factor));
        after(chinese, new Unit(family, base, factor));
    }

    /**
     * A unit found beside a number.
     *
     * @param unit the unit
     * @param end one past its last character
     */
    record Found(Unit unit, int end) {}

    /** The longest unit that begins at the place, or none. */
    static Found after(String plain, int at) {
        Found best = new Found(Unit.NONE, at);
        for (Entry entry : AFTER) {
            Matcher matcher = entry.pattern.matcher(plain).region(at, plain.length());
            matcher.useTransparentBounds(true);
            if (matcher.lookingAt() && matcher.end() > best.end) {
                best = new Found(entry.unit, matcher.end());
            }
        }
        return best;
    }

    /** The currency that ends at the place, or none; {@code end} is where it begins. */
    static Found before(String plain, int at) {
        String head = plain.substring(Math.max(0, at - 8), at);
        for (Entry entry : BEFORE) {
            Matcher matcher = entry.pattern.matcher(head);
            if (matcher.find()) {
                return new Found(entry.unit, at - (head.length() - matcher.start()));
            }
        }
        return new Found(Unit.NONE, at);
    }
}
