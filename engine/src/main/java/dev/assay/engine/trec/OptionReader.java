package dev.assay.engine.trec;

import dev.assay.core.words.NearNames;
import dev.assay.engine.trec.text.TrecFailure;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads a command line as {@code getopt_long} does: options and other words may mix, short options may be joined
 * ({@code -qc}, {@code -l2}), long ones cut short as long as they stay unique.
 */
public final class OptionReader {

    /** Takes what is found. */
    public interface Handler {

        /**
         * @param option short name of the option
         * @param value its value, empty if it has none
         * @return whether to read on
         */
        boolean option(char option, String value);
    }

    private final String shortOptions;
    private final List<String> longOptions;
    private final List<String> words = new ArrayList<>();
    private String[] arguments = {};
    private int next;
    private boolean goOn = true;

    /**
     * @param shortOptions as for getopt: a letter each, with a colon where a value follows
     * @param longOptions such as {@code m:measure}: the letter, a colon where a value follows, a name
     */
    public OptionReader(String shortOptions, List<String> longOptions) {
        this.shortOptions = shortOptions;
        this.longOptions = longOptions;
    }

    /** Reads all arguments and returns those that are no options. */
    public List<String> read(String[] given, Handler handler) {
        arguments = given;
        next = 0;
        boolean onlyWords = false;
        while (goOn && next < arguments.length) {
            String argument = arguments[next++];
            if (onlyWords || argument.length() < 2 || argument.charAt(0) != '-') {
                words.add(argument);
            } else if (argument.equals("--")) {
                onlyWords = true;
            } else if (argument.startsWith("--")) {
                readLong(argument.substring(2), handler);
            } else {
                readShort(argument, handler);
            }
        }
        return words;
    }

    private void readShort(String argument, Handler handler) {
        for (int i = 1; goOn && i < argument.length(); i++) {
            char option = argument.charAt(i);
            int at = option == ':' ? -1 : shortOptions.indexOf(option);
            if (at < 0) {
                throw usage("there is no option '-" + option + "'");
            }
            if (at + 1 < shortOptions.length() && shortOptions.charAt(at + 1) == ':') {
                String rest = argument.substring(i + 1);
                goOn = handler.option(option, rest.isEmpty() ? value("-" + option) : rest);
                return;
            }
            goOn = handler.option(option, "");
        }
    }

    private void readLong(String argument, Handler handler) {
        int equals = argument.indexOf('=');
        String typed = equals < 0 ? argument : argument.substring(0, equals);
        String found = longOption(typed);
        boolean takesValue = found.charAt(1) == ':';
        if (!takesValue && equals >= 0) {
            throw usage("option '--" + typed + "' takes no value");
        }
        String value = equals >= 0 ? argument.substring(equals + 1) : "";
        goOn = handler.option(found.charAt(0), takesValue && equals < 0 ? value("--" + typed) : value);
    }

    private String longOption(String typed) {
        String found = "";
        for (String candidate : longOptions) {
            String name = candidate.substring(2);
            if (name.equals(typed)) {
                return candidate;
            }
            if (name.startsWith(typed)) {
                if (!found.isEmpty()) {
                    throw usage("option '--" + typed + "' could be '--" + found.substring(2) + "' or '--" + name + "'");
                }
                found = candidate;
            }
        }
        if (found.isEmpty()) {
            throw usage("there is no option '--" + typed + "'" + NearNames.hint(typed, names()));
        }
        return found;
    }

    private List<String> names() {
        List<String> names = new ArrayList<>(OwnOptions.NAMES);
        longOptions.forEach(option -> names.add(option.substring(2)));
        return names;
    }

    private String value(String option) {
        if (next == arguments.length) {
            throw usage("option '" + option + "' needs a value");
        }
        return arguments[next++];
    }

    private static TrecFailure usage(String what) {
        return new TrecFailure(TrecFailure.USAGE, what + "; see -h");
    }
}
