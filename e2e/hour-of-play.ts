import type { Page } from "@playwright/test";

/** What the server answers of a session of play. */
interface Answer {
  readonly value: { readonly session: string; readonly state: string };
}

const php = (amount: string) => ({ amount, currency: "PHP" });
const LOSSES = {
  name: "dailyLoss",
  own: php("50000000"),
  staff: null,
  used: php("24950000"),
  calendar: false,
  raise: null,
};

/** An hour of play of some pages: it passes for all of them at once, and ends with an answer. */
export interface HourOfPlay {
  isOver: boolean;
  /** The seconds that are left of a pause of the law; undefined while there is none. */
  pauseSeconds?: number | undefined;
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
    const { isOver, pauseSeconds } = hour;
    const isAtPlay = answer.value.state === "PLAYING";
    if (!isAtPlay || !(isOver || pauseSeconds)) return route.fulfill({ response });
    const answers = (value: object) =>
      route.fulfill({ response, json: { ...answer, value: { ...answer.value, ...value } } });
    if (pauseSeconds)
      return answers({ state: "ON_BREAK", pause: { startsIn: 0, endsIn: pauseSeconds } });
    const check = {
      begunAt: new Date().toISOString(),
      minutes: 65,
      staked: php("120000000"),
      paid: php("95050000"),
      net: php("-24950000"),
      limits: [LOSSES],
      overdue: false,
    };
    return answers({ state: "DUE", check });
  });
  await page.route("**/api/v1/play/check", async (route) => {
    hour.isOver = false;
    await route.continue();
  });
}
