package dev.assay.engine.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DatasetHashTest {

    @TempDir
    Path folder;

    private String hash(String cases) throws IOException {
        Files.writeString(folder.resolve("cases.jsonl"), cases);
        return new DatasetReader(DatasetFiles.find(folder)).check().hash();
    }

    /** A case as key-value pairs of JSON text. */
    private static List<String> members(Random random, int id) {
        List<String> members = new ArrayList<>();
        members.add("\"id\":\"c" + id + "\"");
        members.add("\"question\":\"退款 \\\"" + random.nextInt(100) + "\\\" 😀?\"");
        members.add("\"relevant\":[{\"id\":\"p" + random.nextInt(9) + "\",\"grade\":2},\"q\"]");
        members.add("\"metadata\":{\"b\":" + (1 + random.nextInt(49)) + "00,\"a\":true}");
        members.add("\"own\":{\"z\":null,\"y\":[1.50,-0]}");
        return members;
    }

    private static String written(List<String> members, Random random) {
        List<String> shuffled = new ArrayList<>(members);
        Collections.shuffle(shuffled, random);
        String space = " ".repeat(random.nextInt(3));
        return shuffled.stream()
                .map(member -> random.nextBoolean()
                        ? member.replace("00,\"a\"", "0e1,\"a\"").replace("退", "\\u9000")
                        : member)
                .collect(Collectors.joining(space + "," + space, "{" + space, space + "}"));
    }

    @RepeatedTest(20)
    void the_way_of_writing_does_not_matter_and_the_content_does(RepetitionInfo repetition) throws IOException {
        Random random = new Random(repetition.getCurrentRepetition());
        List<List<String>> cases = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            cases.add(members(random, i));
        }
        Set<String> same = new HashSet<>();
        for (int i = 0; i < 5; i++) {
            Collections.shuffle(cases, random);
            String lineBreak = random.nextBoolean() ? "\r\n" : "\n\n";
            String text =
                    cases.stream().map(members -> written(members, random)).collect(Collectors.joining(lineBreak));
            same.add(hash((random.nextBoolean() ? "\uFEFF" : "") + text));
        }
        assertThat(same).hasSize(1);
        List<String> changed = cases.get(random.nextInt(5));
        int member = 1 + random.nextInt(4);
        changed.set(member, changed.get(member).replaceFirst("([0-9])", "7$1"));
        assertThat(same)
                .doesNotContain(hash(
                        cases.stream().map(members -> written(members, random)).collect(Collectors.joining("\n"))));
    }

    @ParameterizedTest
    @CsvSource({"1, 1.0, 1", "1, 1e0, 1", "100, 1E2, 1", "0, -0.0, 1", "0.1, 1e-1, 1", "1, 1.0000001, 2", "1, -1, 2"})
    void numbers_that_are_equal_are_equal_however_written(String one, String other, int hashes) throws IOException {
        String line = "{\"id\": \"a\", \"question\": \"q\", \"metadata\": {\"n\": %s}}";
        assertThat(List.of(hash(line.formatted(one)), hash(line.formatted(other))).stream()
                        .collect(Collectors.toSet()))
                .hasSize(hashes);
    }

    @Test
    void outputs_are_not_the_dataset_and_the_corpus_is() throws IOException {
        String bare = hash("{\"id\": \"a\", \"question\": \"q\"}");
        assertThat(hash("{\"id\": \"a\", \"question\": \"q\", \"answer\": \"x\", \"retrieved\": [], \"cost\": 1}"))
                .isEqualTo(bare);
        Files.writeString(folder.resolve("outputs.jsonl"), "{\"id\": \"a\", \"answer\": \"x\"}");
        assertThat(hash("{\"id\": \"a\", \"question\": \"q\"}")).isEqualTo(bare);
        Files.writeString(folder.resolve("corpus.jsonl"), "{\"id\": \"p\", \"text\": \"t\"}");
        String with = hash("{\"id\": \"a\", \"question\": \"q\"}");
        assertThat(with).isNotEqualTo(bare);
        Files.writeString(folder.resolve("corpus.jsonl"), "{\"text\": \"t\", \"id\": \"p\"}\n");
        assertThat(hash("{\"id\": \"a\", \"question\": \"q\"}")).isEqualTo(with);
    }

    @Test
    void half_a_surrogate_pair_is_not_taken_for_another() throws IOException {
        assertThat(hash("{\"id\": \"a\", \"question\": \"\\ud83d\"}"))
                .isNotEqualTo(hash("{\"id\": \"a\", \"question\": \"\\ud83e\"}"))
                .isNotEqualTo(hash("{\"id\": \"a\", \"question\": \"?\"}"));
        assertThat(hash("{\"id\": \"a\", \"question\": \"\\ud83d\\ude00\"}"))
                .isEqualTo(hash("{\"id\": \"a\", \"question\": \"😀\"}"));
    }

    @Test
    void the_hash_is_what_the_documentation_says() throws IOException, NoSuchAlgorithmException {
        MessageDigest sha = MessageDigest.getInstance("SHA-256");
        byte[] line = sha.digest(
                "case\n{\"id\":\"a\",\"metadata\":{\"n\":1E+2},\"question\":\"退\"}".getBytes(StandardCharsets.UTF_8));
        assertThat(hash("{\"question\": \"退\", \"id\": \"a\", \"metadata\": {\"n\": 100}, \"split\": null}"))
                .isEqualTo(HexFormat.of().formatHex(sha.digest(line)));
    }
}
