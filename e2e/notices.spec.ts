import { expect, type Page } from "@playwright/test";
import { newPlayer, pageOf } from "./game-table.ts";
import { openAllOfHome } from "./reveal.ts";
import { test } from "./test.ts";
import type { asStaff } from "./world/calls.ts";
import { callsOf } from "./world/staff.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Long enough for what comes up by itself to have come up. */
const COMES_UP_MS = 3_500;

let call: ReturnType<typeof asStaff>;
const added: string[] = [];
test.beforeAll(async () => {
  call = await callsOf("owner");
});
test.afterEach(async () => {
  for (const id of added.splice(0)) await call("DELETE", `/content/${id}`);
});

/** The brand tells something more, until the test is over. */
async function tell(
  kind: "player" | "popup" | "help",
  title: string,
  order: number,
  content = `<p>About ${title}.</p>`,
): Promise<void> {
  const { id } = await call<{ id: string }>("POST", "/content", {
    kind,
    title,
    content,
    order,
    published: true,
  });
  added.push(id);
}

/** A page that the server drew in the last five seconds has nothing of what was told since; one with words in its address asks for itself. */
const asking = (path: string) => `${path}?now`;

const popup = (page: Page) =>
  page.getByRole("dialog", { name: /The fair is open|News from the fair/ });

test("MD-03 CA-06 the notices pass by, stand still when they are held or stopped, and open in a list of nine a page", async ({
  page,
}) => {
  for (let at = 1; at <= 11; at++) await tell("player", `Notice ${at}`, at);
  await page.goto(asking("/"));
  const strip = page.getByRole("region", { name: "Notices" });
  const notice = strip.getByRole("button", { name: "Notice 2", exact: true });
  const left = async () => (await notice.boundingBox())?.x ?? 0;
  const moves = async () => {
    const before = await left();
    await page.waitForTimeout(400);
    return Math.abs((await left()) - before) > 1;
  };
  // Once the page answers.
  await expect.poll(moves).toBe(true);
  await strip.getByRole("button", { name: "Stop the notices" }).click();
  await page.mouse.move(5, 5);
  expect(await moves()).toBe(false);
  await strip.getByRole("button", { name: "Let the notices run" }).click();
  await page.mouse.move(5, 5);
  await expect.poll(moves).toBe(true);
  await notice.focus();
  await expect(notice).toBeInViewport();
  expect(await moves()).toBe(false);
  await page.keyboard.press("Enter");
  const list = page.getByRole("dialog", { name: "Notices" });
  await expect(list.getByText("About Notice 2.")).toBeVisible();
  await expect(list.getByRole("group")).toHaveCount(9);
  await list.getByRole("button", { name: "Older" }).click();
  await expect(list.getByRole("group").first()).toContainText("Notice 10");
  await list.getByText("Notice 11", { exact: true }).click();
  await expect(list.getByText("About Notice 11.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  expect(await moves()).toBe(false);
  await expect(strip.getByRole("button", { name: /^Stop/ })).toHaveCount(0);
});

test.describe("what the brand brings up by itself", () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test("MD-04 comes up once a visit and not where one registers, eight things a page; who does not want it has peace until tomorrow", async ({
    page,
  }) => {
    await page.goto("/register");
    await page.waitForTimeout(COMES_UP_MS);
    await expect(popup(page)).toHaveCount(0);
    await page.goto("/");
    await expect(popup(page)).toContainText("play money");
    await popup(page).getByRole("button", { name: "To the fair" }).click();
    await page.getByRole("link", { name: "How it stays fair" }).click();
    await page.waitForTimeout(COMES_UP_MS);
    await expect(popup(page)).toHaveCount(0);
    for (let at = 1; at <= 8; at++) await tell("popup", `Thing ${at}`, at);
    await page.goto("/");
    await expect(popup(page).getByRole("group")).toHaveCount(8);
    await expect(popup(page).getByText("About Thing 1.")).toBeVisible();
    await popup(page).getByRole("button", { name: "Older" }).click();
    await expect(popup(page).getByRole("group")).toHaveCount(1);
    await popup(page).getByLabel("Don't show this again today").check();
    await page.keyboard.press("Escape");
    await page.goto("/");
    await page.waitForTimeout(COMES_UP_MS);
    await expect(popup(page)).toHaveCount(0);
  });

  test("MD-04 never comes up over money or a running game, and does on the next page", async ({
    browser,
  }) => {
    const page = await pageOf(browser, await newPlayer(), {
      storageState: { cookies: [], origins: [] },
    });
    await page.clock.install();
    for (const path of [
      "/wallet",
      "/wallet/deposit/new",
      "/wallet/withdraw",
      "/game?gameId=harbor-lanterns",
    ]) {
      await page.goto(path);
      await expect(page.getByRole("main").or(page.locator("iframe")).first()).toBeVisible();
      await page.clock.runFor(COMES_UP_MS * 3);
      await expect(popup(page)).toHaveCount(0);
    }
    await page.goto("/");
    await page.clock.runFor(COMES_UP_MS);
    await expect(popup(page)).toBeVisible();
  });

  test("MD-04 closed by a signed-in player it stays away until the session ends", async ({
    browser,
  }) => {
    const person = await newPlayer();
    const page = await pageOf(browser, person, { storageState: { cookies: [], origins: [] } });
    await page.goto("/");
    await expect(popup(page)).toBeVisible();
    await popup(page).getByRole("button", { name: "Close" }).click();
    await page.goto("/");
    await page.waitForTimeout(COMES_UP_MS);
    await expect(popup(page)).toHaveCount(0);
    const later = await pageOf(browser, person, { storageState: { cookies: [], origins: [] } });
    await later.goto("/");
    await expect(popup(later)).toBeVisible();
  });
});

test("MD-05 RT-14 CA-06 the brand's own help is what the help popup shows, and its first four subjects stand on home", async ({
  page,
}) => {
  for (let at = 1; at <= 5; at++)
    await tell("help", `Subject ${at}`, at, `<p>Answer <b>${at}</b> <a href="/rng">here</a></p>`);
  await page.goto(asking("/help"));
  const help = page.getByRole("dialog", { name: "Help Center" });
  await expect(page).toHaveTitle(/^Help Center/);
  await help.getByText("Subject 5").click();
  await expect(help.getByText("Answer 5")).toBeVisible();
  await expect(help.getByText("Talk to us")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/$/);
  await openAllOfHome(page);
  const tabs = page.getByRole("tablist", { name: "Help subjects" }).getByRole("tab");
  await expect(tabs).toHaveText(["Subject 1", "Subject 2", "Subject 3", "Subject 4"]);
  await tabs.nth(3).click();
  await expect(page.getByRole("tabpanel")).toHaveText("Answer 4 here");
  await expect(page.getByRole("tabpanel").getByRole("link")).toHaveAttribute(
    "rel",
    "noopener noreferrer",
  );
  await page.goto("/help#term");
  await expect(page.getByRole("dialog", { name: "Terms of use" })).toContainText("Who may play");
});
