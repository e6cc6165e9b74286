import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { apart, cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import type { VendorCommand } from "@perya/wallet-protocol";
import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { turnoverOf } from "../../turnover/index.ts";
import { openWallet, type Wallet } from "../../wallet/index.ts";
import { followLedger } from "./follow-ledger.ts";
import { addPlayer } from "../testing/add-player.ts";
import { followAll } from "../testing/follow-all.ts";
import { forgetPlay } from "../testing/forget-play.ts";
import { selectRecords, sumRounds } from "../records/records.store.ts";

const VENDOR = 3;
const LONG_AGO = Temporal.Instant.from("2020-01-01T00:00:00Z");

let db: TestDatabase;
let wallet: Wallet;
let last = 1_000n;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  wallet = openWallet({ db, lanes: 2, onCommitted: () => undefined });
});
afterAll(async () => {
  await wallet.close();
  await db.close();
});

const player = (cash = 1_000_000n) => addPlayer(db, wallet, { id: ++last, cash });

function command(
  kind: VendorCommand["kind"],
  parts: Partial<VendorCommand> & Pick<VendorCommand, "player" | "round">,
): VendorCommand {
  const defaults = {
    transaction: randomUUID(),
    game: "harbor",
    currency: "PHP",
    units: 0n,
    reference: null,
    free: false,
    closesRound: false,
  };
  return { kind, vendor: VENDOR, ...defaults, ...parts };
}

async function done(one: VendorCommand): Promise<VendorCommand> {
  const [answer] = await wallet.submit([one]);
  if (!answer?.ok) throw new Error(answer?.refusal ?? "no answer");
  return one;
}

async function recordsOf(id: bigint) {
  await followAll(db);
  const records = await selectRecords(db, id, {}, 50, 0);
  return records.map(({ round, stake, payout, status }) => ({ round, stake, payout, status }));
}

test("a round's record has its stake and payout and is closed when the round is", async () => {
  const id = await player();
  const bet = await done(command("bet", { player: id, round: "r1", units: 500n }));
  expect(await recordsOf(id)).toEqual([{ round: "r1", stake: 500n, payout: 0n, status: "OPEN" }]);
  await done(
    command("win", {
      player: id,
      round: "r1",
      units: 800n,
      reference: bet.transaction,
      closesRound: true,
    }),
  );
  expect(await recordsOf(id)).toEqual([
    { round: "r1", stake: 500n, payout: 800n, status: "CLOSED" },
  ]);
});

test("a bet that was taken back leaves a void round, and no turnover", async () => {
  const id = await player();
  const bet = await done(
    command("bet", { player: id, round: "r1", units: 500n, closesRound: true }),
  );
  await done(
    command("rollback", {
      player: id,
      round: "another round, by the vendor's mistake",
      reference: bet.transaction,
    }),
  );
  expect(await recordsOf(id)).toEqual([{ round: "r1", stake: 0n, payout: 0n, status: "VOID" }]);
  expect(await turnoverOf(db, id, LONG_AGO)).toBe(0n);
});

test("turnover counts whole stakes of closed rounds, from when they closed", async () => {
  const id = await player();
  await done(command("bet", { player: id, round: "open", units: 100n }));
  await done(command("bet", { player: id, round: "lost", units: 30n, closesRound: true }));
  const bet = await done(command("bet", { player: id, round: "won", units: 7n }));
  await done(
    command("win", {
      player: id,
      round: "won",
      units: 9n,
      reference: bet.transaction,
      closesRound: true,
    }),
  );
  await done(
    command("bet", { player: id, round: "free", units: 50n, free: true, closesRound: true }),
  );
  await followAll(db);
  expect(await turnoverOf(db, id, LONG_AGO)).toBe(37n);
  expect(await turnoverOf(db, id, Temporal.Now.instant().add({ hours: 1 }))).toBe(0n);
});

test("a win that was spent and taken back is no payout, though the player still owes some of it", async () => {
  const id = await player(100n);
  const bet = await done(command("bet", { player: id, round: "r1", units: 10n }));
  const win = await done(
    command("win", { player: id, round: "r1", units: 500n, reference: bet.transaction }),
  );
  await done(command("bet", { player: id, round: "r2", units: 590n }));
  await done(command("rollback", { player: id, round: "r1", reference: win.transaction }));
  expect(await wallet.balance(id)).toMatchObject({ cash: 0n, owed: 500n });
  expect(await recordsOf(id)).toEqual([
    { round: "r2", stake: 590n, payout: 0n, status: "OPEN" },
    { round: "r1", stake: 10n, payout: 0n, status: "OPEN" },
  ]);
});

