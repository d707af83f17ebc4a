package dev.assay.judge.langchain4j;

import dev.assay.judge.port.JudgeSettingException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** Reads a file {@code .env}: lines {@code NAME=value}, with or without {@code export} and quotes; {@code #} comments. */
final class DotEnv {

    private static final String EXPORT = "export ";

    private DotEnv() {}

    /** The variables of a file; none when there is no such file. */
    static Map<String, String> read(Path file) {
        Map<String, String> variables = new HashMap<>();
        if (Files.isRegularFile(file)) {
            try {
                Files.readAllLines(file).forEach(line -> take(line.strip(), variables));
            } catch (IOException e) {
                throw new JudgeSettingException(file + ": cannot be read as UTF-8: " + e.getMessage(), e);
            }
        }
        return variables;
    }

    private static void take(String line, Map<String, String> variables) {
        String plain = line.startsWith(EXPORT) ? line.substring(EXPORT.length()) : line;
        int equals = plain.indexOf('=');
        if (plain.startsWith("#") || equals < 1) {
            return;
        }
        variables.put(
                plain.substring(0, equals).strip(),
                unquoted(plain.substring(equals + 1).strip()));
    }

    private static String unquoted(String value) {
        for (String quote : new String[] {"\"", "'"}) {
            int end = value.indexOf(quote, 1);
            if (value.startsWith(quote) && end > 0) {
                return value.substring(1, end);
            }
        }
        int comment = value.indexOf(" #");
        return comment < 0 ? value : value.substring(0, comment).strip();
    }
}
