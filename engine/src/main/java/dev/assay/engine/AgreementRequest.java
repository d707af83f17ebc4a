package dev.assay.engine;

import java.nio.file.Path;
import java.util.Optional;

/**
 * A stored run that is to be held against people's labels.
 *
 * @param settings where runs are kept
 * @param run the run's id or folder
 * @param labels people's labels by id of the case
 * @param metric the metric they are about
 * @param cut from which value on a label and a score count as yes
 * @param pool where the cases go on which the judge and people disagree; absent = nowhere
 */
public record AgreementRequest(
        RunRequest settings, String run, Path labels, String metric, double cut, Optional<Path> pool) {}
