import type { Page } from "@playwright/test";

/**
 * Keeps a page's requests to an address waiting, as a slow line does. Returns what lets them go on.
 */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
