import { ok, refuse } from "@perya/result";
import { z } from "zod";
import type { ApprovalKind } from "../../approvals/index.ts";
import { playerByPublicId } from "../../players/index.ts";
import { applyWaiver, WAIVE_KIND } from "./waive-owed.ts";

const payload = z.object({ units: z.string(), reason: z.string(), key: z.string() });

/** A debt to waive above what one person may do. */
export const waiveApproval: ApprovalKind = {
  kind: WAIVE_KIND,
  title: "Owed amount to waive",
  permission: "approvals.decide",
  asking: "players.owed",
  refusals: {
    OWED_LESS: [422, "The player no longer owes that much. Nothing was changed."],
    KEY_REUSED: [422, "This request key was already used for something else."],
  },
  details: () => [],
  carryOut: async ({ platform, tx, approval, by }) => {
    const { units, reason, key } = payload.parse(approval.payload);
    const player = await playerByPublicId(tx, approval.subject);
    if (!player) throw new Error(`The player of ${approval.publicId} is gone`);
    const actor = `${approval.askedBy} and ${by.username}`;
    const change = { units: BigInt(units), reason, key };
    const done = await applyWaiver(platform, tx, actor, player, change);
    return done.ok
      ? ok(() => platform.live.publish(player.id, { type: "balance" }))
      : refuse(done.refusal);
  },
};
