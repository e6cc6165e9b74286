import type { Tx } from "@perya/postgres";
import type { Platform } from "../../platform.ts";
import { PLAY_CAPS, guardsOf } from "../wallet/index.ts";
import { selectLimits } from "./limits.store.ts";
import { lowestOf } from "./lowest-of.ts";

/**
 * Puts the limits that are decided with a bet into the player's account, in the caller's
 * transaction: of the player's own and that of staff the lower one. What stays is not written
 * again.
 */
export async function pushCaps(
  { wallet }: Platform,
  tx: Tx,
  player: bigint,
  reason: string,
): Promise<void> {
  const [rows, guards] = [await selectLimits(tx, player), await guardsOf(tx, player)];
  if (!guards) throw new Error(`Player ${player} has no account`);
  const changed = PLAY_CAPS.filter((name) => lowestOf(rows, name) !== guards[name]);
  if (changed.length === 0) return;
  const caps = Object.fromEntries(changed.map((name) => [name, lowestOf(rows, name)]));
  const key = `limits:${crypto.randomUUID()}`;
  const done = await wallet.append(tx, [{ kind: "limit", player, key, reason, ...caps }]);
  if (!done.ok) throw new Error(`Limits were refused: ${done.refusal}`);
}
