import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { correctIssue } from "../settling/correct-issue.ts";
import { settleIssue } from "../settling/settle-issue.ts";
import { toyRules } from "../testing/toy-rules.ts";
import { openHall, type ToyLine } from "../testing/open-hall.ts";
import { daysAgo, useClosing } from "../../figures/testing/closing-world.ts";
import { selectSums } from "../../figures/closing/closed.store.ts";
import { bookTurnover } from "./book-turnover.ts";

const ZONE = "Asia/Manila";
/** The hall's orders are of the first brand. */
const BRAND = 1n;
const world = useClosing();
/** Its second day is over too, also right after a midnight. */
const first = daysAgo(3, ZONE);
const hour = (hours: number) => first.add({ hours }).toInstant();
const dateOf = (days: number) => first.add({ days }).toPlainDate().toString();
const WON = { lots: ["01", "02", "03", "04", "42"] };
const LOST = { lots: ["01", "02", "03", "04", "43"] };
const LINE: ToyLine = {
  market: "LOT",
  selection: "42",
  unitMinor: 10n,
  count: 1,
  odds: [20_000],
};

const sumsOf = async (day: string) => (await selectSums(world.db, BRAND, day, day))[0];

test("a day waits for its draws, a void one counts nothing, and a correction is of the day it is made", async () => {
  const hall = openHall(world.db);
  const settle = async (issue: bigint, at: Temporal.Instant) => {
    await settleIssue(hall.settling, issue);
    await world.stamp(at);
    // The draw is settled just now, and is moved into the day.
    await world.db.run(sql`
      update lottery_issue set settled_at = ${at.toString()}::timestamptz
      where id = ${issue} and settled_at > now() - interval '1 minute'`);
  };
  const book = () => world.db.inTransaction(bookTurnover);
  await world.db.run(sql`
    insert into player (id, public_id, brand_id, username, currency, book, country)
    overriding system value
    select n, 'pl_' || lpad(n::text, 20, '0'), ${BRAND}, 'hall' || n, 'PHP', 'play', 'PH'
    from generate_series(1, 900) n`);
  const player = await hall.playerWith(1_000_000n);
  const [won, avoided] = [await hall.issue(), await hall.issue()];
  await hall.order(won, player, [LINE]);
  await hall.order(avoided, player, [LINE]);
  await world.stamp(hour(1));
  await hall.draw(won, WON);
  await settle(won, hour(23));
  await hall.avoid(avoided);
  await settle(avoided, hour(23));

  expect(await world.tryOnce(BRAND)).toEqual({ result: "WAITING" });
  expect(await book()).toBe(true);
  expect(await world.tryOnce(BRAND)).toEqual({ result: "WAITING" });
  expect(await book()).toBe(true);
  expect(await world.close(BRAND)).toEqual({ result: "CLOSED", day: dateOf(0) });
  const closed = await sumsOf(dateOf(0));
  expect(closed).toMatchObject({
    open: 0n,
    sums: { stake: "10000", payout: "20000", deposits: "1000000" },
  });

  const isCorrected = await world.db.inTransaction((tx) =>
    correctIssue(tx, () => toyRules, won, LOST),
  );
  expect(isCorrected.ok).toBe(true);
  await settle(won, hour(30));
  expect(await book()).toBe(true);
  // It was booked just now, and is moved into the second day.
  await world.behindTriggers(sql`
    update turnover_entry set at = ${hour(30).toString()}::timestamptz
    where source = 'lottery' and origin = ${won} and at > now() - interval '1 minute'`);
  expect(await world.close(BRAND)).toEqual({ result: "CLOSED", day: dateOf(1) });
  expect(await sumsOf(dateOf(0))).toEqual(closed);
  expect(await sumsOf(dateOf(1))).toMatchObject({ open: 0n, sums: { payout: "-20000" } });
  const originals = await world.db.rows(sql`
    select ref_day::text as day, ggr from report_original_day where brand_id = ${BRAND}`);
  expect(originals).toEqual([{ day: dateOf(0), ggr: 10_000n }]);
  await hall.wallet.close();
});
