import { formatMoney, money } from "@perya/money";
import { ok, refuse } from "@perya/result";
import { z } from "zod";
import type { ApprovalKind } from "../../approvals/index.ts";
import { endFreeBets } from "../free-bets/end-free-bets.ts";
import { endGrant, holdGrant } from "./end-grant.ts";
import { grantByPublicId } from "./grants.store.ts";
import { VOID_KIND } from "./void-grant.ts";

const payload = z.object({ bonus: z.string(), currency: z.string() });

/** A bonus that is taken back with its winnings, because it was got by fraud. */
export const voidApproval: ApprovalKind = {
  kind: VOID_KIND,
  title: "Taking back a bonus",
  permission: "promotions.grant",
  refusals: {
    NOT_FOUND: [404, "There is no such bonus."],
    WRONG_STATE: [409, "This bonus has ended already."],
  },
  details: (approval) => {
    const { bonus, currency } = payload.parse(approval.payload);
    return [
      { label: "Player", value: approval.about },
      { label: "Bonus", value: formatMoney(money(BigInt(bonus), currency)) },
    ];
  },
  carryOut: async ({ platform, tx, approval, by }) => {
    const known = await grantByPublicId(tx, approval.subject);
    if (!known) return refuse("NOT_FOUND");
    const ending = {
      actor: `${approval.askedBy} and ${by.username}`,
      ...(approval.reason === null ? {} : { reason: approval.reason }),
    };
    if (known.status === "CLAIMED" && (await endFreeBets(tx, known, "VOIDED", ending)))
      return ok(() => {});
    const grant = await holdGrant(tx, known);
    if (!grant) return refuse("WRONG_STATE");
    await endGrant(tx, platform.wallet, grant, "VOIDED", ending);
    return ok(() => platform.live.publishBalances([grant.player]));
  },
};
