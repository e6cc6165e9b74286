import { ok, refuse } from "@perya/result";
import type { ApprovalKind } from "../../../approvals/index.ts";
import { recordAudit } from "../../../audit/index.ts";
import { playerByPublicId } from "../../../players/index.ts";
import { lockPlayer } from "../../players.store.ts";
import { refusalTable } from "../../refusals.ts";
import { ACCOUNT_KIND, accountPayload } from "./account-request.ts";
import { bindSeenAccount } from "./bind-seen-account.ts";
import { accountTrace } from "./record-account.ts";

/** A bank account that one person recorded for a player who may not sign in. */
export const accountApproval: ApprovalKind = {
  kind: ACCOUNT_KIND,
  title: "Bank account of a player who may not sign in",
  permission: "withdrawals.decide",
  figures: "CONFIRMED",
  refusals: refusalTable({
    NOT_FOUND: true,
    MAY_SIGN_IN: true,
    NAME_UNKNOWN: true,
    HOLDER_DIFFERS: true,
    TOO_MANY_ACCOUNTS: true,
    ACCOUNT_NUMBER_REFUSED: true,
  }),
  details: (approval) => {
    const { bank, number, holder, evidence } = accountPayload.parse(approval.payload);
    return [
      { label: "Bank", value: bank },
      { label: "Number", value: number },
      { label: "Holder", value: holder },
      { label: "What proves it", value: evidence },
    ];
  },
  hold: async (tx, { subject }) => {
    const player = await playerByPublicId(tx, subject);
    if (player) await lockPlayer(tx, player.id);
  },
  carryOut: async ({ tx, approval, by }) => {
    const { subject, brandId, askedBy, reason } = approval;
    const player = await playerByPublicId(tx, subject);
    if (!player) return refuse("NOT_FOUND");
    const seen = accountPayload.parse(approval.payload);
    const bound = await bindSeenAccount(tx, player, seen);
    if (!bound.ok) return bound;
    await recordAudit(tx, {
      actor: by.username,
      action: "bank-account.bind",
      subject,
      brandId,
      reason: reason ?? undefined,
      after: accountTrace(seen, bound.value.publicId, askedBy),
    });
    return ok(undefined);
  },
};
