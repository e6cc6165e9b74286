import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { AloneLimits } from "../../approvals/index.ts";
import { brandById } from "../../brands/index.ts";
import { recordArrival, recordTransfer, type ApproveDepositRefusal } from "../../cashier/index.ts";
import type { Wallet } from "../../wallet/index.ts";
import { clockOf } from "../daily/clock.store.ts";
import { setMatched } from "../matching/matching.store.ts";
import { reconcile } from "../matching/reconcile.ts";
import { isArrival, type Difference } from "./difference.ts";
import { setSettled } from "./differences.store.ts";
import { holdDifference } from "./hold-difference.ts";
import type { SettlingStaff } from "./settle-difference.ts";

type Seen = Parameters<typeof recordTransfer>[2];
type Deposit = Extract<Awaited<ReturnType<typeof recordTransfer>>, { ok: true }>["value"];

/** An arrival that staff know to be a player's. */
export interface Credit {
  /** Public id of the difference. */
  readonly publicId: string;
  readonly player: Seen["player"];
  readonly staff: SettlingStaff;
  /** What one person may credit alone unless the brand sets its own limit. */
  readonly standard: AloneLimits;
  readonly laws: Seen["laws"];
}

/**
 * Credits an arrival that only a statement shows, as a transfer that staff saw at the bank, or as
 * the payment that a provider took: with its limits, and above them once a second person has done
 * the same. The difference is settled when it is credited. Refused for what is no arrival, for a
 * player of another brand or currency, and for what was credited since the statement was read.
 */
export async function creditArrival(
  tx: Tx,
  wallet: Wallet,
  { publicId, player, staff, standard, laws }: Credit,
): Promise<Result<Deposit, ApproveDepositRefusal | "NOT_AN_ARRIVAL">> {
  const difference = await holdAsOfNow(tx, publicId, staff.brandId);
  if (!difference) return refuse("NOT_FOUND");
  const { provider, line, number, units, currency, state } = difference;
  if (state !== "OPEN") return refuse("WRONG_STATE");
  if (!isArrival(difference) || line === null || number === null) return refuse("NOT_AN_ARRIVAL");
  if (player.brandId !== difference.brandId || player.currency !== currency)
    return refuse("NOT_AN_ARRIVAL");
  const payer = difference.player;
  const seen = { player, paidUnits: units, staff, standard, laws };
  const recorded =
    provider === "bank"
      ? await recordTransfer(tx, wallet, {
          ...seen,
          reference: number,
          payer: payer === null ? undefined : { payer, source: "STATEMENT" },
        })
      : await recordArrival(tx, wallet, { ...seen, payer, provider, payment: number });
  if (!recorded.ok || recorded.value.status !== "SUCCEEDED") return recorded;
  const movement = recorded.value.publicId;
  await setMatched(tx, difference, [{ line, movement, by: "LINKED" }]);
  await setSettled(tx, difference, { how: "CREDITED", reason: null }, staff.username);
  return ok(recorded.value);
}

/**
 * A difference, locked, after its line was compared with what has been credited since: the same
 * transfer, with its number typed in another way, ends it as FOUND.
 */
async function holdAsOfNow(
  tx: Tx,
  publicId: string,
  brandId: bigint | null,
): Promise<Difference | undefined> {
  const held = await holdDifference(tx, publicId, brandId);
  if (held?.state !== "OPEN") return held;
  const { provider, day } = held;
  const brand = await brandById(tx, held.brandId);
  if (!brand) throw new Error(`There is no brand ${held.brandId}`);
  const { id, zone } = brand;
  const { yesterday } = await clockOf(tx, zone);
  const to = yesterday > day ? yesterday : day;
  await reconcile(tx, { brandId: id, zone, provider, from: day, to });
  return holdDifference(tx, publicId, brandId);
}
