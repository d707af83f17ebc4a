"""with_ragas_collections.py CASES BASE_URL N CONCURRENCY   the same as with_ragas.py through ragas's newer interface.

The metrics of ragas.metrics.collections know no run over a dataset; so this asks all of them for all cases, CONCURRENCY at a time.
"""
import asyncio
import json
import os
import sys
import time
import warnings

os.environ["RAGAS_DO_NOT_TRACK"] = "true"
warnings.filterwarnings("ignore")

from openai import AsyncOpenAI, OpenAI  # noqa: E402
from ragas.embeddings import OpenAIEmbeddings  # noqa: E402
from ragas.llms import llm_factory  # noqa: E402
from ragas.metrics import collections as ragas  # noqa: E402

path, base_url, wanted, concurrency = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
with open(path) as lines:
    cases = [json.loads(next(lines)) for _ in range(wanted)]

llm = llm_factory("mock", client=AsyncOpenAI(base_url=base_url, api_key="none"))
# SemanticSimilarity asks without awaiting, which needs a client that blocks.
embeddings = OpenAIEmbeddings(client=OpenAI(base_url=base_url, api_key="none"), model="mock")
awaited = OpenAIEmbeddings(client=AsyncOpenAI(base_url=base_url, api_key="none"), model="mock")
CASE = {
    "user_input": lambda case: case["question"],
    "response": lambda case: case["answer"],
    "reference": lambda case: case["reference"],
    "retrieved_contexts": lambda case: [hit["text"] for hit in case["retrieved"]],
}
METRICS = [
    (ragas.Faithfulness(llm=llm), "user_input response retrieved_contexts"),
    (ragas.AnswerRelevancy(llm=llm, embeddings=awaited), "user_input response"),
    (ragas.ContextPrecision(llm=llm), "user_input reference retrieved_contexts"),
    (ragas.ContextRecall(llm=llm), "user_input reference retrieved_contexts"),
    (ragas.ContextEntityRecall(llm=llm), "reference retrieved_contexts"),
    (ragas.NoiseSensitivity(llm=llm), "user_input response reference retrieved_contexts"),
    (ragas.FactualCorrectness(llm=llm), "response reference"),
    (ragas.SemanticSimilarity(embeddings=embeddings), "response reference"),
    (ragas.AnswerCorrectness(llm=llm, embeddings=awaited), "user_input response reference"),
]


async def score(metric, names, case, slots):
    async with slots:
        result = await metric.ascore(**{name: CASE[name](case) for name in names.split()})
        return metric.name, result.value


async def all_of_them():
    slots = asyncio.Semaphore(concurrency)
    return await asyncio.gather(
        *(score(metric, names, case, slots) for case in cases for metric, names in METRICS), return_exceptions=True)


start = time.perf_counter()
results = asyncio.run(all_of_them())
seconds = time.perf_counter() - start
scores = [result for result in results if not isinstance(result, BaseException) and result[1] == result[1]]
for fault in {str(result)[:300] for result in results if isinstance(result, BaseException)}:
    print(fault, file=sys.stderr)
print(json.dumps({"cases": len(cases), "seconds": round(seconds, 3), "valued": len(scores), "scores": len(results)}))
