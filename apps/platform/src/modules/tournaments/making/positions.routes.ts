import type { Tx } from "@perya/postgres";
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
import { playersByIds } from "../../players/index.ts";
import { requireStaff } from "../../staff/index.ts";
import { sumEntrants } from "../joining/entrants.store.ts";
import { prizesOf } from "../paying/prizes-of.ts";
import { selectPrizes } from "../paying/prizes.store.ts";
import { wireScore } from "../playing/wire.ts";
import { countPlaced, pagePlaced } from "../scoring/board.store.ts";
import { selectSteps } from "../steps.store.ts";
import type { Tournament } from "../tournament.ts";
import { ofStaff } from "./operator-tournaments.routes.ts";
import { toStep, wireStep } from "./wire.ts";

/** Rows of a page of the table. */
const PAGE = 100;
const params = z.object({ id: z.string().regex(/^tn_[0-9a-v]{20}$/) });
const querystring = z.object({ pageNo: z.coerce.number().int().min(1).max(10_000).default(1) });
const refusals = { 404: ["NOT_FOUND"] } as const;

const standing = z
  .object({
    players: z.int().meta({ description: "How many are on the table." }),
    joined: z.int(),
    fees: wireMoney.meta({ description: "What they have paid in all." }),
    paid: wireMoney.meta({ description: "Prizes that were paid so far." }),
    waiting: z.int().meta({ description: "Prizes that wait for their winners." }),
    steps: z.array(wireStep),
  })
  .meta({ id: "TournamentStanding", description: "How a tournament stands, for staff." });

const position = z
  .object({
    place: z.int(),
    player: z.string(),
    username: z.string(),
    score: wireScore,
    reachedAt: wireTime,
    prize: wireMoney.nullable().meta({
      description: "Until the table is final what the place would bring as it stands.",
    }),
    prizeStatus: z.enum(["WAITING", "PAID", "LAPSED"]).nullable(),
    heldFor: z.string().nullable().meta({ description: "Why a prize waits." }),
    claimUntil: wireTime.nullable(),
    paidAt: wireTime.nullable(),
  })
  .meta({ id: "TournamentPosition", description: "A row of a tournament's table, for staff." });

/** How a tournament stands: its table with what was paid, and its history. */
export function positionRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "tournaments.read");
  const showing = {
    summary: "How a tournament stands: players, fees, prizes and its history",
    params,
    response: { 200: answer(standing) },
    refusals,
  };
  app.get(
    "/operator/v1/tournaments/:id",
    { preHandler, schema: showing },
    async ({ staff, params: { id } }) => {
      const { tournament } = await ofStaff(db, staff, id);
      const { currency } = tournament;
      const money = (units: bigint) => ({ amount: units.toString(), currency });
      const { count, fees } = await sumEntrants(db, tournament.id);
      const prizes = await selectPrizes(db, tournament.id);
      const paid = prizes.filter(({ status }) => status === "PAID");
      return success({
        players: await countPlaced(db, tournament.id),
        joined: count,
        fees: money(fees),
        paid: money(paid.reduce((sum, { units }) => sum + units, 0n)),
        waiting: prizes.filter(({ status }) => status === "WAITING").length,
        steps: (await selectSteps(db, tournament.id)).map(toStep),
      });
    },
  );

  const listing = {
    summary: "The table of a tournament, and what became of its prizes",
    params,
    querystring,
    response: { 200: answer(growingPage(position)) },
    refusals,
  };
  app.get(
    "/operator/v1/tournaments/:id/positions",
    { preHandler, schema: listing },
    async ({ staff, params: { id }, query: { pageNo } }) => {
      const { tournament } = await ofStaff(db, staff, id);
      const { currency } = tournament;
      const rows = await pagePlaced(db, tournament.id, (pageNo - 1) * PAGE, PAGE + 1);
      const { content, ...at } = pageOf(rows, pageNo, PAGE);
      const players = await playersByIds(
        db,
        content.map(({ player }) => player),
      );
      const names = new Map(players.map((player) => [player.id, player]));
      const prizes = new Map(
        (await selectPrizes(db, tournament.id)).map((one) => [one.place, one]),
      );
      const now = tournament.finalAt ? [] : await prizesNow(db, tournament);
      return success({
        ...at,
        content: content.map(({ place, player, score, reachedAt }) => {
          const prize = prizes.get(place);
          return {
            place,
            player: names.get(player)?.publicId ?? "",
            username: names.get(player)?.username ?? "",
            score: score.toString(),
            reachedAt: reachedAt.toString(),
            prize: moneyOf(prize?.units ?? now[place - 1] ?? 0n, currency),
            prizeStatus: prize?.status ?? null,
            heldFor: prize?.status === "WAITING" ? prize.heldFor : null,
            claimUntil: prize?.claimUntil.toString() ?? null,
            paidAt: prize?.paidAt?.toString() ?? null,
          };
        }),
      });
    },
  );
}

/** What each place brings as a tournament stands, in ledger units. */
async function prizesNow(tx: Tx, tournament: Tournament): Promise<bigint[]> {
  const { fees } = await sumEntrants(tx, tournament.id);
  const places = Math.max(tournament.prizes.length, tournament.shares.length);
  return prizesOf(tournament, tournament.feeTo === "POOL" ? fees : 0n, places);
}

/** An amount on the wire; null for none. */
function moneyOf(units: bigint, currency: string) {
  return units > 0n ? { amount: units.toString(), currency } : null;
}
