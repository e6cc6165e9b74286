import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { z } from "zod";
import {
  agree,
  mayActAlone,
  noteAlone,
  type AloneLimits,
  type MoneyMove,
} from "../../../approvals/index.ts";
import { tellFact } from "../../../facts/index.ts";
import type { Wallet } from "../../../wallet/index.ts";
import { withdrawalsAsking } from "../../asking.ts";
import type { ActingStaff } from "../../cashier.ts";
import { payoutOwed } from "../../facts.ts";
import { bookLatePayout } from "./book-late-payout.ts";
import {
  endLatePayout,
  LATE_OUTCOMES,
  lockLatePayout,
  type LateOutcome,
  type LatePayout,
} from "./problems.store.ts";

/** A payout that was paid after its leg had ended otherwise. */
export const LATE_KIND = "withdrawals.late-payout";

export const latePayload = z.object({ outcome: z.enum(LATE_OUTCOMES) });

export type LatePayoutRefusal = "NOT_FOUND" | "WRONG_STATE" | "TOO_NEW" | "SECOND_PERSON_NEEDED";

/** What one person decides about a payout that came late. */
interface Decision {
  readonly publicId: string;
  readonly outcome: LateOutcome;
  readonly reason: string;
  readonly staff: ActingStaff;
  /** What one person may move alone unless the brand sets its own limit. */
  readonly standard: AloneLimits;
}

/**
 * Decides who pays for money that reached a player twice: by a payout that came late, and by what
 * was done since it failed. Either way it is booked (`book-late-payout.ts`), and above what one
 * person may move it counts once a second person decides the same. True when it is decided, false
 * while it waits for a second person.
 */
export async function settleLatePayout(
  tx: Tx,
  wallet: Wallet,
  { publicId, outcome, reason, staff, standard }: Decision,
): Promise<Result<boolean, LatePayoutRefusal>> {
  const late = await lockLatePayout(tx, publicId, staff.brandId);
  if (!late) return refuse("NOT_FOUND");
  if (late.isOver) return refuse("WRONG_STATE");
  if (!staff.trusted) return refuse("TOO_NEW");
  const move = requestOf(late, outcome, reason, staff);
  const alone = await mayActAlone(tx, staff, move, standard);
  const agreed = await agree(tx, staff, move, withdrawalsAsking, alone);
  if (!agreed.ok)
    return refuse(agreed.refusal === "GIVEN_ALREADY" ? "SECOND_PERSON_NEEDED" : agreed.refusal);
  if (agreed.value.state === "WAITING") return ok(false);
  if (agreed.value.state === "ALONE") await noteAlone(tx, move);
  await carryOutLate(tx, wallet, late, { outcome, by: staff.username, reason });
  return ok(true);
}

/** Carries out what was decided. Throws when the ledger refuses. */
export async function carryOutLate(
  tx: Tx,
  wallet: Wallet,
  late: LatePayout,
  { outcome, by, reason }: { outcome: LateOutcome; by: string; reason: string },
): Promise<void> {
  const { publicId, player, units, currency, withdrawal } = late;
  await endLatePayout(tx, publicId, { outcome, by, note: reason });
  await bookLatePayout(tx, wallet, late, outcome);
  if (outcome === "OWED") await tellFact(tx, payoutOwed, { withdrawal, player, units, currency });
}

function requestOf(
  { publicId, brandId, playerName, playerRef, units, currency }: LatePayout,
  outcome: LateOutcome,
  reason: string,
  { id: askedById, username: askedBy }: ActingStaff,
): MoneyMove {
  return {
    kind: LATE_KIND,
    brandId,
    subject: publicId,
    about: playerName,
    player: playerRef,
    units,
    currency,
    payload: { outcome },
    reason,
    key: null,
    askedById,
    askedBy,
  };
}
