import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type Page,
} from "@playwright/test";
import { relative } from "node:path";
import { followShifts, type Shift } from "./still.ts";
import { changedSince, houseState } from "./world/house-state.ts";

/**
 * The file whose tests ran last in this worker, and the browser contexts that it had opened before
 * its tests.
 */
let last: { readonly file: string; readonly opened: readonly BrowserContext[] } | undefined;

/**
 * A test in which nothing of the player site moves unasked, and that leaves nothing behind. The
 * browsers it opened are closed with it, because open pages keep counting down, polling and
 * listening, and slow later tests. Browsers that a file opened for all of its tests are closed
 * after the file. Shared settings are the same at the end as at the beginning.
 */
export const test = base.extend<
  { nothingLeftOpen: void },
  { nothingLeftChanged: void; shifts: Shift[] }
>({
  shifts: [async ({ browser }, use) => use(followShifts(browser)), { scope: "worker", auto: true }],
  nothingLeftOpen: [
    async ({ browser, shifts }, use, { file }) => {
      shifts.length = 0;
      const before = browser.contexts();
      if (last?.file !== file) refuseLeftOpen(browser);
      last = { file, opened: before };
      await use();
      const opened = browser.contexts().filter((one) => !before.includes(one));
      await Promise.all(opened.flatMap((one) => one.pages()).map(letGo));
      await Promise.all(opened.map((one) => one.close()));
      expect(shifts, "Nothing moves on the player site that was not asked for").toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page }, use) => {
    await use(page);
    await letGo(page);
  },
  nothingLeftChanged: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here
    async ({}, use) => {
      const before = await houseState();
      await use();
      const changed = changedSince(before, await houseState());
      if (changed.length > 0)
        throw new Error(
          `The tests of this worker left changed: ${changed.join(", ")}. ` +
            "Each file puts back what it changes.",
        );
    },
    { auto: true, scope: "worker" },
  ],
});

/** Answers in the server's place that are not finished when a test ends fail no test after it. */
function letGo(page: Page): Promise<void> {
  return page.unrouteAll({ behavior: "ignoreErrors" });
}

function refuseLeftOpen(browser: Browser): void {
  const left = last?.opened.filter((one) => browser.contexts().includes(one)).length ?? 0;
  if (left > 0)
    throw new Error(
      `${relative(import.meta.dirname, last?.file ?? "")} left ${left} browsers open: close ` +
        "them after all of its tests.",
    );
}
