import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase } from "@perya/postgres/testing";
import { expect, inject, test } from "vitest";
import { openHall } from "../testing/open-hall.ts";
import { toyRules } from "../testing/toy-rules.ts";
import { correctIssue } from "./correct-issue.ts";
import { settleIssue } from "./settle-issue.ts";

const CASH = 1_000_000_000n;
const PLAYERS = 12;
const ORDERS = 600;
const PROGRAM = join(import.meta.dirname, "../testing/settler-process.ts");
const first = ["01", "02", "03", "04", "42"];
const second = ["01", "02", "03", "42", "43"];

/**
 * Starts two settlers at once and kills both at moments of their own; answers how many were killed
 * before they had ended.
 */
async function maul(url: string, issue: bigint): Promise<number> {
  const env = { ...process.env, DATABASE_URL: url, ISSUE: String(issue) };
  const killed = await Promise.all(
    [0, 1].map(async () => {
      const settler = spawn(process.execPath, [PROGRAM], {
        env,
        stdio: ["ignore", "pipe", "inherit"],
      });
      const ended = once(settler, "exit");
      await once(settler.stdout, "data");
      setTimeout(() => settler.kill("SIGKILL"), 5 + Math.random() * 60);
      const [, signal] = (await ended) as [number | null, string | null];
      return signal === "SIGKILL";
    }),
  );
  return killed.filter(Boolean).length;
}

test("LB-12 settlers killed at any point, two at a time, pay every winner once: on a result, a correction and a void, and the ledger is green", async () => {
  await using db = await cloneDatabase(inject("platform"));
  const hall = openHall(db);
  const players: bigint[] = [];
  for (let at = 0; at < PLAYERS; at++) players.push(await hall.playerWith(CASH));
  const issue = await hall.issue();
  const line = (selection: string) => ({
    market: "LOT",
    selection,
    unitMinor: 10n,
    count: 5,
    odds: [190_000],
  });
  const orders = Array.from({ length: ORDERS }, (_, at) => ({
    player: players[at % PLAYERS] ?? 0n,
    lines: [line(at % 3 === 0 ? "43" : "42"), line("77")],
  }));
  await hall.orders(issue, orders);
  const staked = 100n * 1_000n * BigInt(ORDERS / PLAYERS);
  const won = 190n * 1_000n;
  const cash = (wins: (order: number) => boolean) =>
    players.map(
      (_, at) =>
        CASH -
        staked +
        won * BigInt(orders.filter((_order, n) => n % PLAYERS === at && wins(n)).length),
    );
  const balances = async () =>
    (await Promise.all(players.map((player) => hall.balance(player)))).map(
      (balance) => balance?.cash,
    );
  let kills = 0;
  const settle = async () => {
    for (let times = 0; times < 3; times++) kills += await maul(db.url, issue);
    await settleIssue(hall.settling, issue);
  };

  await hall.result(issue, first);
  await settle();
  expect(await balances()).toEqual(cash((n) => n % 3 !== 0));
  expect(await hall.statusOf(issue)).toBe("SETTLED");

  await db.inTransaction((tx) => correctIssue(tx, () => toyRules, issue, { lots: second }));
  await settle();
  expect(await balances()).toEqual(cash(() => true));

  await hall.avoid(issue);
  await settle();
  expect(await balances()).toEqual(players.map(() => CASH));
  expect(
    await db.rows(sql`
      select round, count(*) from wallet_entry
      where kind = 2 and vendor <> 0
      group by round
      having count(*) > 2`),
  ).toEqual([]);
  expect(await hall.isGreen()).toBe(true);
  expect(kills).toBeGreaterThan(4);
  await hall.wallet.close();
});
