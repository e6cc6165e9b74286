import { readClock, type Tx } from "@perya/postgres";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { answer, success } from "../../../../http/answers/answer.ts";
import type { App } from "../../../../http/app.ts";
import { refusalsOf } from "../../../../http/answers/refusals.ts";
import { perPlayer } from "../../../../http/visitors/per-player.ts";
import type { Platform } from "../../../../platform.ts";
import { brandOfRequest } from "../../../brands/index.ts";
import { playerOrGuest, requireRealPlayer } from "../../../identity/index.ts";
import { playersByIds } from "../../../players/index.ts";
import { bonusLawOf } from "../../../profiles/index.ts";
import { readableFor } from "../../../settings/index.ts";
import { maskName } from "../../../winners/index.ts";
import { RAFFLE_REFUSALS, takenBy } from "../../refusals.ts";
import { whose } from "../../whose.ts";
import { selectWins, winsOf } from "../drawing/wins.store.ts";
import { raffleId } from "../making/wire.ts";
import type { Raffle } from "../raffle.ts";
import { selectShown } from "../raffles.store.ts";
import { entryOf, pageEntries } from "../tickets/entries.store.ts";
import { selectTurnover } from "../tickets/turnover.store.ts";
import { claimPrizes } from "./claim-prizes.ts";
import { proofOf, toRaffle, toWin, wireRaffle, wireRaffleDetail } from "./player-wire.ts";

/** Requests a minute of one player, and of one address, behind which many may live. */
const REQUESTS = 30;
const ADDRESS = { rateLimit: { max: 300, timeWindow: "1 minute" } };
/** Lines of the list of tickets in one answer. */
const LINES = 5_000;

const params = z.object({ id: raffleId });
const missing = { 404: ["NOT_FOUND"] };

/** A brand's raffles, for guests too where the law lets them be advertised. */
export function raffleRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = playerOrGuest(platform);
  const listing = {
    summary: "The brand's raffles: running, coming soon, and drawn lately",
    response: { 200: answer(z.object({ raffles: z.array(wireRaffle) })) },
  };
  app.get("/api/v1/raffles", { preHandler, schema: listing }, async (request) => {
    const { raffles, readable, player } = await shownTo(platform, request);
    const now = await readClock(db);
    const mine = await mineOf(db, raffles, player);
    return success({ raffles: raffles.map((one) => toRaffle(one, readable, now, mine(one))) });
  });

  const showing = {
    summary: "A raffle with its result, and everything to check it by",
    params,
    response: { 200: answer(wireRaffleDetail) },
    refusals: missing,
  };
  app.get("/api/v1/raffles/:id", { preHandler, schema: showing }, async (request) => {
    const { readable, player, raffle } = await oneShownTo(platform, request, request.params.id);
    const mine = (await mineOf(db, [raffle], player))(raffle);
    const now = await readClock(db);
    const entry = player === undefined ? undefined : await entryOf(db, raffle.id, player);
    return success({
      ...toRaffle(raffle, readable, now, mine && { ...mine, listed: listedOf(raffle, entry) }),
      ...proofOf(raffle),
      myTickets: entry ? { code: entry.code, first: entry.first, count: entry.tickets } : null,
      wins: await winsShown(db, raffle, player),
    });
  });

  const lines = {
    summary: "The list of a raffle's tickets: a line for each holder, in order",
    params,
    querystring: z.object({
      after: z
        .string()
        .regex(/^[0-9a-f]{0,64}$/)
        .default(""),
    }),
    response: {
      200: answer(
        z.object({
          holders: z.array(z.object({ code: z.string(), tickets: z.int() })),
          hasMore: z.boolean(),
        }),
      ),
    },
    refusals: missing,
  };
  app.get(
    "/api/v1/raffles/:id/tickets",
    { preHandler, config: ADDRESS, schema: lines },
    async (request) => {
      const { raffle } = await oneShownTo(platform, request, request.params.id);
      const found = await pageEntries(db, raffle.id, request.query.after, LINES + 1);
      return success({ holders: found.slice(0, LINES), hasMore: found.length > LINES });
    },
  );
  claimRoute(app, platform);
}

function claimRoute(app: App, platform: Platform): void {
  const { db, wallet, live } = platform;
  const claiming = {
    summary: "Claims everything that the player's tickets have won in a raffle, once",
    params,
    response: { 200: answer(z.object({ prizes: z.int() })) },
    refusals: refusalsOf(RAFFLE_REFUSALS),
  };
  app.post(
    "/api/v1/raffles/:id/claim",
    {
      preHandler: [requireRealPlayer(platform), perPlayer(app, REQUESTS)],
      config: ADDRESS,
      schema: claiming,
    },
    async (request) => {
      const of = await whose(db, request.player.id);
      const claim = { ...of, publicId: request.params.id };
      const paid = await db.inTransaction(async (tx) =>
        takenBy(await claimPrizes(tx, wallet, claim)),
      );
      live.publishBalances([of.player.id]);
      return success({ prizes: paid.length });
    },
  );
}

/** The raffles that a visitor may see; none for a guest where the law forbids advertising. */
async function shownTo(platform: Platform, request: FastifyRequest) {
  const { db } = platform;
  const brand = await brandOfRequest(platform, request);
  const isGuest = request.headers.authorization === undefined;
  const { publicAds } = await bonusLawOf(platform, brand.id);
  const raffles = isGuest && !publicAds ? [] : await selectShown(db, brand.id);
  const readable = await readableFor(platform, brand.id, request);
  return { raffles, readable, player: isGuest ? undefined : request.player.id };
}

async function oneShownTo(platform: Platform, request: FastifyRequest, id: string) {
  const shown = await shownTo(platform, request);
  const raffle = shown.raffles.find(({ publicId }) => publicId === id);
  return { ...shown, raffle: raffle ?? takenBy<Raffle>({ ok: false, refusal: "NOT_FOUND" }) };
}

/** What a player has of each of some raffles; null for a guest. */
async function mineOf(tx: Tx, raffles: readonly Raffle[], player: bigint | undefined) {
  if (player === undefined) return () => null;
  const ids = raffles.map(({ id }) => id);
  const units = await selectTurnover(tx, ids, player);
  const wins = await winsOf(tx, ids, player);
  return ({ id }: Raffle) => ({
    units: units.get(id) ?? 0n,
    listed: null,
    wins: wins.filter(({ raffle }) => raffle === id),
  });
}

/** How many tickets a player has, once they are listed. */
function listedOf({ listHash }: Raffle, entry: { readonly tickets: number } | undefined) {
  return listHash === null ? null : (entry?.tickets ?? 0);
}

async function winsShown(tx: Tx, { id, currency }: Raffle, player: bigint | undefined) {
  const wins = await selectWins(tx, id);
  const players = await playersByIds(tx, [...new Set(wins.map((win) => win.player))]);
  const names = new Map(players.map((one) => [one.id, maskName(one.username)]));
  return wins.map((win) =>
    toWin(win, { name: names.get(win.player) ?? "", isMine: win.player === player, currency }),
  );
}
