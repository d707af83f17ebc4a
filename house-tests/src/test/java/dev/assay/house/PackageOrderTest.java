package dev.assay.house;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import org.junit.jupiter.api.Test;

/** Arrows between packages go down only. */
class PackageOrderTest {

    @Test
    void the_house_is_not_empty() {
        assertThat(House.CLASSES).hasSizeGreaterThan(80);
        assertThat(House.CLASSES.containPackage("dev.assay.core.retrieval")).isTrue();
        assertThat(House.CLASSES.containPackage("dev.assay.judge.embedded")).isTrue();
        assertThat(House.CLASSES.containPackage("dev.assay.engine.report")).isTrue();
        assertThat(House.CLASSES.containPackage("dev.assay.dataset.imports")).isTrue();
        assertThat(House.CLASSES.containPackage("dev.assay.cli")).isTrue();
    }

    @Test
    void no_circle_of_packages() {
        slices().matching("dev.assay.(**)")
                .should()
                .beFreeOfCycles()
                .because("a circle means that neither package can be understood, tested or left out alone")
                .check(House.CLASSES);
    }

    @Test
    void packages_of_core_stand_only_on_those_below() {
        layeredArchitecture()
                .consideringOnlyDependenciesInAnyPackage("dev.assay.core..")
                .layer("words")
                .definedBy("dev.assay.core.words")
                .layer("data")
                .definedBy("dev.assay.core.data")
                .layer("metric")
                .definedBy("dev.assay.core.metric")
                .layer("retrieval")
                .definedBy("dev.assay.core.retrieval")
                .layer("text")
                .definedBy("dev.assay.core.text")
                .layer("citation")
                .definedBy("dev.assay.core.citation")
                .layer("answer")
                .definedBy("dev.assay.core.answer")
                .layer("expression")
                .definedBy("dev.assay.core.expression")
                .layer("usage")
                .definedBy("dev.assay.core.usage")
                .layer("access")
                .definedBy("dev.assay.core.access")
                .layer("target")
                .definedBy("dev.assay.core.target")
                .layer("slice")
                .definedBy("dev.assay.core.slice")
                .layer("stats")
                .definedBy("dev.assay.core.stats..")
                .layer("run")
                .definedBy("dev.assay.core.run")
                .layer("search")
                .definedBy("dev.assay.core.slice.search")
                .layer("comparison")
                .definedBy("dev.assay.core.comparison")
                .layer("history")
                .definedBy("dev.assay.core.history")
                .layer("gate")
                .definedBy("dev.assay.core.gate")
                .layer("diagnosis")
                .definedBy("dev.assay.core.diagnosis")
                .layer("calibration")
                .definedBy("dev.assay.core.calibration")
                .whereLayer("words")
                .mayNotAccessAnyLayer()
                .whereLayer("data")
                .mayOnlyAccessLayers("words")
                .whereLayer("metric")
                .mayOnlyAccessLayers("data", "words")
                .whereLayer("retrieval")
                .mayOnlyAccessLayers("metric", "data", "words")
                .whereLayer("text")
                .mayOnlyAccessLayers("metric", "data", "words")
                .whereLayer("citation")
                .mayOnlyAccessLayers("data", "words")
                .whereLayer("answer")
                .mayOnlyAccessLayers("citation", "text", "metric", "data", "words")
                .whereLayer("expression")
                .mayOnlyAccessLayers("metric", "data", "words")
                .whereLayer("usage")
                .mayOnlyAccessLayers("metric", "data", "words")
                .whereLayer("access")
                .mayOnlyAccessLayers("metric", "data", "words")
                .whereLayer("target")
                .mayOnlyAccessLayers("data", "words")
                .whereLayer("slice")
                .mayOnlyAccessLayers("data", "words")
                .whereLayer("stats")
                .mayOnlyAccessLayers("metric", "data", "words")
                .whereLayer("run")
                .mayOnlyAccessLayers("access", "citation", "retrieval", "text", "stats", "metric", "data", "words")
                .whereLayer("search")
                .mayOnlyAccessLayers("run", "slice", "stats", "metric", "data", "words")
                .whereLayer("comparison")
                .mayOnlyAccessLayers("run", "slice", "stats", "metric", "data", "words")
                .whereLayer("history")
                .mayOnlyAccessLayers("comparison", "run", "stats", "words")
                .whereLayer("gate")
                .mayOnlyAccessLayers("run", "slice", "stats", "metric", "data", "words")
                .whereLayer("diagnosis")
                .mayOnlyAccessLayers("run", "citation", "retrieval", "text", "stats", "metric", "data", "words")
                .whereLayer("calibration")
                .mayOnlyAccessLayers("run", "stats", "metric", "data", "words")
                .because("the order of packages is the map by which a newcomer finds the way")
                .check(House.CLASSES);
    }

