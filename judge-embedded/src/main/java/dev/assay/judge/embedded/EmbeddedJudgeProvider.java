package dev.assay.judge.embedded;

import dev.assay.judge.embedded.nli.NliSettings;
import dev.assay.judge.port.Judge;
import dev.assay.judge.port.JudgeHome;
import dev.assay.judge.port.JudgeProvider;
import java.util.Map;

/** Brings the judge that needs no key and no network. */
public final class EmbeddedJudgeProvider implements JudgeProvider {

    @Override
    public String use() {
        return "embedded";
    }

    @Override
    public boolean offline() {
        return true;
    }

    @Override
    public Judge open(Map<String, String> settings, JudgeHome home) {
        return new EmbeddedJudge(NliSettings.open(settings));
    }
}
