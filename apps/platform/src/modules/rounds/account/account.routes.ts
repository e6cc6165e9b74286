import { toWire } from "@perya/money";
import { z } from "zod";
import {
  answer,
  growingPage,
  pageOf,
  success,
  wireMoney,
  wireTime,
} from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { gameNames } from "../../catalogue/index.ts";
import { requirePlayer } from "../../identity/index.ts";
import { pageEntries, type LedgerEntry } from "../../wallet/index.ts";
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
  "adjust",
  "hold",
  "release",
  "transfer-out",
  "transfer-in",
  "collect",
] as const;

const query = pageQuery.extend({ kind: z.enum(KINDS).optional() });

const movement = z
  .object({
    id: z.string(),
    at: wireTime,
    kind: z.enum(KINDS),
    amount: wireMoney,
    balance: wireMoney,
    game: z.string().optional(),
    reference: z.string().optional(),
  })
  .meta({ id: "AccountMovement" });

/** Every movement of a player's own money, through the wallet's module API. */
export function accountRoutes(app: App, platform: Platform): void {
  const { reads } = platform;
  const schema = {
    summary: "Every movement of the player's cash, newest first",
    querystring: query,
    response: { 200: answer(growingPage(movement)) },
  };
  app.get(
    "/api/v1/account-record",
    { schema, preHandler: requirePlayer(platform) },
    async (request) => {
      const { from, to, kind, pageNo, pageSize } = request.query;
      const filter = {
        ...span(from, to),
        kinds: kind === undefined ? KINDS : [kind],
        movedOnly: true,
      };
      const { content: entries, ...place } = pageOf(
        await pageEntries(reads, request.player.id, filter, pageNo, pageSize),
        pageNo,
        pageSize,
      );
      const played = entries.flatMap(({ vendor, game }) =>
        vendor === 0 || game === null ? [] : [{ vendorId: vendor, code: game }],
      );
      const names = played.length === 0 ? [] : await gameNames(reads, played);
      const nameOf = (entry: LedgerEntry) =>
        names.find((name) => name.vendorId === entry.vendor && name.code === entry.game)
          ?.displayName;
      return success({
        content: entries.map((entry) => toMovement(entry, nameOf(entry))),
        ...place,
      });
    },
  );
}

function toMovement(entry: LedgerEntry, gameName: string | undefined): z.infer<typeof movement> {
  const game = gameName ?? (entry.game || undefined);
  const reference = entry.vendor === 0 ? entry.transaction : entry.round;
  return {
    // The player's internal id stays private, and the log is the player's own: its seq identifies
    // the entry.
    id: `en_${entry.seq}`,
    at: entry.at.toString(),
    kind: entry.kind as (typeof KINDS)[number],
    amount: toWire({ units: entry.cash, currency: entry.currency }),
    balance: toWire({ units: entry.after, currency: entry.currency }),
    ...(game === undefined ? {} : { game }),
    ...(reference === null ? {} : { reference }),
  };
}
