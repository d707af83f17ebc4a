/** Reports of a run for people and for build servers: terminal, HTML, Markdown, JUnit XML. They only read and write text. */
@NullMarked
package dev.assay.engine.report;

import org.jspecify.annotations.NullMarked;
