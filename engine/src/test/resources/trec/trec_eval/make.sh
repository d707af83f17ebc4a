#!/usr/bin/env bash
# Makes the expected files: TREC_EVAL=path/to/trec_eval ./make.sh   (trec_eval tag v10.0)
set -u
cd "$(dirname "$0")"; : > commands.tsv
n=0
add() { # name, args (files relative to in/)
  name=$1; shift
  (cd in && PATH="$(dirname "$TREC_EVAL"):$PATH" timeout 20 trec_eval "$@" >../expected/$name.out 2>/dev/null </dev/null); rc=$?
  printf '%s\t%s\t%s\n' "$name" "$rc" "$*" >> commands.tsv
}
R="qrels.test results.test"
add default $R; add q -q $R; add qn -q -n $R; add qc -q -c $R; add c -c $R
add l2 -l 2 qrels.rel_level results.test; add ql2 -q -l2 qrels.rel_level results.test
add M10 -M 10 $R; add qM100 -q -M100 $R; add J -J $R; add qJ -q -J $R; add N -N 1000000 -m all_trec $R
add trunc -q results.trunc.none results.trunc; add trunc2 -q qrels.test results.trunc; add trunc2c -q -c qrels.test results.trunc
add all -m all_trec $R; add qall -q -m all_trec $R; add qcall -q -c -m all_trec qrels.test results.trunc
add official -m official $R; add set -m set $R; add qset -q -m set $R
add lall -q -l 2 -m all_trec qrels.rel_level results.test
i=0
for m in map P P.5 P.5,10 recall.5,10,100 ndcg ndcg_cut.5,10,20 ndcg_cut recip_rank bpref Rprec iprec_at_recall iprec_at_recall.0.1,0.5 success success.1,3 map_cut.10,100 set_P set_recall set_F set_F.0.5 set_map set_relative_P gm_map gm_bpref num_q num_ret num_rel num_rel_ret num_nonrel_judged_ret infAP 11pt_avg relative_P relative_P.10 Rprec_mult Rprec_mult.0.5,1.0 utility utility.1,-1,0,0 rbp rbp.0.5 rbp_resid unjudged unj ndcg_rel Rndcg binG G ndcg.1=3.5,2=9 relstring relstring.20 runid yaap nosuch ""; do
  i=$((i+1)); s=$(printf %s "$m" | tr -c 'A-Za-z0-9' _); add m${i}_$s -q -m "$m" $R
done
add two_m -m map -m P.10 -m ndcg_cut.10 $R; add order -m ndcg -m map $R
for p in ties graded utf8; do add ${p}_q -q -m all_trec $p.qrels $p.run; add ${p}_qc -q -c -m all_trec $p.qrels $p.run; done
add graded_l2 -q -l 2 -m all_trec graded.qrels graded.run; add graded_J -q -J -m all_trec graded.qrels graded.run
add comments -q qrels.comment.test results.comment.test
add e_emptyqrels empty.qrels ties.run; add e_emptyrun ties.qrels empty.run; add e_malrun ties.qrels malformed.run
add e_malqrels malformed.qrels ties.run; add e_duprun ties.qrels duplicate.run; add e_dupqrels duplicate.qrels ties.run
add e_nonnum -q ties.qrels nonnumeric.run; add e_crlf -q crlf.qrels crlf.run; add e_tabs -q ties.qrels tabs.run
add e_nocommon -q ties.qrels nocommon.run; add e_nocommonc -q -c ties.qrels nocommon.run; add e_negative -q ties.qrels negative.run
add e_missing ties.qrels no-such-file; add e_missing2 no-such-file ties.run; add e_noargs; add e_onearg ties.qrels; add e_badopt -x ties.qrels ties.run; add e_badl -l x ties.qrels ties.run
# exact halves, NaN, byte order, score and grade forms, comments, options (see SOURCE.md)
add x_half -q -m P.32 -m recip_rank -m map half.qrels half.run
add x_J_nan -q -J unjudged.qrels unjudged.run; add x_J_11pt -q -J -m 11pt_avg -m set_P -m ndcg -m Rprec_mult.1 unjudged.qrels unjudged.run
add x_bytes -q -m map -m recip_rank bytes.qrels bytes.run; add x_close -q -m recip_rank close.qrels close.run; add x_atof -q -m recip_rank atof.qrels atof.run
add x_hash -q -m runid -m map -m num_ret hash.qrels hash.run; add x_comment2 -q comment2.qrels hash.run; add x_blank -q blank.qrels hash.run; add x_five five.qrels hash.run
add x_fiverun -q grades.qrels five.run; add x_grades -q -m map -m ndcg -m relstring -m num_rel grades.qrels grades.run; add x_mixed -q -m runid -m map mixed.qrels mixed.run
add x_latejunk -q -m map latejunk.qrels latejunk.run; add x_latejunk_c -q -c -m map latejunk.qrels latejunk.run; add x_dup_beyond_M -q -M 1 -m num_ret -m P.1 ties.qrels duplicate.run
add x_negative -q -m all_trec negative.qrels negatives.run; add x_negative_J -q -J -m all_trec negative.qrels negatives.run; add x_negative_c_l2 -q -c -l 2 -m num_rel -m map negative.qrels negatives.run
add x_l0 -q -l 0 -m map -m num_rel -m num_rel_ret -m P.1 ties.qrels ties.run; add x_lminus -q -l -1 -m map -m num_rel -m P.1 unjudged.qrels unjudged.run
add x_M0 -q -M 0 -m map -m num_ret -m P.5 ties.qrels ties.run; add x_Mndcg -q -M 2 -m ndcg -m ndcg_cut.2 graded.qrels graded.run
add x_P0 -m P.0 ties.qrels ties.run; add x_P55 -m P.5,5 ties.qrels ties.run; add x_Pabc -m P.abc ties.qrels ties.run; add x_Psort -m P.10,5 ties.qrels ties.run; add x_Pfirst -m P.5 -m P.10 ties.qrels ties.run
add x_cutfloat -m ndcg_cut.1.5 ties.qrels ties.run; add x_nick -m official.3 ties.qrels ties.run; add x_ndcgx -m ndcg.x ties.qrels ties.run; add x_rbp -q -m rbp.p=0.5 -m rbp_resid.p=0.5 graded.qrels graded.run
add x_long --measure map --query_eval_wanted ties.qrels ties.run; add x_late ties.qrels ties.run -q -m map; add x_joined -qc -mP.5 ties.qrels ties.run; add x_old -o -m map ties.qrels ties.run
add x_utility -q -N 100 -m utility.1,-1,0,1 ties.qrels ties.run; add x_utility1 -m utility.1 ties.qrels ties.run; add x_setF -q -m set_F.0.5,2 ties.qrels ties.run; add x_R -R nosuch ties.qrels ties.run; add x_v -v
add x_dcg -q -m dcg -m ideal_dcg -m ndcg graded.qrels graded.run; add x_gain0 -q -m ndcg.0=1,1=0,3=-1 graded.qrels graded.run; add x_ndcg_p -m ndcg_p ties.qrels ties.run
add x_c_l2_numrel -q -c -l 2 -m num_rel -m map -m ndcg graded.qrels graded.run; add x_c_params -q -c -m utility.1,-1,0,0 -m utility -m rbp_resid.p=0.5 -m relstring -m yaap graded.qrels graded.run
