import type { Tx } from "@perya/postgres";
import { brandById } from "../../brands/index.ts";
import { playerById, isTrialAccount } from "../../players/index.ts";
import { currentSection } from "../../settings/index.ts";
import { appendEntry } from "../ledger/append-entry.ts";
import { lockAccount, selectEntryOf } from "../ledger/ledger.store.ts";
import type { Ladder } from "../vip.ts";
import { pointsOf } from "./points-of.ts";

/** A deposit that was credited, or taken back. Ledger units of what was paid. */
interface Deposit {
  readonly deposit: string;
  readonly player: bigint;
  readonly brand: bigint;
  readonly currency: string;
  readonly units: bigint;
}

/**
 * Credits the points for a deposit, once, by the level that its player has with it. One whose
 * reversal came first earns none, nor does one in a currency other than the brand's, in which alone
 * it is known what a point costs.
 */
export async function earnPoints(
  tx: Tx,
  { vipOf, countDeposits }: Ladder,
  { deposit, player: id, brand: brandId, currency, units }: Deposit,
): Promise<void> {
  const [player, brand] = [await playerById(tx, id), await brandById(tx, brandId)];
  if (!player || isTrialAccount(player) || brand?.currency !== currency) return;
  // Whichever of the two is told first: the level that a deposit reaches is that of its points.
  await countDeposits(tx, id, brandId);
  const { pointsBps } = await vipOf(tx, id, brandId);
  await lockAccount(tx, id, brandId);
  if (await selectEntryOf(tx, id, "REVERSAL", deposit)) return;
  const { depositPerPoint } = await currentSection(tx, brandId, "points");
  const change = pointsOf(units, BigInt(depositPerPoint), BigInt(pointsBps));
  if (change === 0n) return;
  const earned = { player: id, brandId, kind: "DEPOSIT", change, ref: deposit } as const;
  const done = await appendEntry(tx, earned);
  if (!done.ok) throw new Error(`Points of ${deposit} were not credited: ${done.refusal}`);
}

/**
 * Takes back what a deposit earned: all of it, whatever has been spent. Where nothing was earned an
 * entry of zero keeps the deposit from earning later, because facts may be heard in any order.
 */
export async function reversePoints(
  tx: Tx,
  { deposit, player, brand: brandId }: Pick<Deposit, "deposit" | "player" | "brand">,
): Promise<void> {
  await lockAccount(tx, player, brandId);
  const earned = (await selectEntryOf(tx, player, "DEPOSIT", deposit))?.change ?? 0n;
  const taken = { player, brandId, kind: "REVERSAL", change: -earned, ref: deposit } as const;
  const done = await appendEntry(tx, taken);
  if (!done.ok) throw new Error(`Points of ${deposit} were not taken back: ${done.refusal}`);
}
