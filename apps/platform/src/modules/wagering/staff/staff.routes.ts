import { toWire } from "@perya/money";
import { z } from "zod";
import { answer, inputUnits, success, wireMoney, wireTime } from "../../../http/answers/answer.ts";
import { refusalsOf } from "../../../http/answers/refusals.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { playerByPublicId, type Player } from "../../players/index.ts";
import { requireStaff, type StaffSignedIn } from "../../staff/index.ts";
import { countRefusedByBonus } from "../../wallet/index.ts";
import { countTurnover } from "../counting/count-turnover.ts";
import { selectFeedsOf } from "../counting/counting.store.ts";
import { selectById, selectLatest } from "../requirements.store.ts";
import { toWireRequirement, wireRequirement } from "../wire.ts";
import { addPlay } from "./add-play.ts";
import { cancelPlay } from "./cancel-play.ts";
import { refusal, STAFF_REFUSALS } from "./refusals.ts";

const PAGE = 50;
const MOST_SKIPPED = 1_000_000;
const id = z.string().max(40);
const number = z.string().regex(/^[1-9]\d{0,17}$/);
const reason = z.string().trim().min(3, "Please give a reason").max(140);
const { NOT_FOUND, KEY_REUSED, ENDED_ALREADY, OF_A_BONUS } = STAFF_REFUSALS;

const requirement = wireRequirement
  .extend({
    id: z.string(),
    key: z.string().meta({ description: "Of what asks for it: a deposit's number, a bonus's." }),
    reason: z.string().nullable(),
    refusedBets: z.number().int().meta({
      description: "Bets that were refused by what it bounds, since it began; 0 once it ended.",
    }),
  })
  .meta({ id: "PlayerWagering" });
const feed = z
  .object({
    at: wireTime.meta({ description: "When the round or draw ended." }),
    game: z.string(),
    category: z.string(),
    used: wireMoney,
    credited: wireMoney,
  })
  .meta({
    id: "WageringFeed",
    description: "What a round or draw gave to it, or below zero took back.",
  });
const outcome = z
  .object({
    status: z.enum(["DONE", "WAITING", "EXPIRED", "REJECTED", "TAKEN_BACK", "OVERTAKEN"]),
    approvalId: z.string().optional(),
  })
  .meta({ id: "WageringChange" });

/** What players have to play, as staff see and change it. */
export function staffWageringRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "players.read");
  const listing = {
    summary: "What a player has and had to play, newest first",
    params: z.object({ id }),
    querystring: z.object({ before: number.optional() }),
    response: {
      200: answer(z.object({ requirements: z.array(requirement), hasEarlier: z.boolean() })),
    },
    refusals: refusalsOf({ NOT_FOUND }),
  };
  app.get(
    "/operator/v1/players/:id/wagering",
    { preHandler, schema: listing },
    async ({ staff, params, query }) => {
      const player = await ownPlayer(platform, staff, params.id);
      await db.inTransaction((tx) => countTurnover(tx, [player.id]));
      const before = query.before === undefined ? undefined : BigInt(query.before);
      const found = await selectLatest(db, player.id, before, PAGE + 1);
      const shown = found.slice(0, PAGE).map(async (one) => ({
        ...toWireRequirement(one, player.currency),
        id: one.id.toString(),
        key: one.key,
        reason: one.reason,
        refusedBets:
          one.status === "OPEN" && (one.highestBet !== null || one.closed.length > 0)
            ? await countRefusedByBonus(db, player.id, one.createdAt)
            : 0,
      }));
      const requirements = await Promise.all(shown);
      return success({ requirements, hasEarlier: found.length > PAGE });
    },
  );

  const opening = {
    summary: "What a player's rounds and draws gave to something to play, newest first",
    params: z.object({ id, requirement: number }),
    querystring: z.object({ skip: z.coerce.number().int().min(0).max(MOST_SKIPPED).default(0) }),
    response: { 200: answer(z.object({ feeds: z.array(feed), hasEarlier: z.boolean() })) },
    refusals: refusalsOf({ NOT_FOUND }),
  };
  app.get(
    "/operator/v1/players/:id/wagering/:requirement/feeds",
    { preHandler, schema: opening },
    async ({ staff, params, query: { skip } }) => {
      const player = await ownPlayer(platform, staff, params.id);
      const of = await selectById(db, player.id, BigInt(params.requirement));
      if (!of) throw refusal("NOT_FOUND");
      const found = await selectFeedsOf(db, of.id, skip, PAGE + 1);
      const money = (units: bigint) => toWire({ units, currency: player.currency });
      const feeds = found.slice(0, PAGE).map(({ closedAt, gameCode, category, ...one }) => ({
        at: closedAt.toString(),
        game: gameCode,
        category,
        used: money(one.used),
        credited: money(one.credited),
      }));
      return success({ feeds, hasEarlier: found.length > PAGE });
    },
  );
  changeRoutes(app, platform);
}

function changeRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "wagering.change");
  const response = { 200: answer(outcome) };

  const adding = {
    summary:
      "Has a player play an amount before money may leave; above one person's limit for a move " +
      "or a day, a second person must approve",
    params: z.object({ id }),
    body: z.object({ amount: inputUnits, reason, key: z.uuid() }),
    response,
    refusals: refusalsOf({ NOT_FOUND, KEY_REUSED }),
  };
  app.post(
    "/operator/v1/players/:id/wagering",
    { preHandler, schema: adding },
    async ({ staff, params, body }) => {
      const player = await ownPlayer(platform, staff, params.id);
      const asked = { units: BigInt(body.amount), reason: body.reason, key: body.key };
      const done = await db.inTransaction((tx) => addPlay(platform, tx, staff, player, asked));
      if (!done.ok) throw refusal(done.refusal);
      return success(done.value);
    },
  );

  const cancelling = {
    summary: "Takes back what a player has to play, but for a bonus; the same limits hold",
    params: z.object({ id, requirement: number }),
    body: z.object({ reason, key: z.uuid() }),
    response,
    refusals: refusalsOf({ NOT_FOUND, KEY_REUSED, ENDED_ALREADY, OF_A_BONUS }),
  };
  app.post(
    "/operator/v1/players/:id/wagering/:requirement/cancel",
    { preHandler, schema: cancelling },
    async ({ staff, params, body }) => {
      const player = await ownPlayer(platform, staff, params.id);
      const asked = { requirement: BigInt(params.requirement), ...body };
      const done = await db.inTransaction((tx) => cancelPlay(platform, tx, staff, player, asked));
      if (!done.ok) throw refusal(done.refusal);
      return success(done.value);
    },
  );
}

/** A player of the brand of staff, or of any for the house. */
async function ownPlayer(
  { db }: Platform,
  { brandId }: StaffSignedIn,
  publicId: string,
): Promise<Player> {
  const player = await playerByPublicId(db, publicId);
  if (!player || (brandId !== null && player.brandId !== brandId)) throw refusal("NOT_FOUND");
  return player;
}
