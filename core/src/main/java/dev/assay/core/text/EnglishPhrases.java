package dev.assay.core.text;

import java.util.Map;
import java.util.regex.Pattern;

/** How English declines and asks back. */
final class EnglishPhrases {

    private static final Clues CLUES = new Clues();

    private static final Map<String, String> WORDS = Map.ofEntries(
            Map.entry(
                    "noun",
                    "documents?|docs?|documentation|contexts?|passages?|sources?|texts?|excerpts?|snippets?|materials?"
                            + "|files?|knowledge base|results?|content|references?|articles?|manuals?|guides?|pages?"
                            + "|corpus|database|information|data|paragraphs?|brochures?|leaflets?|minutes|records?"
                            + "|catalogues?|catalogs?|registers?|guidance|statutes|changelog|entry|entries|archives?"
                            + "|prospectus|directory|transcripts?|notes|specifications?|inventory|appendix|footnotes?"
                            + "|captions?|extracts?|readme|wiki|factsheets?|fact sheets?|data ?sheets?|summary"
                            + "|summaries|booklets?|panels?|labels?|glossary|chunks?"),
            // Sources that can also be the matter: "the policy does not cover theft" is an answer.
            Map.entry(
                    "book",
                    "polic(?:y|ies)|contract|agreement|terms|handbook|report|papers?|study|website|faqs?|sections?"
                            + "|chapters?|author|story|description|it|they|rules?|clauses?|lease|tables?|lists?"
                            + "|schedule|timetable|index|letters?|books?|ledgers?|code|conditions|site|wording|list"
                            + "|plan|file|sheet|log|map|tariff|programme|program|that|this|which"),
            Map.entry(
                    "doc",
                    "\\b{noun}(?: (?:provided|given|available|above|here|i (?:have|was given|can see)(?: access to)?))?"),
            // What may stand between a source and its verb: "the documents in the archive do not …".
            Map.entry("gap", "(?: (?!that\\b|which\\b|who\\b|if\\b|you\\b|when\\b)[\\w'-]+){0,4}?"),
            Map.entry("not", "(?:do|does|did|has|have) ?(?:n't|not)|never|fails? to|nowhere|neglects? to"),
            Map.entry(
                    "speak",
                    "mention|say|state|specify|discuss|indicate|detail|tell|reveal|clarify|make clear|explain|address"
                            + "|answer|go into|touch on|spell out|elaborate|comment on|speak (?:of|to|about)|mentioned"
                            + "|stated|said|specified|note|name|record|document"),
            Map.entry(
                    "hold",
                    "contain|include|provide|cover|describe|give|list|return|offer|define|disclose|have|show|identify"
                            + "|outline|confirm|refer|extend to|deal with|help|let|allow me|settle|feature|hold"
                            + "|appear to|seem to"),
            Map.entry(
                    "info",
                    "information|mention|details?|data|answers?|context|reference|indication|record|evidence|knowledge"
                            + "|insight|info|figures?|documentation|trace|word|clue|guidance|material|entry|entries"
                            + "|passage|basis|source"),
            Map.entry(
                    "spoken",
                    "mentioned|specified|stated|given|provided|covered|addressed|discussed|described|included|available"
                            + "|found|listed|present|contained|disclosed|answered|detailed|indicated|explained|named"
                            + "|recorded|documented"),
            Map.entry(
                    "cannot",
                    "(?:can|could) ?(?:not|n't)|cannot|can't|(?:am|'m|are|was|were|is|wasn't|weren't|isn't|aren't)"
                            + "(?: (?:not|still|also|sadly|unfortunately|currently))? (?:able|unable) to"),
            Map.entry(
                    "do",
                    "find|answer|determine|locate|tell|say|verify|confirm|identify|help|assist|see|infer|comment|check"
                            + "|look|speculate|advise|disclose|establish|judge|work out|discuss|do that|do this"),
            Map.entry("service", "service|assistant|chat|chatbot|bot|tool|line|helpline|channel|desk|helpdesk|page"));

