package dev.assay.core.access;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Case;
import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.data.Retrieved;
import dev.assay.core.metric.MetricCatalog;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class AccessTest {

    private static final LeakedRetrieved METRIC = new LeakedRetrieved();

    private static Case asked(Map<String, Object> metadata) {
        return new Case(
                "c1",
                "What does it pay?",
                ExpectedBehavior.ANSWER,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(),
                metadata,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    private static Retrieved item(String id, String... acl) {
        return new Retrieved(
                id,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                OptionalDouble.empty(),
                Map.of(),
                List.of(acl));
    }

    private static Access access(Map<String, Object> metadata, Retrieved... items) {
        return Access.of(asked(metadata), Optional.of(List.of(items)), List.of());
    }

    @Test
    void a_passage_is_open_to_everybody_unless_its_acl_names_somebody() {
        Map<String, Object> bob = Map.of("user", "bob");

        assertThat(METRIC.score(access(bob, item("a"), item("b", "*")))).isEqualTo(Score.of(0));
        assertThat(METRIC.score(access(bob, item("a"), item("b", "alice", "bob"))))
                .isEqualTo(Score.of(0));
        assertThat(METRIC.score(access(bob, item("a"), item("b", "alice")))).isEqualTo(Score.of(1));
    }

    @Test
    void groups_and_roles_admit_like_the_user_himself() {
        Retrieved secret = item("s", "hr", "board");

        assertThat(METRIC.score(access(Map.of("user", "alice", "groups", "sales, hr"), secret)))
                .isEqualTo(Score.of(0));
        assertThat(METRIC.score(access(Map.of("roles", "经理，board"), secret))).isEqualTo(Score.of(0));
        assertThat(METRIC.score(access(Map.of("user", "alice", "groups", "sales"), secret)))
                .isEqualTo(Score.of(1));
    }

    @Test
    void a_blank_user_is_somebody_unknown_and_no_user_is_not_measured() {
        assertThat(METRIC.score(access(Map.of("user", ""), item("s", "hr")))).isEqualTo(Score.of(1));
        assertThat(METRIC.score(access(Map.of("user", ""), item("s")))).isEqualTo(Score.of(0));
        assertThat(METRIC.score(access(Map.of(), item("s", "hr")))).isInstanceOf(Score.Undefined.class);
        assertThat(METRIC.score(Access.of(asked(Map.of("user", "bob")), Optional.empty(), List.of())))
                .isInstanceOf(Score.Undefined.class);
    }

    @Test
    void what_only_the_context_holds_came_back_too() {
        Access access = Access.of(
                asked(Map.of("user", "bob")), Optional.of(List.of(item("a"))), List.of(item("a"), item("s", "hr")));

        assertThat(access.forbidden())
                .singleElement()
                .satisfies(one -> assertThat(one.rank()).isEqualTo(2));
    }

    @Test
    void its_name_parses_back() {
        assertThat(new MetricCatalog(AccessMetrics.ALL).parse("LEAKEDRETRIEVED"))
                .isEqualTo(METRIC);
        assertThat(METRIC.family().definition().lowerIsBetter()).isTrue();
    }
}
