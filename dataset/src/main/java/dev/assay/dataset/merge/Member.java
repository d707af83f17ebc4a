package dev.assay.dataset.merge;

import dev.assay.dataset.folder.DatasetFolder;
import dev.assay.dataset.folder.Manifest;
import java.nio.file.Path;
import java.util.List;

/** One of the sets, as read. No record: two sets are never equal, and nobody wants to compare all they hold. */
final class Member {

    private final String name;
    private final Path given;
    private final DatasetFolder folder;
    private final List<PassageLine> passages;

    private Member(String name, Path given, DatasetFolder folder) {
        this.name = name;
        this.given = given;
        this.folder = folder;
        this.passages = PassageLine.all(folder);
    }

    /** Reads a set; its name is none of those taken. */
    static Member read(Path given, List<String> taken) {
        DatasetFolder folder = DatasetFolder.read(given);
        Path file = given.toAbsolutePath().normalize().getFileName();
        String bare = folder.manifest().text("name").orElse(String.valueOf(file).replaceFirst("\\.jsonl$", ""));
        String name = bare;
        for (int i = 2; taken.contains(name); i++) {
            name = bare + "-" + i;
        }
        return new Member(name, given, folder);
    }

    /** Its name among the others. */
    String name() {
        return name;
    }

    /** As the user gave it. */
    Path given() {
        return given;
    }

    /** Its cases and what it says of itself. */
    DatasetFolder folder() {
        return folder;
    }

    /** Its corpus, line by line. */
    List<PassageLine> passages() {
        return passages;
    }

    String casesFile() {
        return folder.files().cases().toString();
    }

    String corpusFile() {
        return folder.files().corpus().map(Path::toString).orElse("");
    }

    Manifest manifest() {
        return folder.manifest();
    }
}
