import type { Answer } from "@perya/wallet-protocol";
import type { Fact } from "./state.ts";

/**
 * The answer an entry stands for: the same at first and at every replay, stored balance included.
 */
export function answerFact(fact: Fact, replayed: boolean): Answer {
  const { status, after: balance } = fact;
  if (status !== "APPLIED") return { ok: false, refusal: status, balance, replayed };
  const receipt = { entry: `${fact.player}-${fact.seq}`, balance, replayed };
  return { ok: true, receipt: fact.blind ? { ...receipt, tombstone: true } : receipt };
}
