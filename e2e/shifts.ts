import type { Page } from "@playwright/test";

/** The script with which a page adds up its layout shifts from then on. */
export const FOLLOW_SHIFTS = `
  globalThis.shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.shifted += value;
  }).observe({ type: "layout-shift" });
`;

/**
 * Cumulative layout shift since then, computed as https://web.dev/articles/cls describes but
 * without session windows.
 */
export const shifted = (page: Page) => page.evaluate<number>("shifted");
