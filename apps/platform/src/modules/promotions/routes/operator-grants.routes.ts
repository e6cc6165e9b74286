import { z } from "zod";
import {
  answer,
  growingPage,
  nothing,
  pageOf,
  Refusal,
  success,
  wireMoney,
  wireTime,
} from "../../../http/answers/answer.ts";
import { refusalsOf } from "../../../http/answers/refusals.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { playerByPublicId, playersByIds } from "../../players/index.ts";
import { requireStaff } from "../../staff/index.ts";
import { extendGrant } from "../grants/extend-grant.ts";
import { GRANT_STATUSES } from "../grants/grant.ts";
import { pageOfPlayer, pageOfPromotion } from "../grants/grants.store.ts";
import { selectRefusals } from "../grants/refusals.store.ts";
import { askVoid } from "../grants/void-grant.ts";
import { promotionsById } from "../promotions.store.ts";
import { selectStepsOf } from "../steps.store.ts";
import { wordsFor } from "../words-for.ts";
import { describeGrants, wireGrant } from "./describe-grants.ts";
import { ofStaff } from "./operator-promotions.routes.ts";
import { toWireStep, wireStep } from "./wire.ts";

const PAGE = 20;
/** The latest refusals of a player that are shown. */
const REFUSALS_SHOWN = 20;
const pageQuery = z.object({ pageNo: z.coerce.number().int().min(1).max(10_000).default(1) });

/** Days that are given at once, at most. */
const MOST_DAYS = 90;

const EXTEND_REFUSALS = {
  NOT_FOUND: [404, "There is no such bonus."],
  WRONG_STATE: [409, "This bonus has ended already, or has no end."],
  TOO_LONG: [422, "A bonus can run for 365 days at most, from the day on which it was given."],
} as const;

const VOID_REFUSALS = {
  NOT_FOUND: [404, "There is no such bonus."],
  WRONG_STATE: [409, "This bonus has ended already."],
  ASKED: [409, "A second person has been asked already."],
} as const;

const listed = z
  .object({
    id: z.string(),
    player: z.object({ id: z.string(), username: z.string() }),
    status: z.enum(GRANT_STATUSES),
    bonus: wireMoney,
    required: wireMoney,
    removed: wireMoney,
    createdAt: wireTime,
    expiresAt: wireTime.nullable(),
  })
  .meta({ id: "GrantOfPromotion", description: "What a player was given of a promotion." });

const ofPlayer = z
  .object({
    bonuses: z.array(wireGrant.extend({ steps: z.array(wireStep) })),
    refusals: z.array(
      z.object({
        promotion: z.string(),
        title: z.string(),
        reason: z.string(),
        detail: z.string().nullable(),
        at: wireTime,
      }),
    ),
  })
  .meta({
    id: "PlayerBonuses",
    description: "A player's latest bonuses, and why they were given none.",
  });

