package dev.assay.engine.trec;

/** What the drop-in says about itself. */
final class Usage {

    static final String SHORT = """
            Usage: assay trec [-h] [-q] {-m measure[.parameters]}* qrels run
               -h: all options
               -q: values of every topic, too
               -m: a measure, such as map, P.5,10, ndcg_cut.10; or official (default), set, all_trec
            """;

    static final String HELP = """
            assay trec [-q] [-c] [-n] [-l N] [-m measure[.parameters]] [-N N] [-M N] [-J] qrels run

            Evaluates a run against relevance judgements. Output and exit status are those of trec_eval 10.
            The files may be packed with gzip; the run may be - for the standard input.

              qrels: topic ignored document grade
              run:   topic ignored document ignored score run-name

              -q, --query_eval_wanted           print every topic, then the summary
              -n, --nosummary                   print no summary
              -m, --measure NAME[.PARAMETERS]   measure or nickname; may be given more than once
                                                P.5,10  ndcg_cut.10  success.1  set_F.0.5  ndcg.1=3.5,2=9  rbp.p=0.8
                                                official (default), set, all_trec
              -c, --complete_rel_info_wanted    judged topics that the run lacks count, with 0
              -l, --level_for_rel N             lowest grade that is relevant (default 1)
              -M, --Max_retrieved_per_topic N   only the first N documents of each topic count
              -J, --Judged_docs_only            take unjudged documents out of the rankings
              -N, --Number_docs_in_coll N       documents in the collection, for utility
              -h, --help   -v, --version

            Beyond trec_eval: these print something of our own, with the same exit status.

                  --json              one JSON object; with -q the values of every topic, too
                  --confidence LEVEL  a table with intervals (0.95 unless given)
                  --compare           every further run against the first: paired difference with interval,
                                      sign-flip p, Holm's correction over all tests of the call
                  --per-topic         a line for each run, topic and measure, parted by tabs, for plots
              Each takes any number of runs after the qrels, which are read once, and measures as
              ir_measures writes them: nDCG@10  P@5  R@100  AP  RR

            Order: score descending, ties by document id descending. Exit status: 0 done, 1 usage, 2 input,
            4 a document given twice or a measure that cannot be computed, 7 no topic in common.

            Example: assay trec -q -m map -m ndcg_cut.10 qrels.txt run.txt.gz
                      assay trec -m nDCG@10 -m AP --compare qrels.txt old.run new.run
            """;

    private Usage() {}
}
