import type { Locator, Page } from "@playwright/test";

/** What the member centre shows beside its menu. */
export const paneOf = (page: Page): Locator => page.locator("#pane");

/** A dialog over the member centre, or over a page. */
export const dialogOver = (page: Page): Locator => page.locator("dialog[open]:not(:has(#pane))");

/** The page one sees: what the member centre shows, where it is open. */
export const pageIn = (page: Page): Locator => page.locator("main, #pane").last();
