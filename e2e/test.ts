import { test as base, type BrowserContext } from "@playwright/test";
import { relative } from "node:path";

/** The file whose tests ran last in this worker, and the browsers it had opened before its tests. */
let last: { readonly file: string; readonly opened: readonly BrowserContext[] } | undefined;

/**
 * A test that leaves no browser behind: those it opened are closed with it. Pages that stay open go on counting down, asking and listening, and slow whatever comes after them; a file
 * closes those that it opened for all of its tests.
 */
export const test = base.extend<{ nothingLeftOpen: void }>({
  nothingLeftOpen: [
    async ({ browser }, use, { file }) => {
      const before = browser.contexts();
      const left = last && last.file !== file ? last.opened.filter((one) => before.includes(one)).length : 0;
      if (left > 0)
        throw new Error(`${relative(import.meta.dirname, last?.file ?? "")} left ${left} browsers open: close them after all of its tests.`);
      last = { file, opened: before };
      await use();
      const opened = browser.contexts().filter((one) => !before.includes(one));
      await Promise.all(opened.map((one) => one.close()));
    },
    { auto: true },
  ],
});
