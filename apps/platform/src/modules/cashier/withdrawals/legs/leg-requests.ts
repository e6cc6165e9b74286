import type { Tx } from "@perya/postgres";
import { endRequests } from "../../../approvals/index.ts";
import { legSubject, type LegName } from "./lock-leg.ts";

/** A transfer that was seen to come back. */
export const RETURN_KIND = "withdrawals.return";
/** A leg that is closed as received. */
export const FORCE_KIND = "withdrawals.force";

/** Ends what waits for a second person about a leg, because it was decided otherwise. */
export async function endLegRequests(
  tx: Tx,
  name: LegName,
  kinds: readonly (typeof RETURN_KIND | typeof FORCE_KIND)[],
  reason: string,
): Promise<void> {
  for (const kind of kinds) await endRequests(tx, { kind, subject: legSubject(name) }, reason);
}
