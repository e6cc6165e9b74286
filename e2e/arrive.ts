import { expect, type Page } from "@playwright/test";

/**
 * Navigates to a page from one that the server does not render, so that the browser requests
 * everything the page shows and a test can answer.
 */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto("/terms");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(
    `history.pushState({}, "", ${JSON.stringify(path)}); dispatchEvent(new ` +
      `PopStateEvent("popstate"))`,
  );
}
