import { expect, type Page } from "@playwright/test";

/** A visible page checks every twenty seconds whether the site is still open. */
const ASKED_AGAIN_MS = 20_000;
const LOOK_MS = 2_000;
const LIMIT_MS = 60_000;

/**
 * Advances a page's clock, which `page.clock.install()` started, until the page shows what is
 * expected, so that no test waits in real time for the next poll.
 */
export async function soon(
  page: Page,
  shows: (limit: { readonly timeout: number }) => Promise<void>,
): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(ASKED_AGAIN_MS);
    await shows({ timeout: LOOK_MS });
  }).toPass({ timeout: LIMIT_MS });
}
