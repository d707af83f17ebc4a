package dev.assay.engine;

import dev.assay.core.run.CaseResult;
import dev.assay.core.words.Language;
import java.util.List;

/** The language of a report: that of most of its questions. */
final class ReportLanguage {

    private ReportLanguage() {}

    static Language of(List<CaseResult> cases) {
        long chinese = cases.stream()
                .filter(result -> Language.of(result.source().question()) == Language.ZH)
                .count();
        return 2 * chinese > cases.size() ? Language.ZH : Language.EN;
    }
}
