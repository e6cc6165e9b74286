import { expect, type Page } from "@playwright/test";

/** A page in sight asks every twenty seconds whether the site is still open. */
const ASKED_AGAIN_MS = 20_000;
const LOOK_MS = 2_000;
const LIMIT_MS = 60_000;

/** Moves a page's clock on, which `page.clock.install()` began, until it shows what it is expected to: nobody waits for the moment it asks again. */
export async function soon(
  page: Page,
  shows: (limit: { readonly timeout: number }) => Promise<void>,
): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(ASKED_AGAIN_MS);
    await shows({ timeout: LOOK_MS });
  }).toPass({ timeout: LIMIT_MS });
}
