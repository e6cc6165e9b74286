import { sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import type { TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { addTestGame, findVendor, HOUSE_VENDOR } from "../../catalogue/index.ts";
import { hearAll, readBy } from "../../inbox/testing/use-inbox.ts";
import { followAll } from "../../rounds/testing/follow-all.ts";
import { bookTurnoverEntries } from "../../turnover/testing/book-turnover-entries.ts";
import { verifyLedger } from "../../wallet/index.ts";
import { followTurnover } from "../feeding/follow-turnover.ts";
import { jackpotByPublicId } from "../making/jackpots.store.ts";

export const PESO = 100_000n;
export const units = (pesos: bigint | number): string => (BigInt(pesos) * PESO).toString();

/** A hundredth of each stake to the pool, and every peso staked wins once in 100,000. */
export const RANDOM = {
  name: "MINI",
  kind: "RANDOM",
  contributionPpm: 10_000,
  seed: units(50),
  odds: units(100_000),
};
/** Won at 60 pesos at the latest, from 50 on. */
export const MUST_HIT = {
  name: "MINOR",
  kind: "MUST_HIT_BY",
  contributionPpm: 1_000,
  seed: units(50),
  ceiling: units(60),
};

interface Booked {
  readonly game?: string;
  readonly at?: Temporal.Instant;
  readonly excluded?: boolean;
}

/** Jackpots of the studio's games, players who play them, and staff, over real HTTP. */
export async function useJackpots() {
  const { db, sites } = await useSites();
  const { platform } = sites;
  const { wallet, config } = platform;
  const feeding = { wallet, secretKey: config.secretKey };
  const [owner, second] = [await sites.staff("owner"), await sites.staff("owner")];
  await db.run(sql`
    insert into vendor (slug, vassalage, name, dialect)
    values (${HOUSE_VENDOR}, 'PS', 'Perya Studio', 'hub88')`);
  const studio = await findVendor(db, HOUSE_VENDOR);
  if (!studio) throw new Error("There is no studio");
  /** A new game of the studio's that returns 95.99 per cent. */
  const newGame = async (): Promise<string> => {
    const code = `slot-${randomUUID()}`;
    await db.inTransaction((tx) => addTestGame(tx, studio, code));
    await db.run(sql`update game set rtp = '95.99' where code = ${code}`);
    return code;
  };

  const write = (games: readonly object[], ...tiers: readonly object[]) =>
    owner.call("POST", "/jackpots", { jackpot: { name: "Fiesta", tiers, games } });
  const agree = async (subject: string) => {
    const { value } = await second.call("GET", "/approvals");
    const request = value.find((one: { subject: string }) => one.subject === subject);
    return second.call("POST", `/approvals/${request.id}/approve`);
  };
  /** A jackpot of these tiers that two people opened, and the game that feeds it. */
  const open = async (...tiers: readonly object[]) => {
    const game = await newGame();
    const written = await write([{ slug: game, statedPpm: 1_000_000 }], ...tiers);
    const id: string = written.value.id;
    const asked = await owner.call("POST", `/jackpots/${id}/open`);
    if (asked.status !== 200) throw new Error(JSON.stringify(asked));
    const agreed = await agree(id);
    if (agreed.status !== 200) throw new Error(JSON.stringify(agreed));
    return { id, game };
  };

  /** Books a round of so many ledger units that is over; below zero, stakes that came back. */
  const book = (player: TestPlayer, stake: bigint, options: Booked = {}) => {
    const { game = "none", at = Temporal.Now.instant(), excluded = false } = options;
    const amounts = {
      rounds: stake > 0n ? 1n : -1n,
      stake,
      payout: 0n,
      refund: 0n,
      turnover: stake,
      freeStake: 0n,
      freePayout: 0n,
    };
    const of = { currency: "PHP", book: "play", excluded, vendorId: studio.id, gameCode: game };
    const entry = { ...of, playerId: player.id, brandId: 1n, category: "RNG", at, closedAt: at };
    return bookTurnoverEntries(db, "rounds", [{ ...entry, amounts, origin: 1n }]);
  };
  const follow = async () => {
    while (await db.inTransaction((tx) => followTurnover(tx, feeding)));
  };
  const play = async (player: TestPlayer, stake: bigint, options: Booked = {}) => {
    await book(player, stake, options);
    await follow();
  };

  const jackpot = async (id: string) => {
    const found = await jackpotByPublicId(db, id, null);
    if (!found) throw new Error(`There is no jackpot ${id}`);
    return found;
  };
  /** The only tier of a jackpot. */
  const tier = async (id: string) => {
    const [first] = (await jackpot(id)).tiers;
    if (!first) throw new Error(`${id} has no tier`);
    return first;
  };
  /** What an account of the house has in the ledger, in ledger units. */
  const house = async (name: string): Promise<bigint> => {
    const row = await db.row<{ units: bigint }>(sql`
      select coalesce(sum(leg.units), 0)::int8 as units
      from wallet_batch
      cross join unnest(contra, delta) as leg (account, units)
      join wallet_house house on house.id = leg.account
      where house.name = ${name}`);
    return row?.units ?? 0n;
  };
  const accounts = async (id: bigint) => ({
    pool: await house(`jackpot:${id}:pool`),
    reserve: await house(`jackpot:${id}:reserve`),
    operator: await house(`jackpot:${id}:operator`),
  });
  const cash = async ({ id }: TestPlayer) => (await wallet.balance(id))?.cash ?? 0n;
  const shown = async (player: TestPlayer, id: string) =>
    (await player.call("GET", "/jackpots")).value.jackpots.find(
      (one: { id: string }) => one.id === id,
    );

  return {
    db,
    platform,
    feeding,
    studio,
    owner,
    newGame,
    write,
    agree,
    open,
    book,
    follow,
    play,
    jackpot,
    tier,
    house,
    accounts,
    cash,
    shown,
    player: () => sites.player(1),
    /** Books what the ledger has, as the follower of rounds does. */
    recordLedger: () => followAll(db),
    letters: async (player: TestPlayer) => {
      await hearAll(db, platform);
      return (await readBy(player)).filter(({ kind }) => kind === "wins");
    },
    ledgerProblems: async () => (await verifyLedger(db)).books.flatMap((one) => one.problems),
  };
}
