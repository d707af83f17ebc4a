package dev.assay.engine;

import dev.assay.core.calibration.Certificate;
import dev.assay.core.calibration.CertificateDemand;
import dev.assay.engine.config.Certification;
import dev.assay.engine.labels.CertificateFile;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;

/** The certificates that the settings name, with their age today. */
final class HeldCertificates {

    private HeldCertificates() {}

    static List<CertificateDemand.Held> of(Certification certification) {
        LocalDate today = LocalDate.now(ZoneOffset.UTC);
        return certification.certificates().stream()
                .map(file -> {
                    Certificate certificate = CertificateFile.read(file);
                    long age = ChronoUnit.DAYS.between(LocalDate.parse(certificate.made()), today);
                    return new CertificateDemand.Held(file.toString(), certificate, age);
                })
                .toList();
    }
}
