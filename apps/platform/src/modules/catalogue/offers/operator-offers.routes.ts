import { z } from "zod";
import { answer, nothing, page, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { recordAudit } from "../../audit/index.ts";
import { brandInReach, requireStaff } from "../../staff/index.ts";
import { pageBrandGames, selectBrandVendors } from "./brand-offers.store.ts";
import { GAME_TYPES } from "../catalogue.ts";
import { switchGameForBrand } from "../games/change-game.ts";
import { brandNumber, reason, SENTENCES, vendorId } from "../operator-inputs.ts";
import { switchVendorForBrand } from "../vendors/switch-vendor.ts";

const everywhere = z.boolean().meta({
  description: "Whether it is on for all brands; off here overrides every brand's switch.",
});
const here = z.boolean().meta({ description: "Whether the brand has it on." });
const brandVendor = z
  .object({ id: z.number().int(), name: z.string(), games: z.number().int(), everywhere, here })
  .meta({ id: "BrandVendor", description: "A vendor as one brand offers it." });
const brandGame = z
  .object({
    gameId: z.string(),
    name: z.string(),
    vendor: z.string(),
    gameType: z.enum(GAME_TYPES),
    rtp: z.string(),
    everywhere,
    vendorHere: z.boolean().meta({ description: "Whether the brand has its vendor on." }),
    here,
  })
  .meta({ id: "BrandGame", description: "A game as one brand offers it." });

const PAGE = 50;
const params = z.object({ brand: brandNumber });
const change = z.enum(["enable", "disable"]);
const body = z.object({ reason });
const response = { 200: answer(nothing) };

/**
 * Which vendors and games each brand offers, for the brand's staff and the house's.
 */
export function operatorOfferRoutes(app: App, platform: Platform): void {
  listingRoutes(app, platform);
  vendorRoute(app, platform);
  gameRoute(app, platform);
}

function listingRoutes(app: App, platform: Platform): void {
  const read = { preHandler: requireStaff(platform, "offer.read") };
  const refusals = { 404: ["NO_SUCH_BRAND"] };

  const vendors = {
    summary: "All vendors, and which a brand has on",
    params,
    response: { 200: answer(z.array(brandVendor)) },
    refusals,
  };
  app.get("/operator/v1/brands/:brand/vendors", { ...read, schema: vendors }, async (request) => {
    const brand = await brandInReach(platform, request.staff, request.params.brand);
    return success(
      (await selectBrandVendors(platform.db, brand.id)).map((vendor) => ({
        ...vendor,
        games: Number(vendor.games),
      })),
    );
  });

  const asked = z.object({
    search: z.string().trim().max(100).default(""),
    pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
  });
  const games = {
    summary: "One page of the listed games, and which of them a brand has on",
    params,
    querystring: asked,
    response: { 200: answer(page(brandGame)) },
    refusals,
  };
  app.get(
    "/operator/v1/brands/:brand/games",
    { ...read, schema: games },
    async ({ staff, params: { brand: number }, query }) => {
      const brand = await brandInReach(platform, staff, number);
      const found = await pageBrandGames(
        platform.db,
        brand.id,
        query.search,
        PAGE,
        (query.pageNo - 1) * PAGE,
      );
      const content = found.games.map(({ slug, displayName, vendorName, ...game }) => ({
        gameId: slug,
        name: displayName,
        vendor: vendorName,
        ...game,
      }));
      return success({
        content,
        pageNo: query.pageNo,
        totalPages: Math.max(1, Math.ceil(found.total / PAGE)),
      });
    },
  );
}

function vendorRoute(app: App, platform: Platform): void {
  const schema = {
    summary:
      "Switches a vendor on or off for a brand; when off, its games are " +
      "hidden and take no bets there",
    params: params.extend({ id: vendorId, change }),
    body,
    response,
    refusals: { 404: ["NO_SUCH_BRAND", "NO_SUCH_VENDOR"] },
  };
  const preHandler = requireStaff(platform, "offer.write");
  app.post(
    "/operator/v1/brands/:brand/vendors/:id/:change",
    { preHandler, schema },
    async (request) => {
      const { staff, params: asked } = request;
      const brand = await brandInReach(platform, staff, asked.brand);
      const on = asked.change === "enable";
      await platform.db.inTransaction(async (tx) => {
        const done = await switchVendorForBrand(tx, brand.id, asked.id, on);
        if (!done.ok) throw new Refusal(404, done.refusal, SENTENCES.NO_SUCH_VENDOR);
        const audit = {
          actor: staff.username,
          action: `brand.vendor.${asked.change}`,
          subject: done.value.slug,
          brandId: brand.id,
        };
        await recordAudit(tx, {
          ...audit,
          before: { on: done.value.before },
          after: { on },
          reason: request.body.reason,
        });
      });
      return success({});
    },
  );
}

function gameRoute(app: App, platform: Platform): void {
  const schema = {
    summary:
      "Switches a game on or off for a brand; when off, it is hidden and takes no bets there",
    params: params.extend({ gameId: z.string().max(128), change }),
    body,
    response,
    refusals: { 404: ["NO_SUCH_BRAND", "NO_SUCH_GAME"] },
  };
  const preHandler = requireStaff(platform, "offer.write");
  app.post(
    "/operator/v1/brands/:brand/games/:gameId/:change",
    { preHandler, schema },
    async (request) => {
      const { staff, params: asked } = request;
      const brand = await brandInReach(platform, staff, asked.brand);
      const on = asked.change === "enable";
      await platform.db.inTransaction(async (tx) => {
        const done = await switchGameForBrand(tx, brand.id, asked.gameId, on);
        if (!done.ok) throw new Refusal(404, done.refusal, "There is no such game.");
        const audit = {
          actor: staff.username,
          action: `brand.game.${asked.change}`,
          subject: asked.gameId,
          brandId: brand.id,
        };
        await recordAudit(tx, {
          ...audit,
          before: { on: done.value.before },
          after: { on },
          reason: request.body.reason,
        });
      });
      return success({});
    },
  );
}
