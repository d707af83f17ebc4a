/** Tests of the judges that ask language models. */
package dev.assay.judge.langchain4j;
