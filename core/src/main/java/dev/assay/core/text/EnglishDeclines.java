package dev.assay.core.text;

/** The wordings in which English declines. */
final class EnglishDeclines {

    static final Wordings ALL = Wordings.of(EnglishLexicon.WORDS, """
            # the sources do not say
            STRONG GIVEN? .5 <MODAL NOT .2 STATE|HOLD
            STRONG GIVEN? .5 do|does|did NOT !need|require|have_to|apply|affect|cost|expire|count|matter|qualify|belong|want|work|load|open
            STRONG GIVEN? .5 has|have yet_to|not_yet
            WEAK GIVEN? .4 <MODAL NOT .2 STATE
            ^ SORRY* IT .2 <MODAL NOT .2 STATE
            it|they do|does|did|have|has .1 NOT .1 STATE
            STRONG GIVEN? .5 <MODAL NOT seem|appear .4 STATE|HOLD|related|relevant
            SOURCE|BOT GIVEN? .4 can|could NOT .1 STATE|help|settle|confirm
            WEAK GIVEN? .4 contain|contains|provide|provides|include|includes|have|has .1 NO .2 information|details|detail|answer|data|indication|mention|hint|statement|figure|figures|about|on|regarding|concerning|for
            SOURCE GIVEN? .5 say|says|said|STATE|states|mention|mentions|give|gives|gave|name|names|list|lists|specify|specifies|tell|tells|draw|draws|reach|reaches|reveal|reveals|explain|explains|shed|sheds|discuss|discusses|address|addresses us|me|you? no|nothing|little|none|neither
            it|they .1 say|says|said|STATE|states|mention|mentions|give|gives|gave|name|names|specify|specifies|tell|tells no|nothing|little
            STRONG GIVEN? .4 has|have|contain|contains|provide|provides|include|includes|HOLD|holds|offer|offers|show|shows|list|lists|cover|covers little|nothing|none
            STRONG GIVEN? .4 has|have|contain|contains|provide|provides|include|includes|HOLD|holds|offer|offers|show|shows|cover|covers NO .4 INFO|about|on|regarding|concerning|for|that|photograph|picture|copy|match|such
            SOURCE|it|they .4 make|makes|made no|neither .2 mention|reference|statement|claim
            SOURCE neither|nor STATE|HOLD
            STATE .5 and|but|yet no|nothing about|on|regarding|for
            none|no|nothing|neither of .6 STRONG GIVEN? .3 STATE|HOLD|FIND
            none|no|nothing|neither STRONG GIVEN? .3 STATE|HOLD
            no|neither WEAK GIVEN? .2 STATE
            neither .3 SOURCE .4 nor .4 STATE|HOLD
            nothing .3 here|there|i_have|in_it|given .2 STATE|HOLD
            page|section|chapter|article|entry|field|box .4 is|are|was .2 empty|blank
            none|neither of them|these|those|which|it .2 STATE|HOLD
            none|neither of the two|three|four STATE|HOLD
            nothing .1 in|within|among|across .3 SOURCE
            nothing i|we have|found|HOLD|see|know .3 STATE|HOLD|ANSWER
            SOURCE GIVEN? .4 LACKING
            it|they|which .2 leave|leaves|omit|omits|skip|skips|pass_over|passes_over|gloss_over|withhold|withholds
            SOURCE GIVEN? .3 leave|leaves|left|leaving .3 out|unstated|open|unanswered|unmentioned|unsaid|aside
            SOURCE GIVEN? .3 remain|remains|stay|stays|is|are|was|keep|keeps|seem|seems|fall|falls .1 SILENT
            what|which .3 leave|leaves|left out|open
            STRONG|them|these .4 are|is .2 about|on|concerning other|another|different|something_else
            STRONG GIVEN? .4 nothing|no|little|not|unrelated .2 to_do with|to|related .2 your|the|this|that .1 question|query|topic
            SOURCE GIVEN? .3 stop|stops|stopped|end|ends|ended|break|breaks|cut|cuts .2 short|before|off
            illegible|unreadable|torn|redacted|blacked_out|smudged|damaged|missing ... so|therefore
            so|therefore .5 unknown|unclear|open
            leave|leaves .6 to_the_reader|to_the_imagination|to_guess
            NO .2 source|passage|document .2 back|backs|support|supports|confirm|confirms|settle|settles
            NO telling|saying|knowing|answer_found|such_thing
            SOURCE .6 disagree|contradict|conflict .9 none|no
            SOURCE .9 and|or do|does|did NOT .2 STATE|HOLD
            it|they .2 contain|contains|have|has|give|gives|provide|provides|make|makes|offer|offers no|nothing|neither .2 INFO
            # it is not in them
            it|this|that is NOT .1 FOUND here|there|anywhere
            exact|precise|specific .3 NOT .2 FOUND $|.|,|by|in
            date|dates|figure|figures|number|name|names|amount|price|prices|reason|reasons|cause|author|location|value|percentage|deadline|cost|costs|details|duration|size .3 is|are|was|were NOT .1 given|listed|stated|specified|provided|disclosed|named|recorded|published|mentioned
            NOT .2 MENTIONED
            <the|an NOT .2 FOUND|FIND anywhere
            NOT .1 FOUND .3 WHERE .5 STRONG
            NOT .1 FOUND .3 WHERE .4 my|the .2 WEAK
            NOT .3 in|among|within|on .4 STRONG GIVEN? $|,|.|!|;|-
            NOT .1 contained|included|covered|listed|answered|found|addressed .2 by|in .6 STRONG|me|what
            NOT .1 to_be found|seen
            NOT .1 FOUND in|by anything|any|what|my|the_ones
            NOT .2 a|an term|word|name|entry
            NOT .2 a|one|among|part .2 term|word|name|topic|subject|point|thing|of .3 SOURCE|occurs|appears
            be|is|are|was|were .1 NOT .1 dealt|part|among|one|occur .2 with|of .1 there|here|it|what|the .2
            never|nowhere .1 listed|named|described|given|stated|MENTIONED|discussed|explained
            NOT .1 listed|named|given|described there|here|anywhere|by_name
            be|is|are|was|were|goes|go|left|remain|remains|stay|stays unmentioned|unstated|unspecified|undocumented|unanswered|unaddressed|undisclosed|unrecorded|unanswerable
            undocumented|unanswerable|unspecified $|.
            do|does|did|have|has NOT .1 appear|feature|figure|come_up|show_up|turn_up|crop_up|occur|turned_up|come .4 in|on|among|within|anywhere .4 SOURCE
            do|does|did|have|has NOT .1 come|crop|turn|show|turned|shown up
            nothing|no ... turned|came|comes|shows|showed|turns|popped|came_up up
            missing|absent .1 from .4 SOURCE
            missing|absent from .3 GIVEN
            WHERE .4 SOURCE GIVEN? .3 there|i .2 is|are|was|see|find|found no|nothing
            <under there is|are|was|were .1 no|nothing|little .4 INFO
            there is|are|was|were NOT .1 any|enough|sufficient|an|a|one .3 INFO
            there is|are|was|were no|nothing .6 in|among|on|within .4 STRONG|them|what
            there do|does NOT seem|appear to_be any|anything|a|an
            there is|are|was|were insufficient|too_little|not_enough|little|scant|inadequate INFO
            ^ ... regarding|concerning|as_for|as_to ... , there|i|it|they|the|no|nothing .5 no|nothing|little|not|statement|information
            ^ on|about ... , there|i|it|they|the|no|nothing .4 no|nothing|not .3 STATE|HOLD|INFO|FIND|hint
            NO .2 mention|indication|discussion of|to|about|that|whether|is|was|which|how|what
            nothing .4 about|regarding|concerning
            NO .3 INFO .3 available|provided|given|retrieved|returned|MENTIONED|supplied|matched|exist|exists|here
            not|insufficient|without .1 enough|sufficient|adequate? INFO|context|to_go_on|detail
            ^ SORRY* insufficient|inadequate|limited .1 INFO
            insufficient|inadequate|not_enough|too_little .2 to say|tell|answer|determine|judge|conclude|for
            insufficient for .1 answering|determining|that|me
            GIVEN the limited|insufficient|lack
            ^ SORRY* NO .4 INFO|match|matching|idea|clue|access|luck|result|trace|such $|,|.|!|;|for|in|of|on|about|to|found|that|there|here|from|was|were
            ^ SORRY* no|not_a|nothing ... on_file|on_record|in_here|in_there|to_hand|i_can_see|i_can_find|for_that|on_that|about_that|on_this|about_this|on_it
            ^ SORRY* NO INFO|data|records|record|answer|idea|clue|match $|.|!
            ^ SORRY* NO INFO found
            ^ SORRY* nothing relevant|on|here|there|found|that|useful|matching|came|in|about|i
            NO matching|such document|entry|record|page|passage|article|file|section|clause|term|figure|name|result
            ^ ... such .3 do|does NOT exist .3 in .3 version|copy|SOURCE
            nothing matched|matches|relevant|was_found|is_recorded|useful|of_the_sort
            NO match|matches|hits|results|passage|document|answer|information .3 was|were|found|retrieved|returned|for
            NOT match .2 any|a
            can|could NOT .1 be .1 found|located|traced|determined|derived|inferred|answered|deduced|ascertained|gleaned|verified|established|confirmed|said|concluded|identified|worked_out|settled|decided|known
            nowhere_to_be found|seen
            ^ ... nowhere is|are|does|do|was|were|can|did
            ^ SORRY* NOT .1 MENTIONED|specified|stated|found|given|documented|recorded|listed|known|disclosed|provided|covered|sure|enough|addressed|published $|.|!|,|;|in|by|here|anywhere
            ^ SORRY* NOT .1 in .1 the|my|our|here|any|this|these
            ^ SORRY* NOT something|that|anything|available i|we|in|from|to
            without finding|success|luck|result|an_answer
            to_no_avail|in_vain
            come|comes|came up|back|away .1 empty|blank|short|with_nothing
            come|came to_nothing
            draw|drew a_blank
            zero|0 results|hits|matches|documents|entries|records|articles|passages
            ^ SORRY* i|we|having|after|my .3 LOOK ... and|but|yet|, .2 no|nothing|none|neither|not|unable|without|in_vain
            search|searches|searched|query|look|looked|looking|check|checked|review .8 found|find|turned_up|returned|returns|yielded|produced|gave|brought|brings|yields|got|revealed|reveals no|nothing|zero|none
            my|the|a|this? search|query .2 did|has NOT .1 return|find|yield|turn|bring|produce|match
            do|does|did NOT return any|anything|a
            goes|go|is|are|was .1 unanswered|open_question
            question|matter|point|answer|part .4 remain|remains|stay|stays|left .1 open|unanswered|unknown|unclear|unresolved
            leave|leaves|leaving|left your|the|this|that|it .2 open|unanswered|unresolved
            not|un .1 clear|obvious|evident .2 from|whether|if|how|what|who|when|where|which|why|in|on
            unclear|unknown|uncertain|undetermined from|in|based|given|to_me|on|whether|,_from
            is|are|was|remain|remains .2 unknown|unclear to_me|to_us
            ^ SORRY* IT is unclear|unknown|uncertain
            impossible .3 to say|tell|know|judge|be_sure|answer|determine|establish|infer|conclude|give|identify|compare|work|pin|verify
            not|is_not .1 possible .2 to .1 say|tell|know|judge|answer|determine|establish|infer|conclude|identify|compare|derive|verify
            NOT .1 possible for_me|with|from|on_the_basis|given|based|using
            hard|difficult|tough|too_early .2 to say|tell|know|judge|be_sure|answer|determine
            no_way .4 to|of|i_can say|tell|telling|know|knowing|determine|check|checking|see|find|verify|confirm|look|access
            NO conclusion|answer .4 can|could be
            such|that|this|the|those|these .2 information|detail|details|figure|figures|answer|question .4 NOT .2 available|provided|given|included|recorded|supplied|disclosed|found|known|here|in|part|dealt
            was|were|been NOT .2 supplied|given|provided|shared|shown|disclosed|revealed to|with_me|me
            NO details|information|data|figures|explanation|answer|reason|date were|was|is|are|has|have .1 given|provided|supplied|recorded|available|included|offered
            # I do not know, and may not say
            no|nothing|none|not|never|closed|sealed|barred|kept .8 to|for|with|by|before me|us
            beyond|above me|us
            ^ neither|none .2 STATE|HOLD
            ^ SORRY* can|could NOT .2 ANSWER|FIND|track|trace|reach
            , SORRY* can|could NOT ANSWER
            access denied|restricted|refused|forbidden
            remain|remains|stay|stays .3 open_question|mystery|guess|unsettled|undecided|anyone
            lacking|absent|missing in|from .4 SOURCE|set|series|file
            is|are missing|absent|lost .1 from
            SORRY ... this|that|it is NOT .1 covered|something
            guesswork|pure_speculation
            ^ that|this|it|such|those|what_you ... is|are|remain|remains .2 confidential|private|classified|internal !as
            nothing .2 decides|settles|resolves|points
            gap|hole|break .2 in .3 SOURCE
            no_one|nobody .4 can|could .1 ANSWER
            you_ask_about|you_want|you_need|you_asked_for|you_are_asking .6 missing|absent|not
            i .3 can|could|will NOT !stress|emphasise|emphasize|wait|thank|agree|help_but|believe
            i .3 would NOT !stress|recommend|advise|suggest|worry|use|buy|expect|say_that|call
            one|you|nobody|no_one can|could NOT .2 tell|say|know|determine|judge|infer|see .2 from|whether|if|how|what|which|when|why|who
            no_one|nobody|nothing .1 told|tells|informed|gave|showed|gives me
            i .2 am|was|been .2 unable
            i can only !recommend|agree|hope|imagine|advise
            i .2 am|was .2 NOT !which|what|i_follow|i_understand|i_understood|sure_which|sure_what|sure_i|quite_sure|saying
            i .1 know|am|deal|speak|work|help .1 only
            i .2 do|did|have .2 NOT ADVERB* !NOTMEAN|quite_understand|fully_understand|follow|get_what|know_which|know_what_you|understand
            i am .1 uncertain|unsure|unfamiliar|unaware
            i .2 have|had|see|saw|found|find|HOLD|know|get|got|came .2 no|nothing|little|none|neither|zero|never
            i lack|lacked
            i|we .2 do|did not .1 have|hold|possess|keep .5 INFO|ACCESS|ANSWER
            we do|did not .1 hold|have|keep that|this|such|it|those
            i .2 have .1 yet_to find|see
            ^ ... i|we|having ... and|yet|so|then|but .2 can|could|was|am|did|do|found .1 not|nothing|no|unable
            i|we .2 FIND|LOOK ... and|but .1 nothing|no|not|none
            can|could|will neither|nor
            WE .1 can|could|are .1 not|unable to? tell|say|answer|determine|locate|verify|confirm|identify|see|infer|comment|disclose|speculate|find|look_up|discuss|advise|access|help|judge|reveal|share|know|trace
            WE can|could .1 find|offer|see|give|identify neither|no|nothing
            WE .1 do|did NOT know|have .6 INFO|ACCESS
            WE .1 do|did NOT .1 have|HOLD|keep|possess .5 INFO|ACCESS
            WE .1 have|had|HOLD|keep|found|find|see no|nothing|little .4 INFO|about|on
            WE do|never|can|will|are .1 NOT .2 comment|disclose|speculate|predict|give_out|discuss
            WE do|never|can|will .1 NOT .1 give|provide|share|offer|make|HOLD|have .3 ADVICE|INFO
            WE were|are|was .1 unable .2 to|in find|answer|locate|identify|retrieve|determine|verify|confirm|comment|say|tell
            ^ SORRY* can|could|unable|would not|to ADVERB* ANSWER
            ^ SORRY* could NOT FIND
            ^ SORRY* can|could NOT .1 answer|see|say|tell|find|help|do
            ^ SORRY* unable|not_able to ANSWER
            ^ SORRY* do|did NOT know|have|see|find
            ^ SORRY* NO idea|clue|access|comment|can_do|luck
            ^ SORRY* unanswerable|undocumented|unspecified|unstated|unanswered
            beats_me|dunno|no_comment|off_limits|out_of_scope
            my knowledge .4 not|short|ends|stops|only|limited
            BOT .4 not|never|no|only|limited|restricted|end|ends|stop|stops|comes_up_short|short|lacks
            BOT is for|covers|handles|deals|answers|about
            i|me|BOT|my .8 no|without|lack|nor|not .2 ACCESS
            without a|any|direct? connection|access to
            not|un visible|accessible|available|known|disclosed|shown|open|revealed to_me|to_us|to|for me|us|this|BOT
            hidden|withheld|kept|shielded|locked from me|us|this
            i am .3 only|limited|restricted|solely|just|purely|exclusively|strictly .1 to|on|for|here|able|set_up|trained|built|designed|made|meant|allowed|programmed|with
            i .1 only .2 answer|handle|do|cover|deal|support|talk|work|speak|have|know|deal|supports
            i .2 answer|handle|cover|help|deal|look_after|know|support .8 only|nothing_else|nothing_more|not
            i .2 must|have_to|need_to|will stick|keep|limit to|myself
            i .2 must|may|should NOT
            i .1 am|was .2 built|designed|made|meant|set_up|here|trained only|solely|just|purely|exclusively
            prevents|prohibits|bars|stops|keeps|forbids|allow|permit|let|allows me|us from|not|to
            NOT allow|permit|let|enable me|us|a_conclusion|an_answer|any_conclusion|conclusions
            i .3 decline|refuse|rather_not|prefer_not|refrain|abstain
            i .3 have_to|must|will pass|decline
            rather_not|not|without|avoid|instead_of|rather_than|irresponsible|no_point|refuse_to|wrong .4 guess|guessing|speculate|speculating|guesswork|speculation|make_something_up|make_things_up|invent
            NOT .1 appropriate|proper|right|ethical for_me|of_me
            i .1 wish i|we could
            i would need .6 that|which .3 NOT|NO
            to answer|say|tell .4 i would need
            i|we would need .9 NOT .1 in|available|part|have
            NO one|nothing .5 lets|let|allows|helps|tells ME
            this|that|such|INFO .4 is|are .2 confidential|classified|private|not_public !as
            violate|violates|breach|breaches .3 privacy|policy|guidelines|confidentiality|rules
            advise_against relying
            # not my task
            my .2 access|field|area|training|reach|knowledge|information|view|material|file .2 ends|stops|is|does|covers|extends|breaks
            i NOT think|believe|suppose ... SOURCE .3 STATE|HOLD
            ^ SORRY* NOT .1 my|our|this|in|within|for .1 SCOPE|bot|desk|me|us|scope
            ^ SORRY* OUTSIDE .3 SCOPE
            i|we never .1 reveal|share|disclose|give|comment|pass|discuss|tell
            i .2 have_to|must|will|need_to|had_to .1 turn_down|pass|disappoint|say_no|leave_it|stop_here|leave_that
            forbid|forbids|forbidden|prohibited|barred me|us|to_pass|to_share|to_disclose|from_sharing
            i .6 overstep|overstepping|out_of_my_depth|out_of_line|leave_it_at_that
            is|are .2 CONTACT job|matter|task|business|decision
            NOT .2 reach|concern me|us
            i|we .2 talk|deal|cover|chat|look_after ... nothing_else|nothing_more|only|that_is_all
            that|this|your|such .2 question|matter|one|request .2 belong|belongs|goes|falls|lies to|with|under
            wrong|not_the_right counter|window|address|number|channel|chat
            without .1 coming_across|encountering|seeing|spotting
            of_no_help|no_help|of_no_use|nothing_of_use|no_use
            NOT on|in|among it|them $|.|,
            keep|keeps|kept .2 silence|silent|quiet|mum|secret
            in_the_dark
            nobody|no_one .1 wrote|recorded|noted|documented|mentioned|kept|knows_here
            do|does|did NOT .1 learn|find_out|hear|get_told|get_to_know
            no answer .3 i|we can|could
            kept|stored|held|filed elsewhere
            ^ info|information missing|lacking|unavailable
            OUTSIDE .3 my|our|the|its|this|of .3 SCOPE
            outside|beyond .2 what|anything|the_topics|the_things|the_matters|those .2 i|we|BOT|my
            OUTSIDE of? my|our
            outside|beyond .3 STRONG|what_i|what_we
            OUTSIDE its|their|the|my .2 SCOPE
            NOT .2 my|our .1 SCOPE|place|call
            ^ SORRY* out_of scope|remit|bounds
            NOT .1 something|anything|a_question|a_topic|one|a_matter|information|a_subject|an_area that|which? i|we|BOT|this_bot|my|the .4
            NOT something|anything .1 SOURCE .3 STATE|HOLD
            NOT what|how|where i|this
            nothing_to_do with .2 the|my|our|this|what
            unrelated to .2 the|my|our|what
            your_guess_is_as_good
            making_it_up|make_it_up|making_something_up|making_that_up
            requires|require|needs|need|takes .8 which|that i .2 NOT
            i am .2 a|an|the .4 bot|assistant|chatbot ... questions|question|matters|for .6 go|to|with
            wrong place|BOT|desk|assistant|department
            that|this|it is .2 a|one .1 question|matter|one|call for .2 contact|a|your|the
            a human .3 will|would have_to|need
            this|such falls OUTSIDE
            """);

    private EnglishDeclines() {}
}
