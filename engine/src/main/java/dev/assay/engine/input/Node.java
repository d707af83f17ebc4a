package dev.assay.engine.input;

import java.util.List;
import java.util.Optional;

/** A value read from JSON or YAML that knows where it stands: line and column from 1, columns in characters. */
public sealed interface Node {

    /** Line from 1. */
    int line();

    /** Character of the line from 1. */
    int column();

    /** What it is, in words for a fault: {@code "x"}, {@code the number 3}, {@code a list}. */
    String found();

    /**
     * An object.
     *
     * @param members in the order of the file, each key once
     */
    record Obj(int line, int column, List<Member> members) implements Node {

        /** The value under a key; absent also where the file says {@code null}. */
        public Optional<Node> get(String key) {
            for (Member member : members) {
                if (member.key.equals(key)) {
                    return member.value instanceof Null ? Optional.empty() : Optional.of(member.value);
                }
            }
            return Optional.empty();
        }

        @Override
        public String found() {
            return members.isEmpty() ? "an empty object" : "an object";
        }
    }

    /** A key with its place, and the value under it. */
    record Member(String key, int line, int column, Node value) {}

    /** A list. */
    record Arr(int line, int column, List<Node> items) implements Node {

        @Override
        public String found() {
            return items.isEmpty() ? "an empty list" : "a list";
        }
    }

    /** A string. */
    record Text(int line, int column, String value) implements Node {

        @Override
        public String found() {
            return Words.quoted(value);
        }
    }

    /**
     * A number.
     *
     * @param text the number as written; its exponent has four digits at most
     */
    record Num(int line, int column, String text) implements Node {

        @Override
        public String found() {
            return "the number " + Words.shortened(text);
        }
    }

    /** True or false. */
    record Bool(int line, int column, boolean value) implements Node {

        @Override
        public String found() {
            return String.valueOf(value);
        }
    }

    /** The word {@code null}. */
    record Null(int line, int column) implements Node {

        @Override
        public String found() {
            return "null";
        }
    }
}
