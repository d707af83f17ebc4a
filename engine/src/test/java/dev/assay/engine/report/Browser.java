package dev.assay.engine.report;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** A real Chromium without a window. Where there is none a test is skipped, except on a build server. */
final class Browser implements AutoCloseable {

    private final ChromeDriver driver;

    private Browser(ChromeDriver driver) {
        this.driver = driver;
    }

    /**
     * Starts a browser that knows nothing of earlier ones.
     *
     * @param profile an empty folder
     */
    static Browser start(Path profile) {
        Optional<File> chromium = find("chromium", "chromium-browser", "google-chrome");
        Optional<File> driver = find("chromedriver");
        boolean there = chromium.isPresent() && driver.isPresent();
        if (!there && "true".equals(System.getenv("CI"))) {
            throw new IllegalStateException("CI=true, but chromium and chromedriver are not on the PATH; install them");
        }
        Assumptions.assumeTrue(there, "skipped: chromium and chromedriver are not on the PATH");
        ChromeOptions options = new ChromeOptions();
        options.setBinary(chromium.orElseThrow());
        options.addArguments(
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--user-data-dir=" + profile);
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        options.setCapability("goog:loggingPrefs", logs);
        // Named outright, or Selenium would look for a driver in the network.
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(driver.orElseThrow())
                .build();
        return new Browser(new ChromeDriver(service, options));
    }

    private static Optional<File> find(String... names) {
        List<String> folders = Stream.concat(
                        Arrays.stream(Objects.requireNonNullElse(System.getenv("PATH"), "")
                                .split(File.pathSeparator)),
                        Stream.of("/usr/bin"))
                .toList();
        return Arrays.stream(names)
                .flatMap(name -> folders.stream().map(folder -> Path.of(folder, name)))
                .filter(Files::isExecutable)
                .map(Path::toFile)
                .findFirst();
    }

    ChromeDriver driver() {
        return driver;
    }

    /** Shows the page at a width, as a phone would when it is narrow. */
    void size(int width, int height) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
    }

    /** Shows the page as to somebody who asked for dark or light. */
    void scheme(String scheme) {
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
    }

    /** A number that a script computes. */
    long number(String script) {
        return ((Number) Objects.requireNonNull(driver.executeScript("return " + script))).longValue();
    }

    /** What the page complained of. */
    List<String> complaints() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .map(entry -> entry.getLevel() + " " + entry.getMessage())
                .toList();
    }

    @Override
    public void close() {
        driver.quit();
    }
}