    private static final Table REFUSAL = Table.of(CLUES, WORDS, """
            {doc}{gap} {not} (?:\\w+ly |even |yet )?(?:{speak}|{hold})
            \\b{book}{gap} {not} (?:\\w+ly |even |yet )?{speak}\\b
            (?:{doc}|\\b{book}){gap} (?:says?|said|states?|mentions?|gives?|gave|names?|lists?|specif(?:y|ies)|records?|tells?(?: us| me)?) (?:no|nothing|little)\\b
            (?:{doc}|\\b{book}){gap} (?:makes?|made) no (?:mention|reference|statement)
            (?:{doc}|\\b{book}){gap} (?:has|have|contains?|provides?|makes?|gives?|offers?|includes?|holds?|shows?) (?:no|little|nothing) (?:[\\w'-]+ )?(?:{info}|about|on|regarding|that)
            (?:{doc}|\\b{book}){gap} (?:has|have|contains?|includes?|holds?|shows?) no (?:[\\w'-]+ )?(?:section|chapter|line|page|paragraph|clause|article|column|heading)\\b
            \\bnowhere\\b.{0,40}\\b(?:does|do|is|are|can|did)\\b
            (?:stops?|stopped|falls?) short of (?:\\w+ing)
            failed to (?:find|locate|turn up|identify)|\\b(?:zero|0) (?:results|hits|matches)
            \\bnothing (?:matched|matches|relevant|was found|is recorded|on file|on record)\\b
            (?:{cannot}) be (?:found|located|traced)\\b
            \\bi(?:'m| am) not (?:\\w+ )?(?:finding|seeing|getting|aware|confident|privy|cleared|entitled|connected|linked|the right|a (?:lawyer|doctor|vet|pharmacist))
            \\bi lack\\b
            (?:hard|difficult|tough|impossible|too early) (?:for me )?to (?:say|tell|know|judge|be sure|answer|determine)
            (?:not|n't|un) ?(?:\\w+ )?clear(?: to me)? (?:from|whether|if|how|what|who|when|where|which|why)
            (?:information|details?|figures?|data|answers?|numbers?|dates?)\\b.{0,30}(?:not|n't) (?:\\w+ )?(?:available|provided|given|included|recorded|in)\\b
            \\b(?:me|i|i'm|this {service}|bot|assistant|chatbot)\\b.{0,30}\\b(?:no|without|lack) (?:\\w+ )?(?:access|visibility|insight|view|connection|link|permission|clearance|authority|sight|way)\\b
            \\b(?:this {service})\\b.{0,30}(?:not|n't) (?:\\w+ )?(?:cleared|linked|connected|hooked|wired|licensed|able|built|designed|set up)
            \\bi(?: can)? only (?:\\w+ )?(?:answer|handle|do|know|cover|deal|help|support|talk|work|speak|discuss|assist|see|have access)
            (?:not|n't) (?:\\w+ )?(?:my|our) (?:area|field|department|topic|remit|job|role|place|call)
            (?:not|n't) (?:what|how|where) (?:i|this)\\b
            (?:nothing to do with|unrelated to) (?:\\w+ )?(?:the|my|our|this|what)
            \\bi(?:'m| am| was)? .{0,10}\\b(?:only|solely|just|purely|exclusively) (?:built|designed|made|meant|set up|here|trained|intended) (?:to|for|on)
            \\bi(?:'m| am| was) (?:built|designed|made|meant|set up|here|trained|intended) (?:only|solely|just|purely|exclusively)
            \\bi (?:must |have to |need to |'ll )?(?:stick|keep) to\\b
            \\bi (?:must not|may not|am not to|should not|shouldn't|mustn't)\\b
            (?:prevents?|prohibits?|bars?|stops?|keeps?|forbids?|does not allow|doesn't allow|doesn't permit|does not permit|don't allow|don't permit|do not allow) (?:me|us)\\b
            \\bwe (?:do not|don't|never|cannot|can't|are unable to|won't|are not able to) (?:\\w+ )?(?:comment|disclose|speculate|predict|(?:give|provide|share|offer|make|hold|have) (?:out )?(?:[\\w'-]+ ){0,3}(?:advice|opinions?|information|details|predictions?|recommendations?|figures?|data|records?))
            \\b(?:not|n't) (?:appropriate|proper|right) for me\\b
            ^(?:no|nothing|none|not)\\b[^.]{0,40}\\b(?:on file|on record|in (?:here|there)|to hand|i can (?:see|find|tell)|for that|on that|about that|on this|about this)\\b
            ^(?:sorry, )?(?:no (?:info|data|records?|details|documentation|answer|entry|idea|clue|trace|mention)|not (?:stated|listed|recorded|in here)|beats me|dunno|no comment|out of scope|off limits|no can do)(?:$|[.,!;])
            \\bno such (?:document|entry|record|page|passage|article|file|section|figure|name|clause|term)\\b
            nowhere to be (?:found|seen)|\\bwithout (?:finding|locating|success|luck|result)|to no avail|\\bin vain\\b
            (?:has|have|had)(?:n't| not) (?:turned|come|shown) up|came to nothing|c[ao]me (?:up short|up with nothing|away with nothing)
            ^(?:i|we|my search)\\b.*\\b(?:search|look|check|went through|scan|review|read|tried|comb)\\w*\\b.*\\b(?:no|nothing|none|neither|zero)\\b
            (?:hidden|withheld|kept|shielded|locked away) from (?:me|us|this)|\\boff.limits\\b|(?:not|n't) (?:been )?shared with (?:me|us)
            ^i (?:handle|answer|cover|help with|deal with|know about|look after)\\b.*\\b(?:only|not|nothing else|nothing more)\\b
            \\bthis {service} (?:is for|covers|handles|deals with|answers|is about)\\b
            wrong (?:place|bot|desk|assistant|department)
            {doc} lacks? (?:\\w+ )?{info}
            (?:{doc}|\\b{book}){gap} (?:is|are|stays?|remains?) silent
            (?:{doc}|what {book}){gap} (?:leaves? out|omits?)\\b
            (?:none of|no|nothing in|neither of) (?:[\\w'-]+ ){0,4}?{noun} (?:\\w+ )?(?:{speak}|{hold})
            \\b(?:none|neither) of (?:them|these|those|which|the two|the three) (?:{speak})
            \\bi(?:'ve| have)? (?:\\w+ )?(?:have|had|see|saw|found|find|hold|know|get|got) (?:no|nothing|little|none)\\b
            \\bi(?:'ve| have) (?:no|nothing|found no|found nothing|not (?:been able|found|seen|been given))\\b
            \\bwe(?:'ve)? (?:have|had|hold|keep|found|find|see) (?:no|nothing|little) (?:[\\w'-]+ ){0,3}?(?:{info}|about|on (?:this|that))\\b
            \\b(?:i|we) (?:do|did) ?(?:not|n't) (?:\\w+ly )?(?:have|hold|keep|possess) (?:[\\w'-]+ ){0,4}?(?:{info}|access|sight|visibility)
            \\bi (?:do|did|have) ?(?:not|n't) (?:\\w+ly |yet |actually )?(?!have\\b|think|understand|believe|mean|expect)\\w+
            \\bwe (?:do|did) ?(?:not|n't) (?:\\w+ly )?know
            \\bi(?:'m| am) (?:not|un) ?(?:\\w+ )?(?:sure|certain|aware|familiar)(?! (?:which|what) (?:\\w+ )?you)
            \\bi (?:\\w+ )?(?:(?:can|could|will|would) ?(?:not|n't)|cannot|can't|won't)(?! (?:stress|emphasi|wait))
            \\bi(?:'m| am| was|wasn't| wasn't)(?:,? \\w+)?,? (?:unable|able|not (?:\\w+ )?(?:able|permitted|allowed|authori[sz]ed|equipped|qualified|comfortable|willing|going)|not in a position|not at liberty|not set up|not connected)\\b
            \\bi(?:'d| would|'ll| must| have to| will have to|'m going to have to)? ?(?:rather not|prefer not|decline|refuse|refrain|have to decline)\\b
            \\bwe (?:{cannot}) (?:\\w+ly )?(?:find|answer|determine|locate|infer|tell|say|comment|disclose|discuss|speculate|see|look up|provide (?:an answer|(?:\\w+ )?(?:{info})))
            ^(?:\\w+,? )?(?:i|we|having)\\b.*\\b(?:and|yet|so|then) (?:\\w+ )?(?:(?:can|could) ?(?:not|n't)|can't|cannot|was (?:un|not )able to|found (?:no|nothing)|did ?(?:not|n't) (?:find|see))\\b
            ^(?:(?:sorry|no|unfortunately|nope|afraid),? )*(?:(?:can|could) ?(?:not|n't)|can't|cannot|unable to|not able to) (?:\\w+ly )?{do}\\b
            ^(?:(?:sorry|no|unfortunately|nope|afraid),? )*(?:don't|do not|didn't|no) (?:know|have (?:that|this|it|access)|see|idea|clue|access)\\b
            \\bthis {service} (?:{cannot}|won't|does(?:n't| not)|only|is (?:only|limited|restricted|confined|not))
            \\b(?:i(?:'m| am)?|we(?:'re| are)?|i can|we can) (?:only|limited|restricted|confined) (?:able|here|set up|trained|allowed|authori[sz]ed|help|answer|handle|deal|cover|know|assist|discuss|advise|have (?:access|information)|to)\\b
            (?:question|answer)\\b.* (?:{cannot}) be \\w+
            (?:{cannot}) be (?:\\w+ly )?\\w+ (?:from|in|with|using|based on|by|within) (?:[\\w'-]+ ){0,3}{noun}
            (?:{cannot}) be (?:\\w+ly )?(?:determined|derived|inferred|answered|deduced|ascertained|gleaned|worked out)
            (?:\\bnot|n't|im)(?: )?possible to (?:\\w+ly )?(?:determine|answer|say|tell|infer|know|establish|give|identify|compare)
            (?:\\bnot|n't|im) ?possible (?:for me|with|from|on the basis|given|based on)\\b
            no way (?:to|of|for me to|for us to|i can) (?:tell|know|determin|say|check|see|find|verif|confirm|look|access)
            (?:not|n't|never) (?:\\w+ly )?{spoken} (?:anywhere )?(?:in|by|within|from|inside|among) (?:[\\w'-]+ ){0,3}{noun}
            (?:not|n't|never|nowhere) (?:been |being )?(?:\\w+ly )?(?:mentioned|stated|specified|documented|addressed|spelled out|spelt out|touched on)\\b
            (?:not|n't|never|nowhere) (?:\\w+ly )?(?:listed|named|described|given)(?=[,.;]|$| (?:in|among|anywhere|there|here|by name))
            (?:goes|go|is|are|left) (?:unmentioned|unstated|unspecified|undocumented|unanswered|unaddressed)
            {not} (?:appear|feature|figure|come up|show up|turn up|crop up|occur)\\b.{0,20}\\b(?:in|on|among|within|anywhere) (?:[\\w'-]+ ){0,4}?(?:{noun}|{book})\\b
            (?:is|was|are|were) ?(?:not|n't) (?:\\w+ )?(?:in|within|part of|among|anywhere in|inside|one of|covered (?:in|by)) (?:[\\w'-]+ ){0,3}(?:{noun}|things (?:it|they) \\w+)(?: \\w+)?(?:$|[.,!])
            (?:absent|missing) from (?:[\\w'-]+ ){0,3}{noun}
            ^not (?:\\w+ly )?(?:mentioned|specified|stated|found|given|documented|recorded|listed|covered in|in (?:the|my|our)|known|something i|that i|enough|available (?:in|from|to me)|sure)
            ^(?:it's |it is |that's |that is |this is )?(?:unclear|unknown|not clear|not known|uncertain) (?:from|in|based on|given|to me|on the basis)
            (?:unclear|unknown|not clear|not known|uncertain) (?:from|in|based on|given) (?:[\\w'-]+ ){0,3}{noun}
            (?:\\bun|\\bin|not |n't )(?:known|available|visible|accessible|disclosed|shown|open) to (?:me|us|this)\\b
            there(?:'s| is| was| are| were) (?:no|little|nothing) (?:[\\w'-]+ )?(?:{info})(?:$|[.,!]| (?:about|on|of|in|regarding|concerning|available|provided|given|related|to|that|here|for|as to|whatsoever))
            there(?:'s| is| was| are| were) (?:no|nothing|n't any(?:thing)?)\\b.{0,60}\\b(?:in|among|on) (?:the |these |those |any of |my |our |your |this )?(?:[\\w'-]+ ){0,2}?(?:{noun}|them)\\b
            \\bnothing (?:[\\w'-]+ ){0,5}?(?:about|regarding|concerning)\\b
            \\bnothing (?:in|within|among) (?:[\\w'-]+ ){0,4}?{noun}
            ^(?:\\w+, )?nothing (?:on|in|here|there|found|that matches|relevant|matching)\\b
            \\bno (?:\\w+ )?(?:mention|indication|discussion) (?:of|to|about|that|whether)
            (?:not|n't|in) ?(?:enough|sufficient) (?:\\w+ )?(?:{info}|to go on|to (?:say|tell|answer|determine|judge))
            ^(?:sorry,? )?(?:but )?no (?:\\w+ )?(?:information|documents?|answers?|results?|passages?|data|details|content|matches)(?: \\w+){0,4}? (?:found|available|provided|given|retrieved|returned|mentioned)
            ^(?:sorry,? |unfortunately,? )?(?:but )?no (?:[\\w'-]+ ){0,3}?(?:match(?:es|ing)?|hits?|results?|luck|trace|mention|articles?|info|entr(?:y|ies)|idea|clue|access|answer)(?:$|[.,!;]| (?:for|in|of|on|about|to|found|that|there|here|from|\\w+ (?:found|up)))
            \\bno matching\\b
            \\b(?:nothing|no (?:[\\w'-]+ ){1,7}?)(?:turned|came|comes|shows|showed|turns|popped) up
            (?:did ?(?:not|n't)|does ?(?:not|n't)) (?:turn|come|show|bring) (?:anything |any .{1,30})?up\\b
            \\b(?:search\\w*|look\\w*|query|quer\\w+|check\\w*|review\\w*|scan\\w*)\\b.{0,60}(?:found no|found nothing|turned up no|returned no|returns? no|yielded no|produced no|gave no|came up empty|came up blank|drew a blank|in vain|without (?:success|luck|result|finding))
            \\bcame (?:up|back|away) (?:empty|blank)|\\bdr[ae]w a blank
            (?:outside|beyond|out of|not within|not in|past) (?:of )?(?:the |my |our |its |their |this |that |[\\w'-]+'s )?(?:\\w+ )?(?:scope|knowledge|capabilit|expertise|remit|purview|competence|brief\\b)
            (?:outside|beyond|out of|not within|not in|past) (?:of )?(?:my|our) (?:\\w+ )?(?:area|field|reach|power|role|domain|range|job|lane|hands|ability|abilities)
            (?:outside|beyond|not among|not part of|past)(?: of)? (?:what|anything|the (?:topics|things|matters|questions|subjects)) (?:\\w+ )?(?:i|we|this)\\b
            \\bnot (?:something|anything|a question|a topic|one|a matter|information) (?:that |which )?(?:i|we|this)\\b
            \\bisn't (?:something|a question|a topic|one|information) (?:that |which )?(?:i|we|this)\\b
            (?:leaves?|leaving|left) (?:your|the|this|that|it|my) ?(?:question|matter|point|part|answer)? ?(?:open|unanswered|unresolved)\\b
            (?:question|matter|point|answer|part)s? (?:therefore |thus |still )?(?:remains?|stays?|must remain|has to stay) (?:open|unanswered|unknown|unclear)
            \\b(?:rather not|not|n't|without|only|pure|mere|avoid|instead of|rather than) (?:to |be |want to |wish to )?(?:\\w+ )?(?:guess\\w*|speculat\\w+)
            \\badvise against relying
            (?:n't|not|nothing|none|\\bno\\b).{0,40}\\b(?:lets?|allows?|enables?|helps?|tells?) me\\b
            (?:information|details?|data|that|this|records?)(?: \\w+)? (?:is|are) (?:strictly |treated as )?(?:confidential|private|not public|classified)\\b
            (?:{not}) return (?:any|anything)
            \\bwithout (?:a |any )?(?:connection|access) to\\b
            """);

