package dev.assay.core.text;

import java.util.Map;
import java.util.regex.Pattern;

/** How English declines and asks back. */
final class EnglishPhrases {

    private static final Map<String, String> WORDS = Map.of(
            "noun",
            "documents?|docs?|documentation|contexts?|passages?|sources?|texts?|excerpts?|snippets?|materials?|files?"
                    + "|knowledge base|results?|content|references?|articles?|manuals?|guides?|pages?|corpus|database"
                    + "|information|data|paragraphs?",
            // Sources that can also be the matter: "the policy does not cover theft" is an answer.
            "book",
            "polic(?:y|ies)|contract|agreement|terms|handbook|report|paper|study|website|faq|section|chapter|author"
                    + "|story|description|it|they",
            "doc",
            "\\b{noun}(?: (?:provided|given|available|above|here|i (?:have|was given|can see)(?: access to)?))?",
            "not",
            "(?:do|does|did|has|have) ?(?:n't|not)|never|fails? to|nowhere",
            "speak",
            "mention|say|state|specify|discuss|indicate|detail|tell|reveal|clarify|make clear|explain|address|answer",
            "hold",
            "contain|include|provide|cover|describe|give|list|name|return|offer|define|disclose|have|show|identify"
                    + "|outline|confirm|go into|refer",
            "info",
            "information|mention|details?|data|answers?|context|reference|indication|record|evidence|knowledge|insight",
            "spoken",
            "mentioned|specified|stated|given|provided|covered|addressed|discussed|described|included|available|found"
                    + "|listed|present|contained|disclosed|answered|detailed|indicated|explained",
            "cannot",
            "(?:can|could) ?(?:not|n't)|cannot|can't|(?:am|'m|are|was|were|is) (?:not able|unable) to|wasn't able to"
                    + "|weren't able to");

    private static final Pattern REFUSAL = Phrases.table(WORDS, """
            {doc} {not} (?:\\w+ly |even )?(?:{speak}|{hold})
            \\b{book} {not} (?:\\w+ly |even )?{speak}
            {doc} (?:has|have|contains?|provides?|makes?|gives?|offers?|includes?) (?:no|little) (?:\\w+ )?{info}
            {doc} lacks? (?:\\w+ )?{info}
            (?:none of|no|nothing in|neither of) (?:\\w+ ){0,3}{noun} (?:\\w+ )?(?:{speak}|{hold})
            \\b(?:i|we) (?:have|had|see|found|find) (?:no|nothing|little)\\b
            \\b(?:i|we) (?:do|did) ?(?:not|n't) (?:\\w+ly )?have (?:\\w+ ){0,4}?(?:{info}|access)
            \\bi (?:do|did) ?(?:not|n't) (?:\\w+ly )?(?:know|see any|find any|find the|recall)
            \\bwe (?:do|did) ?(?:not|n't) (?:\\w+ly )?know
            \\bi(?:'m| am) (?:not|un) ?(?:sure|certain|aware|familiar)(?! (?:which|what) (?:\\w+ )?you)
            \\bi (?:{cannot}) (?:\\w+ly )?(?:find|answer|determine|locate|tell|say|verify|confirm|identify|help|assist|provide|share|disclose|respond|give|offer|comment|see|access|infer|deduce|comply|discuss|look)
            \\bi(?:'m| am|'m afraid i'm) (?:not able|unable) to
            \\bwe (?:{cannot}) (?:\\w+ly )?(?:find|answer|determine|locate|infer|provide (?:an answer|(?:\\w+ )?(?:{info})))
            (?:question|answer)\\b.* (?:{cannot}) be \\w+
            (?:{cannot}) be (?:\\w+ly )?\\w+ (?:from|in|with|using|based on|by|within) (?:\\w+ ){0,3}{noun}
            (?:\\bnot|n't|im)(?: )?possible to (?:\\w+ly )?(?:determine|answer|say|tell|infer|know|establish|give|identify)
            no way (?:to|of) (?:tell|know|determin|say)
            (?:not|n't) (?:\\w+ly )?{spoken} (?:anywhere )?(?:in|by|within|from|inside) (?:\\w+ ){0,3}{noun}
            ^not (?:\\w+ly )?(?:mentioned|specified|stated|found|given)
            (?:unclear|unknown|not clear|not known|uncertain) (?:from|in|based on|given) (?:\\w+ ){0,3}{noun}
            there(?:'s| is| was| are| were) (?:no|little) (?:\\w+ )?(?:{info})(?:$|[.,!]| (?:about|on|of|in|regarding|concerning|available|provided|given|related|to|that|here|for|as to|whatsoever))
            (?:not|n't|in) ?(?:enough|sufficient) (?:\\w+ )?(?:{info})
            ^(?:sorry,? )?no (?:\\w+ )?(?:information|documents?|answers?|results?|passages?|data|details|content|matches)(?: \\w+){0,4}? (?:found|available|provided|given|retrieved|returned|mentioned)
            (?:outside|beyond|out of|not within) (?:of )?(?:the |my |our )?(?:scope|knowledge|capabilit|expertise)
            (?:{not}) return (?:any|anything)
            """);

