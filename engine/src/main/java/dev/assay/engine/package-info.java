/** Where everything is wired: requests in, outcomes out. The packages below do not know each other. */
@NullMarked
package dev.assay.engine;

import org.jspecify.annotations.NullMarked;
