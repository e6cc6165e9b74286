import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { agree } from "../../../approvals/index.ts";
import { recordAudit } from "../../../audit/index.ts";
import { withdrawalsAsking } from "../../asking.ts";
import type { ActingStaff, Payer } from "../../cashier.ts";
import { lockPlayer } from "../../players.store.ts";
import { maskNumber, normaliseNumber } from "../bank-account.ts";
import { accountRequest, type SeenAccount } from "./account-request.ts";
import { bindSeenAccount, refusedAccount, type SeenAccountRefusal } from "./bind-seen-account.ts";

/** An account that staff record for a player. */
export interface RecordedAccount {
  readonly player: Payer;
  readonly account: SeenAccount;
  readonly reason: string;
  readonly staff: ActingStaff;
}

/**
 * Staff record a bank account of a player whom the law forbids to sign in, by the evidence that
 * they name. It takes two, who give the same, and the name must be one that the player is known
 * by. True when it is bound, false while it waits for a second person.
 */
export async function recordAccount(
  tx: Tx,
  { player, account, reason, staff }: RecordedAccount,
): Promise<Result<boolean, SeenAccountRefusal | "TOO_NEW" | "SECOND_PERSON_NEEDED">> {
  await lockPlayer(tx, player.id);
  if (!staff.trusted) return refuse("TOO_NEW");
  const refused = await refusedAccount(tx, player, account.holder);
  if (refused) return refuse(refused);
  const seen = { ...account, number: normaliseNumber(account.number) };
  const asked = accountRequest(player, seen, reason, staff);
  const agreed = await agree(tx, staff, asked, withdrawalsAsking);
  if (!agreed.ok)
    return refuse(agreed.refusal === "GIVEN_ALREADY" ? "SECOND_PERSON_NEEDED" : agreed.refusal);
  if (agreed.value.state !== "AGREED") return ok(false);
  const bound = await bindSeenAccount(tx, player, seen);
  if (!bound.ok) return bound;
  await recordAudit(tx, {
    actor: staff.username,
    action: "bank-account.bind",
    subject: player.publicId,
    brandId: player.brandId,
    reason,
    after: accountTrace(seen, bound.value.publicId, agreed.value.request.askedBy),
  });
  return ok(true);
}

/** What the audit trail keeps of it: no whole number. */
export function accountTrace(seen: SeenAccount, account: string, askedBy: string) {
  return { ...seen, number: maskNumber(seen.number), account, askedBy };
}
