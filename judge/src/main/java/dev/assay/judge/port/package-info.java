/**
 * The port to whoever judges, and under it the port to whoever talks to a model. Nothing here knows HTTP, retries or
 * caches.
 */
@NullMarked
package dev.assay.judge.port;

import org.jspecify.annotations.NullMarked;
