import { ok, refuse } from "@perya/result";
import { z } from "zod";
import type { ApprovalKind } from "../../approvals/index.ts";
import { brandById } from "../../brands/index.ts";
import { STAFF_REFUSALS } from "../refusals.ts";
import { lockMission } from "./missions.store.ts";
import { OFFER_KIND, offerMission } from "./offer-mission.ts";

const payload = z.object({ version: z.string() });

/** A mission that players are to be offered. */
export const missionApproval: ApprovalKind = {
  kind: OFFER_KIND,
  title: "Offering a mission",
  permission: "missions.write",
  refusals: STAFF_REFUSALS,
  details: (approval) => [
    { label: "Mission", value: `${approval.about}, ${approval.subject}` },
    { label: "Version", value: payload.parse(approval.payload).version },
    { label: "Effect", value: "Every player who does it may claim its reward." },
  ],
  hold: async (tx, { subject, brandId }) => void (await lockMission(tx, subject, brandId)),
  carryOut: async ({ tx, approval, by }) => {
    const mission = await lockMission(tx, approval.subject, approval.brandId);
    const brand = mission && (await brandById(tx, mission.brandId));
    if (!mission || !brand) return refuse("NOT_FOUND");
    if (mission.version.toString() !== payload.parse(approval.payload).version)
      return refuse("CHANGED_MEANWHILE");
    const actor = `${approval.askedBy} and ${by.username}`;
    const offered = await offerMission(tx, mission, brand, actor);
    return offered.ok ? ok(undefined) : offered;
  },
};
