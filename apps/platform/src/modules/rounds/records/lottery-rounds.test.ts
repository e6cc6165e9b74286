import { sql } from "@perya/postgres/sql";
import { cloneDatabase } from "@perya/postgres/testing";
import { expect, inject, test } from "vitest";
import { bookTurnover } from "../../lottery/turnover/book-turnover.ts";
import { settleIssue } from "../../lottery/settling/settle-issue.ts";
import { turnoverOf } from "../../turnover/index.ts";
import { openHall, type ToyLine } from "../../lottery/testing/open-hall.ts";
import { pageOfRounds } from "./page-of-rounds.ts";
import { followAll } from "../testing/follow-all.ts";

const CASH = 1_000_000_000n;
const STAKE = 100_000n;

test("LB-12 the betting record tells an order that lost from one that is open, and wagering counts what lost and not what was pushed", async () => {
  await using db = await cloneDatabase(inject("platform"));
  const hall = openHall(db);
  const player = await hall.playerWith(CASH);
  const since = Temporal.Now.instant().subtract({ hours: 1 });
  const [drawn, void_, later] = [await hall.issue(), await hall.issue(), await hall.issue()];
  const line = (market: string, selection: string): ToyLine[] => [
    { market, selection, unitMinor: 100n, count: 1, odds: [20_000] },
  ];
  const won = await hall.order(drawn, player, line("LAST", "50"));
  const lost = await hall.order(drawn, player, line("LAST", "11"));
  const pushed = await hall.order(drawn, player, line("SIDE", "BIG"));
  const refunded = await hall.order(void_, player, line("LAST", "50"));
  const open = await hall.order(later, player, line("LAST", "50"));
  await hall.result(drawn, ["01", "02", "03", "04", "50"]);
  await hall.avoid(void_);
  for (const issue of [drawn, void_]) await settleIssue(hall.settling, issue);
  while (await db.inTransaction(bookTurnover));
  await followAll(db);

  const page = async (status?: "OPEN" | "CLOSED" | "VOID") =>
    (await pageOfRounds(db, player, { status, pageNo: 1, pageSize: 20, readable: [] })).content;
  const all = new Map((await page()).map((record) => [record.round, record]));
  const status = (order: bigint) => all.get(`lo_${order}`)?.status;
  expect([won, lost, pushed, refunded, open].map(status)).toEqual([
    "CLOSED",
    "CLOSED",
    "CLOSED",
    "VOID",
    "OPEN",
  ]);
  expect(all.get(`lo_${lost}`)).toMatchObject({
    payout: { amount: "0" },
    closedAt: expect.any(String) as string,
  });
  expect((await page("OPEN")).map(({ round }) => round)).toEqual([`lo_${open}`]);
  expect((await page("CLOSED")).map(({ round }) => round).toSorted()).toEqual(
    [won, lost, pushed].map((order) => `lo_${order}`).toSorted(),
  );
  expect(await turnoverOf(db, player, since)).toBe(2n * STAKE);
  expect(await turnoverOf(db, player, Temporal.Now.instant())).toBe(0n);
  // What winner boards read: the ledger isn't told that a lottery's round has ended, and the record
  // of one that got something has all the same.
  const ended = await db.rows<{ round: string }>(sql`
    select round from betting_record
    where status = 'CLOSED' and closed_at is not null
    order by id`);
  expect(ended.map(({ round }) => round)).toEqual([`lo_${won}`, `lo_${pushed}`]);
  await hall.wallet.close();
});
