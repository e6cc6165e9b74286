import { chromium } from "@playwright/test";
import { comeIn, newPlayer } from "../../e2e/game-table.ts";
import { findBrowser, findWholeBrowser } from "../../tools/test/browser.ts";

const LOADS = 40;
const PAGES = ["/", "/terms", "/rng", "/privacy"] as const;

/**
 * The longest of forty full loads of pages one after another, until the balance is there, in one
 * signed-in browser that keeps pages for its Back button: milliseconds.
 */
export async function measureHang(player: string): Promise<number> {
  const browser = await chromium.launch({
    executablePath: findWholeBrowser() ?? (await findBrowser()),
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  try {
    const page = await browser.newPage({ baseURL: player });
    await comeIn(page, await newPlayer());
    let worst = 0;
    for (let load = 0; load < LOADS; load++) {
      const began = performance.now();
      await page.goto(PAGES[load % PAGES.length] ?? "/");
      await page.getByLabel("Balance", { exact: true }).getByText("0.00").waitFor();
      worst = Math.max(worst, performance.now() - began);
    }
    return worst;
  } finally {
    await browser.close();
  }
}
