import { ok } from "@perya/result";
import type { ApprovalKind } from "../../../approvals/index.ts";
import { playerByPublicId } from "../../../players/index.ts";
import { FLOOR_REFUSALS, floorPayload } from "./floor.ts";
import { setFloor } from "./set-floor.ts";

export const FLOOR_KIND = "player.vip-floor";

/** A level that a player is never below, whatever they play: two people grant it. */
export const vipFloorApproval: ApprovalKind = {
  kind: FLOOR_KIND,
  title: "VIP level granted",
  permission: "players.vip",
  refusals: {
    NO_SUCH_LEVEL: FLOOR_REFUSALS.NO_SUCH_LEVEL,
    SAME_FLOOR: FLOOR_REFUSALS.SAME_FLOOR,
  },
  details: ({ payload }) => {
    const { floor, before } = floorPayload.parse(payload);
    return [
      { label: "Never below level", value: String(floor) },
      { label: "Granted before", value: before === 0 ? "none" : `level ${before}` },
      {
        label: "Effect",
        value: "The player has this level at once and keeps it whatever they play.",
      },
    ];
  },
  carryOut: async ({ tx, approval, by }) => {
    const player = await playerByPublicId(tx, approval.subject);
    if (!player) throw new Error(`The player of ${approval.publicId} is gone`);
    const { floor } = floorPayload.parse(approval.payload);
    const set = await setFloor(tx, player, {
      floor,
      actor: `${approval.askedBy} and ${by.username}`,
      reason: approval.reason ?? "",
    });
    return set.ok ? ok(undefined) : set;
  },
};
