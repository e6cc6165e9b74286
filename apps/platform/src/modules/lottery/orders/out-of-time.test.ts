import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { letCheckFallDue } from "../../limits/testing/let-check-fall-due.ts";
import { ONE, openLotteryWorld } from "../testing/lottery-world.ts";
import { placeOrder } from "./place-order.ts";

const { sites } = await useSites();

test("an order waits for the answer to a reality check, and is refused once the player's own time is used up", async () => {
  const world = await openLotteryWorld(sites);
  const gameCode = await world.newGame();
  const { issueNo } = await world.newIssue(gameCode);
  const [player, other] = [await world.playerWith(100n), await world.playerWith(100n)];
  const place = ({ id }: TestPlayer) =>
    placeOrder(sites.platform, {
      player: { id, brandId: 1n, currency: "PHP", book: "play", excluded: false },
      key: randomUUID(),
      gameCode,
      issueNo,
      oddsVersion: 0,
      lines: [{ market: "DB2", picks: ["07"], unit: ONE, step: 100 }],
      chaseId: null,
    });
  await letCheckFallDue(sites.platform.db, player);
  expect(await place(player)).toMatchObject({ ok: false, refusal: "CHECK_DUE" });
  await player.call("POST", "/limits", { name: "dailyMinutes", amount: "0" });
  expect(await Promise.all([place(player), place(other)])).toMatchObject([
    { ok: false, refusal: "TIME_UP" },
    { ok: true },
  ]);
});
