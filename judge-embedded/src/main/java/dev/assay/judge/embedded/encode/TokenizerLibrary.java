package dev.assay.judge.embedded.encode;

import ai.djl.huggingface.tokenizers.jni.TokenizersLibrary;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Hugging Face's tokenizers in the process, loaded at the first use. Only the native functions of DJL's jar are used:
 * its own classes around them ask a metadata service, write into the home folder and look for graphics cards.
 */
final class TokenizerLibrary {

    private static final String FOLDER = "/native/lib/";

    private TokenizerLibrary() {}

    /**
     * The functions.
     *
     * @throws NoEncoder when the library is not on the class path or does not run on this platform
     */
    static TokenizersLibrary functions() {
        Optional<Throwable> fault = Loaded.FAULT;
        if (fault.isPresent()) {
            throw new NoEncoder(
                    "a tokenizer.json cannot be read on " + System.getProperty("os.name") + " "
                            + System.getProperty("os.arch") + ": Hugging Face's tokenizers do not load (" + fault.get()
                            + "); they come with the jar ai.djl.huggingface:tokenizers, which has libraries for Linux"
                            + " and macOS on arm64, and for Linux and Windows on x86_64. The embedded judge works"
                            + " without `judge.nli`",
                    fault.get());
        }
        return TokenizersLibrary.LIB;
    }

    /** The library is loaded once in a process, when this class is. */
    private static final class Loaded {

        /** Why it is not there; empty when it is. */
        static final Optional<Throwable> FAULT = fault();

        private static Optional<Throwable> fault() {
            try {
                load();
                return Optional.empty();
            } catch (IOException | LinkageError e) {
                return Optional.of(e);
            }
        }
    }

    private static void load() throws IOException {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        String processor = System.getProperty("os.arch").equals("aarch64") ? "aarch64" : "x86_64";
        if (system.contains("win")) {
            load(
                    "win-" + processor,
                    List.of("libwinpthread-1.dll", "libgcc_s_seh-1.dll", "libstdc++-6.dll", "tokenizers.dll"));
        } else if (system.contains("mac")) {
            load("osx-" + processor, List.of("libtokenizers.dylib"));
        } else {
            load("linux-" + processor, List.of("libtokenizers.so"));
        }
    }

    /** Unpacks the files into a folder of their own, loads them in order, and takes the folder away. */
    private static void load(String platform, List<String> names) throws IOException {
        Path folder = Files.createTempDirectory("assay-tokenizers");
        List<Path> written = new ArrayList<>(List.of(folder));
        try {
            for (String name : names) {
                Path file = folder.resolve(name);
                written.add(0, file);
                unpack(FOLDER + platform + "/cpu/" + name, file);
                System.load(file.toString());
            }
        } finally {
            written.forEach(TokenizerLibrary::delete);
        }
    }

    private static void unpack(String resource, Path file) throws IOException {
        try (InputStream in = TokenizersLibrary.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new FileNotFoundException("the jar holds no " + resource);
            }
            Files.copy(in, file);
        }
    }

    private static void delete(Path path) {
        try {
            Files.delete(path);
        } catch (IOException e) {
            // Windows keeps the files of a loaded library until the process ends.
            path.toFile().deleteOnExit();
        }
    }
}
