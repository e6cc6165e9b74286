import type { LotteryRules } from "@perya/lottery-kit";
import type { Database } from "@perya/postgres";
import { z } from "zod";
import { answer, Refusal, success, wireTime } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { refusalsOf } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { recordAudit } from "../../audit/index.ts";
import { requireStaff } from "../../staff/index.ts";
import { findRules } from "../games/rules-of.ts";
import { PRIZE_MODES } from "../lottery.ts";
import { reason } from "../reason.ts";
import { changeOdds, pricesAfter, type OddsRefusal } from "./change-odds.ts";
import { currentOdds } from "./current-odds.ts";
import { differing, oddsName, type OddsKey, type OddsProfile } from "./odds.ts";
import { selectPlayed, selectVersions } from "./odds.store.ts";
import { askForOdds, type AskForOddsRefusal } from "./odds-approval.ts";
import { shownReturns, spanOf } from "./show-odds.ts";

const VERSIONS_SHOWN = 20;
const MAX_ODDS = 2_000_000_000;

const odds = z.number().int().min(1).max(MAX_ODDS).meta({ description: "Odds × 10,000, gross." });
const prizeGroup = z.number().int().min(1_700).max(1_960);
const summary = z.object({
  prizeMode: z.enum(PRIZE_MODES),
  rules: z.string(),
  games: z.number().int().meta({ description: "How many games use them." }),
  version: z.number().int().meta({ description: "0 for the rules' defaults." }),
  prizeGroup: prizeGroup.nullable(),
  lowestReturn: z.number().int().meta({ description: "Ten-thousandths." }),
  highestReturn: z.number().int(),
});
const priceReturn = z.object({
  market: z.string(),
  selection: z.string().meta({ description: "The line it was computed on." }),
  prices: z
    .array(z.string())
    .meta({ description: "Price keys of the line: several where a pay table pays by hits." }),
  oneIn: z
    .number()
    .int()
    .meta({ description: "Its line wins once in so many draws, in hundredths." }),
  return: z.number().int().meta({ description: "Average return on a stake, in ten-thousandths." }),
  inRange: z.boolean(),
});
const detail = summary
  .omit({ games: true, lowestReturn: true, highestReturn: true })
  .extend({
    prices: z.record(z.string(), odds),
    returns: z.array(priceReturn),
    versions: z.array(
      z.object({
        version: z.number().int(),
        madeBy: z.string(),
        madeAt: wireTime,
        reason: z.string(),
        prizeGroup: prizeGroup.nullable(),
      }),
    ),
  })
  .meta({ id: "LotteryOdds", description: "A profile of odds: prices and their returns." });

const params = z.object({ prizeMode: z.enum(PRIZE_MODES), rules: z.string().max(40) });
const body = z.object({
  from: z.number().int().min(0).meta({ description: "The version that was seen." }),
  change: z.union([z.object({ prices: z.record(z.string(), odds) }), z.object({ prizeGroup })]),
  reason,
});

const SENTENCES = {
  UNKNOWN_PRICE: [422, "These rules have no such price."],
  RETURN_OUT_OF_RANGE: [
    422,
    "Every price must return between 70 and 99.5 %. Other odds can be requested; " +
      "a second person must approve them.",
  ],
  CHANGED_MEANWHILE: [409, "These odds have been changed in the meantime. Please look again."],
} as const satisfies Record<OddsRefusal, readonly [number, string]>;
const ASK_SENTENCES = {
  UNKNOWN_PRICE: SENTENCES.UNKNOWN_PRICE,
  CHANGED_MEANWHILE: SENTENCES.CHANGED_MEANWHILE,
  NEEDS_NO_SECOND: [422, "Every price is in range: these odds need no second person."],
  ASKED_ALREADY: [409, "Other odds of this profile are already waiting for a second person."],
} as const satisfies Record<AskForOddsRefusal, readonly [number, string]>;

/** Odds profiles for the house's staff. */
export function operatorOddsRoutes(app: App, platform: Platform): void {
  readingRoutes(app, platform);
  changingRoute(app, platform);
  askingRoute(app, platform);
}

function readingRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "lottery.read");

  const listing = {
    summary: "The odds profiles in use, with the range of their returns",
    response: { 200: answer(z.array(summary)) },
  };
  app.get("/operator/v1/lottery/odds", { preHandler, schema: listing }, async () => {
    const played = await selectPlayed(db);
    const profiles = await currentOdds(db, played);
    return success(
      played.map((one) => ({ ...spanOf(profileOf(profiles, one)), games: one.games })),
    );
  });

  const response = { 200: answer(detail) };
  const showing = {
    summary: "One odds profile: its prices, their returns and its versions",
    params,
    response,
    refusals: { 404: ["NO_SUCH_RULES"] },
  };
  app.get(
    "/operator/v1/lottery/odds/:prizeMode/:rules",
    { preHandler, schema: showing },
    async ({ params: key }) => success(await showOdds(db, key)),
  );

  const trying = {
    summary: "The returns of a change of prices, without making it",
    params,
    body: body.pick({ change: true }),
    response: { 200: answer(z.array(priceReturn)) },
    refusals: { 404: ["NO_SUCH_RULES"] },
  };
  app.post(
    "/operator/v1/lottery/odds/:prizeMode/:rules/returns",
    { preHandler, schema: trying },
    async ({ params: key, body: { change } }) => {
      const rules = knownRules(key);
      const before = profileOf(await currentOdds(db, [key]), key);
      return success(shownReturns(rules, pricesAfter(rules, before, change)));
    },
  );
}

function changingRoute(app: App, platform: Platform): void {
  const { db } = platform;
  const schema = {
    summary: "Saves the next version of an odds profile; bets keep the odds they were accepted at",
    params,
    body,
    response: { 200: answer(detail) },
    refusals: { 404: ["NO_SUCH_RULES"], ...refusalsOf(SENTENCES) },
  };
  app.post(
    "/operator/v1/lottery/odds/:prizeMode/:rules",
    { preHandler: requireStaff(platform, "lottery.write"), schema },
    async (request) => {
      const { staff, params: key } = request;
      knownRules(key);
      await db.inTransaction(async (tx) => {
        const done = await changeOdds(tx, { ...key, ...request.body, madeBy: staff.username });
        if (!done.ok)
          throw new Refusal(
            SENTENCES[done.refusal][0],
            done.refusal,
            SENTENCES[done.refusal][1],
            done.detail,
          );
        const { before, after } = done.value;
        const audit = {
          actor: staff.username,
          action: "lottery.odds.change",
          subject: oddsName(key),
          brandId: null,
        };
        await recordAudit(tx, {
          ...audit,
          before: differing(before, after),
          after: differing(after, before),
          reason: request.body.reason,
        });
      });
      return success(await showOdds(db, key));
    },
  );
}

function askingRoute(app: App, platform: Platform): void {
  const schema = {
    summary:
      "Requests odds that one person may not offer, because a price returns less than 70 or " +
      "more than 99.5 %; a second person must approve",
    params,
    body,
    response: { 200: answer(z.object({ status: z.literal("WAITING"), approvalId: z.string() })) },
    refusals: { 404: ["NO_SUCH_RULES"], ...refusalsOf(ASK_SENTENCES) },
  };
  const write = { preHandler: requireStaff(platform, "lottery.write"), schema };
  app.post(
    "/operator/v1/lottery/odds/:prizeMode/:rules/requests",
    write,
    async ({ staff, params: key, body: asked }) => {
      knownRules(key);
      const request = await platform.db.inTransaction((tx) =>
        askForOdds(tx, staff, { ...key, ...asked }),
      );
      if (request.ok) return success({ status: "WAITING" as const, approvalId: request.value });
      throw new Refusal(
        ASK_SENTENCES[request.refusal][0],
        request.refusal,
        ASK_SENTENCES[request.refusal][1],
        request.detail,
      );
    },
  );
}

async function showOdds(db: Database, key: OddsKey): Promise<z.infer<typeof detail>> {
  const rules = knownRules(key);
  const { version, prices, prizeGroup: group } = profileOf(await currentOdds(db, [key]), key);
  const versions = (await selectVersions(db, key, VERSIONS_SHOWN)).map((one) => ({
    version: one.version,
    madeBy: one.madeBy,
    madeAt: one.madeAt.toString({ fractionalSecondDigits: 3 }),
    reason: one.reason,
    prizeGroup: one.prizeGroup,
  }));
  return {
    ...key,
    version,
    prizeGroup: group,
    prices: { ...prices },
    returns: shownReturns(rules, prices),
    versions,
  };
}

function knownRules({ rules: code }: OddsKey): LotteryRules {
  const rules = findRules(code);
  if (!rules) throw new Refusal(404, "NO_SUCH_RULES", "There are no such rules.");
  return rules;
}

function profileOf(profiles: ReadonlyMap<string, OddsProfile>, key: OddsKey): OddsProfile {
  const profile = profiles.get(oddsName(key));
  if (!profile) throw new Error(`No odds of ${oddsName(key)}`);
  return profile;
}
