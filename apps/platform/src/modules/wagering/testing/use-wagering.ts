import { cloneDatabase } from "@perya/postgres/testing";
import { afterAll, inject } from "vitest";
import type { TurnoverSource } from "../../turnover/index.ts";
import { bookTurnoverEntries } from "../../turnover/testing/book-turnover-entries.ts";
import { bet, openBook } from "../../wallet/testing/open-book.ts";
import { requirePlay, type NewRequirement } from "../require-play.ts";

/** A round that has ended, with so much valid turnover. */
interface Played {
  readonly units: bigint;
  readonly category?: string;
  readonly closedAt?: Temporal.Instant;
  readonly source?: TurnoverSource;
  /** When it is booked, where that is not at its end. */
  readonly at?: Temporal.Instant;
}

const NOTHING = { rounds: 1n, payout: 0n, refund: 0n, freeStake: 0n, freePayout: 0n };

/** Requirements and the record of turnover, on a database of their own, closed after the tests. */
export async function useWagering() {
  const db = await cloneDatabase(inject("platform"));
  const book = openBook(db);
  const { wallet } = book;
  afterAll(async () => {
    await wallet.close();
    await db.close();
  });
  let last = 1_000n;

  const ask = (player: bigint, changes: Partial<NewRequirement> = {}) => {
    const key = crypto.randomUUID();
    const usual = { player, brandId: 1n, source: "DEPOSIT", key, principal: 100n, required: 100n };
    return db.inTransaction((tx) =>
      requirePlay(tx, wallet, { ...usual, ...changes } as NewRequirement),
    );
  };
  /** Books a round, at its end now where no time is given; its time. */
  const play = async (player: bigint, played: Played): Promise<Temporal.Instant> => {
    const { units, category = "RNG", source = "rounds" } = played;
    const closedAt = played.closedAt ?? Temporal.Now.instant();
    const of = { currency: "PHP", book: "real", excluded: false, vendorId: 3, gameCode: "harbor" };
    const entry = {
      ...of,
      playerId: player,
      brandId: 1n,
      category,
      at: played.at ?? closedAt,
      closedAt,
      amounts: { ...NOTHING, stake: units, turnover: units },
      origin: 1n,
    };
    await db.inTransaction((tx) => bookTurnoverEntries(tx, source, [entry]));
    return closedAt;
  };
  /** What becomes of a bet in a game of a category, by its number. */
  const stake = async (player: bigint, units: bigint, category: number) => {
    const [answer] = await wallet.submit([bet({ player, units, category })]);
    return answer?.ok ? "TAKEN" : answer?.refusal;
  };
  return { db, wallet, book, ask, play, stake, newPlayer: () => (last += 1n) };
}
