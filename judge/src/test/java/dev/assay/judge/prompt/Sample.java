package dev.assay.judge.prompt;

import dev.assay.core.words.Language;
import dev.assay.judge.port.FinishReason;
import dev.assay.judge.port.ProviderReply;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/** One question in which every rule of reading can be broken: two claims, passages 1 and 3 (2 is blank). */
final class Sample {

    static final Prompts PROMPTS = Prompts.shipped();
    static final SortedMap<Integer, String> PASSAGES =
            new TreeMap<>(Map.of(1, "Refunds are paid within 5 days.", 3, "Shipping costs “$4” per parcel — always."));
    static final int CLAIMS = 2;

    private Sample() {}

    static ReplyReader reader(PromptKind kind, Language language) {
        return new ReplyReader(PROMPTS.get(kind, language));
    }

    static ProviderReply.Text text(String body) {
        return ProviderReply.Text.of(body);
    }

    static ProviderReply.Text text(String body, FinishReason finish) {
        return new ProviderReply.Text(body, finish, "", OptionalInt.empty(), OptionalInt.empty(), 0);
    }

    static Reading<List<ReadVerdict>> verdicts(String body) {
        return reader(PromptKind.VERDICTS, Language.EN).verdicts(text(body), CLAIMS, PASSAGES);
    }

    static Reading<ReadClaims> claims(String body) {
        return reader(PromptKind.CLAIMS, Language.EN).claims(text(body), true);
    }

    static Reading<ReadOneCall> oneCall(String body) {
        return reader(PromptKind.ONE_CALL, Language.EN).oneCall(text(body), PASSAGES, true);
    }

    /** The kinds of fault found, or none. */
    static List<Fault.Kind> faults(Reading<?> reading) {
        return reading instanceof Reading.Unreadable<?> bad
                ? bad.faults().stream().map(Fault::kind).toList()
                : List.of();
    }
}
