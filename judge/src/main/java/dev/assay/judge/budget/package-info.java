/** What a run may spend on its judges and has spent; below the port, so that whoever opens a judge can hand it a budget. */
@NullMarked
package dev.assay.judge.budget;

import org.jspecify.annotations.NullMarked;
