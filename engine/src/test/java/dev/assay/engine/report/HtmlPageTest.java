package dev.assay.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.words.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.support.ui.Select;

/** The page in a real browser. {@code -Dreport.screenshots=FOLDER} keeps pictures of it to look at. */
class HtmlPageTest {

    @TempDir
    static Path folder;

    private static Browser browser;

    @BeforeAll
    static void start() throws IOException {
        browser = Browser.start(Files.createDirectory(folder.resolve("profile")));
    }

    @AfterAll
    static void stop() {
        if (browser != null) {
            browser.close();
        }
    }

    @Test
    void the_filter_leaves_the_cases_that_fit_and_counts_them() throws IOException {
        open(Fixture.input(), Language.EN);
        assertThat(shown()).hasSize(6);
        browser.driver().findElement(By.id("filter-text")).sendKeys("TRANSFER cost");
        assertThat(shown()).containsExactly("fee-2");
        assertThat(browser.driver().findElement(By.id("shown")).getText()).isEqualTo("1 of 6 shown");
        browser.driver().findElement(By.cssSelector("button[type=reset]")).click();
        select("filter-state", "failed");
        assertThat(shown()).containsExactly("hours-1");
        select("filter-state", "");
        select("filter-cause", "unsupported-claim");
        assertThat(shown()).containsExactly("退款-3");
        select("filter-cause", "none");
        assertThat(shown()).containsExactlyInAnyOrder("退货-1", "hours-1", "moon-1");
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void the_worst_case_stands_first_and_other_orders_can_be_chosen() throws IOException {
        open(Fixture.input(), Language.EN);
        assertThat(shown()).startsWith("cancel-1", "fee-2", "退款-3");
        select("sort", "dataset");
        assertThat(shown()).containsExactly("退货-1", "cancel-1", "退款-3", "fee-2", "hours-1", "moon-1");
        new Select(browser.driver().findElement(By.id("sort"))).selectByVisibleText("faithfulness");
        assertThat(shown()).containsExactly("退款-3", "fee-2", "退货-1", "cancel-1", "hours-1", "moon-1");
        select("sort", "worst");
        assertThat(shown()).startsWith("cancel-1", "fee-2", "退款-3");
    }

    @Test
    void a_case_opens_by_mouse_keyboard_and_link() throws IOException {
        open(Fixture.input(), Language.EN);
        WebElement fee = browser.driver().findElement(By.id("case-4"));
        assertThat(fee.findElement(By.className("case-body")).isDisplayed()).isFalse();
        fee.findElement(By.tagName("summary")).click();
        assertThat(fee.findElement(By.className("case-body")).isDisplayed()).isTrue();
        assertThat(fee.findElement(By.cssSelector(".answer mark.contradicted")).getText())
                .startsWith("A transfer costs 5 euros.");
        assertThat(fee.findElement(By.cssSelector(".passages mark.contradicted"))
                        .getText())
                .startsWith("free of charge");
        fee.findElement(By.tagName("summary")).sendKeys(org.openqa.selenium.Keys.ENTER);
        assertThat(fee.findElement(By.className("case-body")).isDisplayed()).isFalse();
        browser.driver().executeScript("location.hash = 'case-3'");
        browser.driver().executeScript("return new Promise(done => setTimeout(done, 50))");
        assertThat(browser.driver()
                        .findElement(By.cssSelector("#case-3 .case-body"))
                        .isDisplayed())
                .isTrue();
    }

    @Test
    void marked_words_differ_by_more_than_colour_and_can_be_read_in_light_and_dark() throws IOException {
        open(Fixture.input(), Language.EN);
        openAll();
        for (String scheme : List.of("light", "dark")) {
            browser.scheme(scheme);
            assertThat(underline("clash")).startsWith("double");
            assertThat(underline("lacking")).startsWith("dashed");
            assertThat(underline("shared")).startsWith("solid");
            for (String style : List.of("clash", "lacking", "shared")) {
                assertThat(contrast(style)).as("%s in %s", style, scheme).isGreaterThan(7.0);
            }
        }
        WebElement claim = browser.driver().findElement(By.cssSelector("#case-4 .claims li mark.clash"));
        assertThat(claim.getAttribute("textContent")).isEqualTo("5 euros (clashing)");
        assertThat(browser.complaints()).isEmpty();
    }

    private static String underline(String style) {
        return String.valueOf(browser.driver()
                .executeScript("return getComputedStyle(document.querySelector('.claims li mark." + style
                        + "')).textDecorationStyle"));
    }

    /** Of the words to their ground, by WCAG 2: 1 to 21. */
    private static double contrast(String style) {
        return ((Number) java.util.Objects.requireNonNull(browser.driver().executeScript("""
                        const light = colour => {
                          const parts = colour.match(/[\\d.]+/g).slice(0, 3).map(part => part / 255)
                            .map(part => part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4);
                          return .2126 * parts[0] + .7152 * parts[1] + .0722 * parts[2];
                        };
                        const shown = getComputedStyle(document.querySelector('.claims li mark.' + arguments[0]));
                        const [low, high] = [light(shown.color), light(shown.backgroundColor)].sort((a, b) => a - b);
                        return (high + .05) / (low + .05);
                        """, style))).doubleValue();
    }

    @Test
    void a_phone_needs_no_sideways_scroll() throws IOException {
        for (ReportInput input : List.of(
                Fixture.input(),
                PastRuns.input(PastRuns.all(Language.EN)),
                Hostile.input(Hostile.MARKUP + "x".repeat(400)))) {
            open(input, Language.EN);
            browser.size(390, 844);
            openAll();
            assertThat(browser.number("document.documentElement.scrollWidth")).isLessThanOrEqualTo(390);
            browser.size(1280, 900);
            assertThat(browser.number("document.documentElement.scrollWidth")).isLessThanOrEqualTo(1280);
        }
    }

    @Test
    void injected_markup_stays_text() throws IOException {
        open(Hostile.input(Hostile.MARKUP), Language.EN);
        openAll();
        assertThat(browser.number("window.owned === undefined ? 0 : 1")).isZero();
        assertThat(browser.number("document.querySelectorAll('img, [onerror]').length"))
                .isZero();
        assertThat(browser.number("document.scripts.length")).isEqualTo(1);
        assertThat(browser.driver().findElement(By.cssSelector(".answer")).getText())
                .contains(Hostile.MARKUP);
        assertThat(browser.complaints()).isEmpty();
    }

    @Test
    void without_script_the_page_can_still_be_read() throws IOException {
        browser.driver().executeCdpCommand("Emulation.setScriptExecutionDisabled", java.util.Map.of("value", true));
        try {
            open(Fixture.input(), Language.EN);
            assertThat(browser.driver().findElement(By.id("filter")).isDisplayed())
                    .isFalse();
            WebElement first = browser.driver().findElement(By.cssSelector("#case-list summary"));
            first.click();
            assertThat(browser.driver()
                            .findElement(By.cssSelector("#case-list .case-body"))
                            .isDisplayed())
                    .isTrue();
        } finally {
            browser.driver()
                    .executeCdpCommand("Emulation.setScriptExecutionDisabled", java.util.Map.of("value", false));
        }
    }

    @Test
    void a_thousand_cases_open_within_two_seconds() throws IOException {
        ReportInput one = Fixture.input();
        List<dev.assay.core.run.CaseResult> many = new ArrayList<>();
        for (int i = 0; i < 167; i++) {
            many.addAll(one.cases());
        }
        ReportInput input = new ReportInput(one.run(), one.definitions(), many, 0, one.gate(), one.runFolder());
        open(input, Language.EN);
        long millis =
                browser.number("Math.round(performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd)");
        assertThat(millis).isLessThan(2000);
    }

    @Test
    void pictures_are_kept_where_asked_for() throws IOException {
        Optional<Path> pictures =
                Optional.ofNullable(System.getProperty("report.screenshots")).map(Path::of);
        for (Language language : Language.values()) {
            open(PastRuns.input(PastRuns.all(language)), language);
            for (int width : new int[] {1280, 390}) {
                for (String scheme : List.of("light", "dark")) {
                    browser.size(width, 900);
                    browser.scheme(scheme);
                    openFirst(3);
                    browser.size(width, (int) browser.number("document.documentElement.scrollHeight"));
                    byte[] picture = browser.driver().getScreenshotAs(OutputType.BYTES);
                    assertThat(picture.length).isGreaterThan(20_000);
                    if (pictures.isPresent()) {
                        Files.createDirectories(pictures.get());
                        Files.write(
                                pictures.get().resolve(language.code() + "-" + width + "-" + scheme + ".png"), picture);
                    }
                }
            }
        }
    }

    private static void open(ReportInput input, Language language) throws IOException {
        Path page = folder.resolve("report.html");
        Files.writeString(page, HtmlReportTest.written(language, input));
        browser.size(1280, 900);
        browser.driver().get(page.toUri().toString());
    }

    private static List<String> shown() {
        return browser.driver().findElements(By.cssSelector("#case-list > li:not([hidden]) .case-id")).stream()
                .map(WebElement::getText)
                .toList();
    }

    private static void select(String id, String value) {
        new Select(browser.driver().findElement(By.id(id))).selectByValue(value);
    }

    private static void openAll() {
        browser.driver().executeScript("document.querySelectorAll('details').forEach(one => one.open = true)");
    }

    private static void openFirst(int count) {
        browser.driver()
                .executeScript(
                        "[...document.querySelectorAll('details.case')].slice(0, arguments[0]).concat(document.querySelector('.card')).forEach(d => d.open = true)",
                        count);
    }
}
