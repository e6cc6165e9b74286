import { expect } from "@playwright/test";
import { CONSOLE_SCENES } from "./scenes/console-scenes.ts";
import { faultsOfAll } from "./scenes/faults-of-all.ts";
import { test } from "./test.ts";
import { worldOf } from "./world/world-of.ts";

test("MO-05 no page, state or dialog of the console has an accessibility fault, or an amount without its two decimals", async ({
  browser,
}) => {
  expect(await faultsOfAll(browser, await worldOf(browser), CONSOLE_SCENES)).toEqual([]);
});
