import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ApiError, call } from "../../http/api.ts";
import { faultWords } from "../../faults/fault-words.ts";
import { textOf } from "../../language/text.ts";
import { ONCE } from "../once.ts";
import type { Purpose } from "../proof.ts";

/**
 * A puzzle and what to do with it: `solve` takes a place in pixels, and brings the next puzzle when
 * it was the wrong one.
 */
export function usePuzzle(purpose: Purpose, onProof: (proof: string) => void) {
  const mount = useId();
  const [fault, setFault] = useState<string>();
  const [checking, setChecking] = useState(false);
  const asked = useQuery({
    queryKey: ["slider", purpose, mount],
    queryFn: () => call("POST", "/verification/slider", { body: { purpose } }),
    ...ONCE,
  });
  const another = async () => {
    setFault(undefined);
    await asked.refetch();
  };
  const solve = async (place: number) => {
    if (!asked.data || checking) return;
    setChecking(true);
    try {
      const { proof } = await call("POST", "/verification/slider/{id}", {
        path: { id: asked.data.sliderId },
        body: { place },
      });
      onProof(proof);
    } catch (problem) {
      setFault(wordsOf(problem));
      await asked.refetch();
    } finally {
      setChecking(false);
    }
  };
  return {
    puzzle: asked.data,
    fault: fault ?? (asked.isError ? faultWords(asked.error) : undefined),
    checking,
    another,
    solve,
  };
}

function wordsOf(problem: unknown): string {
  return problem instanceof ApiError && problem.code === "WRONG_ANSWER"
    ? textOf("verification")("wrong")
    : faultWords(problem);
}
