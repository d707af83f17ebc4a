package dev.assay.engine;

import dev.assay.core.metric.MetricCatalog;
import dev.assay.core.metric.MetricSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/** The classes that a user brings along; usable until closed. */
final class Extensions implements AutoCloseable {

    private final List<Path> classpath;
    private final URLClassLoader loader;

    private Extensions(List<Path> classpath, URLClassLoader loader) {
        this.classpath = classpath;
        this.loader = loader;
    }

    /**
     * Classes from these jars and folders, after our own.
     *
     * @throws UsageException when one of them is not there
     */
    static Extensions of(List<Path> classpath) {
        URL[] urls = classpath.stream().map(Extensions::url).toArray(URL[]::new);
        return new Extensions(
                classpath, new URLClassLoader("assay-classpath", urls, Extensions.class.getClassLoader()));
    }

    private static URL url(Path path) {
        if (!Files.exists(path)) {
            throw new UsageException("classpath: there is no " + path + "; name a jar or a folder of classes");
        }
        try {
            return path.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new UsageException("classpath: " + path + " cannot be read: " + e.getMessage());
        }
    }

    /**
     * All metrics, ours and the user's.
     *
     * @param folder what the files that metrics name are relative to
     * @throws UsageException in one line, when a source cannot be loaded, throws, or names a metric that there is already
     */
    MetricCatalog catalog(Path folder) {
        try {
            return Metrics.catalog(folder, ServiceLoader.load(MetricSource.class, loader));
        } catch (ServiceConfigurationError | RuntimeException | LinkageError e) {
            String cause = e.getCause() == null ? "" : " (" + e.getCause() + ")";
            throw new UsageException(("metrics on the classpath "
                            + classpath.stream().map(Path::toString).collect(Collectors.joining(", ")) + ": "
                            + (e.getMessage() == null ? e.toString() : e.getMessage()) + cause
                            + "; docs/custom-metrics.md shows one that works")
                    .replaceAll("\\s*\\R\\s*", " "));
        }
    }

    @Override
    public void close() {
        try {
            loader.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
