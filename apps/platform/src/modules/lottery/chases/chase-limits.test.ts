import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { openWallet } from "../../wallet/index.ts";
import { type LotteryWorld, ONE, openLotteryWorld, units } from "../testing/lottery-world.ts";
import { placeDueChases } from "./place-due-chases.ts";

const { db, sites } = await useSites();
const { platform } = sites;
let world: LotteryWorld;
beforeAll(async () => {
  world = await openLotteryWorld(sites);
});

const begin = (player: TestPlayer, gameCode: string) =>
  player.call("POST", "/lottery/chases", {
    key: randomUUID(),
    gameCode,
    issues: 9,
    lines: [{ market: "DB2", picks: ["07"], unit: units(10) }],
  });
const only = async (player: TestPlayer) => (await player.call("GET", "/lottery/chases")).value[0];
const cash = async (player: TestPlayer) =>
  Number(((await platform.wallet.balance(player.id))?.cash ?? 0n) / ONE);

test.each(["dailyWager", "weeklyLoss"])(
  "a chase is stopped by the limit %s that its own bets reach, also in another process and after a restart",
  async (name) => {
    const game = await world.newGame();
    const player = await world.playerWith(100n);
    const set = await player.call("POST", "/limits", { name, amount: units(25) });
    expect(set.status).toBe(200);
    await world.newIssue(game, { closes: 100 });
    await begin(player, game);
    await world.newIssue(game, { closes: 200 });
    await placeDueChases(platform);
    expect(await only(player)).toMatchObject({ status: "RUNNING", placed: 2 });

    // A process that has just started knows of the player what the log says, and no more.
    const wallet = openWallet({ db, lanes: 1, onCommitted: () => undefined });
    await world.newIssue(game, { closes: 300 });
    await Promise.all([placeDueChases({ ...platform, wallet }), placeDueChases(platform)]);
    await wallet.close();
    expect(await only(player)).toMatchObject({
      status: "STOPPED",
      stopReason: "LIMIT_REACHED",
      placed: 2,
    });
    expect(await cash(player)).toBe(80);
  },
);

test("a limit that is set while a chase runs stops it at its next draw", async () => {
  const game = await world.newGame();
  const player = await world.playerWith(100n);
  await world.newIssue(game, { closes: 100 });
  await begin(player, game);
  await player.call("POST", "/limits", { name: "singleBet", amount: units(9) });
  await world.newIssue(game, { closes: 200 });
  await placeDueChases(platform);
  expect(await only(player)).toMatchObject({ stopReason: "LIMIT_REACHED", placed: 1 });
  expect(await cash(player)).toBe(90);
});
