import { ok, refuse } from "@perya/result";
import { z } from "zod";
import type { ApprovalKind } from "../../../approvals/index.ts";
import { brandById } from "../../../brands/index.ts";
import { STAFF_REFUSALS } from "../../refusals.ts";
import { lockRaffle } from "../raffles.store.ts";
import { OFFER_RAFFLE, offerRaffle } from "./offer-raffle.ts";

const payload = z.object({ version: z.string(), prizes: z.string() });

/** A raffle that players are to be offered. */
export const raffleApproval: ApprovalKind = {
  kind: OFFER_RAFFLE,
  title: "Offering a raffle",
  permission: "giveaways.write",
  refusals: STAFF_REFUSALS,
  details: (approval) => {
    const { version, prizes } = payload.parse(approval.payload);
    return [
      { label: "Raffle", value: `${approval.about}, ${approval.subject}` },
      { label: "Version", value: version },
      { label: "Budget", value: prizes },
    ];
  },
  hold: async (tx, { subject, brandId }) => void (await lockRaffle(tx, subject, brandId)),
  carryOut: async ({ platform, tx, approval, by }) => {
    const raffle = await lockRaffle(tx, approval.subject, approval.brandId);
    const brand = raffle && (await brandById(tx, raffle.brandId));
    if (!raffle || !brand) return refuse("NOT_FOUND");
    if (raffle.version.toString() !== payload.parse(approval.payload).version)
      return refuse("CHANGED_MEANWHILE");
    const actor = `${approval.askedBy} and ${by.username}`;
    const offered = await offerRaffle(tx, platform.config.secretKey, raffle, brand, actor);
    return offered.ok ? ok(undefined) : offered;
  },
};
