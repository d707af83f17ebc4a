/** Nothing is paid for twice: the reply cache (SQLite) and the cassette (JSONL), both decorators of a provider. */
@NullMarked
package dev.assay.judge.cache;

import org.jspecify.annotations.NullMarked;
