package dev.assay.dataset.redaction;

import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** E-mail addresses; {@code git@host:path} and versions of packages ({@code react@18.2.0}) are none. */
final class Emails implements Finder {

    private static final Pattern ADDRESS = Pattern.compile("(?<![A-Za-z0-9._%+-])([A-Za-z0-9][A-Za-z0-9._%+'-]{0,63})@"
            + "((?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.){1,8}[A-Za-z]{2,24})(?![A-Za-z0-9])");
    private static final Pattern VERSION = Pattern.compile("\\d+\\.\\d+\\..*");

    @Override
    public void find(String text, Consumer<Match> found) {
        if (text.indexOf('@') < 0) {
            return;
        }
        Matcher address = ADDRESS.matcher(text);
        while (address.find()) {
            boolean repository = address.group(1).equals("git") && text.startsWith(":", address.end());
            if (!repository && !VERSION.matcher(address.group(2)).matches()) {
                found.accept(new Match(address.start(), address.end()));
            }
        }
    }
}
