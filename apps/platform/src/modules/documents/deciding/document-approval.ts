import { ok, refuse } from "@perya/result";
import type { ApprovalKind } from "../../approvals/index.ts";
import { lockForStaff } from "../documents.store.ts";
import { approveDocument } from "./decide-document.ts";
import { DECIDE_REFUSALS, KIND_WORDS } from "./decide-words.ts";
import { z } from "zod";
import { KINDS } from "../document.ts";

const documentPayload = z.object({
  kind: z.enum(KINDS),
  level: z.number().int(),
  /** Whether the player is known by another name or date of birth. */
  changes: z.boolean().default(false),
  /** Whether listed persons were found and said to be others. */
  cleared: z.boolean().default(false),
});

/**
 * A proof of level 3, one of another name or date of birth than the known, or one whose player
 * looked like a listed person: one person has looked at it, and a second one does.
 */
export const documentApproval: ApprovalKind = {
  kind: "documents.approve",
  title: "Document that takes two people",
  permission: "documents.decide",
  refusals: DECIDE_REFUSALS,
  details: ({ payload, subject }) => {
    const { kind, level, changes, cleared } = documentPayload.parse(payload);
    return [
      { label: "Document", value: `${KIND_WORDS[kind]}, ${subject}` },
      { label: "Level of the player now", value: String(level) },
      ...(changes
        ? [{ label: "Changes", value: "the name or date of birth that the player is known by" }]
        : []),
      ...(cleared
        ? [{ label: "Screening", value: "listed persons were found and said to be others" }]
        : []),
    ];
  },
  hold: async (tx, { subject }) => void (await lockForStaff(tx, null, subject)),
  carryOut: async ({ tx, approval, by }) => {
    const document = await lockForStaff(tx, approval.brandId, approval.subject);
    if (!document) return refuse("NOT_FOUND");
    const both = `${approval.askedBy} and ${by.username}`;
    const done = await approveDocument(tx, document, both);
    return done.ok ? ok(undefined) : done;
  },
};
