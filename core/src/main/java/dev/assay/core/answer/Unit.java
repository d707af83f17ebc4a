package dev.assay.core.answer;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A unit that stands beside a number in English or Chinese.
 *
 * @param name the one spelling that all its words get
 * @param after how it is written behind a number
 */
record Unit(String name, Pattern after) {

    private static final List<Unit> ALL = List.of(
            unit("point", "percentage points?\\b|个?百分点"),
            unit("%", "%|percent\\b|per cent\\b"),
            unit("workday", "(?:business|working)[ -]days?\\b|个?工作日"),
            unit("day", "(?:calendar )?days?\\b|个?自然日|天|日"),
            unit("hour", "hours?\\b|hrs?\\b|h\\b|个?小时|个?钟头"),
            unit("minute", "minutes?\\b|mins?\\b|分钟"),
            unit("ms", "milliseconds?\\b|ms\\b|毫秒"),
            unit("second", "seconds?\\b|secs?\\b|s\\b|秒钟?"),
            unit("week", "weeks?\\b|周(?!年)|个?星期|个?礼拜"),
            unit("month", "months?\\b|个月"),
            unit("quarter", "quarters?\\b|个?季度"),
            unit("year", "years?\\b|yrs?\\b|周年|年"),
            unit("usd", "us dollars?\\b|dollars?\\b|usd\\b|美元|美金"),
            unit("eur", "euros?\\b|eur\\b|€|欧元"),
            unit("gbp", "pounds sterling\\b|gbp\\b|英镑"),
            unit("cny", "yuan\\b|rmb\\b|cny\\b|元|块|人民币"),
            unit("km2", "square kilomet(?:er|re)s?\\b|km2\\b|平方公里|平方千米"),
            unit("m2", "square met(?:er|re)s?\\b|m2\\b|平方米"),
            unit("km", "kilomet(?:er|re)s?\\b|km\\b|公里|千米"),
            unit("cm", "centimet(?:er|re)s?\\b|cm\\b|厘米"),
            unit("mm", "millimet(?:er|re)s?\\b|mm\\b|毫米"),
            unit("m", "met(?:er|re)s?\\b|m\\b|米"),
            unit("mile", "miles?\\b|英里"),
            unit("foot", "feet\\b|foot\\b|ft\\b|英尺"),
            unit("inch", "inch(?:es)?\\b|\"|英寸"),
            unit("kg", "kilograms?\\b|kgs?\\b|公斤|千克"),
            unit("mg", "milligrams?\\b|mg\\b|毫克"),
            unit("g", "grams?\\b|g\\b|克"),
            unit("t", "tonnes?\\b|tons?\\b|吨"),
            unit("lb", "pounds?\\b|lbs?\\b|磅"),
            unit("ml", "millilit(?:er|re)s?\\b|ml\\b|毫升"),
            unit("l", "lit(?:er|re)s?\\b|l\\b|升"),
            unit("kb", "kilobytes?\\b|kb\\b"),
            unit("mb", "megabytes?\\b|mb\\b"),
            unit("gb", "gigabytes?\\b|gb\\b"),
            unit("tb", "terabytes?\\b|tb\\b"),
            unit("°c", "°c\\b|degrees? celsius\\b|摄氏度|度"),
            unit("°f", "°f\\b|degrees? fahrenheit\\b|华氏度"),
            unit("kwh", "kwh\\b|千瓦时"),
            unit("kw", "kw\\b|千瓦"),
            unit("w", "watts?\\b|w\\b|瓦"),
            unit("v", "volts?\\b|v\\b|伏"),
            unit("times", "times\\b|倍|次"),
            unit("person", "people\\b|persons?\\b|人|名|位"),
            unit("piece", "items?\\b|pieces?\\b|个|件|台|张|条"));

    private static Unit unit(String name, String written) {
        return new Unit(name, Pattern.compile("[ -]?(?:" + written + ")"));
    }

    /**
     * The unit of a number.
     *
     * @param before the sign in front of it, or nothing
     * @param rest the text behind it
     */
    static Optional<String> of(String before, String rest) {
        Optional<String> sign = switch (before) {
            case "百分之" -> Optional.of("%");
            case "$" -> Optional.of("usd");
            case "€" -> Optional.of("eur");
            case "£" -> Optional.of("gbp");
            case "¥" -> Optional.of("cny");
            default -> Optional.empty();
        };
        return sign.or(() ->
                ALL.stream().filter(unit -> unit.begins(rest)).map(Unit::name).findFirst());
    }

    private boolean begins(String rest) {
        Matcher matcher = after.matcher(rest);
        return matcher.lookingAt();
    }
}
