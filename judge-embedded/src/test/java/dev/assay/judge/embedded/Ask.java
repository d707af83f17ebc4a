package dev.assay.judge.embedded;

import dev.assay.core.data.Claim;
import dev.assay.core.data.PassageVerdict;
import dev.assay.judge.port.Judge;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import java.util.ArrayList;
import java.util.List;

/** Short ways to ask a judge. */
public final class Ask {

    private Ask() {}

    /** The claims' texts, numbered from 1 in the order given. */
    public static List<Claim> claims(String... texts) {
        List<Claim> claims = new ArrayList<>();
        for (String text : texts) {
            claims.add(new Claim(claims.size() + 1, text, 0, text.length()));
        }
        return claims;
    }

    /** The verdicts, or an error that shows the reply. */
    public static List<PassageVerdict> verdicts(Judge judge, List<Claim> claims, String... passages) {
        JudgeReply reply = judge.ask(new JudgeRequest.CheckClaims("", claims, List.of(passages)));
        if (reply instanceof JudgeReply.Verdicts found) {
            return found.verdicts();
        }
        throw new AssertionError(reply);
    }

    /** The claims of a text, or an error that shows the reply. */
    public static List<String> split(Judge judge, String text) {
        JudgeReply reply = judge.ask(new JudgeRequest.SplitClaims("", text));
        if (reply instanceof JudgeReply.Claims found) {
            return found.claims().stream().map(Claim::text).toList();
        }
        throw new AssertionError(reply);
    }
}
