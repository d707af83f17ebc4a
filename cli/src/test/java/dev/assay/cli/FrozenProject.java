package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;

/** A folder of cases that is run, frozen and held against what was frozen. */
abstract class FrozenProject {

    @TempDir
    Path folder;

    /** So many cases, half of them Chinese, of which the first {@code found} are found at rank 1. */
    final void cases(int all, int found) throws IOException {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < all; i++) {
            lines.append(
                    "{\"id\": \"q%02d\", \"question\": \"%s\", \"relevant\": [\"a%d\"], \"retrieved\": [{\"id\": \"%s%d\"}]}%n"
                            .formatted(i, i % 2 == 0 ? "a?" : "退款多久到账？", i, i < found ? "a" : "x", i));
        }
        Files.writeString(folder.resolve("cases.jsonl"), lines);
    }

    final Call assay(String command, String... more) {
        List<String> all = new ArrayList<>(List.of(command));
        if (command.equals("run")) {
            all.addAll(List.of(folder.toString(), "--metric", "recall@3"));
        } else {
            all.addAll(List.of("--config", folder.toString()));
        }
        all.addAll(List.of("--set", "out=" + folder.resolve("store")));
        all.addAll(Arrays.asList(more));
        return Call.of(all.toArray(String[]::new));
    }

    final String file() {
        return folder.resolve("baseline.txt").toString();
    }

    final void frozen(int all, int found) throws IOException {
        cases(all, found);
        assertThat(assay("run").exit()).isZero();
        assertThat(assay("freeze").exit()).isZero();
    }
}