    private static final Phrase FINALITY = new Phrase(
            CLUES,
            "\\b(?:i|i'm|i've|i'd|i'll|me|answer|question)\\b"
                    + "|\\bthis (?:service|assistant|chat|chatbot|bot|tool|line|helpline|channel|desk)\\b|^(?:sorry|unable|cannot|can't)\\b");

    private static final Phrase CONCLUSION = new Phrase(
            CLUES,
            "\\b(?:so|therefore|thus|hence|consequently|accordingly|which (?:means|leaves))\\b|\\b(?:answer|question)\\b");

    private static final Table IDLE = Table.of(CLUES, WORDS, """
            ^(?:i(?:'m| am) |we(?:'re| are) )?(?:very |so |really |truly )?(?:sorry|afraid)[^a-z]*$
            ^(?:my )?(?:apologies|unfortunately|hello|hi|hmm|thanks|thank you|certainly|sure|of course|great question|good question|no problem|hey|ok|okay)[^a-z]*$
            ^(?:thanks|thank you|many thanks) for
            ^(?:i )?(?:apologi[sz]e|apologies|(?:i'm |i am |we're )?(?:so |very |really )?sorry (?:to hear|for|about|that))
            ^i (?:understand|appreciate|realise|realize|hope|see that)\\b
            \\bplease (?:contact|check|consult|refer|reach|visit|see|try|ask|call|e-?mail|feel free|review|turn|get in touch|speak|open|log|sign|write)
            \\b(?:you (?:may|might|could|can|should|'ll need to|will need to|would need to)|i(?:'d| would)? (?:\\w+ )?(?:recommend|suggest|advise)|we (?:recommend|suggest)|it(?:'s| is| would be|'d be| may be| might be) (?:best|better|worth|safest|wise)|try|consider|your best (?:bet|option)) .*(?:contact|check|consult|refer|reach|visit|ask|speak|look|search|support|review|verif|call|write|talk|get in touch|turn|post|enquir|inquir|confirm)
            \\b(?:could|can|would|will) you (?:please )?(?:contact|ask|check)
            ^(?:please )?(?:contact|call|ask|see|check|try|consult|speak to|talk to|get in touch|email|ring|reach out|refer to|write to|visit|phone|dial|have a look|look at|go to|head to|drop)\\b
            ^(?:please )?(?:open|raise|file|submit|log|create) (?:a|an) (?:\\w+ )?(?:ticket|case|request|issue)
            (?:can|could|should|will|would|may|might) (?:\\w+ )?(?:be able to )?(?:help|tell|check|answer|advise|look|confirm|know|have|assist|provide|give|point|direct|clarify|explain|find|put you|arrange)\\b
            ^(?:your|the|a|our) (?:[\\w'-]+ ){0,4}(?:team|desk|office|staff|branch|department|doctor|pharmacist|advis[eo]r|manager|supplier|manufacturer|provider|agent|colleagues?|helpline|hotline)\\b.*\\b(?:can|could|will|should|may|might|would|is|are|has|have|holds?|keeps?|knows?)\\b
            \\b(?:is|are|would be|will be) (?:the )?(?:right|best|better|quickest|safest|surest|fastest) (?:place|placed|person|people|team|source|way|route|step|bet|contact|asked|answered)
            \\bthe (?:best|quickest|safest|surest|fastest|easiest|simplest) (?:way|route|step|thing|bet|option)\\b
            (?:keeps?|holds?|has|have|maintains?|publish(?:es)?) (?:the |a |an |all |up-to-date )*(?:lists?|records?|details|figures|copy|copies|plans?|register|information|answer)\\b
            \\bonly (?:a|an|the|your) (?:[\\w-]+ ){1,3}(?:can|could|may|should)\\b
            \\bworth (?:asking|checking|a call|contacting|calling)
            feel free|anything else|happy to (?:help|assist|explain|look|take|answer|check|try|do)|glad to (?:help|assist|look|take|answer|check|try)|other questions|would you like me to|want me to
            let me know if
            \\bif you (?:have|need) (?:any|more|further|other|additional)
            \\bif you (?:can |could |would )?(?:provide|share|give me|tell me|let me|upload|paste|send me|point me)
            ^if (?:you|it|that|this|there)\\b.*\\b(?:i'd|i'll|i can|i could|i would)\\b
            ^for .{0,60}(?:information|details|help|assistance|advice|please|contact|\\bsee\\b|\\bask\\b|turn to)
            \\bas an ai\\b
            \\b(?:i'm|i am) (?:just |only |merely )?(?:a|an|the) (?:[\\w'-]+ ){0,3}?(?:chatbot|bot|assistant|ai|model)
            \\b(?:i'm|i am) here to (?:help|answer|assist)
            ^(?:i can|i'll|let me|let's|i could|we can|i will) (?:\\w+ )?(?:walk|guide|help|look|check|see|find|assist|explain|do that|get)
            (?:your|the|this) question (?:is about|asks|concerns|refers|relates)
            (?:did|do) ?(?:not|n't) (?:quite |fully )?understand
            ^(?:\\w+,? )?(?:i|we|i've|we've|i have|we have) (?:\\w+ )?(?:searched|checked|looked|went|gone|read|scanned|combed|reviewed|examined|consulted|browsed)\\b
            ^(?:having|after|while) (?:\\w+ )?(?:checked|searched|looked|read|reviewed|going|checking|searching|looking|reading|reviewing)
            ^(?:here's|here is|this is|that's|that is) (?:what|all|everything|as (?:much|far))
            \\b(?:that|this|it) (?:would be|is|falls under|counts as|would amount to|amounts to) (?:\\w+ )?(?:legal|medical|financial|tax|personal|professional|clinical|investment) (?:advice|judg|opinion)
            {doc}.{0,20}? (?:only|merely|just|mainly|primarily|mostly|solely) \\w+
            (?:{doc}|\\b{book}|\\d)(?: \\w+){0,2}? (?:discuss(?:es)?|covers?|focus(?:es)?|talks?|deals?|concerns?|relates?|describes?|explains?|outlines?|breaks? off|ends?|stops?|opens?|lists?|goes|(?:is|are) about)\\b(?!.*\\bthat\\b)
            (?:is|are|was|were) (?:only |briefly |merely )?(?:mentioned|referred to|discussed|touched on) (?:in|by|only|once|briefly|there|without)
            ^(?:it|they) (?:only|merely|just|mainly|primarily) (?:\\w+)
            """);

