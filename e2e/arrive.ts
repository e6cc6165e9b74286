import { expect, type Page } from "@playwright/test";

/** Comes to a page from one that the server does not draw, so that all it shows was asked for here, where a test answers. */
export async function arrive(page: Page, path: string): Promise<void> {
  await page.goto("/terms");
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(
    `history.pushState({}, "", ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent("popstate"))`,
  );
}
