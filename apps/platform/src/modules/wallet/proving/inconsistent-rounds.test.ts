import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { scan } from "./scan/scan.ts";
import { lastCheckpoint } from "./proof.store.ts";
import { emptyGround, groundFromJson, groundToJson, type Ground } from "./proof.ts";
import { proveLedger, verifyLedger } from "../index.ts";
import { bet, openBook, rollback, win } from "../testing/open-book.ts";

/**
 * One player's rounds, where every entry has a name for the tests: "stake", "prize", "undone",
 * "back", "again", "refused", "blind", "lone".
 */
let db: TestDatabase;
let other: bigint;
/** Where a proof continues that was made when the accounts were open. */
let opened: string;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  const { playerWith, wallet } = openBook(db);
  const [player, second] = [await playerWith(1_000n), await playerWith(1_000n)];
  other = second;
  await proveLedger(db);
  opened = groundToJson((await lastCheckpoint(db))?.ground ?? emptyGround());
  const stake = bet({ player, transaction: "stake", round: "one", units: 100n });
  const undone = bet({ player, transaction: "undone", round: "two", units: 50n });
  const played = [
    stake,
    win(stake, { transaction: "prize", units: 70n, closesRound: true }),
    undone,
    rollback(undone, { transaction: "back" }),
    rollback(undone, { transaction: "again" }),
    bet({ player, transaction: "refused", round: "three", units: 5_000n }),
    rollback(bet({ player, transaction: "never" }), { transaction: "blind", round: "three" }),
    bet({ player, transaction: "gift", round: "four", units: 30n, free: true }),
    win(stake, { transaction: "lone", round: "four", reference: null, units: 20n }),
    bet({ player: second, transaction: "theirs", round: "one", units: 10n }),
  ];
  for (const command of played) await wallet.submit([command]);
  await wallet.close();
});
afterAll(() => db.close());

/**
 * What the proof says of rounds when a statement has changed entries behind the ledger's back, from
 * the beginning or from a checkpoint on; nothing of the change stays.
 */
async function found(change: string, ground: Ground): Promise<string[]> {
  const texts: string[] = [];
  const undo = new Error("undo");
  const trial = db.inTransaction(async (tx) => {
    await tx.run(sql`set local session_replication_role = replica`);
    await tx.run({ text: change, values: [] });
    const { problems } = await scan(tx, ground, 0n);
    texts.push(...problems.filter(({ kind }) => kind === "round").map(({ text }) => text));
    throw undo;
  });
  await expect(trial).rejects.toBe(undo);
  return texts;
}

const set = (name: string, change: string) =>
  `update wallet_entry set ${change} where transaction = '${name}'`;
const idemOf = (name: string) => `(select idem from wallet_entry where transaction = '${name}')`;

test("rounds as the wallet wrote them match", async () => {
  expect(await verifyLedger(db)).toMatchObject({ green: true, books: [{ roundsMatch: true }] });
});

test.each([
  [
    "a stake that is not what was asked",
    set("stake", "units = 99"),
    "takes another stake than was asked",
  ],
  ["a free bet that took a stake", set("gift", "flags = 0"), "takes another stake than was asked"],
  [
    "a bet behind the end of its round",
    set("undone", "round = 'one'"),
    "is a bet in a round that had ended",
  ],
  [
    "a refused bet that took money",
    set("refused", "cash = -1"),
    "moves money that it must not move",
  ],
  [
    "a reversal of nothing that gave money",
    set("blind", "cash = 1"),
    "moves money that it must not move",
  ],
  ["a tombstone that gave money", set("never", "held = 1"), "moves money that it must not move"],
  [
    "a prize that is not what was asked",
    set("prize", "units = 71"),
    "pays another prize than was asked",
  ],
  [
    "a prize in another round than its bet",
    set("prize", "round = 'two'"),
    "pays on no bet of its round",
  ],
  [
    "a prize of another vendor than its bet",
    set("prize", "vendor = 8"),
    "pays on no bet of its round",
  ],
  [
    "a prize on another player's bet",
    set("prize", `ref = ${idemOf("theirs")}`),
    "pays on no bet of its round",
  ],
  [
    "a prize on a prize",
    set("lone", `round = 'one', ref = ${idemOf("prize")}`),
    "pays on no bet of its round",
  ],
  [
    "a prize on a bet that was refused",
    set("lone", `round = 'three', ref = ${idemOf("refused")}`),
    "pays on no bet of its round",
  ],
  [
    "a prize on a bet nobody knows",
    set("prize", "ref = gen_random_uuid()"),
    "pays on no bet of its round",
  ],
  [
    "a prize on a bet that had been taken back",
    set("lone", `round = 'two', ref = ${idemOf("undone")}`),
    "pays on a bet that had been taken back",
  ],
  [
    "a prize that names no bet in a round without one",
    set("lone", "round = 'nowhere'"),
    "pays in a round without a bet",
  ],
  [
    "a prize that names no bet where the bet had been taken back",
    set("lone", "round = 'two'"),
    "pays in a round without a bet",
  ],
  [
    "a prize that names no bet where another vendor has one",
    set("gift", "vendor = 8"),
    "pays in a round without a bet",
  ],
  ["a reversal that gives back more", set("back", "cash = 51"), "does not give back what it names"],
  [
    "a reversal of something nobody knows",
    set("back", "ref = gen_random_uuid()"),
    "does not give back what it names",
  ],
  [
    "a reversal of another player's bet",
    set("back", `cash = 10, ref = ${idemOf("theirs")}`),
    "does not give back what it names",
  ],
  [
    "a second reversal of one bet",
    set("again", "cash = 50, contra = 2"),
    "takes back what had been taken back",
  ],
])("%s is found", async (_what, change, wrong) => {
  for (const ground of [emptyGround(), groundFromJson(JSON.parse(opened))]) {
    const texts = await found(change, ground);
    expect(texts.join("\n")).toMatch(new RegExp(`^Entry \\d+-\\d+ ${wrong}$`, "m"));
    expect(texts.filter((text) => text.startsWith(`Entry ${other}-`))).toEqual([]);
  }
});
