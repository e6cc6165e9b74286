import { expect, type Locator, type Page } from "@playwright/test";
import { newPlayer, pageOf } from "./game-table.ts";
import { holdBack } from "./hold-back.ts";
import { openAllOfHome } from "./reveal.ts";
import { paneOf } from "./pane.ts";
import { test } from "./test.ts";
import type { asStaff } from "./world/calls.ts";
import { callsOf } from "./world/staff.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Long enough for popups that open by themselves. */
const COMES_UP_MS = 3_500;

let call: ReturnType<typeof asStaff>;
const added: string[] = [];
test.beforeAll(async () => {
  call = await callsOf("owner");
});
test.afterEach(async () => {
  for (const id of added.splice(0)) await call("DELETE", `/content/${id}`);
});

/** Publishes more content of the brand until the test ends. */
async function publish(
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

/**
 * A page that the server rendered in the last five seconds lacks what was published since; an
 * address with a query is rendered fresh.
 */
const asking = (path: string) => `${path}?now`;

/** Presses the title in the middle of the strip once this share of all has passed; says which. */
async function pressPassing(page: Page, share: number): Promise<string> {
  const strip = page.locator(".marquee");
  const { x, y, width, height } = (await strip.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.evaluate(`for (const one of document.querySelectorAll(".marquee-titles"))
    for (const passing of one.getAnimations())
      passing.currentTime = passing.effect.getComputedTiming().duration * ${share}`);
  await page.mouse.move(x + width / 2, y + height / 2);
  await expect(strip).not.toHaveAttribute("data-moving");
  const found = await page.evaluate<{ text: string; at: number } | undefined>(`(() => {
    for (let at = ${x + width / 2}; at < ${x + width}; at += 5) {
      const title = document.elementFromPoint(at, ${y + height / 2})?.closest("button");
      if (title) return { text: title.textContent, at: at + 4 };
    }
  })()`);
  if (!found) throw new Error("No title stands under the pointer");
  await page.mouse.move(found.at, y + height / 2);
  await page.mouse.down();
  await page.waitForTimeout(120);
  await page.mouse.up();
  return found.text;
}

const popup = (page: Page) =>
  page.getByRole("dialog", { name: /The fair is open|News from the fair/ });

/** Goes on down home, where the notices are below the first games. */
async function showing(strip: Locator): Promise<void> {
  await expect(async () => {
    await strip.page().keyboard.press("Tab");
    await strip.scrollIntoViewIfNeeded({ timeout: 1_000 });
  }).toPass();
  await strip.page().evaluate("document.activeElement.blur()");
}

test("MD-03 CA-06 the notices pass by, stand still when they are held or stopped, and open in a list of nine a page", async ({
  page,
}) => {
  for (let at = 1; at <= 11; at++) await publish("player", `Notice ${at}`, at);
  await page.goto(asking("/"));
  const strip = page.getByRole("region", { name: "Notices" });
  await showing(strip);
  const notice = strip.getByRole("button", { name: "Notice 2", exact: true });
  const left = async () => (await notice.boundingBox())?.x ?? 0;
  const moves = async () => {
    const before = await left();
    await page.waitForTimeout(400);
    return Math.abs((await left()) - before) > 1;
  };
  // Only after hydration.
  await expect.poll(moves).toBe(true);
  await strip.getByRole("button", { name: "Pause the notices" }).click();
  await page.mouse.move(5, 5);
  expect(await moves()).toBe(false);
  await strip.getByRole("button", { name: "Resume the notices" }).click();
  await page.mouse.move(5, 5);
  await expect.poll(moves).toBe(true);
  // A press on whatever title passes by opens it, also where the titles begin again.
  for (const share of [0.5, 0.99]) {
    const pressed = await pressPassing(page, share);
    const opened = page.getByRole("dialog", { name: "Notices" });
    await expect(opened.locator("details[open]")).toContainText(pressed);
    await page.keyboard.press("Escape");
    await expect(opened).toHaveCount(0);
    // It stands while its title has the focus again.
    await page.evaluate("document.activeElement.blur()");
    await page.mouse.move(5, 5);
    await expect.poll(moves).toBe(true);
  }
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
  await showing(strip);
  await expect(strip.getByRole("button", { name: /^(Pause|Resume)/ })).toHaveCount(0);
  await page.evaluate("document.fonts.ready.then(() => true)");
  expect(await moves()).toBe(false);
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
    for (let at = 1; at <= 8; at++) await publish("popup", `Thing ${at}`, at);
    // Read again it is the same visit, in another tab it is another.
    await page.goto("/");
    await page.waitForTimeout(COMES_UP_MS);
    await expect(popup(page)).toHaveCount(0);
    await page.evaluate("sessionStorage.clear()");
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
      "/member/depositv2",
      "/member/depositv2/new",
      "/member/withdraw",
      "/game?gameId=harbor-lanterns",
    ]) {
      await page.goto(path);
      await expect(paneOf(page).or(page.locator("iframe")).first()).toBeVisible();
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
    await publish(
      "help",
      `Subject ${at}`,
      at,
      `<p>Answer <b>${at}</b> <a href="/rng">here</a></p>`,
    );
  const answer = await holdBack(page, "**/api/v1/help?*");
  await page.goto(asking("/help"));
  const help = page.getByRole("dialog", { name: "Help Center" });
  await expect(help.getByRole("status")).toBeVisible();
  await expect(help.getByText("Talk to us")).toHaveCount(0);
  answer();
  await expect(page).toHaveTitle(/^Help Center/);
  await help.getByText("Subject 5").click();
  await expect(help.getByText("Answer 5")).toBeVisible();
  await expect(help.getByText("Talk to us")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/$/);
  await openAllOfHome(page);
  const tabs = page.getByRole("tablist", { name: "Help topics" }).getByRole("tab");
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
