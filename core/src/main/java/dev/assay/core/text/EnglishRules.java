package dev.assay.core.text;

import java.util.regex.Pattern;

/** How English declines and asks back. */
final class EnglishRules {

    private static final Lexicon WORDS = EnglishLexicon.WORDS;

    private static final Wordings FINALITY = Wordings.of(WORDS, """
            i|me|my|BOT|answer|question
            ^ SORRY* unable|can|cannot|could
            """);

    private static final Wordings CONCLUSION = Wordings.of(WORDS, """
            so|therefore|thus|hence|consequently|accordingly
            WHICH means|leaves
            answer|question
            """);

    private static final Wordings CASES = Wordings.of(WORDS, """
            answer|reply|respond|get_back|help|write|call ... sooner|earlier|right_away|the_first_time
            without|until|unless|before i_know|i_have|i_answer|i_can|knowing|more|your|you|a_bit|some|further|additional|seeing
            ^ PLEASE? note|bear_in_mind|keep_in_mind !that
            ^ PLEASE? note|bear_in_mind|keep_in_mind that !i|we|BOT|my
            ^ and|or|so? if|unless|whenever|in_case|where
            ^ when|where !looking|searching|checking
            ^ i_do not_know_of
            ^ i_do_not_know of
            data|results|figures|findings .2 NOT .1 support|confirm|show|prove
            your|the .1 question|message|request|query|wording .5 unclear|vague|ambiguous|confusing|more_than
            """);

    private static final Wordings IDLE = Wordings.of(WORDS, """
            ^ i|we? am|are? very|so|really|truly? sorry|afraid !that|but ... $
            ^ SORRY* i|we? am|are? sorry|afraid ,|.|!? $
            ^ unfortunately|hello|hi|hmm|thanks|thank_you|certainly|sure|of_course|great_question|good_question|no_problem|hey|ok|okay|absolutely|gladly|right|understood|good_morning|good_afternoon !anything ,|.|!|:? there? ,|.|!? $
            thanks|thank_you|many_thanks for
            ^ great|good|interesting|excellent|tricky question
            ^ i? apologise|apologize|apologies
            ^ i|we? am|are? so|very|really? SORRY to_hear|for|about|that
            ^ i understand|appreciate|realise|realize|hope|see_that|know_this|wish
            PLEASE .3 REFER
            PLEASE feel_free
            you|one|tenants may|might|could|can|should|will|would ... REFER
            i|we would? .2 recommend|suggest|advise ... REFER
            i|we would? .2 suggest|recommend|advise .2 asking|checking|contacting|calling|speaking|turning|looking|consulting|getting|reaching|trying|writing|talking|visiting|searching|raising|reading|confirming
            i would ask|check|contact|try|call|consult|speak|look
            IT is|would|may|might .2 best|better|worth|safest|wise ... REFER
            worth .1 asking|checking|a_call|contacting|calling|a_look|trying
            try|consider ... REFER|asking|checking|contacting|calling|rephrasing|searching
            try .1 another|different|other|again|rephrasing|using
            best bet|option|way|route|step|place|thing
            ^ ... best|right|better|quickest|safest|surest|fastest|simplest|easiest .1 place|placed|person|people|team|SOURCE|way|route|step|bet|contact|asked|answered|address|thing|option
            could|can|would|will you PLEASE? contact|ask|check|try|consult
            ^ SORRY* PLEASE? REFER .1 us|the|your|our|with|at|to|in|a|an|hr|them|it|out|someone|support|#
            ^ PLEASE? perhaps? contact|consult
            ^ SORRY* PLEASE? see|try|ask|contact|check|call|consult|email|ring .3 .|! $
            you would|will have_to|need_to|must ask|contact|consult|check|call
            maybe|perhaps ... do|does|can|will|could|has|have|knows
            REFER .4 CONTACT
            can|could|should|will|would|may|might .3 help|tell|check|answer|advise|look|confirm|know|have|assist|provide|give|point|direct|clarify|explain|find|put_you|arrange|take_over|take_it|do_that
            ^ a|an|your|the|our? .4 CONTACT .2 can|could|will|should|may|might|would|is|are|has|have|holds|keeps|knows|does
            keep|keeps|hold|holds|has|have|maintain|maintains|publish|publishes .3 lists|list|records|details|figures|copy|copies|plans|plan|register|information|answer
            only a|an|the|your .4 can|could|may|should
            feel_free|anything_else
            happy|glad|delighted|love|pleased to .1 help|assist|explain|look|take|answer|check|try|do|hear
            other questions
            would_you_like_me_to|want_me_to|shall_i
            let_me_know if
            if_you have|need any|more|further|other|additional
            if_you can|could|would? provide|share|give_me|tell_me|let_me|upload|paste|send_me|point_me|send|have|let
            ^ if|once ... i_would|i_will|i_can|i_could
            ^ for ... information|details|help|assistance|advice|please|contact|see|ask|turn_to
            as an ai|assistant
            as|being a|an .1 language_model|ai|assistant|model
            i am .1 a|an|the .4 chatbot|BOT|assistant|ai|model
            i am .1 here to help|answer|assist
            i deal|work|help|answer|handle with|on|questions
            ^ i_can|i_will|let_me|let_us|i_could|we_can|we_will .1 OFFER
            your|the|this question .1 is_about|asks|concerns|refers|relates|touches
            do|did NOT .1 understand|follow
            ^ SORRY* i|we have? .1 LOOK
            ^ both|all|the .4 was|were .1 checked|searched|reviewed|consulted|read|examined
            is|are handled|managed|dealt_with|looked_after|run by
            PLEASE have
            ^ having|after|while .1 checked|searched|looked|read|reviewed|going|checking|searching|looking|reading|reviewing|a
            ^ even after a
            ^ here|this|that is what|all|everything|as_much|as_far
            ^ let_me be
            this|that|it would_be|is|falls_under|counts_as|would_amount_to|amounts_to .2 legal|medical|financial|tax|personal|professional|clinical|investment advice|opinion|matter
            as|because this|it is .2 legal|medical|financial|tax|personal
            is|are|was|were .1 MENTIONED|referred_to|discussed|touched_on in|by|only|once|briefly|there|without
            sign|log in|into to|and
            ^ a|the senior? ANSWER? is_therefore
            """);