    private static final Table QUESTION = Table.of(CLUES, WORDS, """
            \\?$
            \\bplease (?:clarify|specify|provide|tell me|share|rephrase|give me|confirm|let me know|state|indicate|add|send me|include)
            \\blet me know (?:which|what|whether|where|your|the|if you mean)
            \\b(?:i|we)(?:'ll| will|'d| would)? (?:first |still |also )?need (?:to know|more|some|a bit|a little|additional|further|your|one|the|you to|two)
            \\b(?:tell me|give me|send me|i need|i'd need) (?:\\w+ )?(?:which|what|your|whether|where|more)
            ^before i (?:can|could)
            """);

    /** Questions that put things to choose from. */
    private static final Phrase CHOICE = new Phrase(
            CLUES,
            "^(?!.*(?:anything else|would you like me|want me to|shall i))(?:.*(?:\\bwhich\\b|\\bor\\b|\\b(?:do|did) you (?:mean|want|need|have)\\b"
                    + "|\\bare you (?:asking|looking|after|using|referring|talking|interested)|\\bexactly\\b|\\bdo i (?:understand|read)"
                    + "|\\bshould i\\b|\\bwhat (?:kind|type|sort|exactly|model|version)|\\bwhether\\b|\\bneed (?:to know|one|your|more|the)"
                    + "|^(?:just )?to (?:clarify|confirm|be sure|make sure)|\\bcould you (?:\\w+ )?(?:clarify|specify|tell|confirm|say)"
                    + "|\\bcan you (?:\\w+ )?(?:clarify|specify|tell|confirm)|\\bplease (?:clarify|specify|tell|confirm|let)))");

