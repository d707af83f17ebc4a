import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/**
 * What reading costs in plain Java, to hold our times against on any machine: {@code lines FILE} counts characters,
 * {@code words FILE} splits each line at blanks and counts by the first word, {@code nothing} only starts and ends.
 */
public final class PlainReader {

    private PlainReader() {}

    public static void main(String[] arguments) throws IOException {
        switch (arguments[0]) {
            case "lines" -> lines(Path.of(arguments[1]));
            case "words" -> words(Path.of(arguments[1]));
            default -> System.out.println("nothing");
        }
    }

    private static void lines(Path file) throws IOException {
        long characters = 0;
        try (BufferedReader in = Files.newBufferedReader(file)) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                characters += line.length();
            }
        }
        System.out.println(characters);
    }

    private static void words(Path file) throws IOException {
        Map<String, Double> sums = new HashMap<>();
        try (BufferedReader in = Files.newBufferedReader(file)) {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                String[] words = line.split(" ");
                sums.merge(words[0], Double.parseDouble(words[4]), Double::sum);
            }
        }
        System.out.println(sums.size());
    }
}
