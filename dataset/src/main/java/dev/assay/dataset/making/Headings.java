package dev.assay.dataset.making;

import dev.assay.core.data.Passage;
import dev.assay.core.data.Span;
import dev.assay.core.words.Language;
import dev.assay.core.words.Slice;
import dev.assay.dataset.document.Document;
import dev.assay.dataset.document.Heading;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Asks for the section under a heading, or for a document by its title. */
final class Headings implements Template {

    private static final Set<String> EMPTY = Set.of(
            "overview",
            "introduction",
            "summary",
            "notes",
            "note",
            "faq",
            "contents",
            "table of contents",
            "appendix",
            "general",
            "background",
            "conclusion",
            "references",
            "see also",
            "changelog",
            "readme",
            "license",
            "licence",
            "examples",
            "example",
            "概述",
            "简介",
            "引言",
            "总则",
            "附则",
            "附录",
            "目录",
            "说明",
            "备注",
            "其他",
            "总结",
            "背景",
            "参考文献",
            "常见问题",
            "示例",
            "更新日志");

    private static final Pattern NUMBERING = Pattern.compile(
            "^(?:第[\\d一二三四五六七八九十百]+[章节条部分]+\\s*|[一二三四五六七八九十]+、\\s*|[（(][\\d一二三四五六七八九十]+[)）]\\s*"
                    + "|(?:chapter|section|part) [\\dIVX]+[.:]?\\s*|\\d+(?:\\.\\d+)*[.、)]?\\s+)",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern ASKS_EN =
            Pattern.compile("(?i)^(?:what|how|why|when|where|who|which|can|do|does|is|are|may|must|should)\\b.*");

    private static final Pattern TELLS_EN = Pattern.compile(
            "(?i)^(?:install|configure|request|reset|submit|set up|create|delete|update|use|change|report|book|apply|cancel"
                    + "|return|contact|export|import|enable|disable|add|remove|run|build|upgrade|choose|write|read|check"
                    + "|connect|verify|manage|order|renew|replace|send|share|sign|start|stop|test|track)\\s.*");

    private static final Pattern ASKS_ZH =
            Pattern.compile("^(?:如何|怎么|怎样|为什么|什么|谁|哪|能否|是否|可否|多久|何时).*|.*(?:吗|呢|什么|多久|多少)$");

    private static final Pattern TELLS_ZH = Pattern.compile(
            "^(?:申请|安装|配置|设置|使用|提交|修改|重置|查询|联系|报销|预订|更换|升级|删除|创建|启用|关闭|注册|登录|下载|上传|导出|导入|取消|开通|绑定|办理|退回|选择|连接).{1,12}$");

    @Override
    public List<Draft> of(Passage passage, Pool pool) {
        Optional<Document> document = pool.document(passage.document());
        Optional<Span> span = passage.span();
        List<Draft> drafts = new ArrayList<>();
        if (document.isEmpty() || span.isEmpty()) {
            return drafts;
        }
        List<Heading> headings = document.get().headings();
        for (int i = 0; i < headings.size(); i++) {
            Heading heading = headings.get(i);
            int next = i + 1 < headings.size()
                    ? headings.get(i + 1).place().start()
                    : document.get().text().length();
            int from = heading.place().start() - span.get().start();
            int to = Math.min(next, span.get().end()) - span.get().start();
            boolean within = from >= 0 && from < passage.text().length();
            boolean says = within
                    && passage.text()
                                    .substring(
                                            Math.min(
                                                    to,
                                                    heading.place().end()
                                                                            - span.get()
                                                                                    .start()
                                                                    < 0
                                                            ? to
                                                            : Math.min(
                                                                    to,
                                                                    heading.place()
                                                                                    .end()
                                                                            - span.get()
                                                                                    .start())),
                                            to)
                                    .codePoints()
                                    .filter(Character::isLetterOrDigit)
                                    .count()
                            > 10;
            if (says) {
                Slice section = new Slice(from, to).strip(passage.text());
                question(heading, parent(document.get(), heading))
                        .ifPresent(asked -> drafts.add(new Draft(
                                CaseType.HEADING,
                                asked,
                                "",
                                List.of(new Draft.Cited(passage, section)),
                                List.of(),
                                List.of(passage))));
            }
        }
        return drafts;
    }

    private static Optional<String> parent(Document document, Heading heading) {
        List<Heading> over = document.over(heading.place().start());
        return over.size() > 1 ? Optional.of(bare(over.get(over.size() - 2).text())) : Optional.empty();
    }

    private static String bare(String heading) {
        return NUMBERING
                .matcher(heading.strip())
                .replaceFirst("")
                .replaceAll("[:：.。*`]+$", "")
                .replaceAll("[`*]", "")
                .strip();
    }

    /** None for headings that name nothing, or are too long to be names. */
    private static Optional<String> question(Heading heading, Optional<String> parent) {
        String words = bare(heading.text());
        boolean empty = words.length() < 2 || EMPTY.contains(words.toLowerCase(Locale.ROOT));
        if (empty || words.length() > 80) {
            return Optional.empty();
        }
        return Optional.of(Language.of(words) == Language.ZH ? chinese(words, parent) : english(words, parent));
    }

    private static String chinese(String words, Optional<String> parent) {
        if (words.matches(".*[?？]$")) {
            return words;
        }
        if (ASKS_ZH.matcher(words).matches()) {
            return words + "？";
        }
        String of = parent.filter(name -> words.length() <= 4 && Language.of(name) == Language.ZH)
                .map(name -> name + "的")
                .orElse("");
        return TELLS_ZH.matcher(words).matches() ? "怎么" + words + "？" : "关于" + of + words + "，有哪些规定或说明？";
    }

    private static String english(String words, Optional<String> parent) {
        if (words.endsWith("?")) {
            return words;
        }
        if (words.matches("(?i)how to .*")) {
            return "How do I " + words.substring("how to ".length()) + "?";
        }
        if (ASKS_EN.matcher(words).matches()) {
            return words + "?";
        }
        if (TELLS_EN.matcher(words).matches()) {
            return "How do I " + lower(words) + "?";
        }
        boolean single = !words.contains(" ");
        String of = parent.filter(name -> single && !name.equalsIgnoreCase(words))
                .map(name -> " in connection with " + lower(name))
                .orElse("");
        return "What should I know about " + lower(words) + of + "?";
    }

    /** Title Case and capitals of a first word become small; names of capitals and digits stay. */
    private static String lower(String words) {
        StringBuilder lower = new StringBuilder();
        for (String word : words.split(" ")) {
            boolean plain = word.length() > 1
                    && word.substring(1).equals(word.substring(1).toLowerCase(Locale.ROOT));
            lower.append(lower.isEmpty() ? "" : " ")
                    .append(plain && lower.isEmpty() ? word.toLowerCase(Locale.ROOT) : word);
        }
        return lower.toString();
    }
}