    private static final Wordings DESCRIBES = Wordings.of(WORDS, """
            SOURCE|it|they .2 say|says|tell|tells|explain|explains|mention|mentions|show|shows who|what|when|how|where|why|which
            ^ one|another|the_other says|gives|has|claims
            SOURCE|one|two .4 disagree|contradict|conflict|inconclusive|differ
            STRONG GIVEN? .4 only|merely|just|mainly|primarily|mostly|solely
            SOURCE .3 <to discuss|discusses|cover|covers|focus|focuses|talk|talks|deal|deals|concern|concerns|relate|relates|describe|describes|explain|explains|outline|outlines|break|breaks|end|ends|stop|stops|open|opens|list|lists|goes|is_about|are_about|mention|mentions|compare|compares|name|names|go !that
            SOURCE have|has|with .2 chapter|section|page|paragraph|part
            ^ it|they only|merely|just|mainly|primarily
            """);

    private static final Wordings INTRODUCES = Wordings.of(WORDS, """
            SOURCE GIVEN? .3 <to mention|mentions|describe|describes|note|notes|indicate|indicates|suggest|suggests|give|gives|contain|contains|provide|provides|include|includes|has|have|show|shows|tell|tells|say|says|state|states|report|reports|record|records|specify|specifies|define|defines !no|nothing|little
            i .1 can|could? see|read|found !that|no|nothing|little|if|whether
            i can tell you about|how|that
            """);

    private static final Wordings FOLLOWS = Wordings.of(WORDS, """
            ^ ,? no|not|nothing|neither|nor|never|none|without
            NOT .2 covered|included|given|listed|named|said|among|there|part|mentioned|shown|provided|recorded
            leave|leaves .5 unstated|open|out|unsaid|aside|blank
            ^ ,? and|it|they? do|does|did|is|are NOT
            """);

