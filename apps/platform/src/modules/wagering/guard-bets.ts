import type { Tx } from "@perya/postgres";
import { categoryNumber } from "../catalogue/index.ts";
import { guardsOf, type Wallet } from "../wallet/index.ts";
import { lockPositions } from "./counting/counting.store.ts";
import { selectOpen } from "./requirements.store.ts";

/**
 * Puts what a player's open requirements bound of bets into the account, in the caller's
 * transaction: the lowest of the highest bets, and every category that one of them closes. What
 * stays is not written again.
 */
export async function guardBets(tx: Tx, wallet: Wallet, player: bigint): Promise<void> {
  await lockPositions(tx, [player]);
  const open = await selectOpen(tx, [player]);
  const highest = open.flatMap(({ highestBet }) => (highestBet === null ? [] : [highestBet]));
  const bonusBet = highest.reduce<bigint | null>(
    (least, one) => (least === null || one < least ? one : least),
    null,
  );
  const bits = open
    .flatMap(({ closed }) => closed)
    .reduce((all, category) => all | (1n << BigInt(categoryNumber(category))), 0n);
  const bonusClosed = bits === 0n ? null : bits;
  const guards = await guardsOf(tx, player);
  if (guards?.bonusBet === bonusBet && guards.bonusClosed === bonusClosed) return;
  const key = `bonus:${crypto.randomUUID()}`;
  const limit = { kind: "limit", player, key, bonusBet, bonusClosed } as const;
  const done = await wallet.append(tx, [{ ...limit, reason: "What bonuses bound of bets" }]);
  if (!done.ok) throw new Error(`Bounds of bonuses were refused: ${done.refusal}`);
}
