package dev.assay.dataset.redaction;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What is found and replaced. */
public enum Kind {
    /** Private keys, API keys, tokens and passwords. */
    KEY,
    /** User name and password within an address on the web. */
    URL,
    /** E-mail addresses. */
    EMAIL,
    /** Numbers of identity cards: Chinese ones by their check digit, US social security numbers. */
    ID,
    /** Numbers of bank and credit cards, and IBANs, by their check digits. */
    CARD,
    /** Numbers of passports, where the text says that they are. */
    PASSPORT,
    /** Telephone numbers of persons; service numbers such as 400… and 95… stay. */
    PHONE,
    /** Addresses of machines, IPv4 and IPv6. */
    IP,
    /** What a metadata field such as {@code user} names. */
    PERSON;

    /** How it is written on the command line and in reports, such as {@code email}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The kind with this word. */
    public static Optional<Kind> of(String word) {
        return Stream.of(values()).filter(kind -> kind.word().equals(word)).findFirst();
    }
}