    private static final Pattern IDLE = Phrases.table(WORDS, """
            ^(?:i(?:'m| am) |we(?:'re| are) )?(?:very |so |really )?(?:sorry|afraid)[^a-z]*$
            ^(?:my )?(?:apologies|unfortunately|hello|hi|hmm|thanks|thank you|certainly|sure|of course)[^a-z]*$
            ^i apologi[sz]e
            \\bplease (?:contact|check|consult|refer|reach|visit|see|try|ask|call|e-?mail|feel free|review)
            \\b(?:you (?:may|might|could|can|should)|i(?:'d| would)? (?:recommend|suggest|advise)|we (?:recommend|suggest)|it(?:'s| is| would be) best|try|consider) .*(?:contact|check|consult|refer|reach|visit|ask|speak|look|search|support|review|verif)
            \\b(?:could|can|would|will) you (?:please )?(?:contact|ask|check)
            ^contact\\b
            feel free|anything else|happy to (?:help|assist)|glad to (?:help|assist)|other questions|would you like me to
            let me know if
            \\bif you (?:have|need) (?:any|more|further|other|additional)
            \\bif you (?:can |could |would )?(?:provide|share|give me|tell me|let me)
            ^for (?:more|further|additional) (?:information|details|help|assistance)
            \\bas an ai\\b
            (?:your|the|this) question (?:is about|asks|concerns|refers|relates)
            (?:did|do) ?(?:not|n't) (?:quite |fully )?understand
            {doc}.{0,20}? (?:only|merely|just|mainly|primarily|mostly|solely) \\w+
            {doc}.{0,20}? (?:discuss(?:es)?|covers?|focus(?:es)?|talks?|deals?|concerns?|relates?|(?:is|are) about)\\b(?!.*\\bthat\\b)
            ^(?:it|they) (?:only|merely|just|mainly|primarily) (?:\\w+)
            """);

    private static final Pattern QUESTION = Phrases.table(WORDS, """
            \\?$
            \\bplease (?:clarify|specify|provide|tell me|share|rephrase|give me|confirm|let me know)
            \\blet me know (?:which|what|whether|where)
            \\b(?:i|we)(?:'ll| will|'d| would)? need (?:to know|more|some|a bit|a little|additional|further|your)
            """);

    private static final Pattern LEADS_TO_QUESTION = Phrases.table(WORDS, """
            \\b(?:it|this|that|the answer) (?:\\w+ )?depends on
            ^there are (?:several|two|three|multiple|many|different|various|a few|a number of)
            (?:multiple|several|more than one) .*(?:match|named|called|with that name)
            not sure (?:which|what) (?:\\w+ )?you
            """);

    static final Phrases ALL = new Phrases(
            Pattern.compile("(?:^|(?<=[.!?;] ))(?:even though|although|though|while|whilst) ([^,]*),"),
            Pattern.compile("(?<=[.!?;:])\\s+|,? (?:but|however|although|though|yet|whereas|while|nevertheless)\\b,? ?"
                    + "|\\s+[-–—]\\s+|—"),
            Pattern.compile("(?:unknown|n/a|none found|no answer|not found|unanswerable|not available|no information"
                    + "|i don't know|no idea|not mentioned|cannot answer|can't answer|cannot say)[.!]?"),
            Pattern.compile(
                    "^(?:and |or |so )?(?:if|unless|whenever|in case|where|when (?!looking|searching|checking))\\b"),
            REFUSAL,
            IDLE,
            QUESTION,
            LEADS_TO_QUESTION,
            Pattern.compile("\\d|[a-z'-]+[^a-z'-]+[a-z]+|^(?:yes|no)\\b"));

    private EnglishPhrases() {}
}
