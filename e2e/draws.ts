import type { Page } from "@playwright/test";

interface BoardRow {
  readonly prize: string;
  readonly numbers: readonly string[];
}

/** A draw of each kind of show: its game, its page, and what is drawn in it. */
export const DRAWS = {
  dice: {
    path: "/lottery?gameCode=K3-1M",
    board: [
      { prize: "DICE", numbers: ["2", "6", "5"] },
      { prize: "SUM", numbers: ["13"] },
    ],
  },
  race: {
    path: "/lottery?gameCode=PK10-1M",
    board: [
      {
        prize: "CARS",
        numbers: ["07", "02", "10", "05", "01", "09", "03", "08", "06", "04"],
      },
      { prize: "SUM", numbers: ["9"] },
    ],
  },
  drums: {
    path: "/vnLottery?gameCode=VN27-1M",
    board: [
      { prize: "DB", numbers: ["49839"] },
      { prize: "G1", numbers: ["92272"] },
      { prize: "G2", numbers: ["03031", "14884"] },
      { prize: "G3", numbers: ["55461", "20937", "71300", "08214", "66158", "39072"] },
      { prize: "G4", numbers: ["8127", "0450", "7719", "3306"] },
      { prize: "G5", numbers: ["1524", "9083", "6671", "2048", "5597", "8810"] },
      { prize: "G6", numbers: ["417", "092", "835"] },
      { prize: "G7", numbers: ["61", "08", "77", "23"] },
    ],
  },
  balls: {
    path: "/lottery?gameCode=KENO-1M",
    board: [
      {
        prize: "BALLS",
        numbers: "05 79 33 12 48 61 02 27 70 18 54 09 66 41 23 80 36 15 58 74".split(" "),
      },
      { prize: "SUM", numbers: ["791"] },
    ],
  },
} as const satisfies Record<string, { path: string; board: readonly BoardRow[] }>;

export type Kind = keyof typeof DRAWS;

/** The draw that comes; the one before it is called another name and has the same numbers. */
export const NEW_DRAW = "20261125-0700";
const OLD_DRAW = "20261125-0699";
/** The counter asks for the last result this often. */
const ASKED_AGAIN_MS = 11_000;
/** An answer is taken in by timers, for which time has to pass on the page's own clock. */
const TICK_MS = 10;
const MOST_TICKS = 300;
const SALE_MS = 300_000;

/**
 * Opens a lottery's counter on a clock of its own, where a draw of the given kind is the last one,
 * and then has the next one come.
 */
export async function comeTo(page: Page, kind: Kind): Promise<void> {
  const { path, board } = DRAWS[kind];
  let issueNo = OLD_DRAW;
  const response = await page.request.get("/api/v1/lottery/opened?gameCode=K3-1M&count=1");
  const answer = (await response.json()) as object;
  await page.route("**/api/v1/lottery/opened?*", (route) => {
    const value = [{ issueNo, drawAt: new Date().toISOString(), board }];
    return route.fulfill({ json: { ...answer, value } });
  });
  await holdSale(page);
  await page.clock.install();
  await page.goto(path);
  const stage = stageOf(page);
  await stage.locator("> *").waitFor();
  await stage.scrollIntoViewIfNeeded();
  issueNo = NEW_DRAW;
  // From here on only the test makes time pass, however slow the machine is.
  await page.clock.pauseAt(await page.evaluate<number>(`Date.now() + ${ASKED_AGAIN_MS}`));
  const arrived = page.getByRole("main").getByText(NEW_DRAW, { exact: true });
  for (let tick = 0; tick < MOST_TICKS && (await arrived.count()) === 0; tick++)
    await page.clock.runFor(TICK_MS);
}

interface Counter {
  readonly value: { readonly issue: object | null };
}

/** Has every counter sell its next draw for a while: a draw that closes soon cuts a show short. */
async function holdSale(page: Page): Promise<void> {
  await page.route(/\/api\/v1\/lottery\/games\/[^/]+$/, async (route) => {
    const response = await page.request.get(route.request().url());
    const answer = (await response.json()) as Counter;
    const [openAt, closeAt] = [Date.now(), Date.now() + SALE_MS];
    const issue = answer.value.issue && {
      ...answer.value.issue,
      isSale: true,
      openAt: new Date(openAt).toISOString(),
      closeAt: new Date(closeAt).toISOString(),
      drawAt: new Date(closeAt).toISOString(),
    };
    await route.fulfill({ json: { ...answer, value: { ...answer.value, issue } } });
  });
}

/** Where the draw is watched. */
export const stageOf = (page: Page) => page.getByRole("main").locator("[data-show]");
