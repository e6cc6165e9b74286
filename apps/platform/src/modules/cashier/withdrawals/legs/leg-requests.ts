import type { Tx } from "@perya/postgres";
import { endRequests, openFor, openOfKinds } from "../../../approvals/index.ts";
import { legSubject, type LegName } from "./lock-leg.ts";

/** A transfer that was seen to come back. */
export const RETURN_KIND = "withdrawals.return";
/** A leg that is closed as received. */
export const FORCE_KIND = "withdrawals.force";

type LegRequest = typeof RETURN_KIND | typeof FORCE_KIND;

/** More returns than ever wait for a second person at once. */
const MOST_RETURNS = 10_000;

/** Whether a request of a kind waits for a second person about a leg that the caller holds. */
export async function isWaiting(tx: Tx, name: LegName, kind: LegRequest): Promise<boolean> {
  return (await openFor(tx, kind, legSubject(name))).length > 0;
}

/** Subjects of the legs that one person saw coming back, while a second one has not. */
export async function comingBack(tx: Tx): Promise<string[]> {
  return (await openOfKinds(tx, [RETURN_KIND], MOST_RETURNS)).map(({ subject }) => subject);
}

/** Ends what waits for a second person about a leg, because it was decided otherwise. */
export async function endLegRequests(
  tx: Tx,
  name: LegName,
  kinds: readonly LegRequest[],
  reason: string,
): Promise<void> {
  for (const kind of kinds) await endRequests(tx, { kind, subject: legSubject(name) }, reason);
}
