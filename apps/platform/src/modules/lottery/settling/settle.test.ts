import { payoutMinor } from "@perya/lottery-kit";
import { sql } from "@perya/postgres/sql";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ToyLine } from "../testing/open-hall.ts";
import { toyRules } from "../testing/toy-rules.ts";
import { correctIssue } from "./correct-issue.ts";
import { settleIssue } from "./settle-issue.ts";
import { useSettling, MINOR, orders, lots, CASH, stakeOf } from "../testing/use-settling.ts";

const { hall, db, stopsIn, book } = await useSettling();

/** Shards and blocks of a payment, and after how many shards it is stopped in the middle. */
const way = fc.record({
  shard: fc.constantFrom(1, 2, 3, 4_000),
  block: fc.constantFrom(1, 1, 2, 3, 256),
  stop: fc.constantFrom(Infinity, Infinity, 1, 2, 3),
});
const ways = fc.tuple(
  way,
  way,
  way.map((last) => ({ ...last, stop: Infinity })),
);

/** The same question asked of the rules line by line, in ledger units. */
function independent(lines: readonly ToyLine[], drawn: readonly string[]) {
  const each = lines.map((one) => {
    const settled = toyRules.settle(one, { lots: drawn });
    return {
      got: payoutMinor(one.unitMinor, one.count, one.odds, settled) * MINOR,
      push: settled.push,
    };
  });
  const sum = (some: typeof each) => some.reduce((total, { got }) => total + got, 0n);
  return { payout: sum(each), pushed: sum(each.filter(({ push }) => push)) };
}

