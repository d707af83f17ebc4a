/** What tests of judges need, also in other modules: scripted models and the cases they are scripted for. */
@NullMarked
package dev.assay.judge.kit;

import org.jspecify.annotations.NullMarked;
