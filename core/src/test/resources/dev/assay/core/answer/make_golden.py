"""Writes pairs.tsv: scores of an answer against a reference by the programs that others use.

    pip install sacrebleu==2.6.0 rouge-score==0.1.2
    python make_golden.py

bleu, chrf: sacrebleu on the raw texts (BLEU: tokenize="zh"; where a text is ASCII, "13a" must say the same). rougeL:
rouge-score, handed our words for texts beyond ASCII; on ASCII its own tokenizer must say the same. exactMatch, tokenF1: the
evaluation script of SQuAD 1.1, its punctuation widened to all scripts, Chinese characters set apart.
"""

import collections
import random
import re
import string
import unicodedata

import sacrebleu
from rouge_score import rouge_scorer

PAIRS = [
    ("The Eiffel Tower.", "eiffel tower"),
    ("the cat sat", "a cat sat down"),
    ("the cat sat", "the cat sat down"),
    ("police kill the gunman", "police killed the gunman"),
    ("abc", "abd"),
    ("Paris", "Paris"),
    ("Paris", "London"),
    ("Refunds take 14 days.", "A refund takes 14 days."),
    ("You can return the item within 30 days of delivery.", "Items may be returned within 30 days of delivery."),
    ("It costs $3.50, plus tax.", "The price is $3.50 plus tax"),
    ("state-of-the-art results (2024)", "State of the art results, 2024"),
    ("don't worry", "do not worry"),
    ("1,000 units at 5.5% off - today only!", "1,000 units are 5.5% off today"),
    ("the the the the", "the cat"),
    ("the the of of the", "of the cat of the"),
    ("no", "yes, it does"),
    ("x", "x y z x y z x y z"),
    ("a b c d e f g h", "a b c d x f g h"),
    ("a long answer that repeats the reference and then goes on and on about other things", "the reference"),
    ("Contact support@example.com or see https://example.com/a?b=c.", "see https://example.com/a?b=c"),
    ("Caf\u00e9 cr\u00e8me costs \u20ac4", "cafe creme costs \u20ac4"),
    ("\u201cNo refunds\u201d \u2014 said the clerk\u2026", "\"No refunds\", said the clerk"),
    ("first line\nsecond line", "first line second line"),
    ("5-10 days", "5 to 10 days"),
    ("9-to-5.", "9-to-5"),
    ("A", "b"),
    ("\u9000\u6b3e\u9700\u898114\u5929\u3002", "\u9000\u6b3e\u4e00\u822c\u970014\u5929"),
    ("\u5317\u4eac", "\u5317\u4eac"),
    ("\u5317\u4eac\u3002", "\u5317\u4eac"),
    ("\u5317\u4eac", "\u4e0a\u6d77"),
    ("\u60a8\u53ef\u4ee5\u5728\u6536\u8d27\u540e\u4e03\u5929\u5185\u7533\u8bf7\u9000\u8d27", "\u6536\u8d27\u540e\u4e03\u5929\u5185\u53ef\u4ee5\u7533\u8bf7\u65e0\u7406\u7531\u9000\u8d27"),
    ("\u4ef7\u683c\u662f3.5\u5143\uff0c\u542b\u7a0e", "\u4ef7\u683c\u4e3a3.5\u5143(\u542b\u7a0e)"),
    ("iPhone 15 \u7684\u552e\u4ef7\u4e3a 5,999 \u5143", "iPhone 15\u552e\u4ef75999\u5143"),
    ("\uff29\uff30\uff28\uff2f\uff2e\uff25\uff11\uff15", "iphone15"),
    ("\u300c\u4e0d\u4e88\u9000\u6b3e\u300d\u662f\u5e97\u5458\u8bf4\u7684", "\u5e97\u5458\u8bf4\uff1a\u201c\u4e0d\u4e88\u9000\u6b3e\u201d"),
    ("\u589e\u957f\u4e8612.5%", "\u540c\u6bd4\u589e\u957f12.5\uff05"),
    ("\u4fdd\u4fee\u671f\u4e3a\u4e24\u5e74", "\u8be5\u4ea7\u54c1\u7684\u4fdd\u4fee\u671f\u4e3a\u4e24\u5e74"),
    ("\u4fdd\u4fee\u671f\u4e0d\u662f\u4e24\u5e74", "\u4fdd\u4fee\u671f\u662f\u4e24\u5e74"),
    ("\u8bf7\u767b\u5f55 https://example.com/\u5e2e\u52a9 \u67e5\u770b", "\u8bf7\u67e5\u770b https://example.com/\u5e2e\u52a9"),
    ("2024\u5e745\u67081\u65e5\u8d77\u751f\u6548", "\u81ea2024-05-01\u8d77\u751f\u6548"),
    ("\u6c34\u6e29 25\u2103 \u5de6\u53f3", "\u6c34\u6e29\u7ea625\u2103"),
    ("\u6771\u4eac\u30bf\u30ef\u30fc", "\u6771\u4eac\u30bf\u30ef\u30fc\u3067\u3059"),
]


