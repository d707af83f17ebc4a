package dev.assay.dataset.document;

import dev.assay.engine.input.InputException;
import dev.assay.engine.input.Unreadable;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** One pass over a folder of documents; what is hidden, its name beginning with a dot, is passed over. */
final class Reading {

    private final Path given;
    private final ReadOptions options;
    private final Findings findings = new Findings();

    Reading(Path given, ReadOptions options) {
        this.given = given;
        this.options = options;
    }

    Documents read() {
        if (!Files.exists(given)) {
            throw InputException.of(
                    Unreadable.fault(given, given.toString(), new NoSuchFileException(given.toString())));
        }
        for (Path path : files()) {
            FoundFile file = new FoundFile(path, id(path), options);
            try {
                Format.of(file).read(file, findings);
            } catch (InputException refused) {
                findings.unread(refused.faults(), file.name());
            } catch (IOException cannotRead) {
                findings.unread(Unreadable.fault(path, file.name(), cannotRead));
            }
        }
        return findings.all();
    }

    private String id(Path file) {
        Path below = file.equals(given) ? file.getFileName() : given.relativize(file);
        return String.valueOf(below).replace('\\', '/');
    }

    private List<Path> files() {
        if (!Files.isDirectory(given)) {
            return List.of(given);
        }
        List<Path> files = new ArrayList<>();
        try (var inside = Files.newDirectoryStream(given)) { // a folder behind a link is one too
            for (Path path : inside) {
                Files.walkFileTree(path, new Walk(files));
            }
        } catch (IOException cannotRead) {
            throw InputException.of(Unreadable.fault(given, given.toString(), cannotRead));
        }
        Collections.sort(files);
        return files;
    }

    /** Collects files; folders that may not be entered are told. */
    private final class Walk extends SimpleFileVisitor<Path> {

        private final List<Path> files;

        Walk(List<Path> files) {
            this.files = files;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes traits) {
            return hidden(folder) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes traits) {
            if (!hidden(file) && Files.isRegularFile(file)) {
                files.add(file);
            }
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path path, IOException why) {
            findings.unread(Unreadable.fault(path, path.toString(), why));
            return FileVisitResult.CONTINUE;
        }

        private boolean hidden(Path path) {
            return String.valueOf(path.getFileName()).startsWith(".");
        }
    }
}
