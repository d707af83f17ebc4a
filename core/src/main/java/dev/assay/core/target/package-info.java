/** What a class of the user's implements to be asked itself. */
@NullMarked
package dev.assay.core.target;

import org.jspecify.annotations.NullMarked;
