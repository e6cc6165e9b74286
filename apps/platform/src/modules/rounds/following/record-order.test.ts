import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openWallet, type LedgerEntry, type Wallet } from "../../wallet/index.ts";
import { addPlayer } from "../testing/add-player.ts";
import { givenEntries } from "../testing/given-entries.ts";
import { recordEntries } from "./record-entries.ts";

let db: TestDatabase;
let wallet: Wallet;
let last = 3_000n;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  wallet = openWallet({ db, lanes: 1, onCommitted: () => undefined });
});
afterAll(async () => {
  await wallet.close();
  await db.close();
});

const NOON = Temporal.Instant.from("2026-11-25T12:00:00Z");

/** One of three entries of a round, a minute after the one before. */
const entry = (seq: bigint, kind: "bet" | "win", units: bigint): LedgerEntry => ({
  player: 1n,
  seq,
  at: NOON.add({ minutes: Number(seq) }),
  vendor: 7,
  kind,
  status: "APPLIED",
  units,
  cash: kind === "bet" ? -units : units,
  held: 0n,
  owed: 0n,
  after: 0n,
  currency: "PHP",
  book: "play",
  transaction: `t${seq}`,
  reference: null,
  round: "round",
  game: "harbor-lanterns",
  note: null,
  free: false,
  closes: kind === "win",
  late: false,
  contra: null,
  said: null,
  reverses: null,
});
const ROUND = [entry(4n, "bet", 100n), entry(5n, "bet", 20n), entry(6n, "win", 70n)];

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

test.each([1, 2, 3])(
  "a round is from its first entry to its last, in whatever order they come, %i at once",
  async (size) => {
    for (const order of ORDERS) {
      const player = await addPlayer(db, wallet, { id: ++last, cash: 100n });
      const entries = order.flatMap((at) => ROUND[at] ?? []).map((one) => ({ ...one, player }));
      for (let at = 0; at < entries.length; at += size)
        await db.inTransaction((tx) =>
          recordEntries(tx, givenEntries(entries.slice(at, at + size))),
        );
      const records = await db.rows<Record<string, unknown>>(sql`
        select first_seq, last_seq, closed_seq, stake, payout, standing, made, opened_at, closed_at
        from betting_record
        where player_id = ${player}`);
      const sums = { stake: 120n, payout: 70n, standing: 2, made: 2 };
      const times = { opened_at: NOON.add({ minutes: 4 }), closed_at: NOON.add({ minutes: 6 }) };
      const seqs = { first_seq: 4n, last_seq: 6n, closed_seq: 6n };
      expect(records.map(inWords)).toEqual([inWords({ ...sums, ...times, ...seqs })]);
      const booked = await db.row(sql`
        select sum(stake)::int8 as stake, sum(payout)::int8 as payout, sum(rounds)::int8 as rounds
        from turnover_entry
        where player_id = ${player}`);
      expect(booked).toEqual({ stake: 120n, payout: 70n, rounds: 1n });
    }
  },
);

/** Instants are compared as text. */
const inWords = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)]));
