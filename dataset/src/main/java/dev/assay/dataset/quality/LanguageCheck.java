package dev.assay.dataset.quality;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Languages of the questions: mixed, or other ones than {@code dataset.yaml} says. */
final class LanguageCheck implements Check {

    private static final int SHOWN = 5;

    @Override
    public List<Finding> find(Checked dataset) {
        Map<String, Integer> counts = Counts.by(dataset.cases(), Counts::language);
        Optional<List<String>> said = Optional.ofNullable(
                        dataset.folder().manifest().fields().get("languages"))
                .filter(Collection.class::isInstance)
                .map(list -> ((Collection<?>) list)
                        .stream()
                                .map(code -> String.valueOf(code).split("[-_]")[0])
                                .toList());
        List<String> unsaid = dataset.cases().stream()
                .filter(source ->
                        said.filter(codes -> codes.stream().noneMatch(code -> code.equals(Counts.language(source))))
                                        .isPresent()
                                && known(said.get()))
                .map(source -> source.id())
                .toList();
        if (!unsaid.isEmpty()) {
            return List.of(
                    new Finding(
                            Severity.WARNING,
                            "undeclared-language",
                            unsaid,
                            Brief.count(unsaid.size(), "question")
                                    + " in a language that dataset.yaml does not name (it says "
                                    + String.join(", ", said.orElse(List.of())) + ")",
                            unsaid.stream().limit(SHOWN).toList(),
                            "name the language under `languages` of dataset.yaml, or put these cases into a dataset of their own"));
        }
        return counts.size() < 2
                ? List.of()
                : List.of(Finding.ofAll(
                        Severity.NOTE,
                        "mixed-languages",
                        "questions in " + counts.size() + " languages: "
                                + counts.entrySet().stream()
                                        .map(entry -> entry.getKey() + " " + entry.getValue())
                                        .collect(Collectors.joining(", ")),
                        "look at each alone: `assay run` shows slices, a rule may say `on language=zh`"));
    }

    /** The script tells English and Chinese only; where another language is named, nothing can be said. */
    private static boolean known(List<String> codes) {
        return codes.stream().allMatch(code -> code.equals("en") || code.equals("zh"));
    }
}
