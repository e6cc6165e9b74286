import type { LanguageCode } from "@perya/languages";
import { languageOf } from "@perya/languages";
import { z } from "zod";
import { languageOfName, wireMoney, wireTime } from "../../../http/answers/answer.ts";
import { nameFor, VENDOR_CATEGORIES } from "../../catalogue/index.ts";
import { budgetOf, ENTRIES, FEE_GOES, SCORES, SHOWN_STATUSES, wordsIn } from "../tournament.ts";
import type { Board, BoardRow } from "./board-of.ts";
import type { TournamentOf } from "./tournaments-of.ts";

/** A score on the wire. */
export const wireScore = z
  .string()
  .regex(/^\d{1,19}$/)
  .meta({ description: "Whole ledger units, or ten-thousandths of a multiplier." });

const prize = z.object({
  place: z.int(),
  amount: wireMoney,
  status: z.enum(["WAITING", "PAID", "LAPSED"]),
  needsLevel: z.boolean().meta({
    description: "It waits until the player has proven who they are.",
  }),
  claimUntil: wireTime,
});

/** A tournament as a player sees it. */
export const wireTournament = z
  .object({
    id: z.string(),
    status: z.enum(SHOWN_STATUSES),
    score: z.enum(SCORES).meta({
      description: "Valid turnover, what was won less what was staked, or the best multiplier.",
    }),
    entry: z.enum(ENTRIES).meta({ description: "Everyone is in it, who joins, or who pays." }),
    fee: wireMoney.nullable(),
    feeTo: z.enum(FEE_GOES).nullable(),
    minStake: wireMoney.nullable().meta({ description: "Of a round that counts." }),
    categories: z.array(z.enum(VENDOR_CATEGORIES)).meta({ description: "Empty for all." }),
    games: z.array(
      z.object({ id: z.string(), name: z.string(), language: languageOfName("name") }),
    ),
    title: z.string(),
    text: z.string(),
    language: languageOfName("title"),
    startsAt: wireTime.nullable(),
    endsAt: wireTime,
    prizes: z.array(wireMoney).meta({ description: "By place, as the tournament stands." }),
    total: wireMoney.meta({ description: "All prizes together, as the tournament stands." }),
    wagerTimes: z.int().meta({ description: "How often a prize has to be played." }),
    players: z.int().meta({ description: "How many are on the table." }),
    isJoined: z.boolean(),
    own: z.object({ place: z.int(), score: wireScore }).nullable(),
    prize: prize.nullable().meta({ description: "What the player has won, once it is final." }),
  })
  .meta({ id: "Tournament" });

const row = z.object({
  place: z.int(),
  name: z.string().meta({ description: "Masked, but for the player's own." }),
  isOwn: z.boolean(),
  score: wireScore,
  prize: wireMoney.nullable(),
});

/** A tournament with its table. */
export const wireBoard = z
  .object({
    tournament: wireTournament,
    top: z.array(row),
    around: z.array(row).meta({ description: "The player's own place, and those next to it." }),
  })
  .meta({ id: "TournamentBoard" });

/** A tournament in the first language of a reader that its words are in. */
export function toTournament(
  { tournament, standing, pool, prizes, won, games }: TournamentOf,
  readable: readonly LanguageCode[],
): z.infer<typeof wireTournament> {
  const { title, text, code } = wordsIn(tournament, readable);
  const { currency, fee, minStake, shares } = tournament;
  const money = (units: bigint) => ({ amount: units.toString(), currency });
  const { place, score } = standing;
  const status = SHOWN_STATUSES.find((one) => one === tournament.status);
  if (!status) throw new Error("A draft is shown to nobody");
  const given = tournament.finalAt
    ? prizes.reduce((sum, units) => sum + units, 0n)
    : budgetOf(tournament) + (shares.length > 0 ? pool : 0n);
  return {
    id: tournament.publicId,
    status,
    score: tournament.score,
    entry: tournament.entry,
    fee: fee > 0n ? money(fee) : null,
    feeTo: tournament.feeTo,
    minStake: minStake > 0n ? money(minStake) : null,
    categories: [...tournament.categories],
    games: games.map((game) => ({ id: game.slug, ...nameFor(game, readable) })),
    title,
    text,
    language: languageOf(code).tag,
    startsAt: tournament.startsAt?.toString() ?? null,
    endsAt: tournament.endsAt.toString(),
    prizes: prizes.map(money),
    total: money(given),
    wagerTimes: tournament.wagerTimes,
    players: standing.placed,
    isJoined: standing.isIn,
    own: place === null || score === null ? null : { place, score: score.toString() },
    prize: won
      ? {
          place: won.place,
          amount: money(won.units),
          status: won.status,
          needsLevel: won.heldFor === "KYC",
          claimUntil: won.claimUntil.toString(),
        }
      : null,
  };
}

/** A tournament with its table, for a reader. */
export function toBoard(
  of: TournamentOf,
  { top, around }: Board,
  readable: readonly LanguageCode[],
): z.infer<typeof wireBoard> {
  const tournament = toTournament(of, readable);
  const toRow = ({ place, name, isOwn, score }: BoardRow) => ({
    place,
    name,
    isOwn,
    score: score.toString(),
    prize: tournament.prizes[place - 1] ?? null,
  });
  return { tournament, top: top.map(toRow), around: around.map(toRow) };
}
