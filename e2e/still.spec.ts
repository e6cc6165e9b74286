import { expect, type Page } from "@playwright/test";
import { test } from "./test.ts";

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
