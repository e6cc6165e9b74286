import { z } from "zod";
import { answer, inputUnits, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { refusalsOf } from "../../../http/answers/refusals.ts";
import { perPlayer } from "../../../http/visitors/per-player.ts";
import type { Platform } from "../../../platform.ts";
import { requireRealPlayer } from "../../identity/index.ts";
import { readableFor } from "../../settings/index.ts";
import { joinTournament } from "../joining/join-tournament.ts";
import { JOIN_REFUSALS, valueOf } from "../refusals.ts";
import { tellPages } from "../scoring/tell-pages.ts";
import type { Tournament } from "../tournament.ts";
import { selectShown, tournamentByPublicId } from "../tournaments.store.ts";
import { whose } from "../whose.ts";
import { boardOf } from "./board-of.ts";
import { tournamentsOf } from "./tournaments-of.ts";
import { toBoard, toTournament, wireBoard, wireTournament } from "./wire.ts";

/** Requests a minute of one player, and of one address, behind which many may live. */
const REQUESTS = 60;
const ADDRESS = { rateLimit: { max: 300, timeWindow: "1 minute" } };
/** Tournaments that a player is shown. */
const MOST = 30;

const params = z.object({ id: z.string().regex(/^tn_[0-9a-v]{20}$/) });
type Asked = Parameters<typeof readableFor>[2] & { readonly player: { readonly id: bigint } };

/** A brand's tournaments as its players see and join them. */
export function tournamentRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const signedIn = requireRealPlayer(platform);
  const show = boardFor(platform);

  const listing = {
    summary: "Tournaments that are announced, running, or over a short while ago",
    response: { 200: answer(z.object({ tournaments: z.array(wireTournament) })) },
  };
  app.get("/api/v1/tournaments", { preHandler: signedIn, schema: listing }, async (request) => {
    const { player, brand } = await whose(db, request.player.id);
    const readable = await readableFor(platform, brand.id, request);
    const shown = inOrder(await selectShown(db, brand.id, MOST));
    const all = await tournamentsOf(db, shown, player.id, brand);
    return success({ tournaments: all.map((one) => toTournament(one, readable)) });
  });

  const leading = {
    summary: "The leaderboard that everyone is in, with its prizes; null where none is on",
    response: { 200: answer(wireBoard.nullable()) },
  };
  app.get(
    "/api/v1/missions/leaderboard",
    { preHandler: signedIn, schema: leading },
    async (request) => {
      const { brand } = await whose(db, request.player.id);
      const shown = inOrder(await selectShown(db, brand.id, MOST));
      const first = shown.find(({ entry }) => entry === "OPEN");
      return success(first ? await show(request, first) : null);
    },
  );

  const showing = {
    summary: "A tournament with its table: the first places, and the player's own",
    params,
    response: { 200: answer(wireBoard) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get("/api/v1/tournaments/:id", { preHandler: signedIn, schema: showing }, async (request) => {
    const { brand } = await whose(db, request.player.id);
    const found = await tournamentByPublicId(db, request.params.id, brand.id);
    if (!found || found.status === "DRAFT" || found.startsAt === null)
      return valueOf({ ok: false, refusal: "NOT_FOUND" });
    return success(await show(request, found));
  });
  joiningRoutes(app, platform);
}

function joiningRoutes(app: App, platform: Platform): void {
  const { db, wallet, live } = platform;
  const show = boardFor(platform);
  const joining = {
    summary: "Joins a tournament, once; the fee is the one that the player was shown",
    params,
    body: z.object({
      fee: inputUnits.nullable().meta({ description: "Null where joining is free." }),
    }),
    response: { 200: answer(wireBoard) },
    refusals: refusalsOf(JOIN_REFUSALS),
  };
  app.post(
    "/api/v1/tournaments/:id/join",
    {
      preHandler: [requireRealPlayer(platform), perPlayer(app, REQUESTS)],
      config: ADDRESS,
      schema: joining,
    },
    async (request) => {
      const { player, brand } = await whose(db, request.player.id);
      const { id: publicId } = request.params;
      const fee = BigInt(request.body.fee ?? 0);
      const joined = await db.inTransaction(async (tx) => {
        const asked = { player, brand, publicId, fee };
        const tournament = valueOf(await joinTournament(tx, wallet, asked));
        await tellPages(tx, [publicId]);
        return tournament;
      });
      live.publishBalances([player.id]);
      return success(await show(request, joined));
    },
  );
}

/** A tournament with its table, for who asks. */
function boardFor(platform: Platform) {
  const { db } = platform;
  return async (request: Asked, tournament: Tournament) => {
    const { player, brand } = await whose(db, request.player.id);
    const readable = await readableFor(platform, brand.id, request);
    const [of] = await tournamentsOf(db, [tournament], player.id, brand);
    if (!of) throw new Error("A tournament has no standing");
    return toBoard(of, await boardOf(db, tournament, player), readable);
  };
}

const ORDER = ["RUNNING", "COMING_SOON", "CLOSING", "PAID"];

/** What is running comes first; of those, what ends first. What is over is newest first. */
function inOrder(tournaments: readonly Tournament[]): Tournament[] {
  return tournaments.toSorted((one, other) => {
    const byStatus = ORDER.indexOf(one.status) - ORDER.indexOf(other.status);
    const byEnd = Temporal.Instant.compare(one.endsAt, other.endsAt);
    return byStatus !== 0 ? byStatus : one.status === "RUNNING" ? byEnd : -byEnd;
  });
}
