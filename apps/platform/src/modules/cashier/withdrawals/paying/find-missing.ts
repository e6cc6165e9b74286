import type { Tx } from "@perya/postgres";
import type { Actor } from "../../cashier.ts";
import { endLegRequests } from "../legs/leg-requests.ts";
import type { Leg } from "../legs/leg.ts";
import { writeOwed } from "../legs/legs.store.ts";
import type { LockedLeg } from "../legs/lock-leg.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { failLeg } from "./fail-payout.ts";

/** Whether a player says of a leg that it did not arrive, and staff have not found so yet. */
export function isSaidToBeMissing({ status, owed }: Leg): boolean {
  return status === "DISPUTED" || (status === "CREATED" && !owed);
}

/** Staff found what a player says of a leg: a dispute has failed, a rest is owed. */
export async function findMissing(
  tx: Tx,
  locked: LockedLeg,
  reason: string,
  actor: Actor,
): Promise<Withdrawal> {
  const { withdrawal, leg } = locked;
  if (leg.status === "DISPUTED") return failLeg(tx, locked, reason, actor);
  await writeOwed(tx, leg);
  const name = { publicId: withdrawal.publicId, n: leg.n };
  await endLegRequests(tx, name, "The rest did not arrive");
  return withdrawal;
}
