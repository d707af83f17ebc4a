package dev.assay.judge.port;

/**
 * Names a service.
 *
 * @param provider the kind of service, such as {@code openai}
 * @param baseUrl where it is reached, without key or query; blank where there is no address
 */
public record ProviderId(String provider, String baseUrl) {

    @Override
    public String toString() {
        return baseUrl.isBlank() ? provider : provider + " at " + baseUrl;
    }
}
