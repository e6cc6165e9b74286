import { expect, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { newPlayer, pageOf } from "./game-table.ts";
import { test } from "./test.ts";
import { withoutStream } from "./without-stream.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, " +
  "like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";

test.use({ serviceWorkers: "allow" });

/** Opens a page and waits until the service worker has cached it. */
async function keep(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => page.evaluate("navigator.serviceWorker.controller !== null")).toBe(true);
  await expect
    .poll(() => page.evaluate("caches.match('/shell.html').then((kept) => kept !== undefined)"))
    .toBe(true);
  await page.reload();
  await page.waitForLoadState();
}

/** A browser on its second visit. */
async function secondVisit(
  browser: Browser,
  userAgent?: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext(userAgent ? { userAgent } : {});
  const first = await context.newPage();
  await first.goto("/");
  await expect.poll(() => first.evaluate(() => localStorage.getItem("perya-visits"))).toBe("1");
  await expect(first.getByRole("region", { name: "Install" })).toBeHidden();
  await first.close();
  const page = await context.newPage();
  await page.goto("/");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("perya-visits"))).toBe("2");
  return { context, page };
}

test("a phone is told what to install: the brand's name, pictures that are there, and a page to open with", async ({
  request,
}) => {
  const manifest = (await (await request.get("/manifest.webmanifest")).json()) as Record<
    string,
    unknown
  > & {
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({ name: "Perya", start_url: "/", display: "standalone" });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "any any",
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  for (const { src } of manifest.icons) expect((await request.get(src)).ok(), src).toBe(true);
});

test("without a network a member still sees the shell and the last lobby, and no money anywhere", async ({
  browser,
}) => {
  const page = await pageOf(browser, await newPlayer());
  await keep(page, "/rng");
  const games = await page.getByRole("main").locator('a[href*="gameId="]').count();
  expect(games).toBeGreaterThan(0);
  await expect(page.getByLabel("Balance", { exact: true })).toContainText("₱");
  await page.context().setOffline(true);
  await expect(page.getByRole("status").filter({ hasText: "You are offline." })).toBeVisible();
  await expect(page.getByLabel("Balance", { exact: true })).toHaveText("updating");
  for (const path of ["/rng", "/member/depositv2"]) {
    await page.goto(path);
    await expect(page.getByRole("status").filter({ hasText: "You are offline." })).toBeVisible();
    expect(await page.locator("body").textContent()).not.toMatch(/₱\s?\d/);
  }
  await page.goto("/rng");
  await expect(page.getByRole("main").locator('a[href*="gameId="]')).toHaveCount(games);
  await page.context().setOffline(false);
  await expect(page.getByRole("status").filter({ hasText: "You are offline." })).toBeHidden();
  await page.context().close();
});

test("a newer build waits until it is wanted, and then the page opens with it", async ({
  page,
}) => {
  await keep(page, "/");
  // From here on the site registers another script, as it does when a newer build is out.
  await page.addInitScript(
    "const { serviceWorker } = navigator; " +
      "serviceWorker.register = ((own) => (path) => own(`${path}?newer`))" +
      "(serviceWorker.register.bind(serviceWorker))",
  );
  await page.reload();
  const card = page.getByRole("region", { name: "Newer version" });
  await expect(card).toBeVisible();
  const reloaded = page.waitForEvent("load");
  await card.getByRole("button", { name: "Open it" }).click();
  await reloaded;
  expect(await page.evaluate("navigator.serviceWorker.controller?.scriptURL")).toContain("?newer");
  const others =
    "navigator.serviceWorker.ready.then((registration) => registration.update()).then(({ " +
    "installing, waiting }) => [installing, waiting])";
  expect(await page.evaluate(others)).toEqual([null, null]);
  await expect(card).toBeHidden();
});

test("who comes back is offered the home screen once: by the browser where it asks, on an iPhone in four steps", async ({
  browser,
}) => {
  const asked = await secondVisit(browser);
  await asked.page
    .evaluate(`dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
    prompt: () => Promise.resolve(document.body.setAttribute("data-asked", "yes")),
  }))`);
  await asked.page
    .getByRole("region", { name: "Install" })
    .getByRole("button", { name: "Install" })
    .click();
  await expect(asked.page.locator("body[data-asked]")).toBeVisible();
  await expect(asked.page.getByRole("region", { name: "Install" })).toBeHidden();
  await asked.context.close();

  const shown = await secondVisit(browser, IPHONE);
  const card = shown.page.getByRole("region", { name: "Install" });
  await card.getByRole("button", { name: "Show me how" }).click();
  await expect(
    shown.page
      .getByRole("dialog", { name: "Four steps to your home screen" })
      .getByRole("listitem"),
  ).toHaveCount(4);
  await shown.page.keyboard.press("Escape");
  await card.getByRole("button", { name: "Not now" }).click();
  await expect(card).toBeHidden();
  await withoutStream(shown.page);
  await shown.page.reload();
  await shown.page.waitForLoadState("networkidle");
  await expect(card).toBeHidden();
  await shown.context.close();
});