def drawn():
    """Texts of a few words drawn at random, so that runs repeat and overlap by chance."""
    rng = random.Random(7)
    for words, glue in ((["red", "Blue", "fox", "the", "runs", "3.5", "a", "over,", "hill."], " "),
                        (list("\u9000\u6b3e\u8d27\u7684\u5929\u65e5\uff0c\u4e03\u5341"), "")):
        for _ in range(12):
            yield tuple(glue.join(rng.choice(words) for _ in range(rng.randint(2, 14))) for _ in range(2))


UNSPACED = re.compile("([\u2e80-\u2fd5\u3005\u3007\u3021-\u3029\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fd-\u30ff\u3400-\u9fff\uf900-\ufaff])")


def folded(text):
    return unicodedata.normalize("NFKC", text).lower()


def squad(text):
    bare = "".join(c for c in folded(text) if c not in string.punctuation and unicodedata.category(c)[0] != "P")
    return re.sub(r"\b(a|an|the)\b", " ", UNSPACED.sub(r" \1 ", bare)).split()


def squad_f1(answer, reference):
    common = collections.Counter(answer) & collections.Counter(reference)
    same = sum(common.values())
    if same == 0:
        return 0
    precision, recall = same / len(answer), same / len(reference)
    return 2 * precision * recall / (precision + recall)


class OurWords:
    def tokenize(self, text):
        return UNSPACED.sub(r" \1 ", re.sub(r"[\W_]+", " ", folded(text))).split()


def rouge(answer, reference, tokenizer):
    scorer = rouge_scorer.RougeScorer(["rougeL"], use_stemmer=False, tokenizer=tokenizer)
    return scorer.score(reference, answer)["rougeL"].fmeasure


def bleu(answer, reference, tokenize):
    return sacrebleu.sentence_bleu(answer, [reference], tokenize=tokenize).score / 100


with open("pairs.tsv", "w", encoding="utf-8", newline="\n") as out:
    out.write("answer\treference\texactMatch\ttokenF1\trougeL\tbleu\tchrf\n")
    for answer, reference in PAIRS + list(drawn()):
        a, g = squad(answer), squad(reference)
        if not g:
            continue
        rouge_l, bleu_4 = rouge(answer, reference, OurWords()), bleu(answer, reference, "zh")
        if (answer + reference).isascii():
            assert rouge_l == rouge(answer, reference, None), (answer, reference)
            # Only 13a sets a point apart that stands behind a digit at the very end.
            if not any(re.search(r"\d[.,]$", text) for text in (answer, reference)):
                assert bleu_4 == bleu(answer, reference, "13a"), (answer, reference)
        chrf = sacrebleu.sentence_chrf(answer, [reference]).score / 100
        row = [int(a == g), squad_f1(a, g), rouge_l, bleu_4, chrf]
        out.write("\t".join([answer.replace("\n", "\\n"), reference] + [f"{v:.15g}" for v in row]) + "\n")
