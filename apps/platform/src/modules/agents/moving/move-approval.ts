import { ok, refuse } from "@perya/result";
import { z } from "zod";
import type { ApprovalKind } from "../../approvals/index.ts";
import { playerByPublicId } from "../../players/index.ts";
import { MOVE_REFUSALS } from "./move-refusals.ts";
import { scheduleMove } from "./schedule-move.ts";

export const MOVE_KIND = "agents.move";

const movePayload = z.object({
  /** The public id of the new parent; null for the house. */
  parent: z.string().nullable(),
  parentName: z.string().nullable(),
  members: z.int().min(1),
});
export type MovePayload = z.infer<typeof movePayload>;

const { ASKED_ALREADY: _, ...refusals } = MOVE_REFUSALS;

/** A player and the whole team under another agent, from the next start of periods on. */
export const moveApproval: ApprovalKind = {
  kind: MOVE_KIND,
  title: "Move in the agent tree",
  permission: "agents.move",
  refusals,
  details: ({ payload }) => {
    const { parentName, members } = movePayload.parse(payload);
    return [
      { label: "New upline", value: parentName ?? "the house" },
      { label: "Players moved when it was asked for", value: String(members) },
      {
        label: "Effect",
        value:
          "Counts from the next day on which all running contracts begin a period. " +
          "Earlier periods stay with the line of that time.",
      },
    ];
  },
  carryOut: async ({ tx, approval, by }) => {
    const player = await playerByPublicId(tx, approval.subject);
    if (!player) throw new Error(`The player of ${approval.publicId} is gone`);
    const { parent } = movePayload.parse(approval.payload);
    const agent = parent === null ? null : await playerByPublicId(tx, parent);
    if (agent === undefined) return refuse("NOT_AN_AGENT");
    const scheduled = await scheduleMove(tx, player, {
      parent: agent?.id ?? null,
      by: `${approval.askedBy} and ${by.username}`,
      reason: approval.reason ?? "",
    });
    return scheduled.ok ? ok(undefined) : scheduled;
  },
};
