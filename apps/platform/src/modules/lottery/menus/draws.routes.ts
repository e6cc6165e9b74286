import { z } from "zod";
import {
  answer,
  languageOfName,
  Refusal,
  success,
  wireTime,
} from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { nameFor } from "../../catalogue/index.ts";
import { membersIfClosed } from "../../identity/index.ts";
import { readableFor } from "../../settings/index.ts";
import { boardOf } from "../games/board-of.ts";
import { selectIssue } from "../issues/issues.store.ts";
import { drawLabel, ISSUE_STATUSES } from "../lottery.ts";
import { selectOpened } from "./menus.store.ts";
import { lotteryListOf } from "./lottery-list.ts";
import { openedIssue, wireBoard } from "./wire-menus.ts";

/** Per address: an open page fetches again when a draw is due. */
const PER_MINUTE = 300;
const MOST_OPENED = 200;

const config = { rateLimit: { max: PER_MINUTE, timeWindow: "1 minute" } };
const gameCode = z.string().max(31);
const refusals = { 401: ["NOT_LOGGED_IN"], 404: ["NOT_FOUND"] };

const publicIssue = z
  .object({
    gameCode: z.string(),
    name: z.string(),
    nameLanguage: languageOfName("name"),
    rules: z.string(),
    rulesVersion: z.string(),
    issueNo: z.string(),
    openAt: wireTime,
    closeAt: wireTime,
    drawAt: wireTime,
    status: z.enum(ISSUE_STATUSES),
    source: z.enum(["RNG", "MANUAL", "FEED"]),
    terms: z.record(z.string(), z.number()),
    commitment: z
      .string()
      .nullable()
      .meta({
        description:
          "SHA-256 of the seed's hex text, published before sales; null where the " +
          "result comes from outside.",
      }),
    lockEntropy: z.string().nullable().meta({
      description:
        "SHA-256 of the accepted orders' ids in order, one per line, published when sales close.",
    }),
    lockedOrders: z.number().int().nullable(),
    label: z.string().nullable().meta({ description: "Label of the draw's random stream." }),
    seed: z.string().nullable().meta({ description: "Published after the draw." }),
    board: wireBoard.nullable(),
    version: z
      .number()
      .int()
      .meta({ description: "1 for the first result, plus one for each correction." }),
    voidReason: z.string().nullable(),
  })
  .meta({
    id: "LotteryIssue",
    description: "Everything published about a draw, so that anyone can recompute it.",
  });

/** Single draws: a game's last numbers, and everything published about one. */
export function drawRoutes(app: App, platform: Platform): void {
  const preHandler = membersIfClosed(platform);
  const opened = {
    summary: "The last draws of a lottery with their numbers, newest first",
    querystring: z.object({
      gameCode,
      count: z.coerce.number().int().min(1).max(MOST_OPENED).default(20),
    }),
    response: { 200: answer(z.array(openedIssue)) },
    refusals,
  };
  app.get("/api/v1/lottery/opened", { preHandler, config, schema: opened }, async (request) => {
    const brand = await brandOfRequest(platform, request);
    const { game } = await visibleGame(platform, brand.id, request.query.gameCode);
    const draws = await selectOpened(platform.db, game.id, request.query.count);
    return success(
      draws.map(({ issueNo, drawAt, outcome }) => ({
        issueNo,
        drawAt: drawAt.toString(),
        board: boardOf(game.rules, outcome),
      })),
    );
  });

  const one = {
    summary: "Everything published about a draw, so that anyone can recompute it",
    params: z.object({ code: gameCode, issueNo: z.string().max(20) }),
    response: { 200: answer(publicIssue) },
    refusals,
  };
  app.get(
    "/api/v1/lottery/issues/:code/:issueNo",
    { preHandler, config, schema: one },
    async (request) => {
      const brand = await brandOfRequest(platform, request);
      const { listed } = await visibleGame(platform, brand.id, request.params.code);
      const named = nameFor(listed, await readableFor(platform, brand.id, request));
      return success(await published(platform, request.params.code, request.params.issueNo, named));
    },
  );
}

/** A game that the brand's players see. */
export async function visibleGame(platform: Platform, brandId: bigint, code: string) {
  const found = (await lotteryListOf(platform, brandId)).games.find(
    ({ game }) => game.code === code,
  );
  if (!found) throw new Refusal(404, "NOT_FOUND", "There is no such lottery.");
  return found;
}

async function published(
  { db }: Platform,
  code: string,
  issueNo: string,
  { name, language }: ReturnType<typeof nameFor>,
): Promise<z.infer<typeof publicIssue>> {
  const issue = await selectIssue(db, code, issueNo);
  if (!issue) throw new Refusal(404, "NOT_FOUND", "There is no such draw.");
  const { gameCode: game, rules, lockEntropy, lockedOrders, outcome } = issue;
  return {
    gameCode: game,
    name,
    nameLanguage: language,
    rules,
    rulesVersion: issue.rulesVersion,
    issueNo,
    openAt: issue.openAt.toString(),
    closeAt: issue.closeAt.toString(),
    drawAt: issue.drawAt.toString(),
    status: issue.status,
    source: issue.source,
    terms: issue.terms,
    commitment: issue.commitment,
    lockEntropy,
    lockedOrders: lockedOrders === null ? null : Number(lockedOrders),
    label: lockEntropy === null ? null : drawLabel(game, issueNo, lockEntropy),
    seed: issue.seed,
    board: outcome === null ? null : boardOf(rules, outcome),
    version: issue.version,
    voidReason: issue.voidReason,
  };
}
