import { ok, refuse } from "@perya/result";
import { z } from "zod";
import type { ApprovalKind } from "../../approvals/index.ts";
import { KINDS, REASONS } from "../document.ts";
import { lockForStaff } from "../documents.store.ts";
import { DECIDE_REFUSALS, KIND_WORDS } from "./decide-words.ts";
import { revokeDocument } from "./revoke-document.ts";

const payload = z.object({
  kind: z.enum(KINDS),
  level: z.number().int(),
  reason: z.enum(REASONS),
  note: z.string().nullable(),
});

/** An approved document that one person has found to be wrong, where two people reject it. */
export const revocationApproval: ApprovalKind = {
  kind: "documents.revoke",
  title: "Approved document to reject",
  permission: "documents.decide",
  refusals: DECIDE_REFUSALS,
  details: (approval) => {
    const { kind, level } = payload.parse(approval.payload);
    return [
      { label: "Document", value: `${KIND_WORDS[kind]}, ${approval.subject}` },
      { label: "Level of the player now", value: String(level) },
    ];
  },
  hold: async (tx, { subject }) => void (await lockForStaff(tx, null, subject)),
  carryOut: async ({ tx, approval, by }) => {
    const document = await lockForStaff(tx, approval.brandId, approval.subject);
    if (!document) return refuse("NOT_FOUND");
    const { reason, note } = payload.parse(approval.payload);
    const both = `${approval.askedBy} and ${by.username}`;
    const why = approval.reason ?? "";
    const done = await revokeDocument(tx, document, both, { reason, note, why });
    return done.ok ? ok(undefined) : done;
  },
};
