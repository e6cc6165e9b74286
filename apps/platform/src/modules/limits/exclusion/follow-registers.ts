import type { Tx } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import { openLogin } from "../../identity/index.ts";
import { excludingRegisters } from "../../registers/index.ts";
import { guardsOf, isExcluded, lockMoney } from "../../wallet/index.ts";
import { lockLimits } from "../limits.store.ts";
import { bar, type EndGames } from "./bar.ts";
import { FOR_GOOD } from "./exclusion.ts";
import {
  insertOfRegister,
  selectLastEnd,
  selectOfRegisters,
  updateLifted,
} from "./registers.store.ts";

/**
 * Makes a player's exclusion follow what national registers say: one begins, ends at another time,
 * or is lifted. What the player or staff asked for, and what was carried over, stays.
 */
export async function followRegisters(
  platform: Platform,
  tx: Tx,
  player: bigint,
  endGames: EndGames,
): Promise<void> {
  await lockLimits(tx, player);
  // An exclusion that is carried over meanwhile is either seen below, or decided after this one.
  await lockMoney(tx, player);
  const said = new Map(
    (await excludingRegisters(tx, player)).map(({ register, until }) => [
      register,
      toMilliseconds(until ?? FOR_GOOD),
    ]),
  );
  const before = await selectOfRegisters(tx, player);
  const stays = before.filter(({ register, until }) => said.get(register)?.equals(until));
  for (const { id } of before.filter((one) => !stays.includes(one))) await updateLifted(tx, id);
  for (const [register, until] of said)
    if (!stays.some((one) => one.register === register))
      await insertOfRegister(tx, player, { register, until });
  await settleEnd(platform, tx, player, endGames);
}

/** The ledger stores milliseconds. */
function toMilliseconds(at: Temporal.Instant): Temporal.Instant {
  return at.round({ smallestUnit: "millisecond", roundingMode: "floor" });
}

/** Gives the ledger and the sign-in the end of what still stands: later, or sooner than before. */
async function settleEnd(
  platform: Platform,
  tx: Tx,
  player: bigint,
  endGames: EndGames,
): Promise<void> {
  const guards = await guardsOf(tx, player);
  if (!guards) throw new Error(`Player ${player} has no account`);
  const until = await selectLastEnd(tx, player);
  const held = isExcluded(guards) ? guards.excludedUntil : null;
  if (until && (!held || Temporal.Instant.compare(until, held) > 0)) {
    await bar(platform, tx, { player, until }, "A national register excludes the player", endGames);
    return;
  }
  if (!held || (until && held.equals(until))) return;
  const end = until ?? guards.readAt;
  const reason = "A national register no longer excludes the player";
  const key = `exclude:${crypto.randomUUID()}`;
  const lifted = { kind: "exclude", player, key, until: toMilliseconds(end), lifts: true } as const;
  const done = await platform.wallet.append(tx, [{ ...lifted, reason }]);
  if (!done.ok) throw new Error(`The end of an exclusion was refused: ${done.refusal}`);
  await openLogin(tx, player, end);
}
