import type { Tx } from "@perya/postgres";
import { endRequests, openFor, openOfKinds, type MoneyMove } from "../../../approvals/index.ts";
import type { ActingStaff } from "../../cashier.ts";
import type { Withdrawal } from "../withdrawal.ts";
import type { Leg } from "./leg.ts";
import { legSubject, type LegName } from "./lock-leg.ts";

/** A transfer that was seen to come back. */
export const RETURN_KIND = "withdrawals.return";
/** A leg that is closed as received. */
export const FORCE_KIND = "withdrawals.force";
/** A leg, or a rest of one, whose player is right that it did not arrive. */
export const NOT_RECEIVED_KIND = "withdrawals.not-received";

/** What became of a provider's payout that is unclear. */
export const ORDER_KIND = "withdrawals.order";

/** Everything about a leg that takes two people. */
export const LEG_KINDS = [RETURN_KIND, FORCE_KIND, NOT_RECEIVED_KIND, ORDER_KIND] as const;

type LegKind = (typeof LEG_KINDS)[number];

/** What one person found of a leg, as the request for a second one. */
export function legRequest(
  kind: LegKind,
  { brandId, publicId, playerName, playerRef, currency }: Withdrawal,
  { n, units }: Pick<Leg, "n" | "units">,
  said: Pick<MoneyMove, "payload" | "reason">,
  by: ActingStaff,
): MoneyMove {
  return {
    kind,
    brandId,
    subject: legSubject({ publicId, n }),
    about: playerName,
    player: playerRef,
    units,
    currency,
    ...said,
    key: null,
    askedById: by.id,
    askedBy: by.username,
  };
}

/** More returns than ever wait for a second person at once. */
const MOST_RETURNS = 10_000;

/** Whether a request of a kind waits for a second person about a leg that the caller holds. */
export async function isWaiting(tx: Tx, name: LegName, kind: LegKind): Promise<boolean> {
  return (await openFor(tx, kind, legSubject(name))).length > 0;
}

/** Subjects of the legs that one person saw coming back, while a second one has not. */
export async function comingBack(tx: Tx): Promise<string[]> {
  return (await openOfKinds(tx, [RETURN_KIND], MOST_RETURNS)).map(({ subject }) => subject);
}

/**
 * Ends what waits for a second person about a leg, because it was decided otherwise. The request by
 * which it was decided has ended before.
 */
export async function endLegRequests(
  tx: Tx,
  name: LegName,
  reason: string,
  kinds: readonly LegKind[] = LEG_KINDS,
): Promise<void> {
  for (const kind of kinds) await endRequests(tx, { kind, subject: legSubject(name) }, reason);
}
