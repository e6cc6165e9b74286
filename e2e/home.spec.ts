import { expect, type Page } from "@playwright/test";
import { newPlayer } from "./game-table.ts";
import { openAllOfHome } from "./reveal.ts";
import { FOLLOW_SHIFTS, shifted } from "./shifts.ts";
import { test } from "./test.ts";
import { playRounds } from "./world/play.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const VENDORS = "**/api/v1/vendors*";
/**
 * Whether everything that begins as near below the window as it says, or within 300 pixels, is
 * rendered and no longer loading.
 */
const NEAR_IS_THERE = `[
    ...document.querySelectorAll("main div[data-near]:empty, main [aria-busy=true]")
  ]
  .every((part) =>
    part.getBoundingClientRect().top > innerHeight + parseInt(part.dataset.near ?? "300"))`;

const vendor = (at: number, gameCategory = "RNG") => ({
  vassalage: `V${at}`,
  name: `Maker ${at}`,
  gameCategory,
  vendors: [],
  gameClassify: [],
  games: 3,
  logo: "",
});
const scrolled = (page: Page, name: string) =>
  page
    .getByRole("region", { name })
    .getByRole("list")
    .evaluate((list) => (list as unknown as { scrollLeft: number }).scrollLeft);

test("RT-01 GB-08 home has everything, under each of its names; what is below the first screen comes when the visitor gets there and moves nothing", async ({
  page,
}) => {
  for (const path of ["/index", "/index.html", "/home", "/"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "The fair is open." })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Hot games" })).toBeVisible();
  }
  const main = page.getByRole("main");
  // The featured lotteries, which have a hot list of their own, stand among the hot games.
  const hot = main.locator("section", { hasText: "Hot games" }).locator("article img");
  await expect(hot.first()).toHaveAttribute("src", /\/art\//);
  await expect(hot.and(page.locator("[src*='/lotteries/']"))).not.toHaveCount(0);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("navigation").first()).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await expect(main.getByRole("searchbox", { name: "Search games and providers" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Latest winners" })).toHaveCount(0);
  await page.evaluate(FOLLOW_SHIFTS);
  await page.mouse.move(700, 500);
  const last = main.getByRole("heading", { name: "The fair in your pocket", exact: true });
  while (!(await last.isVisible())) {
    await page.mouse.wheel(0, 250);
    await expect.poll(() => page.evaluate(NEAR_IS_THERE)).toBe(true);
  }
  await expect(page.getByRole("region", { name: "Fiesta counter" })).toContainText("Decoration");
  await expect(
    page
      .getByRole("region", { name: "Notices" })
      .getByRole("button", { name: /^Welcome to the night fair/ }),
  ).toBeAttached();
  for (const name of [
    "Lottery",
    "Providers",
    "Slots",
    "Latest winners",
    "Good to know",
    "Provably honest",
    "The fair in your pocket",
  ])
    await expect(main.getByRole("heading", { name, exact: true })).toBeVisible();
  expect(await shifted(page)).toBeLessThan(0.01);
  // Hearts appear where favourites exist: on hot games and slots.
  const hearts = (heading: string) =>
    main
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: heading, exact: true }) })
      .getByRole("button", { name: /^Favourite: / });
  for (const heading of ["Hot games", "Slots"]) await expect(hearts(heading)).not.toHaveCount(0);
  // All instant games are hot, and no row shows a game again.
  await expect(main.getByRole("heading", { name: "Instant games" })).toHaveCount(0);
  await expect(main.locator("[data-banner=w_home] img")).toHaveCount(6);
  await expect(main.getByRole("tablist", { name: "Help topics" }).getByRole("tab")).toHaveCount(4);
  const code = main.getByRole("img", { name: "QR code of the download page" });
  expect(await code.boundingBox()).toMatchObject({ width: 100, height: 100 });
});

test("RT-01 help tabs answer the arrow keys and show one subject at a time", async ({ page }) => {
  await openAllOfHome(page);
  const tabs = page.getByRole("tablist", { name: "Help topics" });
  await tabs.getByRole("tab", { name: "Your account" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(tabs.getByRole("tab", { name: "Paying in" })).toBeFocused();
  await expect(page.getByRole("tabpanel")).toContainText("Choose a payment method");
  await page.keyboard.press("End");
  await expect(tabs.getByRole("tab", { selected: true })).toHaveText("Is it fair?");
});

test("RT-01 GB-14 LB-04 the search of home finds games of every sort and their makers, and Back brings the fair again", async ({
  page,
}) => {
  await page.goto("/");
  const search = page.getByRole("searchbox", { name: "Search games and providers" });
  await search.fill("  mangoo ");
  await expect(page).toHaveURL(/\?q=mangoo$/);
  await expect(page.getByRole("main").getByRole("heading", { name: "Mango Mines" })).toBeVisible();
  await page.reload();
  await expect(search).toHaveValue("mangoo");
  // The search finds a lottery as well, with its picture, and opens its counter.
  await search.fill("keno");
  const lottery = page
    .getByRole("main")
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: "Keno · 5 minutes" }) });
  await expect(lottery.locator("img")).toHaveAttribute("src", "/lotteries/keno-5m.svg");
  await lottery.getByRole("link").click();
  await expect(page).toHaveURL(/\/lottery\?/);
  await expect(page.getByRole("heading", { level: 1, name: "Keno · 5 minutes" })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue("keno");
  await search.fill("no such game");
  await expect(page.getByText("No games match “no such game”.")).toBeVisible();
  await page.getByRole("link", { name: "All games" }).click();
  await expect(search).toHaveValue("");
  await expect(page.getByRole("heading", { name: "Hot games" })).toBeVisible();
});

