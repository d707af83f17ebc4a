package dev.assay.dataset.redaction;

import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Numbers of passports: a letter or two and six to eight digits, where the text says that it is one; alone they look like any code. */
final class Passports implements Finder {

    private static final Pattern LABELLED = Pattern.compile(
            "(?i:护照|港澳通行证|passport)(?i:号码|号| no\\.?| number)?[\\s：:是为is#]{0,5}([A-Za-z]{1,2}\\d{6,8}|\\d{9})(?![0-9A-Za-z])");

    @Override
    public boolean possible(Traits traits) {
        return traits.digits() >= 6;
    }

    @Override
    public void find(String text, Consumer<Match> found) {
        Matcher labelled = LABELLED.matcher(text);
        while (labelled.find()) {
            found.accept(new Match(labelled.start(1), labelled.end(1)));
        }
    }
}
