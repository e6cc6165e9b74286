import type { Page } from "@playwright/test";

/** Keeps a page from opening the stream, with which its network would never be idle. */
export async function withoutStream(page: Page): Promise<void> {
  await page.route("**/api/v1/live*", (route) => route.abort());
}
