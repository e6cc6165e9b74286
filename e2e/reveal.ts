import { expect, type Page } from "@playwright/test";

/**
 * Opens home and presses a key, which renders what is below the first screen once the page listens.
 */
export async function openAllOfHome(page: Page): Promise<void> {
  await page.goto("/");
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tablist", { name: "Help topics" })).toBeAttached({
      timeout: 1_000,
    });
  }).toPass();
}
