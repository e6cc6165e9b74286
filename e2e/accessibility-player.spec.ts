import { expect } from "@playwright/test";
import { BANK_SCENES } from "./scenes/bank-scenes.ts";
import { faultsOfAll } from "./scenes/faults-of-all.ts";
import { GAME_LOOKS } from "./scenes/game-scenes.ts";
import { PLAYER_SCENES } from "./scenes/player-scenes.ts";
import { test } from "./test.ts";
import { worldOf } from "./world/world-of.ts";

test("MO-05 no page, state or dialog of the player site, its games and the bank has an accessibility fault, or an amount without its two decimals", async ({
  browser,
}) => {
  const scenes = [...PLAYER_SCENES, ...GAME_LOOKS, ...BANK_SCENES];
  expect(await faultsOfAll(browser, await worldOf(browser), scenes)).toEqual([]);
});
