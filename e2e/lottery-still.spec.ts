import { expect } from "@playwright/test";
import { newPlayer, pageOf } from "./game-table.ts";
import { FOLLOW_SHIFTS, shifted } from "./shifts.ts";
import { SEEN } from "./still.ts";
import { test } from "./test.ts";
import { untilOnSale } from "./world/on-sale.ts";

interface Opened {
  readonly value: { readonly issueNo: string; readonly drawAt: string }[];
}

/** A draw a minute. */
const DRAWN = { timeout: 120_000, intervals: [1_000] };

for (const width of [390, 1440])
  test(`the lottery's grid stays where it is at a draw, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    let issueNo: string | undefined;
    await page.route("**/api/v1/lottery/opened?*", async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as Opened;
      if (issueNo === undefined) return route.fulfill({ response, json: answer });
      const value = answer.value.map((one) => ({ ...one, issueNo: issueNo ?? one.issueNo }));
      return route.fulfill({ response, json: { ...answer, value } });
    });
    // A product that has just been started has not drawn yet.
    await expect
      .poll(async () => {
        const answer = await page.request.get("/api/v1/lottery/opened?gameCode=VN18-1M&count=1");
        return ((await answer.json()) as Opened).value.length;
      }, DRAWN)
      .toBe(1);
    await page.clock.install();
    await page.goto("/vnLottery?gameCode=VN18-1M");
    const last = page.getByRole("main").getByText("Last draw", { exact: true });
    await expect(last).toBeAttached();
    const grid = page.getByRole("main").getByRole("button", { name: "00", exact: true }).first();
    await grid.scrollIntoViewIfNeeded();
    const before = await grid.boundingBox();
    await page.evaluate(FOLLOW_SHIFTS);
    issueNo = "a-new-draw";
    await page.clock.fastForward(11_000);
    await expect(page.getByRole("main").getByText(issueNo, { exact: true })).toBeAttached();
    await page.clock.runFor(2_000);
    expect(await grid.boundingBox()).toEqual(before);
    // A draw of the real house may come meanwhile and change a word of the head.
    expect(await shifted(page)).toBeLessThan(SEEN);
  });

test("on a phone a draw that closes under a slip says so above it, and moves nothing", async ({
  browser,
}) => {
  const page = await pageOf(browser, await newPlayer(100n), {
    viewport: { width: 390, height: 844 },
  });
  await untilOnSale("KENO-5M");
  await page.goto("/lottery?gameCode=KENO-5M&playType=SIZE");
  await page.getByRole("main").getByRole("button", { name: "Big", exact: true }).click();
  await page.getByRole("main").getByRole("button", { name: "Add to slip" }).click();
  const slip = page.getByRole("complementary", { name: "Your slip" });
  const place = slip.getByRole("button", { name: /^Place/ });
  await expect(place).toBeEnabled();
  const before = await Promise.all([slip.boundingBox(), place.boundingBox()]);
  await page.evaluate(FOLLOW_SHIFTS);
  let isSale = true;
  await page.route("**/api/v1/lottery/games/KENO-5M", async (route) => {
    const { value } = (await (await route.fetch()).json()) as { value: { issue: object } };
    const issue = { ...value.issue, issueNo: "20990101-0001", isSale };
    await route.fulfill({ json: { success: true, value: { ...value, issue } } });
  });
  const move = slip.getByRole("button", { name: "Bet on draw 20990101-0001" });
  await expect(move).toBeVisible({ timeout: 20_000 });
  await expect(slip).toContainText("Your numbers are saved");
  await expect(place).toBeDisabled();
  expect(await shifted(page)).toBeLessThan(SEEN);
  // Between two draws none is on sale: the way to the next one keeps its place.
  const way = await move.boundingBox();
  isSale = false;
  await expect(move).toBeHidden({ timeout: 20_000 });
  isSale = true;
  await expect(move).toBeVisible({ timeout: 20_000 });
  expect(await move.boundingBox()).toEqual(way);
  expect(await Promise.all([slip.boundingBox(), place.boundingBox()])).toEqual(before);
  await move.click();
  await expect(place).toBeEnabled();
  await expect(move).toBeHidden();
  await page.context().close();
});
