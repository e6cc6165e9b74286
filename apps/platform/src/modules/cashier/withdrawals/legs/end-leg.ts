import type { Tx } from "@perya/postgres";
import type { Wallet } from "../../../wallet/index.ts";
import type { Actor } from "../../cashier.ts";
import type { StepNote } from "../../steps.store.ts";
import { endLegHold } from "../end-hold.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { followLegs } from "./follow-legs.ts";
import type { Wish } from "./leg.ts";
import { insertLeg, moveLeg } from "./legs.store.ts";
import { endLegRequests } from "./leg-requests.ts";
import type { LockedLeg } from "./lock-leg.ts";

/** How a leg's transfer ended that reached the player: `received` of a part, in ledger units. */
export type LegEnd =
  | { readonly to: "CONFIRMED" | "AUTO_CONFIRMED" | "FORCED" }
  | { readonly to: "PARTIAL"; readonly received: bigint; readonly wish: Wish };

/**
 * Ends a leg that reached the player: what was received leaves the hold for good, and the rest of
 * it is a leg of its own. Requests for a second person about it are over.
 */
export async function endLeg(
  tx: Tx,
  wallet: Wallet,
  { withdrawal, leg }: LockedLeg,
  end: LegEnd,
  actor: Actor,
  note: StepNote = {},
): Promise<Withdrawal> {
  const received = end.to === "PARTIAL" ? end.received : leg.units;
  await moveLeg(tx, leg, end.to, actor, { ...note, received });
  await endLegHold(tx, wallet, withdrawal, leg, "capture", received);
  if (end.to === "PARTIAL")
    await insertLeg(tx, withdrawal, leg.units - received, actor, {
      of: leg.n,
      wish: end.wish,
      owed: false,
      holdOf: leg.holdOf,
    });
  const name = { publicId: withdrawal.publicId, n: leg.n };
  await endLegRequests(tx, name, "The payout was received");
  return followLegs(tx, withdrawal, actor, note);
}
