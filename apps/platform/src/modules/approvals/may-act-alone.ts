import type { Tx } from "@perya/postgres";
import { newPublicId } from "../../secrets/public-id.ts";
import { brandById } from "../brands/index.ts";
import { aloneLimits } from "./alone-limits.ts";
import type { AloneLimits, MoneyMove } from "./approvals.ts";
import { holdSums, insertAlone, sumsOfDay } from "./sums.store.ts";

/** Who is about to move money. */
export interface Mover {
  readonly id: bigint;
  /** Whether they count as a second person yet; who does not may move nothing alone. */
  readonly trusted: boolean;
}

type Move = Pick<MoneyMove, "brandId" | "player" | "units" | "currency">;

/**
 * Whether one person may move this money alone: neither it, nor what they moved alone in the brand's day with it, nor what was moved alone for the player, is above the limits.
 * Holds both sums until the transaction ends, so that of many moves at once each counts those before it; a move that is made is noted with `noteAlone` in the same transaction.
 */
export async function mayActAlone(
  tx: Tx,
  staff: Mover,
  move: Move,
  standard: AloneLimits,
): Promise<boolean> {
  await holdSums(tx, staff.id, move.player);
  return isWithinLimits(tx, staff, move, standard);
}

/** The same question without holding anything, for what a page shows. */
export async function isWithinLimits(
  tx: Tx,
  staff: Mover,
  { brandId, player, units, currency }: Move,
  standard: AloneLimits,
): Promise<boolean> {
  if (!staff.trusted) return false;
  const brand = await brandById(tx, brandId);
  if (!brand) throw new Error(`There is no brand ${brandId}`);
  const limits = await aloneLimits(tx, brandId, standard);
  const size = units < 0n ? -units : units;
  const sums = await sumsOfDay(tx, { staffId: staff.id, player, currency, zone: brand.zone });
  return (
    size <= limits.single &&
    sums.staff + size <= limits.staffDay &&
    sums.player + size <= limits.playerDay
  );
}

/** Writes down what one person has moved alone, for the sums of the day and for the history. */
export async function noteAlone(tx: Tx, move: MoneyMove): Promise<void> {
  await insertAlone(tx, newPublicId("ap"), move);
}