    private static final Wordings ASKS = Wordings.of(WORDS, """
            ? $
            please|kindly CLARIFY
            let_me_know|tell_me which|what|whether|where|your|the|who|if_you_mean|when|how
            i|we will|would? .1 need to_know|more|some|a_bit|a_little|additional|further|your|one|you_to|two|a_few
            i|we will|would? .1 need .3 first
            i|we need .9 before|so_that i|we
            tell_me .2 a_bit|a_little|more
            to .9 i|we will|would? .1 need
            give_me|send_me|i_need|i_would_need .1 which|what|your|whether|where|more
            ^ before_i|before_we can|could|answer|say|look
            """);

    private static final Wordings CHOICE = Wordings.of(WORDS, """
            which|or|exactly|whether
            you want|mean|need|wish|would_like
            under|by what|which
            do|did|have|has you .1 mean|want|need|have|REFER|buy|bought|say
            are|were you .2 asking|looking|after|using|referring|talking|interested|a|an|flying|trying|still
            do_i understand|read
            should_i|am_i_right|is_that_right|right_?|correct
            is it|this|that|your .9 ?
            what .1 kind|type|sort|exactly|model|version|year|do_you_mean|is_your|is_the|are_you|would|device
            how .2 old|many|much|long|is|are|did|do you|your|the
            in|for|from|to|on|at which|what
            need to_know|one|your|more|the
            ^ just? to clarify|confirm|be_sure|make_sure
            could|can|would you .2 CLARIFY
            be .3 specific|precise|clearer|concrete
            PLEASE CLARIFY
            PLEASE .1 let
            """);

    private static final Wordings NO_CHOICE = Wordings.of(WORDS, """
            anything_else|would_you_like_me|want_me_to|shall_i|something_else
            could|can|would you PLEASE? contact|ask|check|try|consult
            """);

    private static final Wordings LEADS = Wordings.of(WORDS, """
            depend|depends .2 on
            can|could|unable .1 not|to .9 without|until|unless|before
            differ|differs|varies|vary .2 by|between|with|depending|from|according
            ^ there_are|i_see|i_have|i_found|i_can_see|we_have|we_offer .1 SEVERAL
            SEVERAL .5 match|named|called|with_that_name|share|go_by|are|have|fit|exist|carry
            NOT sure which|what|i_follow
            your|the question|message|request .2 could|may|might|can|is .2 REFER|mean|unclear|vague|ambiguous
            """);

    private static final Wordings SOURCED = Wordings.of(WORDS, """
            say|says|state|states|according_to|suggest|suggests|indicate|indicates|show|shows|put|puts|places|implies|imply|set|sets|makes|rule|rules|exclude|bans
            """);

    static final Rules ALL = new Rules(
            WORDS,
            Pattern.compile("(?:^|(?<=[.!?;] ))(?:even though|although|though|while|whilst) ([^,]*),"),
            Pattern.compile(
                    ",? \\b(?:but|however|although|though|(?<!not )yet(?! to)|whereas|while|nevertheless|nonetheless|that said|even so)\\b,? ?|(?<=[.!?;] )(?:however|nevertheless|nonetheless|that said|still),? "),
            SOURCED,
            // A point behind a single letter ends nothing: "the U.S. state".
            Pattern.compile("(?<=[.!?;:])(?<!\\b[a-z]\\.)\\s+|\\s+[-–—]\\s+|—|(?=" + Rules.TURN + ")"),
            Pattern.compile(
                    "(?:unknown|n/?a|none found|no answer|not found|unanswerable|not available|no information|no data"
                            + "|i don't know|no idea|not mentioned|cannot answer|can't answer|cannot say|undocumented|not given|not covered|search me|pass|info(?:rmation)? missing|none on file)[.!]?"),
            CASES,
            EnglishDeclines.ALL,
            FINALITY,
            CONCLUSION,
            IDLE,
            DESCRIBES,
            INTRODUCES,
            FOLLOWS,
            ASKS,
            CHOICE,
            NO_CHOICE,
            LEADS,
            Pattern.compile("\\d|[a-z'-]+[^a-z'-]+[a-z]+|^(?:yes|no)\\b"));

    private EnglishRules() {}
}
