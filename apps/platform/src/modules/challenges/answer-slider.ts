import type { Tx } from "@perya/postgres";
import { refuse, type Result } from "@perya/result";
import { takeChallenge } from "./challenges.store.ts";
import { newProof } from "./new-proof.ts";

/** A finger is wider than a pixel. */
export const TOLERANCE_PX = 4;

/** Checks where a piece was slid to, in pixels from the left; returns a proof. */
export async function answerSlider(
  tx: Tx,
  id: string,
  place: number,
): Promise<Result<{ readonly proof: string }, "WRONG_ANSWER">> {
  const taken = await takeChallenge(tx, "slider", id);
  const gap = taken?.place ?? Number.NaN;
  if (!(Math.abs(gap - place) <= TOLERANCE_PX)) return refuse("WRONG_ANSWER");
  return newProof(tx, id);
}
