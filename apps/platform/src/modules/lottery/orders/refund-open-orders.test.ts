import { sql } from "@perya/postgres/sql";
import { afterAll, expect, test } from "vitest";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import { useSites } from "../../../testing/use-sites.ts";
import vectors from "../../limits/fixtures/vectors.json" with { type: "json" };
import { verifyLedger } from "../../wallet/index.ts";
import { openLotteryWorld, placeLines, units } from "../testing/lottery-world.ts";
import { refundOpenOrders } from "./refund-open-orders.ts";

const { db, sites } = await useSites();
const { platform } = sites;
afterAll(async () => {
  expect((await verifyLedger(db)).green).toBe(true);
});

const world = await openLotteryWorld(sites);
const refund = (player: bigint) => db.inTransaction((tx) => refundOpenOrders(platform, tx, player));
const cashOf = async (player: bigint) => (await platform.wallet.balance(player))?.cash;

/** A player with an order of 10 of 100 on a draw of dice, placed under no law of a place. */
async function orderOnDraw() {
  const game = await world.newGame({ rules: "k3", prizeMode: "Elott" });
  const { id, issueNo } = await world.newIssue(game);
  const player = await world.playerWith(100n);
  const lines = [{ market: "SIZE", picks: ["BIG"], unit: units(10) }];
  const { value } = await placeLines(player, game, issueNo, lines);
  return { draw: id, player, order: value.id as string };
}

/** Ends the sales of a draw; its entropy is fixed with it. */
const close = (draw: bigint) =>
  db.run(sql`
    update lottery_issue
    set status = 'LOCKED', locked_at = clock_timestamp(), locked_orders = 1, lock_entropy = 'e',
      close_at = clock_timestamp() - interval '1 second'
    where id = ${draw}`);

test.each(vectors.openBets)(
  "$profile, an open bet whose $openBet: $result",
  async ({ profile, openBet, result }) => {
    const { draw, player, order } = await orderOnDraw();
    if (openBet === "event started") await close(draw);
    await chooseProfiles(db, [profile]);
    await refund(player.id);
    // Heard twice, it is refunded once.
    await refund(player.id);
    const back = result === "REFUND";
    expect(await cashOf(player.id)).toBe(BigInt(units(back ? 100 : 90)));
    const stored = await db.row<{ at: unknown }>(sql`
      select cancelled_at as at from lottery_order where id = ${BigInt(order.slice(3))}`);
    expect(stored?.at !== null).toBe(back);
    const issue = await db.row<{ entropy: string | null }>(sql`
      select lock_entropy as entropy from lottery_issue where id = ${draw}`);
    expect(issue?.entropy).toBe(openBet === "event started" ? "e" : null);
  },
);

test("an order whose draw has an outcome stands under every law", async () => {
  const { draw, player } = await orderOnDraw();
  await close(draw);
  await db.run(sql`update lottery_issue set status = 'DRAWING' where id = ${draw}`);
  await chooseProfiles(db, ["BR"]);
  await refund(player.id);
  expect(await cashOf(player.id)).toBe(BigInt(units(90)));
});