test("GB-03 the providers of slots go round every two seconds, with arrows where there are more than five of them", async ({
  page,
}) => {
  await page.clock.install();
  await page.setViewportSize({ width: 1440, height: 900 });
  const makers = (count: number) => ({
    success: true,
    value: [
      ...Array.from({ length: count }, (_, at) => vendor(at)),
      vendor(99, "LIVE"),
      vendor(3, "LIVE"),
    ],
  });
  await page.route(VENDORS, (route) => route.fulfill({ json: makers(7) }));
  await openAllOfHome(page);
  const strip = page.getByRole("region", { name: "Providers" });
  await strip.scrollIntoViewIfNeeded();
  await expect(strip.getByRole("link")).toHaveCount(7);
  await page.clock.runFor(2_000);
  await expect.poll(() => scrolled(page, "Providers")).toBeGreaterThan(100);
  await strip.getByRole("button", { name: "Pause the providers" }).click();
  const back = async () => {
    await strip.getByRole("button", { name: "Previous providers" }).click();
    await expect.poll(() => scrolled(page, "Providers"), { timeout: 2_000 }).toBe(0);
  };
  // The strip may have advanced by more than one before it was stopped.
  await expect(back).toPass();
  const third = strip.getByRole("link", { name: /Maker 3\s*6 games/ });
  await expect(third).toHaveAttribute("href", "/providers?vassalage=V3");
  await page.evaluate(() => sessionStorage.clear());
  await page.unroute(VENDORS);
  await page.route(VENDORS, (route) => route.fulfill({ json: makers(5) }));
  await openAllOfHome(page);
  await expect(strip.getByRole("link")).toHaveCount(5);
  await expect(strip.getByRole("button")).toHaveCount(0);
});

test("GB-13 the counter climbs by itself to two decimals, stops at its button, and stands where less motion is asked for", async ({
  page,
}) => {
  await page.clock.install();
  await openAllOfHome(page);
  const sign = page.getByRole("region", { name: "Fiesta counter" });
  const figure = async () => {
    const text = (await sign.locator("[data-counter] .sr-only").textContent()) ?? "";
    expect(text).toMatch(/^₱\d{2},\d{3},\d{3}\.\d{2}$/);
    return Number(text.replaceAll(/[₱,.]/g, ""));
  };
  // The server renders the starting figure; the device computes the current one.
  await expect.poll(figure).toBeGreaterThan(1_000_000_000);
  // Stopped, no sooner than a busy machine is there: in 5 s it climbs two steps at most.
  await page.clock.pauseAt((await page.evaluate<number>("Date.now()")) + 120_000);
  const before = await figure();
  await page.clock.runFor(5_000);
  await expect.poll(async () => (await figure()) - before).toBeGreaterThanOrEqual(10_000);
  expect((await figure()) - before).toBeLessThanOrEqual(100_000);
  await sign.getByRole("button", { name: "Pause the counter" }).click();
  await page.mouse.move(5, 5);
  const stopped = await figure();
  await page.clock.runFor(20_000);
  expect(await figure()).toBe(stopped);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAllOfHome(page);
  await expect.poll(figure).toBeGreaterThan(1_000_000_000);
  const calm = await figure();
  await page.clock.runFor(20_000);
  expect(await figure()).toBe(calm);
  await expect(page.getByRole("button", { name: /^Stop the/ })).toHaveCount(0);
});

test("PR-06 GB-13 CA-16 the winner board shows a real win under a masked name", async ({
  page,
}) => {
  const person = await newPlayer(500n);
  // Seven of ten rounds pay no more than their stake: the chance that none of these rounds wins is
  // one in a million.
  await playRounds(person, "halo-halo-drop", 40, { choice: { rows: 8, risk: "low" } });
  await openAllOfHome(page);
  const board = page.getByRole("list", { name: "Winners" });
  const asked = page.waitForRequest((request) => request.url().includes("/api/v1/winners?"));
  await expect(async () => {
    await openAllOfHome(page);
    await expect(
      board
        .getByRole("listitem")
        .filter({ hasText: `${person.username.slice(0, 2)}***` })
        .first(),
    ).toContainText(/Halo-Halo Drop₱\d+\.\d{2}/, { timeout: 5_000 });
  }).toPass({ timeout: 120_000 });
  expect(new URL((await asked).url()).searchParams.get("gameCategory")).toBe("ALL");
  expect(await board.getByRole("listitem").count()).toBeLessThanOrEqual(20);
  expect(await page.content()).not.toContain(person.username);
});
