import { expect, type Browser, type Page } from "@playwright/test";
import { pageOf } from "./game-table.ts";
import { holdBack } from "./hold-back.ts";
import { test } from "./test.ts";
import { register } from "./world/people.ts";

/**
 * Opens a page whose scripts are still loading, as on a slow connection. Returns a function that
 * lets them load.
 */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const come = await holdBack(page, /\/assets\/.*\.js/);
  await page.goto(path, { waitUntil: "commit" });
  return come;
}

/** A player who is signed in: their page is rendered again when the scripts have loaded. */
async function memberPage(browser: Browser): Promise<Page> {
  return pageOf(browser, await register(`early${Date.now().toString(36)}`));
}

const hot = (page: Page) =>
  page.getByRole("group", { name: "Which lotteries" }).getByRole("button", { name: "Hot" });

/**
 * Slows the page's scripts down, as a weak phone does, so that input arrives while they are busy.
 */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
}

test("a button that is pressed before the scripts are there is answered as soon as they are", async ({
  page,
}) => {
  const come = await openWithoutScripts(page, "/elott");
  await hot(page).click();
  await expect(hot(page)).toHaveAttribute("aria-pressed", "false");
  come();
  await expect(hot(page)).toHaveAttribute("aria-pressed", "true");
});

test("so is a member's, whose page is drawn again then", async ({ browser }) => {
  const page = await memberPage(browser);
  await slowDown(page);
  const come = await openWithoutScripts(page, "/elott");
  await hot(page).click();
  await expect(hot(page)).toHaveAttribute("aria-pressed", "false");
  come();
  await expect(hot(page)).toHaveAttribute("aria-pressed", "true");
  await page.context().close();
});

test("nothing can be chosen before the scripts are there, and afterwards a choice is kept", async ({
  page,
}) => {
  const come = await openWithoutScripts(page, "/elott");
  const day = page.getByRole("combobox", { name: "Day of the draw" });
  await expect(day).toBeDisabled();
  come();
  await day.selectOption({ label: "Sunday" });
  await expect(
    page
      .getByRole("combobox", { name: "Lottery", exact: true })
      .getByRole("option", { name: "Hà Nội" }),
  ).toHaveCount(0);
  await expect(day).toHaveValue("1");
});

test("CO-08 a guest who starts a game before the scripts are there is asked to log in over the page they are on", async ({
  page,
}) => {
  const come = await openWithoutScripts(page, "/rng");
  await page.getByRole("main").getByRole("link", { name: "Play Harbor Lanterns" }).click();
  await expect(page).toHaveURL(/\/rng$/);
  come();
  await expect(page.getByRole("dialog", { name: "Welcome back" })).toContainText(
    "Sorry, you are not logged in yet, please log in.",
  );
  await expect(page).toHaveURL(/\/rng$/);
});

test("a press on a game leads to its page where the scripts do not come", async ({ page }) => {
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.goto("/rng");
  await page.getByRole("main").getByRole("link", { name: "Play Harbor Lanterns" }).click();
  await expect(page).toHaveURL(/\/seamless\?gameId=harbor-lanterns$/);
});

test("a press on a game that waits for scripts leads to its page when they turn out not to come", async ({
  page,
}) => {
  let fail = () => {};
  const held = new Promise<void>((then) => (fail = then));
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await held;
    await route.abort();
  });
  await page.goto("/rng", { waitUntil: "commit" });
  await page.getByRole("main").getByRole("link", { name: "Play Harbor Lanterns" }).click();
  await expect(page).toHaveURL(/\/rng$/);
  fail();
  await expect(page).toHaveURL(/\/seamless\?gameId=harbor-lanterns$/);
});

for (const [who, path] of [
  ["guest", "/"],
  ["member", "/rng"],
] as const)
  test(`what a ${who} types at ${path} before the scripts are there is looked for, and goes on to be typed`, async ({
    browser,
    page: own,
  }) => {
    const page = who === "guest" ? own : await memberPage(browser);
    await slowDown(page);
    const come = await openWithoutScripts(page, path);
    const search = page.getByRole("main").getByRole("searchbox");
    await search.click();
    await page.keyboard.type("Harbor La");
    come();
    await expect(page).toHaveURL(/[?&]q=Harbor\+La/);
    await page.keyboard.type("nterns");
    await expect(search).toHaveValue("Harbor Lanterns");
    await expect(search).toBeFocused();
    await expect(page).toHaveURL(/[?&]q=Harbor\+Lanterns/);
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  });
