package dev.assay.judge.embedded.encode;

import dev.assay.judge.embedded.text.Language;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * The files of an encoder, resources of its jar.
 *
 * @param name the model's name with version, for provenance
 * @param onnx path of the network
 * @param tokenizer path of its word pieces
 */
public record Model(String name, String onnx, String tokenizer) {

    /** bge-small v1.5, quantised to 8 bits, for the language. */
    public static Model of(Language language) {
        String name = "bge-small-" + language.code() + "-v1.5-q";
        return new Model(name, "/" + name + ".onnx", "/" + name + "-tokenizer.json");
    }

    byte[] network() {
        return bytes(onnx);
    }

    Vocabulary vocabulary() {
        return Vocabulary.read(new String(bytes(tokenizer), StandardCharsets.UTF_8));
    }

    private static byte[] bytes(String path) {
        try (InputStream in = Model.class.getResourceAsStream(path)) {
            if (in == null) {
                throw new NoEncoder("the model file " + path + " is not on the class path", new IOException(path));
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new NoEncoder("the model file " + path + " cannot be read: " + e.getMessage(), e);
        }
    }
}
