import { z } from "zod";
import { answer, nothing, Refusal, success } from "../../http/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { recordAudit } from "../audit/index.ts";
import { requireStaff } from "../staff/index.ts";
import { changeGame } from "./change-game.ts";
import { GAME_TYPES, type ListedGame } from "./catalogue.ts";
import { selectAllGames, type GameChange } from "./games.store.ts";

const wireGame = z
  .object({
    id: z.string(),
    gameId: z.string(),
    name: z.string(),
    vendor: z.string(),
    gameType: z.enum(GAME_TYPES),
    enabled: z.boolean(),
    isHot: z.boolean(),
    isNew: z.boolean(),
    order: z.number().int(),
    rtp: z.string(),
  })
  .meta({ id: "ListedGame", description: "A game as staff see it." });

const MAX_ORDER = 1_000_000;
const update = z.object({ isHot: z.boolean().optional(), isNew: z.boolean().optional(), order: z.number().int().min(0).max(MAX_ORDER).optional() });
const gameId = z.string().max(128);
const response = { 200: answer(nothing) };
const refusals = { 404: ["NO_SUCH_GAME"] };

/** Games, for staff. */
export function operatorGameRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const read = { preHandler: requireStaff(platform, "vendors.read") };
  const write = { preHandler: requireStaff(platform, "vendors.write") };

  const change = (actor: string, slug: string, wanted: GameChange, action: string) =>
    db.inTransaction(async (tx) => {
      const result = await changeGame(tx, slug, wanted);
      if (!result.ok) throw new Refusal(404, result.refusal, "There is no such game.");
      const { before, after } = result.value;
      await recordAudit(tx, { actor, action: `game.${action}`, subject: slug, brandId: null, before: settings(before), after: settings(after) });
    });

  const listing = { summary: "All games", response: { 200: answer(z.array(wireGame)) } };
  app.get("/operator/v1/games", { ...read, schema: listing }, async () => success((await selectAllGames(db)).map(toWire)));

  const params = z.object({ gameId, change: z.enum(["enable", "disable"]) });
  const switching = { summary: "Switches a game on or off", params, response, refusals };
  app.post("/operator/v1/games/:gameId/:change", { ...write, schema: switching }, async (request) => {
    const { gameId: slug, change: wanted } = request.params;
    await change(request.staff.username, slug, { enabled: wanted === "enable" }, wanted);
    return success({});
  });

  const updating = { summary: "Changes where and how a game is shown", params: z.object({ gameId }), body: update, response, refusals };
  app.put("/operator/v1/games/:gameId", { ...write, schema: updating }, async (request) => {
    await change(request.staff.username, request.params.gameId, request.body, "update");
    return success({});
  });
}

function toWire({ id, slug, displayName, vendorName, gameType, enabled, isHot, isNew, sortOrder, rtp }: ListedGame): z.infer<typeof wireGame> {
  return { id: id.toString(), gameId: slug, name: displayName, vendor: vendorName, gameType, enabled, isHot, isNew, order: sortOrder, rtp };
}

/** What the audit trail keeps of a game. */
function settings({ enabled, isHot, isNew, sortOrder }: Pick<ListedGame, "enabled" | "isHot" | "isNew" | "sortOrder">) {
  return { enabled, isHot, isNew, order: sortOrder };
}
