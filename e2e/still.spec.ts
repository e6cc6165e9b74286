import { expect, type Page } from "@playwright/test";
import { comeIn, newPlayer } from "./game-table.ts";
import { holdBack } from "./hold-back.ts";
import { test } from "./test.ts";
import { asPlayer } from "./world/calls.ts";

/** Moves all of a page's content down, as something late above it would. */
const PUSH = `document.querySelector("main").style.marginTop =
  (parseInt(document.querySelector("main").style.marginTop || "0", 10) + 120) + "px"`;

test("what moves on a page without input is told, and what follows a key is not", async ({
  page,
  shifts,
}) => {
  await page.goto("/terms");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(shifts).toEqual([]);
  // Meanwhile the browser reports the resting pointer, which is no input.
  await page.evaluate("new Promise((told) => setTimeout(told, 1500))");
  await page.evaluate(PUSH);
  await expect.poll(() => shifts.length).toBe(1);
  expect(shifts[0]?.path).toContain("/terms");
  // Told, and so no fault of this test.
  shifts.length = 0;
  await page.keyboard.press("Tab");
  await page.evaluate(PUSH);
  await page.evaluate(
    "new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 300)))",
  );
  expect(shifts).toEqual([]);
});

test("a header is not drawn while a slow line has brought only half of it", async ({ page }) => {
  await bringUpTo(page, "/terms", /<header.*?<\/a>/s);
  await expect(page.locator("header")).toBeAttached();
  await expect(page.locator("header")).toBeHidden();
});

test("a page is not drawn while a slow line has brought only its filters", async ({ page }) => {
  await bringUpTo(page, "/rng", /Recent<\/button>/);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.locator("main button").first()).toBeAttached();
  await expect(page.locator("main button").first()).toBeHidden();
});

test("a banner is not drawn while a slow line has brought only half of its words", async ({
  page,
}) => {
  await bringUpTo(page, "/promotions", /<span[^>]*>Promotions at the/);
  await expect(page.getByRole("banner")).toBeVisible();
  const words = page.locator("[data-banner]").getByText("Promotions at the");
  await expect(words).toBeAttached();
  await expect(words).toBeHidden();
});

test("the foot is not shown before its page, even to a visitor who is scrolled to the end", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const come = await holdBack(page, "**/api/v1/lottery/games/*");
  await page.goto("/vnLottery?gameCode=VN18-1M");
  await expect(page.getByRole("main").getByRole("status", { name: "Loading" })).toBeVisible();
  await page.evaluate("scrollTo(0, document.body.scrollHeight)");
  await expect(page.locator("footer")).toBeInViewport();
  await expect(page.locator("footer")).toBeHidden();
  come();
  await expect(page.getByRole("region", { name: "Last draw" })).toBeVisible();
  await expect(page.locator("footer")).toBeVisible();
});

test("a lottery's favourites wait for the last slip before them", async ({ page }) => {
  const person = await newPlayer();
  await asPlayer(person.token)("POST", "/lottery/favourites", {
    gameCode: "VN18-1M",
    market: "BAO2",
    name: "Lucky cross",
    picks: ["07", "42"],
  });
  await comeIn(page, person);
  const come = await holdBack(page, "**/api/v1/lottery/records*");
  const told = page.waitForResponse("**/api/v1/lottery/favourites*");
  await page.goto("/vnLottery?gameCode=VN18-1M");
  await told;
  const favourite = page.locator("button", { hasText: "Lucky cross" });
  await expect(favourite).toBeAttached();
  await expect(favourite).toBeHidden();
  come();
  await expect(favourite).toBeVisible();
});

test("a stored slip waits until it is known whose it is, and says above it that its draw closed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await comeIn(page, await newPlayer());
  await page.goto("/vnLottery?gameCode=VN18-1M");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "07", exact: true }).click();
  await main.getByRole("button", { name: "Add to slip" }).click();
  const sum = page.locator("[data-dock] [aria-controls=slip]");
  await expect(sum).toContainText("Bets: 1");
  await page.route("**/api/v1/lottery/games/VN18-1M", async (route) => {
    const { value } = (await (await route.fetch()).json()) as { value: { issue: object } };
    const issue = { ...value.issue, issueNo: "20990101-0001" };
    await route.fulfill({ json: { success: true, value: { ...value, issue } } });
  });
  const come = await holdBack(page, "**/api/v1/member");
  await page.reload();
  await expect(main.getByRole("button", { name: "07", exact: true })).toBeVisible();
  await expect(sum).toBeAttached();
  await expect(sum).toBeHidden();
  come();
  await expect(sum).toContainText("Bets: 1");
  await expect(sum).toBeVisible();
  await expect(page.getByRole("button", { name: "Bet on draw 20990101-0001" })).toBeVisible();
});

/** Loads as much of a page as ends with a piece of it, without the scripts that would go on. */
async function bringUpTo(page: Page, path: string, piece: RegExp): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      /<script[^>]*type="module"[^>]*><\/script>/g,
      "",
    );
    const found = piece.exec(body);
    await route.fulfill({ response, body: body.slice(0, found!.index + found![0].length) });
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
}
