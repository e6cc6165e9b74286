import type { Page } from "@playwright/test";

/** What a page runs to add up how far it moves under its reader, from then on. */
export const FOLLOW_SHIFTS = `
  globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.shifted += value;
  }).observe({ type: "layout-shift" });
`;

/** Cumulative layout shift since then, as https://web.dev/articles/cls counts it but for its windows of time. */
export const shifted = (page: Page) => page.evaluate<number>("shifted");
