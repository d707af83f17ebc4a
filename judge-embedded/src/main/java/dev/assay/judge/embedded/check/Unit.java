package dev.assay.judge.embedded.check;

/**
 * What a number counts or measures.
 *
 * @param family quantities of one family can clash
 * @param base quantities of one base can be equal
 * @param factor what one of it is in the base
 */
record Unit(Family family, String base, double factor) {

    /** Kinds of quantity. */
    enum Family {
        /** How long. */
        DURATION,
        /** How much money. */
        MONEY,
        /** A share of a hundred. */
        PERCENT,
        /** How far. */
        LENGTH,
        /** How heavy. */
        MASS,
        /** How many bytes. */
        DATA,
        /** How warm. */
        TEMPERATURE,
        /** How wide in two dimensions. */
        AREA,
        /** How much room. */
        VOLUME,
        /** How many times as much. */
        MULTIPLE,
        /** How many. */
        COUNT,
        /** Which in order. */
        ORDINAL,
        /** Which year. */
        YEAR,
        /** Which month of the year. */
        MONTH,
        /** Which day of the month. */
        DAY,
        /** Which day of the week. */
        WEEKDAY,
        /** What time of day, in minutes. */
        CLOCK
    }

    static final Unit NONE = new Unit(Family.COUNT, "", 1);
    static final Unit COUNT = new Unit(Family.COUNT, "counted", 1);

    static Unit plain(Family family) {
        return new Unit(family, family.name(), 1);
    }
}