describe("settling", () => {
  test("LB-12 what is paid is what the rules say line by line, after a result, a correction and a second one, and the ledger is green", async () => {
    await fc.assert(
      fc.asyncProperty(
        orders,
        lots,
        lots,
        lots,
        ways,
        async (placed, first, second, third, ways) => {
          const players = await Promise.all([0, 1, 2, 3].map(() => hall.playerWith(CASH)));
          const issue = await hall.issue();
          const valid = placed.filter(({ cancelled }) => cancelled > 0);
          for (const { player, lines, cancelled } of placed) {
            const id = await hall.order(issue, players[player] ?? 0n, lines);
            if (cancelled === 0)
              await db.run(sql`update lottery_order set cancelled_at = now() where id = ${id}`);
          }
          const stakes = (player: number) =>
            placed
              .filter((one) => one.player === player)
              .reduce((sum, { lines }) => sum + stakeOf(lines), 0n);
          await hall.result(issue, first);
          // Each outcome is paid in shards and parts of other sizes than the one before, and
          // perhaps not to the end.
          const outcomes = [
            [first, ways[0]],
            [second, ways[1]],
            [third, ways[2]],
          ] as const;
          for (const [times, [drawn, way]] of outcomes.entries()) {
            if (times > 0)
              await db.inTransaction((tx) =>
                correctIssue(tx, () => toyRules, issue, { lots: drawn }),
              );
            if (await stopsIn(issue, way)) continue;
            expect(await hall.statusOf(issue)).toBe("SETTLED");
            await book();
            for (const [at, player] of players.entries()) {
              const mine = valid.filter((one) => one.player === at);
              const got = mine.map(({ lines }) => independent(lines, drawn));
              const payout = got.reduce((sum, one) => sum + one.payout, 0n);
              const pushed = got.reduce((sum, one) => sum + one.pushed, 0n);
              expect(await hall.balance(player)).toEqual({
                cash: CASH - stakes(at) + payout,
                owed: 0n,
              });
              const booked = await db.row(sql`
                select payout, valid_turnover as valid from lottery_player_issue
                where issue_id = ${issue} and player = ${player}`);
              const staked = mine.reduce((sum, { lines }) => sum + stakeOf(lines), 0n);
              expect(booked).toEqual(
                mine.length === 0 ? undefined : { payout, valid: staked - pushed },
              );
            }
          }
        },
      ),
      { numRuns: 25 },
    );
    expect(await hall.isGreen()).toBe(true);
  });

  test("LB-12 an order that loses is written nowhere: no payment, no movement beyond its bet, its lines as they were", async () => {
    const player = await hall.playerWith(CASH);
    const issue = await hall.issue();
    const order = await hall.order(issue, player, [
      { market: "LAST", selection: "11", unitMinor: 100n, count: 1, odds: [950_000] },
    ]);
    const rows = () =>
      db.rows(sql`
        select l.xmin::text, l.ctid::text, o.xmin::text as order
        from lottery_line l
        join lottery_order o on o.id = l.order_id
        where l.order_id = ${order}`);
    const before = await rows();
    await hall.result(issue, ["01", "02", "03", "04", "05"]);
    await settleIssue(hall.settling, issue);
    expect(await rows()).toEqual(before);
    expect(await db.rows(sql`select 1 from lottery_payout where order_id = ${order}`)).toEqual([]);
    expect(
      await db.rows(sql`select kind from wallet_entry where round = ${`lo_${order}`}`),
    ).toEqual([{ kind: 1 }]);
  });

  test("LB-12 a player blocked or excluded since the bet is paid all the same", async () => {
    const [blocked, excluded] = [await hall.playerWith(CASH), await hall.playerWith(CASH)];
    const issue = await hall.issue();
    const lines = [{ market: "LAST", selection: "42", unitMinor: 100n, count: 1, odds: [950_000] }];
    for (const player of [blocked, excluded]) await hall.order(issue, player, lines);
    await hall.house({ kind: "block", player: blocked, key: `block:${blocked}` });
    await hall.house({
      kind: "exclude",
      player: excluded,
      key: `exclude:${excluded}`,
      until: Temporal.Now.instant().add({ hours: 24 }),
    });
    await hall.result(issue, ["01", "02", "03", "04", "42"]);
    await settleIssue(hall.settling, issue);
    for (const player of [blocked, excluded])
      expect(await hall.balance(player)).toEqual({ cash: CASH + 94n * 100n * MINOR, owed: 0n });
  });

  test("LB-12 odds of 9.5 on an odd unit are rounded down to the minor unit, once for the line", async () => {
    const player = await hall.playerWith(CASH);
    const issue = await hall.issue();
    await hall.order(issue, player, [
      { market: "LOT", selection: "07", unitMinor: 3n, count: 5, odds: [95_000] },
    ]);
    await hall.result(issue, ["07", "02", "07", "04", "07"]);
    await settleIssue(hall.settling, issue);
    expect(await hall.balance(player)).toEqual({
      cash: CASH - 15n * MINOR + 85n * MINOR,
      owed: 0n,
    });
  });

  test("a correction after the money was withdrawn leaves a debt of exactly what cash did not cover, and a second one does not forgive it silently", async () => {
    const [winner, loser] = [await hall.playerWith(CASH), await hall.playerWith(CASH)];
    const issue = await hall.issue();
    const bet = (selection: string) => [
      { market: "LAST", selection, unitMinor: 1_000n, count: 1, odds: [950_000] },
    ];
    await hall.order(issue, winner, bet("42"));
    await hall.order(issue, loser, bet("43"));
    await hall.result(issue, ["01", "02", "03", "04", "42"]);
    await settleIssue(hall.settling, issue);
    const rich = CASH + 94n * 1_000n * MINOR;
    expect(await hall.balance(winner)).toEqual({ cash: rich, owed: 0n });
    await hall.house({
      kind: "transfer-out",
      player: winner,
      key: `out:${winner}`,
      units: rich - 7n,
    });
    const corrected = await db.inTransaction((tx) =>
      correctIssue(tx, () => toyRules, issue, { lots: ["01", "02", "03", "04", "43"] }),
    );
    expect(corrected).toEqual({ ok: true, value: 2 });
    await settleIssue(hall.settling, issue);
    expect(await hall.balance(winner)).toEqual({ cash: 0n, owed: 95_000n * MINOR - 7n });
    expect(await hall.balance(loser)).toEqual({ cash: rich, owed: 0n });
    expect(await hall.isGreen()).toBe(true);
  });

  test("a void issue refunds every open order in full and counts no turnover, even when some were paid already", async () => {
    const [one, two] = [await hall.playerWith(CASH), await hall.playerWith(CASH)];
    const issue = await hall.issue();
    const lines = [{ market: "LAST", selection: "42", unitMinor: 100n, count: 1, odds: [950_000] }];
    for (const player of [one, two, one]) await hall.order(issue, player, lines);
    await hall.order(issue, two, [{ ...lines[0], selection: "11" } as ToyLine]);
    await hall.result(issue, ["01", "02", "03", "04", "42"]);
    await settleIssue(hall.settling, issue);
    await hall.avoid(issue);
    await settleIssue(hall.settling, issue);
    await book();
    expect(await hall.statusOf(issue)).toBe("VOIDED");
    for (const player of [one, two])
      expect(await hall.balance(player)).toEqual({ cash: CASH, owed: 0n });
    expect(
      await db.rows(sql`
        select distinct valid_turnover as valid from lottery_player_issue
        where issue_id = ${issue}`),
    ).toEqual([{ valid: 0n }]);
    expect(await hall.isGreen()).toBe(true);
  });
});
