import { sql } from "@perya/postgres/sql";
import { afterEach, beforeAll, expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import { lockIssue } from "../issues/issues.store.ts";
import { defaultLimits } from "../limits/limits.ts";
import { upsertLimits } from "../limits/limits.store.ts";
import {
  type LotteryWorld,
  ONE,
  openLotteryWorld,
  placeLines,
  units,
} from "../testing/lottery-world.ts";

const { db, sites } = await useSites();
let world: LotteryWorld;
let game: string;
beforeAll(async () => {
  world = await openLotteryWorld(sites);
  game = await world.newGame();
});
afterEach(() => upsertLimits(db, defaultLimits("PHP"), "test"));

/** A hundred pays 9,500 at the odds of DB2. */
const EXACT = 9_500n * ONE;
const line = (unit: string) => [{ market: "DB2", picks: ["07"], unit }];

test("LB-12 an order may win just what one order may, and not a unit more", async () => {
  await upsertLimits(
    db,
    { ...defaultLimits("PHP"), orderPayout: EXACT, issuePayout: 2n * EXACT },
    "test",
  );
  const player = await world.playerWith(1_000n);
  const { issueNo } = await world.newIssue(game);
  const above = String(100n * ONE + 1_000n);
  expect(await placeLines(player, game, issueNo, line(above))).toMatchObject({
    code: "PAYOUT_TOO_LARGE",
    value: { limit: String(EXACT) },
  });
  expect((await placeLines(player, game, issueNo, line(units(100)))).value).toMatchObject({
    maxPayout: String(EXACT),
  });
});

test("LB-12 a player may win just what one draw may pay, over several orders, and not a unit more", async () => {
  await upsertLimits(
    db,
    { ...defaultLimits("PHP"), orderPayout: EXACT, issuePayout: EXACT },
    "test",
  );
  const player = await world.playerWith(1_000n);
  const { issueNo } = await world.newIssue(game);
  for (const unit of [units(60), units(40)])
    expect((await placeLines(player, game, issueNo, line(unit))).status).toBe(200);
  expect(await placeLines(player, game, issueNo, line(units(1)))).toMatchObject({
    code: "ISSUE_PAYOUT_TOO_LARGE",
    value: { limit: "0" },
  });
  const other = await world.newIssue(game);
  expect((await placeLines(player, game, other.issueNo, line(units(100)))).status).toBe(200);
});

test("an order that waited for its draw's row until the sales were over is late: the clock is read again once the row is held", async () => {
  const player = await world.playerWith(100n);
  const { id, issueNo } = await world.newIssue(game, { closes: 2 });
  let placing: ReturnType<typeof placeLines> | undefined;
  await db.inTransaction(async (tx) => {
    await lockIssue(tx, id);
    placing = placeLines(player, game, issueNo, line(units(1)));
    // By the database's clock, which decides what is in time.
    await tx.run(sql`
      select pg_sleep(extract(epoch from close_at - clock_timestamp()) + 0.05)
      from lottery_issue
      where id = ${id}`);
  });
  expect(await placing).toMatchObject({ code: "ISSUE_CLOSED" });
  expect((await sites.platform.wallet.balance(player.id))?.cash).toBe(100n * ONE);
});
