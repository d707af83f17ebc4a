package dev.assay.core.slice.search;

import java.util.Arrays;

/** Numbers of cases, rising: four to eight bytes each. */
final class Members {

    private int[] cases = new int[4];
    private int size;

    void add(int number) {
        if (size == cases.length) {
            cases = Arrays.copyOf(cases, size * 2);
        }
        cases[size++] = number;
    }

    int size() {
        return size;
    }

    int at(int i) {
        return cases[i];
    }
}
