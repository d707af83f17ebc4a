package dev.assay.judge.prompt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.core.words.Language;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PromptsTest {

    @TempDir
    Path folder;

    @Test
    void every_kind_comes_in_both_languages_with_a_hash_of_its_own() {
        Prompts prompts = Prompts.shipped();

        assertThat(prompts.list())
                .extracting(Prompt::name)
                .containsExactlyElementsOf(Arrays.stream(PromptKind.values())
                        .flatMap(kind -> Stream.of(kind.id() + ".en", kind.id() + ".zh"))
                        .sorted()
                        .toList());
        assertThat(prompts.list()).extracting(Prompt::hash).doesNotHaveDuplicates();
    }

    @Test
    void the_words_offered_mean_what_their_files_say() {
        for (Prompt prompt : Prompts.shipped().list()) {
            Words words = new Words(prompt.offered());
            prompt.offered()
                    .forEach((meant, accepted) -> assertThat(accepted)
                            .as(prompt.name())
                            .allSatisfy(word -> assertThat(words.meaning(word)).hasValue(meant)));
        }
    }

    @Test
    void a_users_file_replaces_the_prompt_of_its_id_and_language_only() throws Exception {
        Files.writeString(folder.resolve("mine.md"), shipped().replace("# system\n", "# system\nBe strict. "));
        Files.writeString(folder.resolve("notes.txt"), "not a prompt");

        Prompts prompts = Prompts.withFolder(folder);

        Prompt mine = prompts.get(PromptKind.VERDICTS, Language.EN);
        assertThat(mine.system()).startsWith("Be strict. ");
        assertThat(mine.file()).isEqualTo(folder.resolve("mine.md").toString());
        assertThat(mine.hash())
                .isNotEqualTo(
                        Prompts.shipped().get(PromptKind.VERDICTS, Language.EN).hash());
        assertThat(prompts.get(PromptKind.VERDICTS, Language.ZH))
                .isEqualTo(Prompts.shipped().get(PromptKind.VERDICTS, Language.ZH));
    }

    @Test
    void line_ends_do_not_change_a_prompt() throws Exception {
        Files.writeString(folder.resolve("mine.md"), "\uFEFF" + shipped().replace("\n", "\r\n"));

        assertThat(Prompts.withFolder(folder)
                        .get(PromptKind.VERDICTS, Language.EN)
                        .hash())
                .isEqualTo(
                        Prompts.shipped().get(PromptKind.VERDICTS, Language.EN).hash());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{{claims}}              | {{claim}}          | :52: unknown placeholder {{claim}}: did you mean `claims`?",
                "{{claims}}              | none               | the text never uses {{claims}}",
                "{{reason}}              | {{question}}       | unknown placeholder {{question}}; allowed here: reason",
                "id: verdicts            | id: verdict        | :2: no prompt has the id `verdict`: did you mean `verdicts`?",
                "language: en            | language: fr       | :4: language is en or zh, found `fr`",
                "version: 1              | versoin: 1         | :3: unknown key `versoin`: did you mean `version`?",
                "  contradicted:         | #:                 | :6: verdicts: `#` is not among supported, contradicted, not-stated",
                "  not-stated: not-stated| xx: yy             | :6: verdicts: `xx` is not among supported",
                "version: 1              | id: claims         | :3: `id` is there twice",
                "supported: supported,   | supported: backed, | :6: the text never names `backed`, the word for the verdict supported",
                "# repair                | # again            | the section `# repair` is missing",
                "source: written         | source written     | :17: found `source written for Assay`, a line of the front matter",
                "placeholders: nonce,    | placeholders:      | :5: placeholders of `verdicts` are nonce, question",
            })
    void a_faulty_file_is_refused_by_name_and_line(String right, String wrong, String message) throws Exception {
        assertThat(shipped()).contains(right);
        Path file = Files.writeString(folder.resolve("mine.md"), shipped().replace(right, wrong));

        assertThatThrownBy(() -> Prompts.withFolder(folder))
                .isInstanceOf(PromptException.class)
                .hasMessageStartingWith(file + ":")
                .hasMessageContaining(message);
    }

    @Test
    void two_files_for_one_prompt_are_refused() throws Exception {
        Files.writeString(folder.resolve("a.md"), shipped());
        Files.writeString(folder.resolve("b.md"), shipped());

        assertThatThrownBy(() -> Prompts.withFolder(folder))
                .hasMessageContaining("b.md:1: ")
                .hasMessageContaining("a.md is `verdicts.en` too");
    }

    @Test
    void a_missing_folder_is_named() {
        assertThatThrownBy(() -> Prompts.withFolder(folder.resolve("none")))
                .isInstanceOf(PromptException.class)
                .hasMessageContaining("none");
    }

    @Test
    void values_are_never_searched_for_placeholders() {
        Prompt prompt = Prompts.shipped().get(PromptKind.REFUSAL, Language.EN);

        assertThat(prompt.render(Map.of("nonce", "n", "question", "{{text}} $1 \\", "text", "t"))
                        .user())
                .contains("{{text}} $1 \\");
    }

    private static String shipped() {
        return Prompts.shipped().get(PromptKind.VERDICTS, Language.EN).text();
    }
}
