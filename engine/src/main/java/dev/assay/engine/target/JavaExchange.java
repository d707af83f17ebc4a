package dev.assay.engine.target;

import dev.assay.core.data.Case;
import dev.assay.core.data.Output;
import dev.assay.core.target.RagSystem;
import java.lang.reflect.InvocationTargetException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Asks a class of the user's. */
final class JavaExchange implements Exchange {

    private static final Set<String> KEYS = Set.of("class", "classpath");

    private final RagSystem system;
    private final URLClassLoader loader;

    private JavaExchange(RagSystem system, URLClassLoader loader) {
        this.system = system;
        this.loader = loader;
    }

    /** Absent where something is wrong, which is then a fault of the settings. */
    static Optional<JavaExchange> of(TargetSettings settings, Path folder) {
        settings.only("java", KEYS);
        String name = settings.needed("class", "com.example.MyRag");
        URL[] places = places(settings, folder);
        if (settings.isFaulty()) {
            return Optional.empty();
        }
        URLClassLoader loader = new URLClassLoader(places, RagSystem.class.getClassLoader());
        Optional<JavaExchange> exchange = make(name, loader, settings).map(system -> new JavaExchange(system, loader));
        if (exchange.isEmpty()) {
            closed(loader);
        }
        return exchange;
    }

    private static URL[] places(TargetSettings settings, Path folder) {
        List<URL> places = new ArrayList<>();
        for (String entry : settings.list("classpath")) {
            Path place = folder.resolve(entry).toAbsolutePath().normalize();
            try {
                places.add(place.toUri().toURL());
            } catch (MalformedURLException wrong) {
                settings.fault("classpath", "`" + entry + "`", "folders of classes and jar files");
            }
            if (!Files.exists(place)) {
                settings.fault(
                        "classpath",
                        "`" + place + "`, which is not there",
                        "folders of classes and jar files that are there, relative to the folder of assay.yaml");
            }
        }
        return places.toArray(URL[]::new);
    }

    private static Optional<RagSystem> make(String name, ClassLoader loader, TargetSettings settings) {
        String allowed = "a public class with a public constructor without parameters that implements "
                + RagSystem.class.getName();
        try {
            Class<?> type = Class.forName(name, true, loader);
            if (!RagSystem.class.isAssignableFrom(type)) {
                settings.fault("class", "`" + name + "`, which does not implement RagSystem", allowed);
                return Optional.empty();
            }
            return Optional.of(type.asSubclass(RagSystem.class).getConstructor().newInstance());
        } catch (ClassNotFoundException missing) {
            settings.fault(
                    "class",
                    "`" + name + "`, which is not on the class path",
                    allowed + "; target.classpath says where");
        } catch (NoSuchMethodException | IllegalAccessException | InstantiationException closed) {
            settings.fault("class", "`" + name + "`, which nobody can make an object of", allowed);
        } catch (InvocationTargetException failed) {
            settings.fault(
                    "class", "`" + name + "`, whose constructor failed: " + failed.getCause(), "one that succeeds");
        } catch (LinkageError broken) {
            settings.fault("class", "`" + name + "`, which cannot be loaded: " + cause(broken), allowed);
        }
        return Optional.empty();
    }

    private static Throwable cause(LinkageError broken) {
        return Optional.ofNullable(broken.getCause()).orElse(broken);
    }

    @Override
    public Output send(Case source) throws TargetException, InterruptedException {
        Thread.currentThread().setContextClassLoader(loader);
        Optional<Output> output;
        try {
            output = Optional.ofNullable(system.answer(source));
        } catch (InterruptedException late) {
            throw late;
        } catch (Exception failed) {
            throw TargetException.lasting(system.getClass().getName() + " threw " + failed);
        }
        return output.orElseThrow(
                () -> TargetException.lasting(system.getClass().getName() + " gave null instead of an output"));
    }

    @Override
    public void close() {
        if (system instanceof AutoCloseable open) {
            closed(open);
        }
        closed(loader);
    }

    /** What fails on the way out changes no score any more. */
    private static void closed(AutoCloseable open) {
        try {
            open.close();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } catch (Exception failed) {
            return;
        }
    }
}