    private static final Table LEADS_TO_QUESTION = Table.of(CLUES, WORDS, """
            \\bdepends? (?:\\w+ )?on
            (?:can ?not|cannot|can't|unable) .*\\b(?:without|until|unless|before)\\b
            (?:differs?|varies|vary) (?:\\w+ )?(?:by|between|with|depending|from|according)
            ^(?:there are|i (?:see|have|found|can see)|we have|we offer) (?:\\w+ )?(?:several|two|three|four|five|multiple|many|different|various|a few|a number of)
            (?:multiple|several|two|three|both|more than one) (?:[\\w-]+ ){1,4}(?:match|named|called|with that name|share|go by|are|have|fit|exist|carry)
            not sure (?:which|what) (?:\\w+ )?you
            """);

    static final Phrases ALL = new Phrases(
            CLUES,
            new Phrase(CLUES, "(?:^|(?<=[.!?;] ))(?:even though|although|though|while|whilst) ([^,]*),"),
            new Phrase(
                    CLUES,
                    ",? (?:but|however|although|though|yet|whereas|while|nevertheless|nonetheless|that said|even so)\\b,? ?"),
            new Phrase(
                    CLUES,
                    "\\b(?:says?|states?|according to|suggests?|indicates?|shows?|puts?|places|implies|sets?|makes|rules?)\\b"),
            // A point behind a single letter ends nothing: "the U.S. state".
            Pattern.compile("(?<=[.!?;:])(?<!\\b[a-z]\\.)\\s+|\\s+[-–—]\\s+|—|(?=" + Phrases.TURN + ")"),
            Pattern.compile("(?:unknown|n/a|none found|no answer|not found|unanswerable|not available|no information"
                    + "|i don't know|no idea|not mentioned|cannot answer|can't answer|cannot say)[.!]?"),
            new Phrase(
                    CLUES,
                    "\\b(?:answer|reply|respond|get back|help|write|call)\\b.*\\b(?:sooner|earlier|right away|the first time)\\b"
                            + "|\\b(?:without|until|unless|before) (?:i know|i have|knowing|more|your|you|a bit|some|further|additional|seeing)\\b"
                            + "|^(?:please )?(?:note|bear in mind|keep in mind)\\b"
                            + "|^(?:and |or |so )?(?:if|unless|whenever|in case|where|when (?!looking|searching|checking))\\b"),
            REFUSAL,
            FINALITY,
            CONCLUSION,
            IDLE,
            QUESTION,
            CHOICE,
            LEADS_TO_QUESTION,
            new Phrase(CLUES, "\\d|[a-z'-]+[^a-z'-]+[a-z]+|^(?:yes|no)\\b"));

    private EnglishPhrases() {}
}
