import { ok, refuse } from "@perya/result";
import { z } from "zod";
import type { ApprovalKind } from "../../approvals/index.ts";
import { lockPromotion } from "../promotions.store.ts";
import { BUDGET_KIND, notRaised, putBudget } from "./raise-budget.ts";

const payload = z.object({ version: z.number().int(), budget: z.string() });

/** A budget that is raised by more than what one person may promise players. */
export const budgetApproval: ApprovalKind = {
  kind: BUDGET_KIND,
  title: "Raising a promotion's budget",
  permission: "promotions.write",
  refusals: {
    NOT_FOUND: [404, "There is no such promotion."],
    WRONG_STATE: [409, "Its budget can't be raised any more."],
    NOT_HIGHER: [409, "Its budget is as high already."],
    CHANGED_MEANWHILE: [409, "It was changed after it was asked for. Ask for it again."],
  },
  details: (approval) => [
    { label: "Promotion", value: `${approval.about}, ${approval.subject}` },
    { label: "Version", value: String(payload.parse(approval.payload).version) },
  ],
  hold: async (tx, { subject }) => void (await lockPromotion(tx, subject, null)),
  carryOut: async ({ tx, approval, by }) => {
    const promotion = await lockPromotion(tx, approval.subject, approval.brandId);
    if (!promotion) return refuse("NOT_FOUND");
    const { version, budget } = payload.parse(approval.payload);
    const units = BigInt(budget);
    const fault = notRaised(promotion, units);
    if (fault) return fault;
    if (promotion.version !== version) return refuse("CHANGED_MEANWHILE");
    const actor = `${approval.askedBy} and ${by.username}`;
    await putBudget(tx, promotion, { units, reason: approval.reason, actor });
    return ok(undefined);
  },
};
