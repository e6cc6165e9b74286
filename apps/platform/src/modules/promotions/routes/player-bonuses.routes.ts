import { z } from "zod";
import type { Tx } from "@perya/postgres";
import { answer, growingPage, pageOf, Refusal, success } from "../../../http/answers/answer.ts";
import { someDays, spanOfDays } from "../../../http/answers/days.ts";
import { refusalsOf } from "../../../http/answers/refusals.ts";
import type { App } from "../../../http/app.ts";
import { perPlayer } from "../../../http/visitors/per-player.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { requireRealPlayer } from "../../identity/index.ts";
import { readableFor } from "../../settings/index.ts";
import { claimIssued } from "../grants/claim-issued.ts";
import { forfeitGrant } from "../grants/forfeit-grant.ts";
import { ENDED, GRANT_STATUSES, type Grant } from "../grants/grant.ts";
import { pageOfPlayer } from "../grants/grants.store.ts";
import { CLAIM_REFUSALS } from "./claim-refusals.ts";
import { describeGrants, wireGrant } from "./describe-grants.ts";

const PAGE = 20;
/** Calls a minute of one player, and of one address, behind which many may live. */
const CALLS = 20;
const ADDRESS = { rateLimit: { max: 300, timeWindow: "1 minute" } };

const params = z.object({ id: z.string().regex(/^gr_[0-9a-v]{20}$/) });

/** What a player asks for: bonuses that are still there, or those that have ended. */
const SHOWN = {
  running: GRANT_STATUSES.filter((status) => !ENDED.some((one) => one === status)),
  ended: ENDED,
} as const;

const FORFEIT_REFUSALS = {
  NOT_FOUND: [404, "There is no such bonus."],
  WRONG_STATE: [409, "This bonus has ended already."],
} as const;

/** A player's bonuses, each with what is wagered of it and its movements; and giving one up. */
export function playerBonusRoutes(app: App, platform: Platform): void {
  const { db, wallet, live } = platform;
  const signedIn = requireRealPlayer(platform);
  const listing = {
    summary: "The player's bonuses, newest first, with their wagering and their ledger entries",
    querystring: z.object({
      pageNo: z.coerce.number().int().min(1).max(1_000).default(1),
      show: z.enum(["running", "ended"]).optional(),
      toDay: someDays.toDay.meta({
        description: "Only those that have to be claimed or played by the end of this brand's day.",
      }),
    }),
    response: { 200: answer(growingPage(wireGrant)) },
  };
  app.get("/api/v1/bonuses", { preHandler: signedIn, schema: listing }, async (request) => {
    const { player, query } = request;
    const { pageNo, show, toDay } = query;
    const { zone } = await brandOfRequest(platform, request);
    const of = { statuses: show && SHOWN[show], endsBefore: spanOfDays({ toDay }, zone).to };
    const readable = await readableFor(platform, player.brandId, request);
    const page = pageOf(
      await pageOfPlayer(db, player.id, { pageNo, size: PAGE }, of),
      pageNo,
      PAGE,
    );
    return success({ ...page, content: await describeGrants(db, page.content, readable) });
  });

  const claiming = {
    summary: "Credits a bonus that waits to be claimed; claimed again, it is the same one",
    params,
    response: { 200: answer(wireGrant) },
    refusals: refusalsOf(CLAIM_REFUSALS),
  };
  app.post(
    "/api/v1/bonuses/:id/claim",
    { preHandler: [signedIn, perPlayer(app, CALLS)], config: ADDRESS, schema: claiming },
    async (request) => {
      const {
        player,
        params: { id },
      } = request;
      const given = await db.inTransaction((tx) => claimIssued(tx, wallet, player.id, id));
      if (!given.ok) {
        const [status, sentence] = CLAIM_REFUSALS[given.refusal];
        throw new Refusal(status, given.refusal, sentence);
      }
      live.publishBalances([player.id]);
      const readable = await readableFor(platform, player.brandId, request);
      return success(await one(db, given.value, readable));
    },
  );

  const forfeiting = {
    summary: "Gives up a bonus that is being wagered: no more than the player's own money stays",
    params,
    response: { 200: answer(wireGrant) },
    refusals: { 404: ["NOT_FOUND"], 409: ["WRONG_STATE"] },
  };
  app.post(
    "/api/v1/bonuses/:id/forfeit",
    { preHandler: [signedIn, perPlayer(app, CALLS)], config: ADDRESS, schema: forfeiting },
    async (request) => {
      const { player, params } = request;
      const given = await db.inTransaction((tx) => forfeitGrant(tx, wallet, player.id, params.id));
      if (!given.ok) {
        const [status, sentence] = FORFEIT_REFUSALS[given.refusal];
        throw new Refusal(status, given.refusal, sentence);
      }
      live.publishBalances([player.id]);
      const readable = await readableFor(platform, player.brandId, request);
      return success(await one(db, given.value, readable));
    },
  );
}

async function one(tx: Tx, grant: Grant, readable: Parameters<typeof describeGrants>[2]) {
  const [shown] = await describeGrants(tx, [grant], readable);
  if (!shown) throw new Error(`Grant ${grant.publicId} is gone`);
  return shown;
}
