package dev.assay.engine.trec.measure;

import dev.assay.engine.trec.text.TrecFailure;

/** Says why parameters of a measure cannot be used. */
final class Parameters {

    private Parameters() {}

    static TrecFailure refused(String measure, String parameters, String rule) {
        return new TrecFailure(
                TrecFailure.INPUT, "cannot use '" + parameters + "' for measure '" + measure + "': " + rule);
    }
}
