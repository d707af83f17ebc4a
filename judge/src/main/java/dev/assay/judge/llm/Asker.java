package dev.assay.judge.llm;

import dev.assay.core.metric.FailureKind;
import dev.assay.core.words.Language;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.ModelSettings;
import dev.assay.judge.port.Provider;
import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.port.ProviderRequest;
import dev.assay.judge.port.RefusalKind;
import dev.assay.judge.port.RequestOrigin;
import dev.assay.judge.prompt.Prompt;
import dev.assay.judge.prompt.Reading;
import dev.assay.judge.prompt.ReplyReader;
import dev.assay.judge.prompt.ReplySchema;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** Asks a model, reads the reply, and asks once more with the reason when the reply cannot be used. */
final class Asker {

    private static final int ATTEMPTS = 2;

    private final Provider provider;
    private final ModelSettings settings;
    private final RawReplies raw;
    private final int repeat;

    /** Schemas of replies by the hash of the prompt's file. */
    private final Map<String, String> schemas;

    Asker(Provider provider, ModelSettings settings, RawReplies raw) {
        this(provider, settings, raw, 1, new ConcurrentHashMap<>());
    }

    private Asker(Provider provider, ModelSettings settings, RawReplies raw, int repeat, Map<String, String> schemas) {
        this.provider = provider;
        this.settings = settings;
        this.raw = raw;
        this.repeat = repeat;
        this.schemas = schemas;
    }

    /** The same, asking for the so-manieth time, from 1. */
    Asker repeated(int time) {
        return new Asker(provider, settings, raw, time, schemas);
    }

    /** How reading ended. */
    sealed interface Answer<T> {

        /** A value from a valid reply. */
        record Got<T>(T value) implements Answer<T> {}

        /** No valid reply was to be had. */
        record Lost<T>(JudgeReply.Failed failed) implements Answer<T> {}
    }

    /** Asks until a reply can be read, twice at most. A cut reply is asked for again with twice the room. */
    <T> Answer<T> ask(
            Prompt prompt, Prompt.Rendered question, String about, Function<ProviderReply.Text, Reading<T>> read) {
        ModelSettings room = settings;
        Prompt.Rendered rendered = question;
        String reason = "";
        for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
            ProviderRequest request = request(prompt, rendered, about, room);
            ProviderReply reply = provider.complete(request);
            if (reply instanceof ProviderReply.Refused refused) {
                return new Answer.Lost<>(down(refused));
            }
            ProviderReply.Text text = (ProviderReply.Text) reply;
            Reading<T> reading = read.apply(text);
            if (reading instanceof Reading.Read<T> good) {
                raw.keep(new RawReply(request, attempt, text, Optional.empty()));
                return new Answer.Got<>(good.value());
            }
            Reading.Unreadable<T> bad = (Reading.Unreadable<T>) reading;
            reason = bad.reason(Language.EN) + (bad.cutOff() ? " " + roomSaid(room) : "");
            raw.keep(new RawReply(request, attempt, text, Optional.of(reason)));
            rendered = prompt.again(question, bad.reason(prompt.language()));
            room = bad.cutOff() ? room.withMaxTokens(twice(room.maxTokens())) : room;
        }
        return new Answer.Lost<>(new JudgeReply.Failed(
                FailureKind.JUDGE_UNREADABLE,
                "the judge's reply could not be used, nor the one after it was told why: " + reason));
    }

    private static String roomSaid(ModelSettings room) {
        return "The token limit was " + room.maxTokens() + "; judge: maxTokens raises it.";
    }

    private static int twice(int tokens) {
        return tokens > Integer.MAX_VALUE / 2 ? Integer.MAX_VALUE : tokens * 2;
    }

    private ProviderRequest request(Prompt prompt, Prompt.Rendered rendered, String about, ModelSettings room) {
        return new ProviderRequest(
                rendered.system(),
                rendered.user(),
                Optional.of(schemas.computeIfAbsent(prompt.hash(), hash -> ReplySchema.of(prompt))),
                room,
                new RequestOrigin(about, prompt.name(), prompt.hash(), ReplyReader.VERSION, repeat));
    }

    private JudgeReply.Failed down(ProviderReply.Refused refused) {
        if (refused.kind() == RefusalKind.BUDGET) {
            return new JudgeReply.Failed(FailureKind.BUDGET, refused.message());
        }
        String status =
                refused.status().isPresent() ? ", HTTP " + refused.status().getAsInt() : "";
        return new JudgeReply.Failed(
                FailureKind.JUDGE_DOWN,
                "no reply from " + provider.id() + " (" + refused.kind().word() + status + "): " + refused.message());
    }
}
