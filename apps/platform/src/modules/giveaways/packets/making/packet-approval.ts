import { ok, refuse } from "@perya/result";
import { z } from "zod";
import type { ApprovalKind } from "../../../approvals/index.ts";
import { brandById } from "../../../brands/index.ts";
import { STAFF_REFUSALS } from "../../refusals.ts";
import { lockPacket } from "../packets.store.ts";
import { OFFER_PACKET, offerPacket } from "./offer-packet.ts";

const payload = z.object({ version: z.string(), budget: z.string() });

/** A red packet that players are to be offered. */
export const packetApproval: ApprovalKind = {
  kind: OFFER_PACKET,
  title: "Offering a red packet",
  permission: "giveaways.write",
  refusals: STAFF_REFUSALS,
  details: (approval) => {
    const { version, budget } = payload.parse(approval.payload);
    return [
      { label: "Red packet", value: `${approval.about}, ${approval.subject}` },
      { label: "Version", value: version },
      { label: "Budget", value: budget },
    ];
  },
  hold: async (tx, { subject, brandId }) => void (await lockPacket(tx, subject, brandId)),
  carryOut: async ({ platform, tx, approval, by }) => {
    const packet = await lockPacket(tx, approval.subject, approval.brandId);
    const brand = packet && (await brandById(tx, packet.brandId));
    if (!packet || !brand) return refuse("NOT_FOUND");
    if (packet.version.toString() !== payload.parse(approval.payload).version)
      return refuse("CHANGED_MEANWHILE");
    const actor = `${approval.askedBy} and ${by.username}`;
    const offered = await offerPacket(tx, platform.config.secretKey, packet, brand, actor);
    return offered.ok ? ok(undefined) : offered;
  },
};
