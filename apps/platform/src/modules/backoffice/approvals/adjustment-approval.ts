import { ok, refuse } from "@perya/result";
import { z } from "zod";
import type { ApprovalKind } from "../../approvals/index.ts";
import { playerByPublicId } from "../../players/index.ts";
import { applyAdjustment } from "./adjust-balance.ts";

const payload = z.object({ units: z.string(), reason: z.string(), key: z.string() });

/** An adjustment of a balance above what one person may do. */
export const adjustmentApproval: ApprovalKind = {
  kind: "players.adjust",
  title: "Balance adjustment",
  permission: "approvals.decide",
  asking: "players.adjust",
  refusals: {
    NOT_ENOUGH_MONEY: [422, "The player no longer has that much. Nothing was changed."],
    KEY_REUSED: [422, "This request key was already used for something else."],
  },
  details: () => [],
  carryOut: async ({ platform, tx, approval, by }) => {
    const { units, reason, key } = payload.parse(approval.payload);
    const player = await playerByPublicId(tx, approval.subject);
    if (!player) throw new Error(`The player of ${approval.publicId} is gone`);
    const actor = `${approval.askedBy} and ${by.username}`;
    const done = await applyAdjustment(platform, tx, actor, player, {
      units: BigInt(units),
      reason,
      key,
    });
    return done.ok
      ? ok(() => platform.live.publish(player.id, { type: "balance" }))
      : refuse(done.refusal);
  },
};
