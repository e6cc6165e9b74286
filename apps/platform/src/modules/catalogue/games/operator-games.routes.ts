import type { Tx } from "@perya/postgres";
import { LANGUAGES } from "@perya/languages";
import { z } from "zod";
import { answer, nothing, page, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { recordAudit } from "../../audit/index.ts";
import { requireStaff } from "../../staff/index.ts";
import { GAME_TYPES, type ListedGame } from "../catalogue.ts";
import { changeGame, moveGame } from "./change-game.ts";
import { MARKS, pageAllGames, selectClassifies, type ConsoleGame } from "./console-games.store.ts";
import { picture, place, vendorId } from "../operator-inputs.ts";
import { wordsOf } from "./say-of-game.ts";

const PAGE = 50;
const MAX_ORDER = 1_000_000;

const displayName = z.string().trim().min(1).max(200);
/** Names stand in one line of a list: no line break, no control character. */
const names = z
  .partialRecord(
    z.enum(LANGUAGES.map(({ code }) => code)),
    displayName.regex(/^\P{Cc}*$/u, "is one line of text"),
  )
  .meta({
    description:
      "What it is called in languages, by their codes. Players who read none of them see `name`.",
  });
const words = z.object({
  displayName,
  gameType: z.enum(GAME_TYPES),
  classify: z.string().trim().max(100),
  iconUrl: picture,
  showIconUrl: picture,
});
const own = z.object({
  displayName: words.shape.displayName.nullable().optional(),
  gameType: words.shape.gameType.nullable().optional(),
  classify: words.shape.classify.nullable().optional(),
  iconUrl: picture.nullable().optional(),
  showIconUrl: picture.nullable().optional(),
});
const wireGame = z
  .object({
    id: z.string(),
    gameId: z.string(),
    name: z.string(),
    vendor: z.string(),
    gameType: z.enum(GAME_TYPES),
    classify: z.string(),
    enabled: z.boolean(),
    offered: z.boolean().meta({ description: "Whether the vendor offers it." }),
    listed: z.boolean(),
    isHot: z.boolean(),
    isNew: z.boolean(),
    order: z.number().int(),
    place: z.number().int().meta({
      description: "Position among the games of the requested type and vendor, counted from 1.",
    }),
    rtp: z.string(),
    iconUrl: z.string(),
    showIconUrl: z.string(),
    own: words.partial().meta({ description: "The house's own values in place of the vendor's." }),
    // The house's own games have pictures from the site, which can't be entered by hand.
    names,
    said: words
      .extend({ iconUrl: z.string(), showIconUrl: z.string() })
      .meta({ description: "The vendor's values." }),
  })
  .meta({ id: "ListedGame", description: "A game as staff see it." });

const gameId = z.string().max(128);
const filter = z.object({
  gameId: gameId.optional(),
  gameType: z.enum(GAME_TYPES).optional(),
  vendor: vendorId.optional(),
  mark: z.enum(MARKS).optional(),
  search: z.string().trim().max(100).optional(),
  pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
});
const update = z.object({
  isHot: z.boolean().optional(),
  isNew: z.boolean().optional(),
  listed: z.boolean().optional(),
  order: z.number().int().min(0).max(MAX_ORDER).optional(),
  names: names.optional(),
  own: own.optional().meta({
    description: "Values to use in place of the vendor's; null restores the vendor's.",
  }),
});
const response = { 200: answer(nothing) };
const refusals = { 404: ["NO_SUCH_GAME"] };

/** Games, for staff. */
export function operatorGameRoutes(app: App, platform: Platform): void {
  listingRoutes(app, platform);
  changingRoutes(app, platform);
}

function listingRoutes(app: App, platform: Platform): void {
  const read = { preHandler: requireStaff(platform, "vendors.read") };
  const listing = {
    summary: "One page of all games, including hidden ones",
    querystring: filter,
    response: { 200: answer(page(wireGame).extend({ total: z.number().int() })) },
  };
  app.get(
    "/operator/v1/games",
    { ...read, schema: listing },
    async ({ query: { vendor, gameId: slug, pageNo, ...wanted } }) => {
      const { games, total } = await pageAllGames(
        platform.db,
        { ...wanted, slug, vendorId: vendor },
        PAGE,
        (pageNo - 1) * PAGE,
      );
      return success({
        content: games.map(toWire),
        pageNo,
        totalPages: Math.max(1, Math.ceil(total / PAGE)),
        total,
      });
    },
  );

  const classifies = {
    summary: "The classifications in use, most used first",
    response: { 200: answer(z.array(z.string())) },
  };
  app.get("/operator/v1/game-classifications", { ...read, schema: classifies }, async () =>
    success(await selectClassifies(platform.db)),
  );
}

function changingRoutes(app: App, platform: Platform): void {
  const write = { preHandler: requireStaff(platform, "vendors.write") };
  const change = (
    actor: string,
    slug: string,
    action: string,
    run: (tx: Tx) => ReturnType<typeof changeGame>,
  ) =>
    platform.db.inTransaction(async (tx) => {
      const result = await run(tx);
      if (!result.ok) throw new Refusal(404, result.refusal, "There is no such game.");
      const { before, after } = result.value;
      await recordAudit(tx, {
        actor,
        action: `game.${action}`,
        subject: slug,
        brandId: null,
        before: settings(before),
        after: settings(after),
      });
    });

  const params = z.object({ gameId, change: z.enum(["enable", "disable"]) });
  const switching = { summary: "Switches a game on or off", params, response, refusals };
  app.post(
    "/operator/v1/games/:gameId/:change",
    { ...write, schema: switching },
    async (request) => {
      const { gameId: slug, change: wanted } = request.params;
      await change(request.staff.username, slug, wanted, (tx) =>
        changeGame(tx, slug, { enabled: wanted === "enable" }),
      );
      return success({});
    },
  );

  const updating = {
    summary: "Changes where and how a game is shown",
    params: z.object({ gameId }),
    body: update,
    response,
    refusals,
  };
  app.put(
    "/operator/v1/games/:gameId",
    { ...write, schema: updating },
    async ({ staff, params: { gameId: slug }, body }) => {
      await change(staff.username, slug, "update", (tx) => changeGame(tx, slug, body));
      return success({});
    },
  );

  const body = z.object({ place, gameType: filter.shape.gameType, vendor: vendorId.optional() });
  const summary = "Puts a game at a place among all games, or those of a type or a vendor";
  const moving = { summary, params: z.object({ gameId }), body, response, refusals };
  app.post(
    "/operator/v1/games/:gameId/move",
    { ...write, schema: moving },
    async ({ staff, params: { gameId: slug }, body: to }) => {
      const { place: at, gameType, vendor } = to;
      await change(staff.username, slug, "move", (tx) =>
        moveGame(tx, slug, at, { gameType, vendorId: vendor }),
      );
      return success({});
    },
  );
}

function toWire({
  id,
  slug,
  displayName: name,
  vendorName,
  sortOrder,
  place: at,
  own: ours,
  said,
  ...game
}: ConsoleGame): z.infer<typeof wireGame> {
  const { gameType, classify, enabled, offered, listed, isHot, isNew, rtp, iconUrl, showIconUrl } =
    game;
  const flags = { enabled, offered, listed, isHot, isNew };
  const named = {
    id: id.toString(),
    gameId: slug,
    name,
    vendor: vendorName,
    gameType,
    classify,
    rtp,
    iconUrl,
    showIconUrl,
  };
  return {
    ...named,
    ...flags,
    order: sortOrder,
    place: Number(at),
    own: ours ?? {},
    names: { ...game.names },
    said: said ?? wordsOf({ ...game, displayName: name }),
  };
}

/** What the audit trail keeps of a game. */
function settings(game: ListedGame) {
  const { enabled, isHot, isNew, listed, sortOrder, names: inLanguages } = game;
  const words = { ...wordsOf(game), names: inLanguages };
  return { enabled, isHot, isNew, listed, order: sortOrder, ...words };
}
