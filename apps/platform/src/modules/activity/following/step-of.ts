import type { Platform } from "../../../platform.ts";
import type { Frame } from "../../../realtime/brand-feed.ts";
import { drawnOf, type Drawn } from "../../lottery/index.ts";
import { isExcluded, playersByIds } from "../../players/index.ts";
import { justWon, type PlayedRound } from "../../rounds/index.ts";
import type { BrandSettings } from "../../settings/index.ts";
import {
  addLines,
  countPlaying,
  forgetOld,
  gameKey,
  noteBegun,
  type BrandWindow,
} from "./brand-window.ts";
import { frameOf } from "./frame-of.ts";
import type { GamesOfBrand } from "./games-of-brand.ts";
import { betLine, drawLine, winLine, type Line } from "./lines-of.ts";
import type { DrawnNews, Followed } from "./followed.ts";
import { bookOf } from "./read-begun.ts";

/** Most bets and most wins of a step that become lines: a house may have thousands a second. */
const MOST_BETS = 4;
const MOST_WINS = 8;
/** Games whose players are shown; the least played ones are left out. */
const MOST_GAMES = 500;

/** What is new to one step of a brand. */
interface Fresh {
  /** Rounds that began, of this brand. */
  readonly rounds: readonly PlayedRound[];
  readonly results: readonly DrawnNews[];
  /** Milliseconds by the database's clock. */
  readonly nowMs: number;
}

/** The next step of a brand. Nothing is shown where the brand shows nothing. */
export async function stepOf(
  platform: Platform,
  { window, games, slow }: Followed,
  { shown, largeTimes }: BrandSettings["activity"],
  { rounds, results, nowMs }: Fresh,
): Promise<Frame> {
  for (const round of rounds)
    noteBegun(window, gameKey(round), round.playerId, round.at.epochMilliseconds);
  forgetOld(window, nowMs);
  if (!shown) {
    window.lines = [];
    return frameOf(window, [], { playing: 0, players: {}, draws: {}, paid: {} });
  }
  const wins = await freshWins(platform, window);
  const bets = newest(rounds.filter(({ stake }) => stake > 0n)).slice(0, MOST_BETS);
  await games.learn(platform.reads, [...rounds, ...wins, ...playedGames(window)]);
  const lines = [
    ...(await playedLines(platform, games, { wins, bets, largeTimes })),
    ...(await drawnLines(platform, window.brand.id, results)),
  ].toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  addLines(window, lines);
  return frameOf(window, lines, {
    playing: countPlaying(window),
    players: playersOf(window, games),
    ...(await slow.read(platform, window.brand, games)),
  });
}

/** The wins that have not been told yet. */
async function freshWins({ reads }: Platform, window: BrandWindow): Promise<PlayedRound[]> {
  const wins = await justWon(reads, bookOf(window.brand), MOST_WINS);
  const fresh = wins.filter(({ id }) => !window.told.has(id));
  window.told = new Set(wins.map(({ id }) => id));
  return fresh;
}

function newest(rounds: readonly PlayedRound[]): PlayedRound[] {
  return rounds.toSorted((one, other) => (one.id < other.id ? 1 : -1));
}

async function playedLines(
  { reads }: Platform,
  games: GamesOfBrand,
  told: {
    readonly wins: readonly PlayedRound[];
    readonly bets: readonly PlayedRound[];
    readonly largeTimes: number;
  },
): Promise<Line[]> {
  const { wins, bets, largeTimes } = told;
  const ids = [...new Set([...wins, ...bets].map(({ playerId }) => playerId))];
  if (ids.length === 0) return [];
  const players = (await playersByIds(reads, ids)).filter((player) => !isExcluded(player));
  const names = new Map(players.map(({ id, username }) => [id, username]));
  const played = (rounds: readonly PlayedRound[]) =>
    rounds.flatMap((round) => {
      const [game, username] = [games.find(gameKey(round)), names.get(round.playerId)];
      return game && username !== undefined ? [{ round, game, username }] : [];
    });
  return [
    ...played(wins).map((one) => winLine(one, largeTimes)),
    ...played(bets).map((one) => betLine(one)),
  ];
}

async function drawnLines(
  platform: Platform,
  brandId: bigint,
  results: readonly DrawnNews[],
): Promise<Line[]> {
  const drawn = await Promise.all(results.map((one) => drawnOf(platform, brandId, one)));
  return drawn.filter((one): one is Drawn => one !== undefined).map((one) => drawLine(one));
}

function playedGames({ begun }: BrandWindow): { vendorId: number; gameCode: string }[] {
  return Array.from(begun.keys(), (key) => {
    const space = key.indexOf(" ");
    return { vendorId: Number(key.slice(0, space)), gameCode: key.slice(space + 1) };
  });
}

/** Players by game, the most played games first. */
function playersOf({ begun }: BrandWindow, games: GamesOfBrand): Record<string, number> {
  const counted = Array.from(begun, ([key, players]) => [games.find(key)?.slug, players.size]);
  return Object.fromEntries(
    counted
      .filter((one): one is [string, number] => one[0] !== undefined)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, MOST_GAMES),
  );
}
