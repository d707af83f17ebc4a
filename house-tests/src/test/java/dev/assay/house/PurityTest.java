package dev.assay.house;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import dev.assay.core.metric.Metric;
import org.junit.jupiter.api.Test;

/** What code may touch. */
class PurityTest {

    @Test
    void core_touches_nothing_outside_itself() {
        noClasses()
                .that()
                .resideInAPackage("dev.assay.core..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "java.io..",
                        "java.nio.file..",
                        "java.net..",
                        "java.sql..",
                        "java.time..",
                        "java.util.concurrent..",
                        "java.util.logging..",
                        "org.slf4j..")
                .because("same input, same output: core has no file, thread, clock, network or logger")
                .check(House.CLASSES);
    }

    @Test
    void core_draws_no_unseeded_numbers_and_reads_no_clock() {
        noClasses()
                .that()
                .resideInAPackage("dev.assay.core..")
                .should()
                .callMethod(Math.class, "random")
                .orShould()
                .callConstructor(java.util.Random.class)
                .orShould()
                .callConstructor(java.util.SplittableRandom.class)
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .dependOnClassesThat()
                .areAssignableTo(Thread.class)
                .because("a number that cannot be had again cannot be trusted")
                .check(House.CLASSES);
    }

    @Test
    void only_the_command_line_prints() {
        noClasses()
                .that()
                .resideOutsideOfPackage("dev.assay.cli..")
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .callMethod(Throwable.class, "printStackTrace")
                .because("a library that prints cannot be used in a server")
                .check(House.CLASSES);
    }

    @Test
    void a_metric_names_no_other_metric() {
        House.CLASSES.stream()
                .filter(type -> type.isAssignableTo(Metric.class) && type.isRecord())
                .forEach(metric -> noClasses()
                        .that()
                        .haveFullyQualifiedName(metric.getFullName())
                        .should()
                        .dependOnClassesThat(
                                new DescribedPredicate<>("are other metrics") {
                                    @Override
                                    public boolean test(JavaClass other) {
                                        return other.isAssignableTo(Metric.class)
                                                && other.isRecord()
                                                && !other.equals(metric);
                                    }
                                })
                        .because("a metric can be read, changed and deleted alone")
                        .check(House.CLASSES));
    }

    @Test
    void no_field_is_a_mutable_global() {
        noFields()
                .that()
                .areStatic()
                .should()
                .notBeFinal()
                .because("global state makes two runs in one process different")
                .check(House.CLASSES);
    }
}
