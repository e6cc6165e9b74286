import { test as base, type Browser, type BrowserContext } from "@playwright/test";
import { relative } from "node:path";
import { changedSince, houseState, type HouseState } from "./world/house-state.ts";

/** The file whose tests run in this worker, the browsers it had opened before its tests, and how its product stood. */
interface Begun {
  readonly file: string;
  readonly opened: readonly BrowserContext[];
  readonly state: HouseState;
}

let last: Begun | undefined;

/**
 * A test that leaves nothing behind. Browsers that a test opened are closed with it: pages that stay open go on counting down, asking and listening, and slow whatever comes after
 * them; a file closes those that it opened for all of its tests, and puts back what it decided for everybody.
 */
export const test = base.extend<{ nothingLeftOpen: void }, { nothingLeftAtTheEnd: void }>({
  nothingLeftOpen: [
    async ({ browser }, use, { file }) => {
      if (last?.file !== file) {
        await refuseWhatIsLeft(browser);
        last = { file, opened: browser.contexts(), state: await houseState() };
      }
      const before = browser.contexts();
      last = { ...last, opened: before };
      await use();
      const opened = browser.contexts().filter((one) => !before.includes(one));
      await Promise.all(opened.map((one) => one.close()));
    },
    { auto: true },
  ],
  nothingLeftAtTheEnd: [
    async ({ browser }, use) => {
      await use();
      await refuseWhatIsLeft(browser);
    },
    { auto: true, scope: "worker" },
  ],
});

/** Throws where the last file left a browser open or something changed. */
async function refuseWhatIsLeft(browser: Browser): Promise<void> {
  if (!last) return;
  const [name, now] = [relative(import.meta.dirname, last.file), browser.contexts()];
  const open = last.opened.filter((one) => now.includes(one)).length;
  if (open > 0) throw new Error(`${name} left ${open} browsers open: close them after all of its tests.`);
  const changed = changedSince(last.state, await houseState());
  if (changed.length > 0) throw new Error(`${name} left changed: ${changed.join(", ")}. Put it back after its tests.`);
}
