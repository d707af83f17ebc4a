package dev.assay.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.comparison.Basis;
import dev.assay.core.history.History;
import dev.assay.core.history.PastRun;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Interval;
import dev.assay.core.words.Language;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class HistoryCsvTest {

    private static final String HEAD =
            "run,time,source,variant,commit,dirty,dataset,judge,embeddings,cases,exit,metric,"
                    + "mean,low,high,n,undefined,failed,changed\n";

    private static PastRun run(String id, String source, String dataset, OptionalInt exit, Estimate estimate) {
        return new PastRun(
                id,
                "2026-12-0" + id + "T00:00:00Z",
                source,
                Optional.empty(),
                "4f2c1a9",
                true,
                Language.EN,
                40,
                exit,
                new Basis(dataset, "llm m prompts=a@1,b@2", "none", "chunk", Map.of()),
                Map.of("recall@3", estimate));
    }

    @Test
    void a_row_for_each_run_and_metric() {
        Estimate some = new Estimate(OptionalDouble.of(0.5), Optional.of(new Interval(0.25, 1, 0.95)), 3, 1, 2, "BCa");
        Estimate nothing = new Estimate(OptionalDouble.empty(), Optional.empty(), 0, 40, 0, "no value");
        List<History> histories = History.of(List.of(
                run("1", "a, \"b\"", "d1", OptionalInt.of(1), some),
                run("2", "a, \"b\"", "d1", OptionalInt.empty(), nothing),
                run("3", "a, \"b\"", "d2", OptionalInt.empty(), some)));

        assertThat(HistoryCsv.of(histories)).isEqualTo(HEAD + """
                1,2026-12-01T00:00:00Z,"a, ""b""\",,4f2c1a9,true,d1,"llm m prompts=a@1,b@2",none,40,1,recall@3,0.5,0.25,1.0,3,1,2,
                2,2026-12-02T00:00:00Z,"a, ""b""\",,4f2c1a9,true,d1,"llm m prompts=a@1,b@2",none,40,,recall@3,,,,0,40,0,
                3,2026-12-03T00:00:00Z,"a, ""b""\",,4f2c1a9,true,d2,"llm m prompts=a@1,b@2",none,40,,recall@3,0.5,0.25,1.0,3,1,2,dataset
                """);
    }
}
