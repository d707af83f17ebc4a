/** The port to whoever judges: requests, replies, and who answers them. Nothing here knows HTTP, retries or caches. */
@NullMarked
package dev.assay.judge.port;

import org.jspecify.annotations.NullMarked;
