package dev.assay.judge.llm;

import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.prompt.Prompt;
import dev.assay.judge.prompt.Reading;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** What a request comes to: a reply that needs no model, or a question to one. */
sealed interface Step {

    /** The reply. */
    JudgeReply take(Asker asker);

    /** The same with a change to its reply. */
    Step then(UnaryOperator<JudgeReply> change);

    /** Decided without asking. */
    record Decided(JudgeReply reply) implements Step {

        @Override
        public JudgeReply take(Asker asker) {
            return reply;
        }

        @Override
        public Step then(UnaryOperator<JudgeReply> change) {
            return new Decided(change.apply(reply));
        }
    }

    /**
     * A question to a model.
     *
     * @param prompt what it is made from
     * @param question the text
     * @param about words for people, such as the case's question
     * @param read reads a reply
     * @param make makes of a valid reply what was asked for
     */
    record Ask<T>(
            Prompt prompt,
            Prompt.Rendered question,
            String about,
            Function<ProviderReply.Text, Reading<T>> read,
            Function<T, JudgeReply> make)
            implements Step {

        @Override
        public JudgeReply take(Asker asker) {
            Asker.Answer<T> answer = asker.ask(prompt, question, about, read);
            return answer instanceof Asker.Answer.Got<T> got
                    ? make.apply(got.value())
                    : ((Asker.Answer.Lost<T>) answer).failed();
        }

        @Override
        public Step then(UnaryOperator<JudgeReply> change) {
            return new Ask<>(prompt, question, about, read, read -> change.apply(make.apply(read)));
        }
    }
}
