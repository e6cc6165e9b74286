import { expect, type Page } from "@playwright/test";
import { openConsole } from "./console.ts";
import { paneOf } from "./pane.ts";
import { test } from "./test.ts";

/** What the browser blocked because of a page's policy, in the page and its frames, in order. */
function refusalsOf(page: Page): string[] {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) refused.push(message.text());
  });
  return refused;
}

/**
 * What an attacker would try after injecting text into a page; returns whether any of it ran. Runs
 * in the browser.
 */
const INJECTION = `new Promise((resolve) => {
  const script = document.createElement("script");
  script.textContent = "window.injected = true";
  document.body.append(script);
  const picture = document.createElement("div");
  picture.innerHTML = '<img src="/nothing.png" onerror="window.injected = true">';
  document.body.append(picture);
  setTimeout(() => resolve("injected" in window), 500);
})`;

test("a player's pages and a game in its frame need nothing that their policy forbids, and a script put into a page does not run", async ({
  page,
}) => {
  const refused = refusalsOf(page);
  await page.goto("/");
  await expect(page.getByRole("main")).toBeVisible();
  await page.goto("/login");
  await page.getByLabel("Username").fill("juana");
  await page.getByLabel("Password", { exact: true }).fill("Fiesta2026");
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByLabel("Balance", { exact: true })).toBeVisible();
  for (const path of ["/member/depositv2", "/member/withdraw", "/member/securityCenter"]) {
    await page.goto(path);
    await expect(paneOf(page)).toBeVisible();
  }
  await page.goto("/game?gameId=harbor-lanterns");
  await expect(page.frameLocator("iframe").getByRole("button", { name: "Spin" })).toBeEnabled({
    timeout: 60_000,
  });
  expect(refused).toEqual([]);
  const ran = await page.evaluate(INJECTION);
  expect(ran).toBe(false);
  expect(refused.length).toBeGreaterThan(0);
});

test("the console's pages need nothing that their policy forbids", async ({ browser }) => {
  const staff = await openConsole(browser, "owner");
  const refused = refusalsOf(staff);
  for (const link of await staff.getByRole("navigation").first().getByRole("link").all()) {
    await link.click();
    await expect(staff.getByRole("heading").first()).toBeVisible();
  }
  expect(refused).toEqual([]);
  await staff.context().close();
});
