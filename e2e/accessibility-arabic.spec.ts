import { expect, test } from "@playwright/test";
import { faultsOfAll } from "./scenes/faults-of-all.ts";
import { PLAYER_SCENES } from "./scenes/player-scenes.ts";
import { worldOf } from "./world/world-of.ts";

test("MO-05 CO-01 no page of the player site has an accessibility fault in Arabic", async ({ browser }) => {
  test.setTimeout(600_000);
  // Dialogs and states are made of the same parts, in the same two directions.
  const pages = PLAYER_SCENES.filter(({ own }) => !own);
  expect(await faultsOfAll(browser, await worldOf(browser), pages, "ar")).toEqual([]);
});
