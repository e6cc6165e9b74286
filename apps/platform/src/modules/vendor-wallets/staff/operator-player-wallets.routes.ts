import { toWire } from "@perya/money";
import { z } from "zod";
import { answer, Refusal, success, wireMoney } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { playerByPublicId } from "../../players/index.ts";
import { requireStaff } from "../../staff/index.ts";
import { vendorsFor } from "../describe-wallets.ts";
import { notKeptAmong } from "../moving/not-kept.ts";
import { walletsOf } from "../wallets.store.ts";

const wallet = z
  .object({
    vendor: z.string(),
    name: z.string(),
    open: z.boolean(),
    kept: wireMoney,
    betLimitNotKept: z.boolean().meta({
      description: "Whether a limit on the player's single bets keeps money and games away.",
    }),
    rulesNotKept: z.array(z.string()).meta({
      description: "Rules of jurisdictions that do so for every player of the brand.",
    }),
  })
  .meta({ id: "WalletOfPlayer", description: "A player's wallet at a vendor, for staff." });

/** A player's wallets at vendors, and what keeps money from going there, for staff. */
export function operatorPlayerWalletsRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const schema = {
    summary: "A player's wallets at vendors, and which limits and rules keep money away from them",
    params: z.object({ id: z.string().max(40) }),
    response: { 200: answer(z.array(wallet)) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get(
    "/operator/v1/players/:id/vendor-wallets",
    { preHandler: requireStaff(platform, "vendor-wallets.read"), schema },
    async ({ staff, params: { id } }) => {
      const player = await playerByPublicId(db, id);
      if (!player || (staff.brandId !== null && player.brandId !== staff.brandId))
        throw new Refusal(404, "NOT_FOUND", "There is no such player.");
      const held = await walletsOf(db, player.id);
      const vendors = await vendorsFor(platform, player.brandId);
      const ids = vendors.map(({ vendor }) => vendor.id);
      const notKept = await notKeptAmong(platform, player, ids);
      const all = vendors.map(({ vendor, open }) => {
        const units = held.find((one) => one.vendor === vendor.id)?.kept ?? 0n;
        const { betLimit = false, rules = [] } = notKept.get(vendor.id) ?? {};
        return {
          vendor: vendor.slug,
          name: vendor.name,
          open,
          kept: toWire({ units, currency: player.currency }),
          betLimitNotKept: betLimit,
          rulesNotKept: [...rules],
        };
      });
      return success(all.filter(({ open, kept }) => open || kept.amount !== "0"));
    },
  );
}
