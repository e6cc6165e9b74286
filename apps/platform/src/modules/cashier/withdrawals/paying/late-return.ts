import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { agree, mayActAlone, noteAlone, type AloneLimits } from "../../../approvals/index.ts";
import { tellFact } from "../../../facts/index.ts";
import type { Wallet } from "../../../wallet/index.ts";
import { withdrawalsAsking } from "../../asking.ts";
import { staffActor } from "../../cashier.ts";
import { payoutCameBack } from "../../facts.ts";
import { isWhole } from "../../is-whole.ts";
import { holdReturned } from "../end-hold.ts";
import { followLegs } from "../legs/follow-legs.ts";
import { endLegRequests } from "../legs/leg-requests.ts";
import { insertLeg, moveLeg } from "../legs/legs.store.ts";
import type { LockedLeg } from "../legs/lock-leg.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { mayBeReturn } from "./may-be-return.ts";
import { returnOf } from "./return-approval.ts";
import { insertReturn } from "./returns.store.ts";
import type { ConfirmReturnRefusal, SeenReturn } from "./seen-return.ts";

/**
 * One person confirms that money of a leg that counted as received came back at the bank, all of it
 * or a part; a second one types the same above what one person may move alone (`standard` where the
 * brand has no limits). It is booked and held again, as a leg of which the player chooses what
 * becomes of it. A leg comes back once, and so does a number of the bank's.
 */
export async function confirmLateReturn(
  tx: Tx,
  wallet: Wallet,
  locked: LockedLeg,
  seen: SeenReturn,
  standard: AloneLimits,
): Promise<Result<Withdrawal, ConfirmReturnRefusal>> {
  const { withdrawal, leg } = locked;
  const { staff, returnedUnits: units, reference } = seen;
  if (units <= 0n || units > leg.receivedUnits || !isWhole(units, withdrawal))
    return refuse("RETURNED_TOO_MUCH");
  const may = await mayBeReturn(tx, withdrawal.brandId, reference);
  if (!may.ok) return may;
  const move = returnOf(withdrawal, seen, staff);
  const alone = await mayActAlone(tx, staff, move, standard);
  const agreed = await agree(tx, staff, move, withdrawalsAsking, alone);
  if (!agreed.ok)
    return refuse(agreed.refusal === "GIVEN_ALREADY" ? "SECOND_PERSON_NEEDED" : agreed.refusal);
  if (agreed.value.state === "WAITING") return ok(withdrawal);
  if (agreed.value.state === "ALONE") await noteAlone(tx, move);
  return ok(await book(tx, wallet, locked, seen));
}

async function book(
  tx: Tx,
  wallet: Wallet,
  { withdrawal, leg }: LockedLeg,
  { staff, returnedUnits: units, reason, reference, ...name }: SeenReturn,
): Promise<Withdrawal> {
  const note = { reason, reference };
  const actor = staffActor(staff);
  await moveLeg(tx, leg, "CAME_BACK", actor, { ...note, received: leg.receivedUnits - units });
  await insertReturn(tx, leg, withdrawal.brandId, units, reference);
  await holdReturned(tx, wallet, withdrawal, leg, units);
  await insertLeg(tx, withdrawal, units, actor, { of: leg.n, holdOf: leg.n });
  await endLegRequests(tx, name, "The payout came back");
  const { player, publicId, currency } = withdrawal;
  await tellFact(tx, payoutCameBack, { withdrawal: publicId, player, units, currency });
  return followLegs(tx, withdrawal, actor, note);
}
