import { expect, type Page } from "@playwright/test";

/** Goes to home by the keyboard, for which all of it is there: a key brings what is below the first screen, once the page listens. */
export async function openAllOfHome(page: Page): Promise<void> {
  await page.goto("/");
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(page.getByRole("tablist", { name: "Help subjects" })).toBeAttached({
      timeout: 1_000,
    });
  }).toPass();
}
