import type { Page } from "@playwright/test";

/** Starts the free trial of a game of a lobby, from the details of its tile. */
export async function tryGame(page: Page, game: string): Promise<void> {
  await page
    .getByRole("main")
    .getByRole("button", { name: `About ${game}`, exact: true })
    .first()
    .press("Enter");
  await page
    .getByRole("dialog", { name: game })
    .getByRole("button", { name: `Free trial of ${game}`, exact: true })
    .click();
}
