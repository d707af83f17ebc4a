package dev.assay.engine.trec;

import dev.assay.core.words.NearNames;
import dev.assay.engine.trec.measure.Measure;
import dev.assay.engine.trec.measure.MeasureTable;
import dev.assay.engine.trec.score.Settings;
import dev.assay.engine.trec.text.CNumbers;
import dev.assay.engine.trec.text.TrecFailure;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a command line asks for. */
public final class TrecCommand implements OptionReader.Handler {

    /** Letters of the options, a colon after those with a value. */
    public static final String SHORT = "hvqm:cl:nD:JN:M:R:T:oZ:";
    /** Long options as {@link OptionReader} takes them. */
    public static final List<String> LONG = List.of(
            "h help",
            "v version",
            "q query_eval_wanted",
            "m:measure",
            "c complete_rel_info_wanted",
            "l:level_for_rel",
            "n nosummary",
            "D:Debug_level",
            "J Judged_docs_only",
            "N:Number_docs_in_coll",
            "M:Max_retrieved_per_topic",
            "R:Rel_info_format",
            "T:Results_format",
            "o:Output_old_results_format",
            "Z:Zscore");

    private final Set<String> wanted = new HashSet<>();
    private final Map<String, String> parameters = new HashMap<>();
    private final List<String> files;
    private boolean help;
    private boolean version;
    private boolean topics;
    private boolean summary = true;
    private boolean complete;
    private boolean judgedOnly;
    private long level = 1;
    private long depth = Long.MAX_VALUE;
    private long collectionSize;
    private Optional<String> unknownFormat = Optional.empty();

    private TrecCommand(String[] arguments) {
        files = new OptionReader(SHORT, LONG).read(arguments, this);
    }

    /** Reads a command line; a wrong one is a failure. */
    public static TrecCommand of(String[] arguments) {
        return new TrecCommand(arguments);
    }

    /** The version is printed as soon as it is asked for, whatever comes later. */
    @Override
    public boolean option(char option, String value) {
        apply(option, value);
        return !version;
    }

    private void apply(char option, String value) {
        switch (option) {
            case 'h' -> help = true;
            case 'v' -> version = true;
            case 'q' -> topics = true;
            case 'm' -> want(value);
            case 'c' -> complete = true;
            case 'l' -> level = CNumbers.whole(value);
            case 'n' -> summary = false;
            case 'J' -> judgedOnly = true;
            case 'N' -> collectionSize = CNumbers.whole(value);
            case 'M' -> depth = depth(value);
            case 'R' -> format(value, "qrels");
            case 'T' -> format(value, "trec_results");
            case 'o' -> {} // obsolete in trec_eval as well, and passed over there
            default -> throw new TrecFailure(TrecFailure.USAGE, "option '-" + option + "' is not supported; see -h");
        }
    }

    /** The measures with their parameters; of two parameter lists for one measure the first counts. */
    List<Measure> measures() {
        if (wanted.isEmpty()) {
            want("official");
        }
        List<Measure> measures = new ArrayList<>();
        for (String name : MeasureTable.ORDER) {
            if (wanted.contains(name)) {
                measures.add(MeasureTable.create(name, Optional.ofNullable(parameters.get(name))));
            }
        }
        return measures;
    }

    /** How to evaluate, with the measures made anew. */
    public Settings settings() {
        return new Settings(measures(), level, depth, judgedOnly, complete, collectionSize);
    }

    private void want(String typed) {
        int dot = typed.indexOf('.');
        String name = dot < 0 ? typed : typed.substring(0, dot);
        Optional<List<String>> group = MeasureTable.nickname(name);
        if (dot == typed.length() - 1 || (group.isEmpty() && !MeasureTable.ORDER.contains(name))) {
            throw new TrecFailure(
                    TrecFailure.USAGE, "illegal measure '" + typed + "'" + NearNames.hint(name, MeasureTable.ORDER));
        }
        if (dot >= 0) {
            parameters.putIfAbsent(name, typed.substring(dot + 1));
        }
        wanted.addAll(group.orElse(List.of(name)));
    }

    private static long depth(String value) {
        long depth = CNumbers.whole(value);
        if (depth < 0) {
            throw new TrecFailure(TrecFailure.USAGE, "-M " + value + ": a number of documents is 0 or more");
        }
        return depth;
    }

    private void format(String value, String known) {
        if (!value.equals(known) && unknownFormat.isEmpty()) {
            unknownFormat = Optional.of("format '" + value + "' is not supported, only '" + known + "' is");
        }
    }

    /** The qrels and the run, or what else was given. */
    public List<String> files() {
        return files;
    }

    /** Whether help is asked for. */
    public boolean helpWanted() {
        return help;
    }

    /** Whether the version is asked for. */
    public boolean versionWanted() {
        return version;
    }

    /** Whether every topic is asked for ({@code -q}). */
    public boolean topicsWanted() {
        return topics;
    }

    /** Whether the summary is asked for (not with {@code -n}). */
    public boolean summaryWanted() {
        return summary;
    }

    /** Why the format of a file is not known, if it is not. */
    public Optional<String> unknownFormat() {
        return unknownFormat;
    }
}
