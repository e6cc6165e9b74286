import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import type { VendorCommand } from "@perya/wallet-protocol";
import fc from "fast-check";
import { afterAll, inject } from "vitest";
import { createVendor } from "../modules/catalogue/index.ts";
import { FOLLOWER } from "../modules/rounds/following/follow-ledger.ts";
import { followLedger } from "../modules/rounds/index.ts";
import { addPlayer } from "../modules/rounds/testing/add-player.ts";
import { followAll } from "../modules/rounds/testing/follow-all.ts";
import { followedTo, openWallet } from "../modules/wallet/index.ts";
import { rebuildTurnover } from "../rebuild-turnover.ts";

export const CASH = 1_000_000n;
const ROUNDS = ["r0", "r1"];
/** What a rebuild says of a record and reports that are right. */
export const SAME = {
  record: { missing: 0, extra: 0, closed: 0, first: [] },
  reports: { wrong: { day: 0, quarter: 0, open: 0 } },
};

const units = fc.bigInt({ min: 0n, max: 200n });
const rare = fc.nat({ max: 5 }).map((n) => n === 0);
/** Anything that a vendor may say next, and what happens then. */
export const step = fc.record({
  kind: fc.constantFrom("bet", "bet", "win", "rollback", "close"),
  round: fc.nat({ max: ROUNDS.length - 1 }),
  /** Which of the earlier movements it refers to. */
  aim: fc.nat({ max: 5 }),
  units,
  effectiveBet: fc.option(units, { nil: undefined }),
  aggregated: fc.boolean(),
  free: rare,
  closesRound: fc.nat({ max: 2 }).map((n) => n === 0),
  /** What happens after it. */
  afterwards: fc.constantFrom("", "", "", "follow", "killed", "category", "days"),
});
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The step as a command; what it refers to is among those made so far. */
function commandOf(
  vendor: number,
  player: bigint,
  { kind, round, aim, aggregated, effectiveBet, ...same }: Step,
  made: readonly VendorCommand[],
): VendorCommand {
  const isMoney = kind === "bet" || kind === "win";
  const aims = made.filter(
    (one) => one.kind === "bet" || (kind === "rollback" && one.kind === "win"),
  );
  const target =
    kind === "win" || kind === "rollback" ? aims.at(aim % Math.max(1, aims.length)) : undefined;
  return {
    kind,
    vendor,
    player,
    transaction: `${player}-${made.length}-${kind}`,
    round: target?.round ?? ROUNDS[round] ?? "",
    game: "again",
    currency: "PHP",
    units: isMoney ? same.units : 0n,
    reference: target?.transaction ?? null,
    free: isMoney && same.free,
    closesRound: kind === "close" || same.closesRound,
    ...(isMoney && {
      said: {
        ...(effectiveBet !== undefined && { effectiveBet }),
        ...(aggregated && { aggregated: true }),
      },
    }),
  };
}

export const BET: Step = {
  kind: "bet",
  round: 0,
  aim: 0,
  units: 100n,
  effectiveBet: undefined,
  aggregated: false,
  free: false,
  closesRound: false,
  afterwards: "",
};
async function addVendor(db: TestDatabase): Promise<number> {
  return db.inTransaction(async (tx) => {
    const about = {
      slug: "again",
      vassalage: "AGAIN",
      name: "Again",
      dialect: "softswiss",
      gamesUrl: null,
    } as const;
    const key = { secret: "a shared secret of more than thirty-two letters" };
    const made = await createVendor(tx, "s".repeat(40), about, key);
    if (!made.ok) throw new Error(made.refusal);
    await tx.run(sql`
      insert into game (slug, vendor_id, code, name, display_name, game_type)
      values ('again', ${made.value.id}, 'again', 'Again', 'Again', 'RNG')`);
    return made.value.id;
  });
}

const afterwards = (
  db: TestDatabase,
  vendor: number,
): Readonly<Record<string, () => Promise<unknown>>> => ({
  follow: () => followAll(db),
  killed: () =>
    db
      .inTransaction(async (tx) => {
        await followLedger(tx);
        throw new Error("killed");
      })
      .catch(() => undefined),
  category: () =>
    db.run(sql`
      update game set game_type = case game_type when 'RNG' then 'SPORTS' else 'RNG' end
      where vendor_id = ${vendor}`),
  /** What nobody has followed yet happened two days before. */
  days: async () => {
    const readTo = await followedTo(db, FOLLOWER);
    await behindTheGuards(db, (tx) =>
      tx.run(sql`
        update wallet_batch set at = at - interval '2 days'
        where tx > ${readTo.toString()}::xid8`),
    );
    await followAll(db);
  },
});

/** Statements that the guards of append-only tables would refuse. */
const behindTheGuards = (db: TestDatabase, work: (tx: Tx) => Promise<unknown>) =>
  db.inTransaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`);
    await work(tx);
  });

/** A database of its own with a vendor whose game players play at random. */
export async function useRandomPlay() {
  const db = await cloneDatabase(inject("platform"));
  const wallet = openWallet({ db, lanes: 2, onCommitted: () => undefined });
  const vendor = await addVendor(db);
  const happens = afterwards(db, vendor);
  let last = 7_000n;
  afterAll(async () => {
    await wallet.close();
    await db.close();
  });
  const newPlayer = () => addPlayer(db, wallet, { id: ++last, cash: CASH });

  /** A player who does some steps, and then ends all rounds. */
  async function play(steps: readonly Step[]): Promise<bigint> {
    const player = await newPlayer();
    const made: VendorCommand[] = [];
    const submit = async (one: Step) => {
      const command = commandOf(vendor, player, one, made);
      const [answer] = await wallet.submit([command]);
      if (answer?.ok) made.push(command);
    };
    for (const one of steps) {
      await submit(one);
      await happens[one.afterwards]?.();
    }
    for (const [round] of ROUNDS.entries()) await submit({ ...BET, kind: "close", round });
    await followAll(db);
    return player;
  }

  return {
    db,
    wallet,
    vendor,
    newPlayer,
    play,
    command: (player: bigint, one: Step, made: readonly VendorCommand[]) =>
      commandOf(vendor, player, one, made),
    rebuild: (repair = false) => db.inTransaction((tx) => rebuildTurnover(tx, repair)),
    behindTheGuards: (work: (tx: Tx) => Promise<unknown>) => behindTheGuards(db, work),
  };
}
