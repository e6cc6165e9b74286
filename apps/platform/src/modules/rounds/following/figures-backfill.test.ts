import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { raw, sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import { followAll } from "../testing/follow-all.ts";

const { db, sites } = await useSites();
const { wallet } = sites.platform;
const MIGRATION = join(import.meta.dirname, "../../figures/migrations/20261201060004_figures.sql");

const figures = async () => [
  await db.rows(sql`select * from figure_day order by 1, 2, 3, 4, 5, 6, 7, 8`),
  await db.rows(sql`select * from figure_open where units <> 0 order by 1, 2, 3, 4`),
  await db.rows(sql`select * from figure_player order by 1`),
];

test("what an update books from the records of a house full of data is what following its ledger from the beginning gives", async () => {
  const [one, guest] = await Promise.all([sites.player(), sites.player()]);
  await db.run(sql`update player set kind = '4' where id = ${guest.id}`);
  for (const { id: player } of [one, guest]) {
    const [key, paid] = [randomUUID(), randomUUID()];
    const money = (kind: "deposit" | "adjust", units: bigint) =>
      ({ kind, player, key: randomUUID(), units }) as const;
    const payout = [
      { kind: "hold", player, key, units: 400n } as const,
      { kind: "capture", player, key: paid, hold: key } as const,
    ];
    const given = [
      money("deposit", 10_000n),
      money("adjust", -300n),
      money("adjust", 50n),
      ...payout,
    ];
    for (const command of given)
      expect(await db.inTransaction((tx) => wallet.append(tx, [command]))).toMatchObject({
        ok: true,
      });
    const round = async (stake: bigint, won: bigint | null, free = false) => {
      const [transaction, name] = [randomUUID(), randomUUID()];
      const same = { vendor: 3, player, round: name, game: "harbor", currency: "PHP", free };
      const bet = {
        ...same,
        kind: "bet",
        transaction,
        units: stake,
        reference: null,
        closesRound: false,
      } as const;
      const win = {
        ...same,
        kind: "win",
        transaction: randomUUID(),
        units: won ?? 0n,
        reference: transaction,
        closesRound: true,
      } as const;
      for (const command of won === null ? [bet] : [bet, win])
        expect((await wallet.submit([command]))[0]?.ok).toBe(true);
    };
    await round(100n, 250n);
    await round(40n, 0n);
    await round(500n, 900n, true);
    await round(70n, null);
  }
  await followAll(db);
  const followed = await figures();
  expect(followed.map((rows) => rows.length)).toEqual([4, 2, 2]);

  const backfill =
    (await readFile(MIGRATION, "utf8")).split("-- What the follower has read until now.")[1] ?? "";
  await db.run(sql`truncate figure_day, figure_open, figure_player`);
  await db.run(sql`update betting_record set free_payout = 0, excluded = false`);
  const records = await readFile(
    join(import.meta.dirname, "../migrations/20261201060002_counted_rounds.sql"),
    "utf8",
  );
  await db.inTransaction(async (tx) => {
    // Where that release kept the position.
    await tx.run(sql`create temp table betting_cursor as select read_to from wallet_follower`);
    const statements = `${records.slice(records.indexOf("update betting_record"))}\n--${backfill}`;
    for (const statement of statements.split(/;\s*\n/))
      if (/^[a-z]/m.test(statement)) await tx.run(raw(statement));
  });
  expect(await figures()).toEqual(followed);
});
