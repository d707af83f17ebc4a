/** What a run would ask of a judge, found out without asking. */
@NullMarked
package dev.assay.judge.plan;

import org.jspecify.annotations.NullMarked;
