import type { Tx } from "@perya/postgres";
import type { HouseAccount, HouseCommand, Wallet } from "../../wallet/index.ts";

/**
 * The clearing accounts of tiers have the numbers from here on: no player ever gets one. The
 * ledger moves money between accounts of the house through them, in and out in one batch, so they
 * are always empty.
 */
const FIRST_CLEARING = 2n ** 52n;
const clearingOf = (tier: bigint) => FIRST_CLEARING + tier;

/** Money from one account of the house to another, in ledger units. */
export interface HouseMove {
  readonly from: HouseAccount;
  readonly to: HouseAccount;
  readonly units: bigint;
}

/** Opens the clearing account of a tier. */
export async function openClearing(
  tx: Tx,
  wallet: Wallet,
  tier: bigint,
  { currency, book }: { readonly currency: string; readonly book: "real" | "play" },
): Promise<void> {
  const player = clearingOf(tier);
  await appendAll(tx, wallet, [
    { kind: "open", player, currency, book, key: `jackpot:${tier}:clearing` },
  ]);
}

/** The commands of a move, under a key that is its own; below zero it goes the other way. */
export function clearingCommands(
  tier: bigint,
  key: string,
  { from, to, units }: HouseMove,
): HouseCommand[] {
  if (units === 0n) return [];
  const [giver, taker, size] = units < 0n ? [to, from, -units] : [from, to, units];
  const said = { player: clearingOf(tier), units: size, reason: key };
  return [
    { kind: "credit", ...said, contra: giver, key: `${key}:out` },
    { kind: "debit", ...said, contra: taker, key: `${key}:in` },
  ];
}

/** Appends commands that can't be refused: all of them, in the caller's transaction. */
export async function appendAll(
  tx: Tx,
  wallet: Wallet,
  commands: readonly HouseCommand[],
): Promise<void> {
  if (commands.length === 0) return;
  const moved = await wallet.append(tx, commands);
  if (!moved.ok) throw new Error(`Money of a jackpot could not be moved: ${moved.refusal}`);
}