test("refused bets, tombstones, deposits and rounds without a bet are no records", async () => {
  const id = await player(100n);
  await wallet.submit([command("bet", { player: id, round: "poor", units: 101n })]);
  await done(
    command("rollback", { player: id, round: "early", reference: randomUUID(), closesRound: true }),
  );
  await done(command("close", { player: id, round: "nothing in it", closesRound: true }));
  expect(await recordsOf(id)).toEqual([]);
});

test("two workers at once, and one that is killed in the middle, count every entry once", async () => {
  const id = await player();
  for (let at = 0; at < 20; at++)
    await done(command("bet", { player: id, round: `r${at % 4}`, units: 5n }));
  const killed = db.inTransaction(async (tx) => {
    await followLedger(tx);
    throw new Error("killed");
  });
  await expect(killed).rejects.toThrow("killed");
  await Promise.all([followAll(db), followAll(db), followAll(db)]);
  expect((await recordsOf(id)).map((record) => record.stake)).toEqual([25n, 25n, 25n, 25n]);
});

test("a long transaction elsewhere delays the follower and loses it nothing", async () => {
  const [id, other] = [await player(), await player()];
  await followAll(db);
  await db.inTransaction(async (tx) => {
    await wallet.append(tx, [command("bet", { player: id, round: "held", units: 5n })]);
    await apart(() => done(command("bet", { player: other, round: "quick", units: 7n })));
    await apart(() => db.inTransaction(followLedger));
  });
  expect(await recordsOf(id)).toEqual([{ round: "held", stake: 5n, payout: 0n, status: "OPEN" }]);
});

type Step = {
  readonly kind: "bet" | "win" | "rollback";
  readonly units: number;
  readonly pick: number;
  readonly closes: boolean;
};
const steps = fc.array(
  fc.record<Step>({
    kind: fc.constantFrom("bet", "win", "rollback"),
    units: fc.nat(400),
    pick: fc.nat(),
    closes: fc.boolean(),
  }),
  { maxLength: 25 },
);

async function play(id: bigint, round: string, given: readonly Step[]): Promise<void> {
  const known: VendorCommand[] = [];
  for (const { kind, units, pick, closes } of given) {
    const target = known[pick % (known.length || 1)];
    const reference = kind === "bet" ? null : (target?.transaction ?? randomUUID());
    const one = command(kind, {
      player: id,
      round,
      units: kind === "rollback" ? 0n : BigInt(units),
      reference,
      closesRound: closes,
    });
    await wallet.submit([one]);
    known.push(one);
  }
}

/**
 * What the ledger says that a player staked and won, entry by entry; what was rolled back counts as
 * not made.
 */
async function sumsOfLedger(player: bigint): Promise<object> {
  const row = await db.row<{ stake: bigint; payout: bigint }>(sql`
    select
      coalesce(
        -sum(e.cash) filter (where e.kind = 1 or (e.kind = 3 and original.kind = 1)),
        0
      )::int8 as stake,
      coalesce(
        sum(e.cash - e.owed) filter (where e.kind = 2 or (e.kind = 3 and original.kind = 2)),
        0
      )::int8 as payout
    from wallet_entry e
    left join wallet_entry original on e.kind = 3 and original.idem = e.ref
    where e.player = ${player}`);
  if (!row) throw new Error("A sum over nothing is still a row");
  return row;
}

test("whatever a vendor sends, records add up to what the ledger says the player staked and won", async () => {
  await fc.assert(
    fc.asyncProperty(steps, steps, async (first, second) => {
      const id = await player(2_000n);
      await play(id, "r1", first);
      await play(id, "r2", second);
      await followAll(db);
      expect(await sumRounds(db, id)).toMatchObject(await sumsOfLedger(id));
    }),
    { numRuns: 25 },
  );
});

test("starting again from the beginning gives the same records and figures", async () => {
  await followAll(db);
  const all = async () => [
    await db.rows(sql`
      select player_id, vendor_id, round, game_code, stake, payout, made, standing, status, turnover
      from betting_record
      order by 1, 2, 3`),
    await db.rows(sql`
      select player_id, at, closed_at, game_code, category, rounds, stake, payout, turnover,
        free_stake, free_payout, origin
      from turnover_entry
      order by player_id, at, origin, stake`),
    await db.rows(sql`select * from report_day order by 4, 2, 3, 5, 6`),
    await db.rows(sql`select * from report_game_quarter order by 1, 2, 3, 4, 5, 6, 7, 8`),
    await db.rows(sql`select * from report_open order by 1, 2, 3, 4`),
  ];
  const before = await all();
  await forgetPlay(db);
  await followAll(db);
  expect(before[0]?.length).toBeGreaterThan(20);
  expect(await all()).toEqual(before);
});
