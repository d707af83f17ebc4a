package dev.assay.engine.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.core.data.Filter;
import dev.assay.core.data.Output;
import dev.assay.core.data.Stage;
import dev.assay.engine.input.InputException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Stages with filters, and items that say who may see them, through reading and writing. */
class StoredLineTest {

    private static CaseLine read(String stages) {
        return StoredLine.read(
                "{\"id\":\"q\",\"question\":\"a?\",\"scores\":{},\"cause\":null,\"stages\":" + stages.replace('\'', '"')
                        + "}",
                "cases.jsonl");
    }

    private static List<Stage> stages(String stages) {
        return read(stages).output().orElseThrow().stages();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[{'name':'vector','items':['a'],'filter':{'language':'zh','year':[2024,2025],'old':false}}]",
                "[{'name':'vector','items':[{'id':'a','acl':['hr','board']}],'filter':'lang == 1'}]",
                "{'vector':{'items':['a'],'filter':{'language':'zh'}},'context':['a']}",
            })
    void what_is_read_is_written_and_read_again(String stages) {
        CaseLine first = read(stages);
        Output output = first.output().orElseThrow();

        CaseLine second = StoredLine.read(CaseJson.line(first.source(), first.output()), "again.jsonl");

        assertThat(second.source()).isEqualTo(first.source());
        assertThat(second.output()).contains(output);
        assertThat(output.stages().get(0).filter()).isPresent();
    }

    @Test
    void values_of_a_filter_are_words_and_a_list_means_any_of_them() {
        assertThat(stages("[{'name':'v','items':[],'filter':{'year':[2024,2025],'old':false,'x':null}}]")
                        .get(0)
                        .filter())
                .contains(Filter.of(Map.of("year", List.of("2024", "2025"), "old", List.of("false"))));
        assertThat(stages("[{'name':'v','items':[],'filter':{}}]").get(0).filter())
                .isEmpty();
        assertThat(stages("[{'name':'v','items':[],'filter':' '}]").get(0).filter())
                .isEmpty();
    }

    @Test
    void an_item_says_who_may_see_it() {
        assertThat(stages("{'v':[{'id':'a','acl':['hr']},'b']}").get(0).items())
                .extracting(item -> item.acl())
                .containsExactly(List.of("hr"), List.of());
    }

    @Test
    void faults_name_what_is_allowed() {
        assertThatThrownBy(() -> read("[{'name':'v','items':[],'filter':7}]"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("{\"attribute\": \"value\"}");
        assertThatThrownBy(() -> read("[{'name':'v','items':[],'filter':{'a':{'b':1}}}]"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("a filter");
        assertThatThrownBy(() -> read("[{'name':'v'}]"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("items");
    }
}
