import type { Database, Tx } from "@perya/postgres";
import type { BetLaw } from "@perya/wallet-protocol";
import DataLoader from "dataloader";
import { growingCache } from "../../../growing-cache.ts";
import { SharedReads } from "../../../shared-reads.ts";
import { birthdaysOf, playersByIds, registerClearOf } from "../../players/index.ts";
import { PROVEN_LEVEL } from "../rules/identity-law.ts";
import type { Product } from "../rules/fields.ts";
import { SESSION_PRODUCTS } from "../rules/session-law.ts";
import { openLaws } from "../versions/held-laws.ts";
import { betLawsOf, type PlayPause, type PlayPlan } from "./bet-laws.ts";

const MOST_PLAYERS = 100_000;
const MOST_AT_ONCE = 1_000;
/** How soon a corrected date of birth is known. */
const BIRTHDAY_FRESH_MS = 60_000;
const FRESH_MS = 2_000;
/** Laws are handed to a bet for so long around the time they were looked at. */
const SPAN_MS = 60_000;

/** A player as bets know them; nothing of it ever changes. */
export interface LawfulPlayer {
  readonly id: bigint;
  readonly brandId: bigint;
  readonly currency: string;
  readonly book: string;
}

/** What the law says to players' bets, cached for a few seconds. */
export interface BetLaws {
  /** What is cached of a player's bets on a product. */
  recall(player: bigint, product: Product): readonly BetLaw[] | undefined;
  find(player: LawfulPlayer, product: Product): Promise<readonly BetLaw[]>;
}

/** Asks for something of players; what is not there is missing from the answer. */
type AskPlayers<Value> = (
  tx: Tx,
  players: readonly bigint[],
) => Promise<ReadonlyMap<bigint, Value>>;

/** What others know of players at play, asked for where a law wants to know it. */
export interface AskPlay {
  /** The pauses that a law forces on players now or soon. */
  readonly pauses: AskPlayers<PlayPause>;
  /** The sessions that players planned last. */
  readonly plans: AskPlayers<PlayPlan>;
}

/**
 * The laws of bets in one process or thread. Pauses and planned sessions are asked for where a law
 * has any; who decides them otherwise hands nothing in.
 */
export function openBetLaws(db: Database, askPlay?: AskPlay): BetLaws {
  const brands = openLaws(db);
  const asking = birthdaysAsked(db);
  const birthdays = new SharedReads({
    read: (player: bigint) => asking.load(player),
    max: MOST_PLAYERS,
    freshMs: BIRTHDAY_FRESH_MS,
  });
  const levels = levelsAsked(db);
  const unproven = new SharedReads({
    read: (player: bigint) => levels.load(player),
    max: MOST_PLAYERS,
    freshMs: FRESH_MS,
  });
  const answers = clearAsked(db);
  const clear = new SharedReads({
    read: (player: bigint) => answers.load(player),
    max: MOST_PLAYERS,
    freshMs: FRESH_MS,
  });
  const pauses = playAsked(db, askPlay?.pauses);
  const plans = playAsked(db, askPlay?.plans);
  const made = growingCache<string, readonly BetLaw[]>(MOST_PLAYERS, { ttlMs: FRESH_MS });
  return {
    recall: (player, product) => made.get(`${player} ${product}`),
    find: async ({ id, brandId, currency, book }, product) => {
      const [{ brand, laws, now }, birthday] = await Promise.all([
        brands.of(brandId),
        birthdays.get(id),
      ]);
      const { zone } = brand;
      const real = book === "real";
      const asked = real && laws.some(({ identity }) => identity !== undefined);
      const unprovenSince = asked ? await unproven.get(id) : null;
      const pause = laws.some(({ folded }) => folded.has("check.break"))
        ? ((await pauses?.get(id)) ?? null)
        : null;
      const asksPlan = SESSION_PRODUCTS.has(product) && laws.some(({ session }) => session);
      const plan = asksPlan ? await plans?.get(id) : undefined;
      const registered =
        real && brand.realMoney && laws.some(({ registers }) => registers?.moments.play);
      const known = { product, currency, birthday, zone, real, unprovenSince, pause, plan };
      const found = betLawsOf(
        laws,
        { ...known, clear: registered ? await clear.get(id) : null },
        { from: now - SPAN_MS, until: now + SPAN_MS },
      );
      // A session that was planned meanwhile counts from its first bet on.
      if (plan === null || (plan && plan.until <= now)) plans?.forget(id);
      else made.set(`${id} ${product}`, found);
      return found;
    },
  };
}

/** Asks at once for all whose first bets come together: one query each costs as much as a bet. */
function birthdaysAsked(db: Database): DataLoader<bigint, string | null> {
  return new DataLoader(
    async (players) => {
      const known = await birthdaysOf(db, players);
      return players.map((player) => known.get(player) ?? null);
    },
    { cache: false, maxBatchSize: MOST_AT_ONCE },
  );
}

/** What is asked of players at play, cached for seconds; null where there is nothing. */
function playAsked<Value>(
  db: Database,
  ask: AskPlayers<Value> | undefined,
): SharedReads<bigint, Value | null> | undefined {
  if (!ask) return undefined;
  const asking = new DataLoader<bigint, Value | null>(
    async (players) => {
      const known = await ask(db, players);
      return players.map((player) => known.get(player) ?? null);
    },
    { cache: false, maxBatchSize: MOST_AT_ONCE },
  );
  const read = (player: bigint) => asking.load(player);
  return new SharedReads({ read, max: MOST_PLAYERS, freshMs: FRESH_MS });
}

/** When players registered whose identity is not proven; null for all others. */
function levelsAsked(db: Database): DataLoader<bigint, number | null> {
  return new DataLoader(
    async (players) => {
      const rows = await playersByIds(db, players);
      const unproven = new Map(
        rows
          .filter(({ kycLevel }) => kycLevel < PROVEN_LEVEL)
          .map(({ id, createdAt }) => [id, createdAt.epochMilliseconds]),
      );
      return players.map((player) => unproven.get(player) ?? null);
    },
    { cache: false, maxBatchSize: MOST_AT_ONCE },
  );
}

/** Until when each register is known not to have a player, in milliseconds since 1970. */
function clearAsked(db: Database): DataLoader<bigint, ReadonlyMap<string, number>> {
  return new DataLoader(
    async (players) => {
      const known = Map.groupBy(await registerClearOf(db, players), ({ player }) => player);
      return players.map(
        (player) =>
          new Map(
            (known.get(player) ?? []).map(({ register, until }) => [
              register,
              until.epochMilliseconds,
            ]),
          ),
      );
    },
    { cache: false, maxBatchSize: MOST_AT_ONCE },
  );
}
