package dev.assay.judge.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.judge.port.JudgeRequest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** On a platform without native library; played in a process that believes to run on another machine. */
class NoPlatformTest {

    /** Asks for claims, then for a verdict, and prints both replies. */
    public static void main(String[] arguments) {
        try (EmbeddedJudge judge = new EmbeddedJudge()) {
            System.out.println(judge.ask(new JudgeRequest.SplitClaims("", "It is open.")));
            System.out.println(
                    judge.ask(new JudgeRequest.CheckClaims("", Ask.claims("It is open."), List.of("Open."))));
        }
    }

    @Test
    void the_judge_says_so_and_claims_still_split() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Dos.arch=sparc",
                        "-Dos.name=Solaris",
                        "-cp",
                        System.getProperty("java.class.path"),
                        NoPlatformTest.class.getName())
                .redirectErrorStream(true)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(printed).isZero();
        assertThat(printed)
                .contains("Claims[claims=[Claim[number=1, text=It is open.")
                .contains("Failed[kind=JUDGE_DOWN, why=the embedded judge cannot run on Solaris sparc")
                .contains("--mode retrieval");
    }
}
