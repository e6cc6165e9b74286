import { expect, type Page } from "@playwright/test";
import { test } from "./test.ts";

/** The script chunk that holds the page of fair play. */
const PART = /\/assets\/fairness-[^/]+\.js$/;

/** Follows a link to a page whose chunk has not loaded yet. */
async function follow(page: Page): Promise<void> {
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "How every outcome can be checked" })
    .click();
}

test("CO-03 a part of the site that could not be loaded, is gone or takes longer than 120 seconds says so, and can be asked for again", async ({
  page,
}) => {
  const alert = page.getByRole("main").getByRole("alert");
  await page.clock.install();

  await page.goto("/");
  await page.route(PART, (route) => route.abort());
  await follow(page);
  await expect(alert).toContainText("This part of the page could not be loaded.");
  await page.unroute(PART);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Fair play", level: 1 })).toBeVisible();

  await page.goto("/");
  await page.route(PART, (route) => route.fulfill({ status: 404 }));
  await follow(page);
  await expect(alert).toContainText("The site has been updated");
  await page.unroute(PART);
  await alert.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByRole("heading", { name: "Fair play", level: 1 })).toBeVisible();

  await page.goto("/");
  await page.route(PART, () => undefined);
  await follow(page);
  await page.clock.fastForward(119_000);
  await expect(alert).toBeHidden();
  await page.clock.fastForward(1_000);
  await expect(alert).toContainText("took more than two minutes to load");
});

test("CO-03 a file of an older build is missing, and not a page", async ({ request }) => {
  expect((await request.get("/assets/gone-12345678.js")).status()).toBe(404);
});
