package dev.assay.core.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.access.Access;
import dev.assay.core.access.Asker;
import dev.assay.core.data.Claim;
import dev.assay.core.data.Output;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Retrieved;
import dev.assay.core.data.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LeaksTest {

    private static final List<Retrieved> CONTEXT = List.of(item("open"), item("secret", "hr"), item("other", "board"));
    private static final Access BOB = new Access(Optional.of(new Asker(Set.of("bob"))), Optional.of(CONTEXT));

    private static Retrieved item(String id, String... acl) {
        return new Retrieved(
                id,
                Optional.empty(),
                Optional.empty(),
                Optional.of("text of " + id),
                OptionalDouble.empty(),
                Map.of(),
                List.of(acl));
    }

    private static JudgedClaim claim(Integer... supporting) {
        List<PassageVerdict> verdicts = new ArrayList<>();
        List.of(supporting)
                .forEach(passage -> verdicts.add(new PassageVerdict(
                        1, passage, Verdict.SUPPORTED, OptionalDouble.empty(), Optional.empty(), "")));
        return new JudgedClaim(new Claim(1, "It pays 9.", 0, 10), Verdict.SUPPORTED, verdicts);
    }

    private static List<Leak> leaks(String answer, JudgedClaim... claims) {
        return Leaks.of(BOB, Output.of(CONTEXT, Optional.of(answer)), CONTEXT, List.of(claims));
    }

    @Test
    void what_came_back_and_was_not_used_is_told_apart_from_what_was() {
        List<Leak> leaks = leaks("It pays 9 [2].");

        assertThat(leaks).extracting(Leak::passage).containsExactly("secret", "other");
        assertThat(leaks).extracting(Leak::use).containsExactly(Leak.Use.CITED, Leak.Use.RETRIEVED);
        assertThat(leaks.get(0).rank()).isEqualTo(2);
        assertThat(leaks.get(0).acl()).containsExactly("hr");
    }

    @Test
    void a_claim_rests_on_a_secret_only_where_no_open_passage_says_it() {
        assertThat(leaks("It pays 9.", claim(2)).get(0))
                .isEqualTo(new Leak("secret", 2, List.of("hr"), Leak.Use.STATED, "It pays 9."));
        assertThat(leaks("It pays 9.", claim(2, 3))).allMatch(Leak::used);
        assertThat(leaks("It pays 9.", claim(1, 2))).noneMatch(Leak::used);
        assertThat(leaks("It pays 9.", claim(1))).noneMatch(Leak::used);
    }

    @Test
    void without_a_named_user_nothing_leaks() {
        Access nobody = new Access(Optional.empty(), Optional.of(CONTEXT));

        assertThat(Leaks.of(nobody, Output.of(CONTEXT, Optional.of("It pays 9 [2].")), CONTEXT, List.of()))
                .isEmpty();
    }

    @Test
    void a_table_counts_all_and_keeps_the_worst_of_many() {
        LeakTable table = new LeakTable();
        Leak seen = new Leak("s", 1, List.of("hr"), Leak.Use.RETRIEVED, "");
        Leak cited = new Leak("s", 1, List.of("hr"), Leak.Use.CITED, "");
        IntStream.range(0, 80).forEach(i -> table.add(new LeakedCase("q" + i, "bob", List.of(seen))));
        table.add(new LeakedCase("last", "bob", List.of(seen, cited)));

        assertThat(table.count().retrieved()).isEqualTo(81);
        assertThat(table.count().used()).isEqualTo(1);
        assertThat(table.count().cases()).hasSize(50);
        assertThat(table.count().cases().get(0).id()).isEqualTo("last");
    }
}
