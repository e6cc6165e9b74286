import { expect } from "@playwright/test";
import { PLAYER_SCENES } from "./scenes/player-scenes.ts";
import { faultsOfAll } from "./scenes/faults-of-all.ts";
import { test } from "./test.ts";
import { worldOf } from "./world/world-of.ts";

test("CO-01 MO-05 in Arabic no page, state or dialog of the player site has an accessibility fault, sticks out, or writes an amount as no amount is written", async ({
  browser,
}) => {
  expect(await faultsOfAll(browser, await worldOf(browser), PLAYER_SCENES, "ar")).toEqual([]);
});
