import type { Page } from "@playwright/test";

/** What the server answers of a session of play. */
interface Answer {
  readonly value: { readonly session: string; readonly state: string };
}

/** An hour of play of some pages: it passes for all of them at once, and ends with an answer. */
export interface HourOfPlay {
  isOver: boolean;
}

/**
 * Has the server's answers about a page's play be those after an hour, while it is over. No test
 * can wait for one; what the server makes of an hour is proven where it is decided. An answer to
 * the check goes to the server, which tells every page.
 */
export async function watchHour(page: Page, hour: HourOfPlay): Promise<void> {
  await page.route("**/api/v1/play", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as Answer;
    if (!hour.isOver || answer.value.state !== "PLAYING") return route.fulfill({ response });
    const of = (amount: string) => ({ amount, currency: "PHP" });
    const check = {
      begunAt: new Date().toISOString(),
      minutes: 65,
      staked: of("120000000"),
      paid: of("95050000"),
      net: of("-24950000"),
    };
    return route.fulfill({
      response,
      json: { ...answer, value: { ...answer.value, state: "DUE", check } },
    });
  });
  await page.route("**/api/v1/play/check", async (route) => {
    hour.isOver = false;
    await route.continue();
  });
}
