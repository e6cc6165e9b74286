import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { raw, sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import { rollUp } from "../../figures/index.ts";
import { followAll } from "../testing/follow-all.ts";

const { db, sites } = await useSites();
const { wallet } = sites.platform;
const MIGRATION = join(
  import.meta.dirname,
  "../../figures/migrations/20261205060006_turnover_of_the_past.sql",
);

const figures = async () => [
  await db.rows(sql`
    select player_id, brand_id, currency, book, excluded, vendor_id, game_code, category, at,
      closed_at, rounds, stake, payout, refund, turnover, free_stake, free_payout, origin
    from turnover_entry
    order by player_id, at, origin`),
  await db.rows(sql`select * from report_day order by 4, 2, 3, 5, 6`),
  await db.rows(sql`select * from report_game_quarter order by 1, 2, 3, 4, 5, 6, 7, 8`),
  await db.rows(sql`select * from report_open order by 1, 2, 3, 4`),
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
      return { bet, win };
    };
    const takeBack = async (taken: { readonly transaction: string; readonly round: string }) => {
      const back = {
        kind: "rollback",
        vendor: 3,
        player,
        game: "harbor",
        currency: "PHP",
        free: false,
        units: 0n,
        round: taken.round,
        transaction: randomUUID(),
        reference: taken.transaction,
        closesRound: false,
      } as const;
      expect((await wallet.submit([back]))[0]?.ok).toBe(true);
    };
    await round(100n, 250n);
    await round(40n, 0n);
    await round(500n, 900n, true);
    await round(70n, null);
    await takeBack((await round(90n, 60n)).win);
    const both = await round(80n, 0n);
    for (const taken of [both.win, both.bet]) await takeBack(taken);
  }
  await followAll(db);
  const followed = await figures();
  expect(followed.map((rows) => rows.length)).toEqual([14, 4, 4, 2]);

  await db.run(sql`alter table turnover_entry disable trigger turnover_entry_append_only`);
  await db.run(sql`
    truncate late_move, turnover_entry, report_day, report_game_quarter, report_open`);
  await db.run(sql`alter table turnover_entry enable trigger turnover_entry_append_only`);
  await db.run(sql`update turnover_source set written = 0`);
  await db.run(sql`update report_position set read_to = 0`);
  await db.run(sql`update betting_record set category = null, free_stake = 0`);
  const statements = (await readFile(MIGRATION, "utf8")).split("drop table figure_day")[0] ?? "";
  await db.inTransaction(async (tx) => {
    for (const statement of statements.split(/;\s*\n/))
      if (/^[a-z]/m.test(statement)) await tx.run(raw(statement));
  });
  for (const source of ["rounds", "lottery"] as const)
    while (await db.inTransaction((tx) => rollUp(tx, source)));
  const now = await figures();
  for (const [n, rows] of followed.entries()) expect(now[n]).toEqual(rows);
});
