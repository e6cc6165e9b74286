import type { Tx } from "@perya/postgres";
import { turnoverOf } from "../../turnover/index.ts";
import { selectOpenRequirements, type Requirement } from "./wagering.store.ts";

/** What the player must still play before withdrawing, in ledger units. */
export async function turnoverLeft(tx: Tx, player: bigint): Promise<bigint> {
  const open = await selectOpenRequirements(tx, player);
  const played: bigint[] = [];
  for (const requirement of open) played.push(await turnoverOf(tx, player, requirement.at));
  return remaining(open, played);
}

/**
 * What is left of the open requirements (oldest first) given the turnover since each one began.
 * Turnover is used once, oldest requirement first, and play before a deposit never counts for it:
 * so from any deposit on, the deposits' sum less the play since is a lower bound, and the largest
 * of these bounds is exact.
 */
export function remaining(
  open: readonly Pick<Requirement, "required">[],
  played: readonly bigint[],
): bigint {
  let from = 0n;
  let most = 0n;
  for (let at = open.length - 1; at >= 0; at -= 1) {
    from += open[at]?.required ?? 0n;
    const left = from - (played[at] ?? 0n);
    if (left > most) most = left;
  }
  return most;
}
