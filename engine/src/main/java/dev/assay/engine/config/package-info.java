/** Settings from {@code assay.yaml}, the environment and options: declared once, checked all at once, traced to their origin. */
@NullMarked
package dev.assay.engine.config;

import org.jspecify.annotations.NullMarked;
