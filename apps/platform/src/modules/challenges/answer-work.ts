import type { Tx } from "@perya/postgres";
import { refuse, type Result } from "@perya/result";
import { takeChallenge } from "./challenges.store.ts";
import { isWork } from "./is-work.ts";
import { newProof } from "./new-proof.ts";

/** Checks a browser's proof of work; returns a proof of a person. */
export async function answerWork(
  tx: Tx,
  id: string,
  number: string,
  bits: number,
): Promise<Result<{ readonly proof: string }, "WRONG_ANSWER">> {
  const taken = await takeChallenge(tx, "work", id);
  if (!taken || !isWork(taken.salt, number, bits)) return refuse("WRONG_ANSWER");
  return newProof(tx, id);
}
