package dev.assay.dataset.folder;

import com.ibm.icu.text.CharsetDetector;
import com.ibm.icu.text.CharsetMatch;
import java.nio.charset.Charset;
import java.util.Optional;

/** What bytes that are not UTF-8 look like; for a hint, never to read by. */
public final class EncodingGuess {

    /** How many bytes tell enough. */
    public static final int SAMPLE = 1 << 16;

    private EncodingGuess() {}

    /** The likeliest encoding that Java can read; absent where nothing fits. */
    public static Optional<String> of(byte[] sample) {
        CharsetDetector detector = new CharsetDetector();
        detector.setText(sample);
        for (CharsetMatch match : detector.detectAll()) {
            if (!match.getName().equals("UTF-8") && Charset.isSupported(match.getName())) {
                return Optional.of(match.getName());
            }
        }
        return Optional.empty();
    }
}
