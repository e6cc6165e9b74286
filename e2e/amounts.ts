import type { Page } from "@playwright/test";

const AMOUNT = /(?:[₱$€£¥]|\bPHP)[ \u00a0]?[\d.,٫٬]*\d/g;
const RIGHT = /^\D*\d{1,3}(?:,\d{3})*\.\d{2}$/;

/** The amounts in a text that lack two decimals or a separator at every thousand. */
export function oddAmounts(text: string): string[] {
  return (text.match(AMOUNT) ?? []).filter((amount) => !RIGHT.test(amount));
}

/** The text of a page and of the game in its frame. */
export async function saidOn(page: Page): Promise<string> {
  const texts = page.frames().map((frame) =>
    frame
      .locator("body")
      .innerText({ timeout: 5_000 })
      .catch(() => ""),
  );
  return (await Promise.all(texts)).join("\n");
}
