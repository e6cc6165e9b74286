import { z } from "zod";
import { answer, languageOfName, success, wireTime } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { nameFor } from "../../catalogue/index.ts";
import { membersIfClosed } from "../../identity/index.ts";
import { readableFor } from "../../settings/index.ts";
import { iconOf } from "../games/picture-of.ts";
import { selectIssue } from "../issues/issues.store.ts";
import type { Issue } from "../lottery.ts";
import { offerOf } from "../odds/offer-of.ts";
import { visibleGame } from "./draws.routes.ts";
import { lotteryListOf } from "./lottery-list.ts";

/** Per address: an open counter fetches its odds every few seconds. */
const PER_MINUTE = 300;

const units = z.string().regex(/^\d{1,19}$/);

const counter = z
  .object({
    gameCode: z.string(),
    name: z.string(),
    nameLanguage: languageOfName("name"),
    tag: z.string(),
    webIconUrl: z.string(),
    rules: z.string(),
    vassalage: z.string(),
    currency: z.string().length(3),
    cancelSeconds: z.number().int().meta({
      description: "How long after a bet it may be cancelled while the draw is open; 0 for never.",
    }),
    oddsVersion: z.number().int(),
    prices: z.record(z.string(), z.number().int()).meta({ description: "Odds × 10,000 by price." }),
    steps: z
      .array(z.object({ market: z.string(), selection: z.string(), step: z.number().int() }))
      .meta({
        description:
          "Heavily bet selections: the percentage of the odds they are offered at, " +
          "0 for closed. An empty selection stands for all combinations of its market.",
      }),
    limits: z
      .object({ minUnit: units, maxUnit: units, orderPayout: units, issuePayout: units })
      .meta({
        description:
          "Limits of a line's unit, and of the payout of one order and of all of a player's " +
          "orders in one draw. Ledger units.",
      }),
    issue: z
      .object({
        issueNo: z.string(),
        openAt: wireTime,
        closeAt: wireTime,
        drawAt: wireTime,
        isSale: z.boolean(),
        commitment: z.string().nullable(),
        terms: z.record(z.string(), z.number()),
      })
      .nullable()
      .meta({ description: "The draw that is on sale, or the next one." }),
    now: wireTime.meta({ description: "The server's time." }),
  })
  .meta({ id: "LotteryCounter", description: "A lottery's current offer and odds." });

/** A lottery's current offer. */
export function counterRoute(app: App, platform: Platform): void {
  const config = { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } };
  const schema = {
    summary: "A lottery with the draw on sale and its odds",
    params: z.object({ code: z.string().max(31) }),
    response: { 200: answer(counter) },
    refusals: { 401: ["NOT_LOGGED_IN"], 404: ["NOT_FOUND"] },
  };
  app.get(
    "/api/v1/lottery/games/:code",
    { preHandler: membersIfClosed(platform), config, schema },
    async (request) => {
      const brand = await brandOfRequest(platform, request);
      const { game, listed, state } = await visibleGame(platform, brand.id, request.params.code);
      const issue =
        state.nextIssueNo === null
          ? undefined
          : await selectIssue(platform.db, game.code, state.nextIssueNo);
      const { oddsVersion, prices, steps, limits } = await offerOf(
        platform.db,
        game,
        issue?.id,
        brand.currency,
        brand.realMoney ? "real" : "play",
      );
      const { name, language } = nameFor(listed, await readableFor(platform, brand.id, request));
      const nowMs = (await lotteryListOf(platform, brand.id)).now();
      return success({
        gameCode: game.code,
        name,
        nameLanguage: language,
        tag: game.tag,
        webIconUrl: iconOf(game, listed),
        rules: game.rules,
        vassalage: listed.vassalage,
        currency: brand.currency,
        cancelSeconds: game.cancelSeconds,
        oddsVersion,
        prices: { ...prices },
        steps: [...steps],
        limits: {
          minUnit: String(limits.minUnit),
          maxUnit: String(limits.maxUnit),
          orderPayout: String(limits.orderPayout),
          issuePayout: String(limits.issuePayout),
        },
        issue: issue ? wireIssue(issue, nowMs) : null,
        now: Temporal.Instant.fromEpochMilliseconds(nowMs).toString(),
      });
    },
  );
}

function wireIssue(
  { issueNo, openAt, closeAt, drawAt, status, commitment, terms }: Issue,
  nowMs: number,
) {
  const isSale = status === "OPEN" && closeAt.epochMilliseconds > nowMs;
  return {
    issueNo,
    openAt: openAt.toString(),
    closeAt: closeAt.toString(),
    drawAt: drawAt.toString(),
    isSale,
    commitment,
    terms,
  };
}
