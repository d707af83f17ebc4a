"""with_ragas.py CASES BASE_URL N CONCURRENCY   scores the first N cases by ragas's nine usual metrics, and prints what came of it as JSON.

This is evaluate() with RunConfig(max_workers) and langchain's client, the way that most of ragas's users run it.
"""
import json
import os
import sys
import time
import warnings

os.environ["RAGAS_DO_NOT_TRACK"] = "true"
warnings.filterwarnings("ignore")

from langchain_openai import ChatOpenAI, OpenAIEmbeddings  # noqa: E402
from ragas import EvaluationDataset, RunConfig, evaluate  # noqa: E402
from ragas.embeddings import LangchainEmbeddingsWrapper  # noqa: E402
from ragas.llms import LangchainLLMWrapper  # noqa: E402
from ragas.metrics import (  # noqa: E402
    AnswerCorrectness,
    AnswerRelevancy,
    AnswerSimilarity,
    ContextEntityRecall,
    ContextPrecision,
    ContextRecall,
    FactualCorrectness,
    Faithfulness,
    NoiseSensitivity,
)

path, base_url, wanted, concurrency = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
rows = []
with open(path) as lines:
    for line in lines:
        if len(rows) == wanted:
            break
        case = json.loads(line)
        rows.append({
            "user_input": case["question"],
            "response": case["answer"],
            "reference": case["reference"],
            "retrieved_contexts": [hit["text"] for hit in case["retrieved"]],
        })

metrics = [
    Faithfulness(),
    AnswerRelevancy(),
    ContextPrecision(),
    ContextRecall(),
    ContextEntityRecall(),
    NoiseSensitivity(),
    FactualCorrectness(),
    AnswerSimilarity(),
    AnswerCorrectness(),
]
llm = LangchainLLMWrapper(ChatOpenAI(model="mock", base_url=base_url, api_key="none", max_retries=2))
# Without check_embedding_ctx_length=False the client fetches a tokenizer from the network first.
embeddings = LangchainEmbeddingsWrapper(
    OpenAIEmbeddings(model="mock", base_url=base_url, api_key="none", check_embedding_ctx_length=False))

start = time.perf_counter()
result = evaluate(
    EvaluationDataset.from_list(rows),
    metrics=metrics,
    llm=llm,
    embeddings=embeddings,
    run_config=RunConfig(max_workers=concurrency),
    show_progress=False,
)
seconds = time.perf_counter() - start

valued = sum(1 for scores in result.scores for value in scores.values() if value == value)
print(json.dumps({
    "cases": len(rows),
    "seconds": round(seconds, 3),
    "valued": valued,
    "scores": len(rows) * len(metrics),
    "means": {name: round(sum(s[name] for s in result.scores) / len(rows), 4) for name in result.scores[0]},
}))
