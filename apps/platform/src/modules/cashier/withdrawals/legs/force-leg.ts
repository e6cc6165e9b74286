import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { agree } from "../../../approvals/index.ts";
import type { Wallet } from "../../../wallet/index.ts";
import { staffActor, type ActingStaff } from "../../cashier.ts";
import { withdrawalsAsking } from "../../asking.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { endLeg } from "./end-leg.ts";
import { forceOf } from "./force-approval.ts";
import { mayBeForced, type ForceLegRefusal } from "./leg.ts";
import { insertLegPictures } from "./legs.store.ts";
import { lockLeg, type LegName } from "./lock-leg.ts";

export interface Forcing extends LegName {
  /** The bank's number of its proof, which both people must have seen. */
  readonly proof: string;
  /** Names of the pictures of it, among the files of slips. */
  readonly pictures: readonly string[];
  /** What the player reads. */
  readonly reason: string;
  readonly staff: ActingStaff;
}

/**
 * One person closes a leg as received by the bank's proof. It is closed once a second person agrees
 * or brings the same proof; until then it stays as it is. Nothing goes back to the player, who may
 * appeal.
 */
export async function forceLeg(
  tx: Tx,
  wallet: Wallet,
  forcing: Forcing,
): Promise<Result<Withdrawal, ForceLegRefusal>> {
  const { staff, reason, pictures, proof } = forcing;
  const found = await lockLeg(tx, forcing, { brandId: staff.brandId });
  if (!found.ok) return found;
  const { withdrawal, leg } = found.value;
  if (!staff.trusted) return refuse("TOO_NEW");
  if (!mayBeForced(leg)) return refuse("WRONG_STATE");
  if (pictures.length === 0) return refuse("PICTURES_NEEDED");
  const agreed = await agree(
    tx,
    staff,
    forceOf(withdrawal, leg, { proof, reason }, staff),
    withdrawalsAsking,
  );
  if (!agreed.ok)
    return refuse(agreed.refusal === "GIVEN_ALREADY" ? "SECOND_PERSON_NEEDED" : agreed.refusal);
  await insertLegPictures(tx, leg.id, "STAFF", pictures);
  if (agreed.value.state === "WAITING") return ok(withdrawal);
  return ok(await endLeg(tx, wallet, found.value, { to: "FORCED" }, staffActor(staff), { reason }));
}
