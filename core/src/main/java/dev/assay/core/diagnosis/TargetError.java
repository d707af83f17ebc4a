package dev.assay.core.diagnosis;

import dev.assay.core.run.Cause;
import dev.assay.core.run.Finding;
import java.util.Optional;

/** The system under test gave an error, so nothing else can be said. */
final class TargetError implements Check {

    @Override
    public Optional<Finding> find(Symptoms symptoms) {
        return symptoms.result()
                .output()
                .error()
                .map(
                        error -> new Finding(
                                Cause.TARGET_ERROR,
                                symptoms.in("被测系统报错：", "The system gave an error: ") + Texts.brief(error),
                                symptoms.in(
                                        "先让被测系统能够作答：检查地址、超时和限流，再重跑这一例。",
                                        "Make the system answer first: check its address, time limit and rate limit, then run this case again.")));
    }
}
