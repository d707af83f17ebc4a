package dev.assay.judge.langchain4j;

import dev.assay.judge.resilience.Secrets;
import dev.langchain4j.http.client.HttpClient;
import dev.langchain4j.http.client.HttpClientBuilder;
import java.time.Duration;

/** Makes a {@link Wire}; LangChain4j's clients ask for a builder. */
final class WireBuilder implements HttpClientBuilder {

    private static final Duration LONGEST_CONNECT = Duration.ofSeconds(10);

    private final Secrets secrets;
    private Duration connectTimeout;
    private Duration readTimeout;

    WireBuilder(Duration timeout, Secrets secrets) {
        this.secrets = secrets;
        this.readTimeout = timeout;
        this.connectTimeout = timeout.compareTo(LONGEST_CONNECT) < 0 ? timeout : LONGEST_CONNECT;
    }

    @Override
    public Duration connectTimeout() {
        return connectTimeout;
    }

    @Override
    public HttpClientBuilder connectTimeout(Duration timeout) {
        connectTimeout = timeout;
        return this;
    }

    @Override
    public Duration readTimeout() {
        return readTimeout;
    }

    @Override
    public HttpClientBuilder readTimeout(Duration timeout) {
        readTimeout = timeout;
        return this;
    }

    @Override
    public HttpClient build() {
        return new Wire(connectTimeout, readTimeout, secrets);
    }
}
