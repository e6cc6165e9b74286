import { ok, refuse } from "@perya/result";
import { z } from "zod";
import type { ApprovalKind } from "../../approvals/index.ts";
import { brandById } from "../../brands/index.ts";
import { JACKPOT_REFUSALS } from "../refusals.ts";
import { lockJackpot } from "./jackpots.store.ts";
import { OPEN_KIND, openJackpot } from "./open-jackpot.ts";

const payload = z.object({ version: z.string() });

/** A jackpot whose seeds the operator puts up. */
export const jackpotApproval: ApprovalKind = {
  kind: OPEN_KIND,
  title: "Opening a jackpot",
  permission: "jackpots.write",
  refusals: JACKPOT_REFUSALS,
  details: (approval) => [
    { label: "Jackpot", value: `${approval.about}, ${approval.subject}` },
    { label: "Effect", value: "The operator puts up the seed of each tier, and games feed it." },
  ],
  hold: async (tx, { subject, brandId }) => void (await lockJackpot(tx, subject, brandId)),
  carryOut: async ({ tx, approval, by, platform }) => {
    const jackpot = await lockJackpot(tx, approval.subject, approval.brandId);
    const brand = jackpot && (await brandById(tx, jackpot.brandId));
    if (!jackpot || !brand) return refuse("NOT_FOUND");
    if (jackpot.version.toString() !== payload.parse(approval.payload).version)
      return refuse("CHANGED_MEANWHILE");
    const { wallet, config } = platform;
    const feeding = { wallet, secretKey: config.secretKey };
    const actor = `${approval.askedBy} and ${by.username}`;
    const opened = await openJackpot(tx, feeding, { jackpot, brand, actor });
    return opened.ok ? ok(undefined) : opened;
  },
};
