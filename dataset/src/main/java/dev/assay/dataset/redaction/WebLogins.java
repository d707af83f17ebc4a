package dev.assay.dataset.redaction;

import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** User name and password in an address such as {@code postgres://user:password@host/db}; the rest of the address stays. */
final class WebLogins implements Finder {

    private static final Pattern LOGIN =
            Pattern.compile("[a-z][a-z0-9+.-]{1,20}://([^\\s/@:\"'<>]{1,100}:[^\\s/@\"'<>]{1,200})@");

    @Override
    public void find(String text, Consumer<Match> found) {
        if (!text.contains("://")) {
            return;
        }
        Matcher login = LOGIN.matcher(text);
        while (login.find()) {
            found.accept(new Match(login.start(1), login.end(1)));
        }
    }

    @Override
    public String normal(String value) {
        return value;
    }
}
