import type { Locator, Page } from "@playwright/test";
import { minor } from "./game-table.ts";

/** What the member centre shows beside its menu. */
export const paneOf = (page: Page): Locator => page.locator("#pane");

/** A dialog over the member centre, or over a page. */
export const dialogOver = (page: Page): Locator => page.locator("dialog[open]:not(:has(#pane))");

/** The page one sees: what the member centre shows, where it is open. */
export const pageIn = (page: Page): Locator => page.locator("main, #pane").last();

/** One of the totals that a pane of records shows, in minor units. */
export async function totalOf(page: Page, name: string): Promise<bigint> {
  const totals = paneOf(page).getByRole("region", { name: "Totals of these days" });
  return minor(
    await totals
      .locator("dt", { hasText: new RegExp(`^${name}$`) })
      .locator("xpath=following-sibling::dd")
      .innerText(),
  );
}
