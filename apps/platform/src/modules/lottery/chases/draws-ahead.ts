import { readClock, type Tx } from "@perya/postgres";
import type { DrawTime } from "../games/draw-times.ts";
import { selectExceptions, selectGames } from "../games/games.store.ts";
import { drawsFrom } from "../games/plan-issues.ts";
import { findRules } from "../games/rules-of.ts";
import { unitsPerMinor } from "../limits/limits.ts";
import type { LotteryGame } from "../lottery.ts";
import { readLines } from "../orders/read-lines.ts";
import type { Chase } from "./chase.ts";
import { stakeOf } from "./place-chase.ts";

/** What a chase is to bet from now on, as long as nothing stops it before. */
export interface DrawsAhead {
  readonly draws: number;
  /** Of all these draws together, in ledger units. */
  readonly stakeUnits: bigint;
  /** When the first and the last of them are drawn; null where there are none. */
  readonly first: Temporal.Instant | null;
  readonly last: Temporal.Instant | null;
}

/**
 * The draws that running chases have yet to bet on, by the calendars of their games: all of them,
 * or those before a time. What a draw costs is counted by the terms of the first one.
 */
export async function drawsAhead(
  tx: Tx,
  chases: readonly Chase[],
  before: Temporal.Instant | undefined,
): Promise<ReadonlyMap<bigint, DrawsAhead>> {
  const ahead = new Map<bigint, DrawsAhead>();
  const running = chases.filter(({ status }) => status === "RUNNING");
  if (running.length === 0) return ahead;
  const now = await readClock(tx);
  const games = new Map((await selectGames(tx)).map((game) => [game.code, game]));
  for (const [code, ofGame] of Map.groupBy(running, ({ gameCode }) => gameCode)) {
    const game = games.get(code);
    if (!game?.enabled) continue;
    const onSale = now.add({ seconds: game.lockSeconds });
    const nth = listed(drawsFrom(game, await selectExceptions(tx, game.id), onSale));
    for (const chase of ofGame)
      ahead.set(chase.id, costed(game, chase, ofChase(chase, nth, before)));
  }
  return ahead;
}

/** Reads draws by their place, each from the calendar once. */
function listed(draws: Generator<DrawTime>): (place: number) => DrawTime | undefined {
  const read: DrawTime[] = [];
  return (place) => {
    while (read.length <= place) {
      const next = draws.next();
      if (next.done) return undefined;
      read.push(next.value);
    }
    return read[place];
  };
}

function ofChase(
  { issues, placed, skipped, passedDrawAt }: Chase,
  nth: (place: number) => DrawTime | undefined,
  before: Temporal.Instant | undefined,
): DrawTime[] {
  const left = issues - placed - skipped;
  const found: DrawTime[] = [];
  for (let place = 0; found.length < left; place++) {
    const draw = nth(place);
    if (!draw || (before && Temporal.Instant.compare(draw.drawAt, before) >= 0)) break;
    if (Temporal.Instant.compare(draw.drawAt, passedDrawAt) > 0) found.push(draw);
  }
  return found;
}

function costed(
  { rules: code }: LotteryGame,
  { lines, currency }: Chase,
  draws: readonly DrawTime[],
): DrawsAhead {
  const [first, last, rules] = [draws[0], draws.at(-1), findRules(code)];
  const minor = unitsPerMinor(currency);
  const read = rules && first && readLines(rules, rules.termsOn(first.day), lines, minor);
  // Lines that its rules no longer take stop a chase at its next draw.
  if (!read?.ok) return { draws: 0, stakeUnits: 0n, first: null, last: null };
  return {
    draws: draws.length,
    stakeUnits: stakeOf(read.value, minor) * BigInt(draws.length),
    first: first?.drawAt ?? null,
    last: last?.drawAt ?? null,
  };
}