/** What players were given, as staff see it, and taking it back. */
export function operatorGrantRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const read = requireStaff(platform, "promotions.read");
  const listing = {
    summary: "What players were given of a promotion, newest first",
    params: z.object({ id: z.string().regex(/^pr_[0-9a-v]{20}$/) }),
    querystring: pageQuery,
    response: { 200: answer(growingPage(listed)) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get(
    "/operator/v1/promotions/:id/grants",
    { preHandler: read, schema: listing },
    async ({ staff, params, query: { pageNo } }) => {
      const { promotion } = await ofStaff(db, staff, params.id);
      const rows = await pageOfPromotion(db, promotion.id, { pageNo, size: PAGE });
      const players = new Map(
        (await playersByIds(db, [...new Set(rows.map(({ player }) => player))])).map((one) => [
          one.id,
          one,
        ]),
      );
      const content = rows.map((grant) => {
        const player = players.get(grant.player);
        const money = (units: bigint) => ({ amount: units.toString(), currency: grant.currency });
        return {
          id: grant.publicId,
          player: { id: player?.publicId ?? "", username: player?.username ?? "" },
          status: grant.status,
          bonus: money(grant.bonusUnits),
          required: money(grant.requiredUnits),
          removed: money(grant.removedUnits),
          createdAt: grant.createdAt.toString(),
          expiresAt: grant.expiresAt?.toString() ?? null,
        };
      });
      return success(pageOf(content, pageNo, PAGE));
    },
  );
  playerRoute(app, platform);
  voidRoute(app, platform);
  extendRoute(app, platform);
}

function playerRoute(app: App, platform: Platform): void {
  const { db } = platform;
  const showing = {
    summary: "A player's latest bonuses, and the reasons for which they were given none",
    params: z.object({ id: z.string().max(40) }),
    response: { 200: answer(ofPlayer) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get(
    "/operator/v1/players/:id/bonuses",
    { preHandler: requireStaff(platform, "promotions.read"), schema: showing },
    async ({ staff, params }) => {
      const player = await playerByPublicId(db, params.id);
      if (!player || (staff.brandId !== null && staff.brandId !== player.brandId))
        throw new Refusal(404, "NOT_FOUND", "There is no such player.");
      const grants = (await pageOfPlayer(db, player.id, { pageNo: 1, size: PAGE })).slice(0, PAGE);
      const steps = await selectStepsOf(
        db,
        "grant",
        grants.map(({ id }) => id),
      );
      const refusals = await selectRefusals(db, player.id, REFUSALS_SHOWN);
      const promotions = await promotionsById(
        db,
        refusals.map(({ promotion }) => promotion),
      );
      const bonuses = await describeGrants(db, grants, ["EN"]);
      return success({
        bonuses: bonuses.map((bonus, at) => ({
          ...bonus,
          steps: (steps.get(grants[at]?.id ?? 0n) ?? []).map(toWireStep),
        })),
        refusals: refusals.flatMap(({ promotion: id, reason, detail, at }) => {
          const promotion = promotions.get(id);
          if (!promotion) return [];
          const { title } = wordsFor(promotion, ["EN"]);
          return [{ promotion: promotion.publicId, title, reason, detail, at: at.toString() }];
        }),
      });
    },
  );
}

function voidRoute(app: App, platform: Platform): void {
  const voiding = {
    summary: "Asks a second person to take a bonus and its winnings back",
    params: z.object({ id: z.string().regex(/^gr_[0-9a-v]{20}$/) }),
    body: z.object({ reason: z.string().trim().min(3).max(300) }),
    response: { 200: answer(nothing) },
    refusals: refusalsOf(VOID_REFUSALS),
  };
  app.post(
    "/operator/v1/bonuses/:id/void",
    { preHandler: requireStaff(platform, "promotions.grant"), schema: voiding },
    async ({ staff, params, body }) => {
      const asked = await platform.db.inTransaction((tx) =>
        askVoid(tx, { publicId: params.id, staff, reason: body.reason }),
      );
      if (!asked.ok) {
        const [status, sentence] = VOID_REFUSALS[asked.refusal];
        throw new Refusal(status, asked.refusal, sentence);
      }
      return success({});
    },
  );
}

function extendRoute(app: App, platform: Platform): void {
  const extending = {
    summary: "Gives a player more days to claim or to play a bonus",
    params: z.object({ id: z.string().regex(/^gr_[0-9a-v]{20}$/) }),
    body: z.object({
      days: z.number().int().min(1).max(MOST_DAYS),
      reason: z.string().trim().min(3).max(300),
    }),
    response: { 200: answer(nothing) },
    refusals: refusalsOf(EXTEND_REFUSALS),
  };
  app.post(
    "/operator/v1/bonuses/:id/extend",
    { preHandler: requireStaff(platform, "promotions.grant"), schema: extending },
    async ({ staff, params, body }) => {
      const by = { publicId: params.id, brandId: staff.brandId, actor: staff.username, ...body };
      const extended = await platform.db.inTransaction((tx) => extendGrant(tx, by));
      if (!extended.ok) {
        const [status, sentence] = EXTEND_REFUSALS[extended.refusal];
        throw new Refusal(status, extended.refusal, sentence);
      }
      return success({});
    },
  );
}
