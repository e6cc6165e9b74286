import { toWire } from "@perya/money";
import { z } from "zod";
import {
  answer,
  growingPage,
  languageOfName,
  pageOf,
  success,
  wireMoney,
  wireTime,
} from "../../../http/answers/answer.ts";
import { areFewDays, ofDays, spanOfDays, TOO_MANY_DAYS } from "../../../http/answers/days.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { gameNames, nameFor } from "../../catalogue/index.ts";
import { requirePlayer } from "../../identity/index.ts";
import { readableFor } from "../../settings/index.ts";
import { pageEntries, sumEntries, type CashSums, type LedgerEntry } from "../../wallet/index.ts";
import { pageQuery, span } from "./span.ts";

/**
 * The kinds that change a player's cash. Not a capture: it ends a hold, whose cash left when it
 * began.
 */
const KINDS = [
  "bet",
  "win",
  "rollback",
  "deposit",
  "credit",
  "debit",
  "reverse",
  "adjust",
  "hold",
  "release",
  "transfer-out",
  "transfer-in",
  "collect",
] as const;

const kindOf = { kind: z.enum(KINDS).optional() };
const query = pageQuery.extend(kindOf).refine(areFewDays, TOO_MANY_DAYS);
const totalsQuery = z.object({ ...ofDays, ...kindOf }).refine(areFewDays, TOO_MANY_DAYS);
const totals = z
  .object({ received: wireMoney, spent: wireMoney, net: wireMoney })
  .meta({ id: "AccountTotals" });

const movement = z
  .object({
    id: z.string(),
    at: wireTime,
    kind: z.enum(KINDS),
    amount: wireMoney,
    balance: wireMoney,
    game: z.string().optional(),
    nameLanguage: languageOfName("game").optional(),
    reference: z.string().optional(),
  })
  .meta({ id: "AccountMovement" });

/** Every movement of a player's own money, through the wallet's module API. */
export function accountRoutes(app: App, platform: Platform): void {
  const { reads } = platform;
  const preHandler = requirePlayer(platform);
  const schema = {
    summary: "Every movement of the player's cash, newest first",
    querystring: query,
    response: { 200: answer(growingPage(movement)) },
  };
  app.get("/api/v1/account-record", { schema, preHandler }, async (request) => {
    const { kind, pageNo, pageSize, ...time } = request.query;
    const { zone } = await brandOfRequest(platform, request);
    const filter = { ...span(time, zone), kinds: kindsOf(kind), movedOnly: true };
    const { content: entries, ...place } = pageOf(
      await pageEntries(reads, request.player.id, filter, pageNo, pageSize),
      pageNo,
      pageSize,
    );
    const played = entries.flatMap(({ vendor, game }) =>
      vendor === 0 || game === null ? [] : [{ vendorId: vendor, code: game }],
    );
    const names = played.length === 0 ? [] : await gameNames(reads, played);
    const readable = await readableFor(platform, request.player.brandId, request);
    const nameOf = (entry: LedgerEntry) => {
      const game = names.find(
        ({ vendorId, code }) => vendorId === entry.vendor && code === entry.game,
      );
      return game && nameFor(game, readable);
    };
    return success({
      content: entries.map((entry) => toMovement(entry, nameOf(entry))),
      ...place,
    });
  });

  const adding = {
    summary: "What the movements of some days brought in and took out, by currency",
    querystring: totalsQuery,
    response: { 200: answer(z.array(totals)) },
  };
  app.get("/api/v1/account-record/totals", { schema: adding, preHandler }, async (request) => {
    const { kind, ...days } = request.query;
    const { zone } = await brandOfRequest(platform, request);
    const filter = { ...spanOfDays(days, zone), kinds: kindsOf(kind) };
    const sums = await sumEntries(reads, request.player.id, filter);
    return success(sums ? [toTotals(sums)] : []);
  });
}

function kindsOf(kind: (typeof KINDS)[number] | undefined) {
  return kind === undefined ? KINDS : [kind];
}

function toTotals({ currency, came, went }: CashSums): z.infer<typeof totals> {
  return {
    received: toWire({ units: came, currency }),
    spent: toWire({ units: went, currency }),
    net: toWire({ units: came - went, currency }),
  };
}

function toMovement(
  entry: LedgerEntry,
  named: ReturnType<typeof nameFor> | undefined,
): z.infer<typeof movement> {
  const game = named?.name ?? (entry.game || undefined);
  const reference = entry.vendor === 0 ? entry.transaction : entry.round;
  return {
    // The player's internal id stays private, and the log is the player's own: its seq identifies
    // the entry.
    id: `en_${entry.seq}`,
    at: entry.at.toString(),
    kind: entry.kind as (typeof KINDS)[number],
    amount: toWire({ units: entry.cash, currency: entry.currency }),
    balance: toWire({ units: entry.after, currency: entry.currency }),
    ...(game === undefined ? {} : { game, nameLanguage: named?.language ?? "" }),
    ...(reference === null ? {} : { reference }),
  };
}