    @Test
    void core_knows_no_other_module() {
        classes()
                .that()
                .resideInAPackage("dev.assay.core..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("dev.assay.core..", "java..", "org.jspecify..", "org.hipparchus..")
                .because("core must be usable with nothing else on the class path")
                .check(House.CLASSES);
    }

    @Test
    void the_judge_knows_neither_engine_nor_its_own_providers() {
        noClasses()
                .that()
                .resideInAnyPackage("dev.assay.judge.port..", "dev.assay.judge.generation..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "dev.assay.engine..",
                        "dev.assay.cli..",
                        "dev.assay.judge.embedded..",
                        "dev.assay.judge.langchain4j..")
                .because("the port is what providers and engine meet on")
                .check(House.CLASSES);
    }

    @Test
    void packages_of_the_judge_stand_only_on_those_below() {
        layeredArchitecture()
                .consideringOnlyDependenciesInAnyPackage("dev.assay.judge..")
                .layer("budget")
                .definedBy("dev.assay.judge.budget")
                .layer("port")
                .definedBy("dev.assay.judge.port")
                .layer("cache")
                .definedBy("dev.assay.judge.cache")
                .layer("resilience")
                .definedBy("dev.assay.judge.resilience")
                .layer("prompt")
                .definedBy("dev.assay.judge.prompt")
                .layer("llm")
                .definedBy("dev.assay.judge.llm")
                .layer("generation")
                .definedBy("dev.assay.judge.generation")
                .layer("plan")
                .definedBy("dev.assay.judge.plan")
                .layer("jury")
                .definedBy("dev.assay.judge.jury")
                .layer("citation")
                .definedBy("dev.assay.judge.citation")
                .layer("access")
                .definedBy("dev.assay.judge.access")
                .layer("rubric")
                .definedBy("dev.assay.judge.rubric")
                .layer("embedded")
                .definedBy("dev.assay.judge.embedded..")
                .layer("langchain4j")
                .definedBy("dev.assay.judge.langchain4j..")
                .whereLayer("budget")
                .mayNotAccessAnyLayer()
                .whereLayer("port")
                .mayOnlyAccessLayers("budget")
                .whereLayer("cache")
                .mayOnlyAccessLayers("port", "budget")
                .whereLayer("resilience")
                .mayOnlyAccessLayers("port", "budget")
                .whereLayer("prompt")
                .mayOnlyAccessLayers("port")
                .whereLayer("llm")
                .mayOnlyAccessLayers("port", "prompt")
                .whereLayer("generation")
                .mayOnlyAccessLayers("port")
                .whereLayer("plan")
                .mayOnlyAccessLayers("budget", "port", "cache", "prompt", "llm")
                .whereLayer("jury")
                .mayOnlyAccessLayers("port")
                .whereLayer("citation")
                .mayOnlyAccessLayers("port", "generation")
                .whereLayer("access")
                .mayOnlyAccessLayers("generation")
                .whereLayer("rubric")
                .mayOnlyAccessLayers("port", "generation")
                .whereLayer("embedded")
                .mayOnlyAccessLayers("port")
                .whereLayer("langchain4j")
                .mayOnlyAccessLayers("budget", "port", "cache", "resilience", "prompt", "llm", "plan")
                .because("a metric that sees retries or caches cannot be read as arithmetic")
                .check(House.CLASSES);
    }

    @Test
    void rooms_of_the_engine_are_blind_to_each_other() {
        slices().matching("dev.assay.engine.(*)..")
                .should()
                .notDependOnEachOther()
                .ignoreDependency(
                        DescribedPredicate.alwaysTrue(),
                        JavaClass.Predicates.resideInAPackage("dev.assay.engine.input"))
                .because("Engine wires them; a room that reaches into the next makes both harder to change")
                .check(House.CLASSES);
    }

    @Test
    void commands_on_datasets_share_the_rooms_below_and_are_blind_to_each_other() {
        slices().matching("dev.assay.dataset.(*)..")
                .should()
                .notDependOnEachOther()
                .ignoreDependency(
                        DescribedPredicate.alwaysTrue(),
                        JavaClass.Predicates.resideInAnyPackage(
                                "dev.assay.dataset.folder",
                                "dev.assay.dataset.document",
                                "dev.assay.dataset.similar",
                                "dev.assay.dataset.redaction",
                                "dev.assay.dataset.change"))
                .because("a command can be understood, tested and dropped without the others")
                .check(House.CLASSES);
    }

    @Test
    void nothing_below_knows_datasets() {
        noClasses()
                .that()
                .resideInAnyPackage("dev.assay.core..", "dev.assay.judge..", "dev.assay.engine..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("dev.assay.dataset..")
                .because("a run needs no document readers; whoever only measures can leave the module off")
                .check(House.CLASSES);
    }

    @Test
    void a_foreign_format_knows_the_port_and_not_how_files_are_cut_or_written() {
        noClasses()
                .that()
                .resideInAnyPackage("dev.assay.dataset.imports.port", "dev.assay.dataset.imports.formats")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "dev.assay.dataset.imports", "dev.assay.dataset.imports.text", "dev.assay.dataset.folder")
                .because("whoever brings a format of his own has the port alone")
                .check(House.CLASSES);
    }

    @Test
    void reports_do_not_know_the_judge() {
        noClasses()
                .that()
                .resideInAPackage("dev.assay.engine.report..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("dev.assay.judge..")
                .because("a report shows what a run found, whoever judged")
                .check(House.CLASSES);
    }

    @Test
    void the_engine_never_names_a_judge_by_class() {
        noClasses()
                .that()
                .resideInAPackage("dev.assay.engine..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("dev.assay.judge.embedded..", "dev.assay.judge.langchain4j..")
                .because("judges come through ServiceLoader, so that they can be left off the class path")
                .check(House.CLASSES);
    }
}
