/** Documents of teams (text, Markdown, HTML, PDF, JSON lines) read with what could not be read, and cut into passages. */
@NullMarked
package dev.assay.dataset.document;

import org.jspecify.annotations.NullMarked;
