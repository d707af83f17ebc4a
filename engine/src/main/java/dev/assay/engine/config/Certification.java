package dev.assay.engine.config;

import java.nio.file.Path;
import java.util.List;

/**
 * What must have been shown of the judge before a rule counts.
 *
 * @param certificates the certificates at hand
 * @param required whether rules on judged metrics need one
 * @param days how old one may be, days, 1 or more
 */
public record Certification(List<Path> certificates, boolean required, int days) {

    public Certification {
        certificates = List.copyOf(certificates);
    }
}
