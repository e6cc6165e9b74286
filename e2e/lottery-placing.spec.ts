import { expect, type Locator, type Page } from "@playwright/test";
import { accessibilityFaults, isTooWide } from "./faults.ts";
import { newPlayer, pageOf } from "./game-table.ts";
import { answerComes } from "./still.ts";
import { paneOf } from "./pane.ts";
import { test } from "./test.ts";
import { asPlayer } from "./world/calls.ts";
import { untilOnSale } from "./world/on-sale.ts";

const DRAW_MS = 150_000;

const main = (page: Page) => page.getByRole("main");

/**
 * The button that places a slip; if the slip's draw has closed by now, moves it to the next draw.
 */
async function placing(slip: Locator): Promise<Locator> {
  const place = slip.getByRole("button", { name: /^Place/ });
  const move = slip.getByRole("button", { name: /^Bet on draw/ });
  await expect(place.or(move)).toBeVisible();
  if (await move.isVisible()) await move.click();
  await expect(place).toBeVisible();
  return place;
}

/** The server receives the order, but its answer is lost once on the way to the browser. */
async function loseOneAnswer(page: Page): Promise<void> {
  await page.route(
    "**/api/v1/lottery/orders",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

test("LB-12 a bet is marked, kept over a reload, placed once though no answer came, drawn before one's eyes and paid by its numbers", async ({
  browser,
}) => {
  const person = await newPlayer(1_000n);
  const page = await pageOf(browser, person, {
    viewport: { width: 390, height: 844 },
    colorScheme: "light",
  });
  await page.goto("/vnLottery?gameCode=VN18-1M");
  const slip = page.getByRole("complementary", { name: "Your slip" });
  // One of all hundred numbers is certain to be drawn; the return and the cost are shown before the
  // bet.
  await expect(main(page)).toContainText("95.00%");
  for (const number of ["07", "42"])
    await main(page).getByRole("button", { name: number, exact: true }).click();
  await main(page).getByRole("button", { name: "Add to slip" }).click();
  await main(page).getByRole("button", { name: "Đề", exact: true }).click();
  await main(page)
    .getByRole("button", { name: "3 càng", exact: true })
    .or(main(page).getByRole("button", { name: "Đề 3", exact: true }))
    .click();
  await main(page).getByRole("textbox", { name: "Type or paste numbers" }).fill("007 123 99");
  await main(page).getByRole("button", { name: "Mark", exact: true }).click();
  await expect(main(page).getByRole("alert")).toContainText("99");
  await main(page).getByRole("button", { name: "Quick pick" }).click();
  await main(page).getByRole("button", { name: "Add to slip" }).click();
  await page.reload();
  await expect(slip).toContainText("Bets: 2");
  await slip.getByRole("button", { name: /Your slip/ }).click();
  await slip.getByRole("button", { name: "×2", exact: true }).click();
  // 2 numbers of 18 lots and one of đề, twice: (36 + 1) x 2.
  await expect(slip).toContainText("₱74.00");
  await expect(slip).toContainText("Possible win");
  await expect(slip.getByRole("button", { name: /^(Place|Bet on draw)/ })).toBeInViewport({
    ratio: 1,
  });
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
  const last = main(page).getByRole("region", { name: "Last draw" }).locator("bdi").first();
  // A house that has just been opened has drawn nothing yet.
  await expect(last).toBeVisible({ timeout: DRAW_MS });
  const earlier = await last.innerText();
  await loseOneAnswer(page);
  // Not in the last moments of a draw, which is over before a busy machine has sent the order.
  await untilOnSale("VN18-1M");
  await (await placing(slip)).click();
  // The answer that comes instead of the lost one may take its time.
  await expect(async () => {
    await answerComes(page);
    await expect(slip).toContainText("Your bet is placed", { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  const receipt = /lo_\d+/.exec(await slip.innerText())?.[0];
  expect(receipt).toBeDefined();
  const { content } = await asPlayer(person.token)<{ content: { id: string }[] }>(
    "GET",
    "/lottery/records",
  );
  expect(content.map(({ id }) => id)).toEqual([receipt]);
  await expect(last).not.toHaveText(earlier, { timeout: DRAW_MS });
  await page.goto("/member/personalHistoryCopy/lottery");
  const record = paneOf(page)
    .getByRole("listitem")
    .filter({ hasText: "Vietnam 18 · 1 minute" })
    .first();
  await expect(record).toContainText(/Won|Not won/, { timeout: DRAW_MS });
  await record.locator("summary").click();
  await expect(record).toContainText(receipt ?? "");
  await expect(record).toContainText("Bao lô 2");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.context().close();
});

test("LB-12 a draw that closes meanwhile keeps the numbers and offers the next one, and other odds are asked about first", async ({
  browser,
}) => {
  const page = await pageOf(browser, await newPlayer(100n));
  await untilOnSale("KENO-5M");
  await page.goto("/lottery?gameCode=KENO-5M&playType=SIZE");
  const slip = page.getByRole("complementary", { name: "Your slip" });
  await main(page).getByRole("button", { name: "Big", exact: true }).click();
  await main(page).getByRole("button", { name: "Add to slip" }).click();
  await placing(slip);
  await page.route("**/api/v1/lottery/games/KENO-5M", async (route) => {
    const { value } = (await (await route.fetch()).json()) as {
      value: { prices: Record<string, number>; issue: object };
    };
    const prices = Object.fromEntries(
      Object.entries(value.prices).map(([price, odds]) => [price, odds - 1_000]),
    );
    await route.fulfill({
      json: {
        success: true,
        value: { ...value, prices, issue: { ...value.issue, issueNo: "20990101-0001" } },
      },
    });
  });
  await expect(slip.getByText(/1\.95 → 1\.85/)).toBeVisible({ timeout: 20_000 });
  await expect(slip.getByRole("button", { name: /^Place/ })).toHaveCount(0);
  await slip.getByRole("button", { name: "Accept the new odds" }).click();
  await expect(slip).toContainText("has closed. Your numbers are saved.");
  await slip.getByRole("button", { name: "Bet on draw 20990101-0001" }).click();
  await expect(slip.getByRole("button", { name: /^Place/ })).toBeVisible();
  await page.context().close();
});
