/** Judges that ask language models, through the clients of LangChain4j. */
@NullMarked
package dev.assay.judge.langchain4j;

import org.jspecify.annotations.NullMarked;
