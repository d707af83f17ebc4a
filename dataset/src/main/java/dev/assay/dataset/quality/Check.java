package dev.assay.dataset.quality;

import java.util.List;

/** Looks for one kind of fault. */
interface Check {

    /** What it found; nothing where all is well. */
    List<Finding> find(Checked dataset);
}
