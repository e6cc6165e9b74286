import { ok, refuse } from "@perya/result";
import { z } from "zod";
import type { ApprovalKind } from "../../approvals/index.ts";
import { brandById } from "../../brands/index.ts";
import { lockPromotion } from "../promotions.store.ts";
import { announce, notReady, OPEN_KIND } from "./open-promotion.ts";

const payload = z.object({ version: z.number().int(), endless: z.boolean() });

/** A promotion whose budget is above what one person may promise players. */
export const openApproval: ApprovalKind = {
  kind: OPEN_KIND,
  title: "Opening a promotion",
  permission: "promotions.write",
  refusals: {
    NOT_FOUND: [404, "There is no such promotion."],
    WRONG_STATE: [409, "This promotion is no draft any more."],
    CHANGED_MEANWHILE: [409, "It was changed after it was asked for. Ask for it again."],
    IN_THE_PAST: [409, "Its end has passed."],
    AGAINST_LAW: [409, "The law of this brand does not allow it."],
  },
  details: (approval) => {
    const { version, endless } = payload.parse(approval.payload);
    return [
      { label: "Promotion", value: `${approval.about}, ${approval.subject}` },
      { label: "Version", value: String(version) },
      ...(endless ? [{ label: "Budget", value: "without an end" }] : []),
    ];
  },
  hold: async (tx, { subject }) => void (await lockPromotion(tx, subject, null)),
  carryOut: async ({ tx, approval, by }) => {
    const promotion = await lockPromotion(tx, approval.subject, approval.brandId);
    const brand = promotion && (await brandById(tx, promotion.brandId));
    if (!promotion || !brand) return refuse("NOT_FOUND");
    if (promotion.version !== payload.parse(approval.payload).version)
      return refuse("CHANGED_MEANWHILE");
    const fault = await notReady(tx, promotion, brand);
    if (fault) return fault;
    await announce(tx, promotion, `${approval.askedBy} and ${by.username}`);
    return ok(undefined);
  },
};
