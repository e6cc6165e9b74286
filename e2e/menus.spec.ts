import { ITEMS, MENUS, type ItemAbout } from "@perya/menus";
import { expect, type Page } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { openConsole } from "./console.ts";
import { test } from "./test.ts";
import { soon } from "./time-flies.ts";
import { holdSettings, type Decisions } from "./world/settings.ts";
import { callsOf } from "./world/staff.ts";

let brand: Decisions;
test.beforeAll(async () => {
  brand = await holdSettings();
});
test.afterEach(async () => {
  await brand.putBack();
});

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const games = (page: Page) => menu(page).getByRole("list", { name: "Games", exact: true });

test("GB-17 every line of the menus leads to a page with something on it: lobbies without games and what opens later are left out", async ({
  page,
}) => {
  const call = await callsOf("owner");
  const { offered } = await call<{ offered: readonly string[] }>("GET", "/settings");
  const expected = MENUS.games.shown.flatMap((item) => {
    const about: ItemAbout = ITEMS[item];
    return !about.offered || offered.includes(item) ? [about.to ?? ""] : [];
  });
  await page.setViewportSize(WIDE);
  await page.goto("/");
  const links = games(page).getByRole("link");
  await expect(links).toHaveCount(expected.length);
  for (const [at, path] of expected.entries())
    await expect(links.nth(at)).toHaveAttribute("href", path);
  for (const path of expected.filter((one) => one !== "/fav")) {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(
      main
        .getByRole("listitem")
        .or(main.getByRole("link", { name: "Play now" }))
        .first(),
    ).toBeVisible();
  }
});

test("the operator arranges, names and hides what stands in the menus by keys alone, sees the real menus while doing so, and the site follows on both sizes and in each language", async ({
  browser,
  page,
}) => {
  const desk = await openConsole(browser, "owner");
  await desk.setViewportSize(WIDE);
  await desk.goto(`${ADDRESSES.console}/settings/menus`);
  const list = desk.getByRole("list", { name: "Games", exact: true });
  const preview = desk
    .locator("section")
    .filter({ has: desk.getByRole("heading", { name: "As players see it" }) });
  const thumb = desk.getByRole("list", { name: "At the thumb" });
  await expect(preview.getByText("Slots")).toHaveCount(2);

  // Slots go up to the first place, one press of a key after the other: the focus stays with them.
  await list.getByRole("button", { name: "Move Slots up" }).focus();
  for (const place of [3, 2, 1]) {
    await desk.keyboard.press("Enter");
    await expect(desk.getByRole("status").filter({ hasText: "Slots" })).toHaveText(
      `Slots is now at place ${place} of 14.`,
    );
  }
  await expect(list.getByRole("button", { name: "Move Slots down" })).toBeFocused();
  await desk.getByRole("button", { name: "Name and picture of Slots" }).first().press("Enter");
  await desk.getByLabel("English", { exact: true }).fill("Reels");
  await desk.getByLabel("Tiếng Việt").fill("Quay hũ");
  await desk.getByRole("radio", { name: "instant" }).press("Space");
  await expect(preview.getByText("Reels")).toHaveCount(2);
  await preview.getByLabel("Language").selectOption("VI");
  await expect(preview.getByText("Quay hũ")).toHaveCount(2);
  // Without a name of its own, Arabic shows the brand's first language's, and says that it is.
  await preview.getByLabel("Language").selectOption("AR");
  await expect(preview.getByText("Reels").first()).toHaveAttribute("lang", "en");
  await expect(preview.getByText("الرئيسية").first()).toBeVisible();
  await expect(preview.locator("[dir=rtl]").first()).toBeVisible();

  await list.getByLabel("Whether Favourites is shown").selectOption("never");
  await thumb.getByLabel("Whether Promotions is shown").selectOption("offered");
  await expect(desk.getByText("There is room for 5 items")).toBeVisible();
  await thumb.getByLabel("Whether Wallet is shown").selectOption("never");
  await expect(desk.getByText("There is room for 5 items")).toHaveCount(0);
  await desk.getByRole("button", { name: "Save", exact: true }).click();
  await expect(desk.getByText("All changes are saved.")).toBeVisible();

  await page.setViewportSize(WIDE);
  await expect
    .poll(async () => {
      await page.goto("/");
      return games(page).getByRole("link").first().textContent();
    })
    .toBe("Reels");
  await expect(games(page).getByRole("link", { name: "Favourites" })).toHaveCount(0);
  await page.setViewportSize(PHONE);
  const names = menu(page).getByRole("link");
  await expect(names).toHaveText(["Home", "Games", "Lottery", "Me", "Promotions"]);
  await page.context().addCookies([{ name: "lang", value: "VI", url: ADDRESSES.player }]);
  await page.goto("/");
  const strip = page.getByRole("navigation", { name: "Trò chơi" });
  await expect(strip.getByRole("link").first()).toHaveText("Quay hũ");
  await page.context().addCookies([{ name: "lang", value: "AR", url: ADDRESSES.player }]);
  await page.goto("/");
  const first = page.getByRole("navigation", { name: "الألعاب" }).getByRole("link").first();
  await expect(first).toHaveText("Reels");
  await expect(first.getByText("Reels")).toHaveAttribute("lang", "en");

  await desk.getByRole("button", { name: "Back to the default: Games" }).click();
  await expect(list.getByRole("listitem").first()).toContainText("Home");
  await desk.getByRole("button", { name: "Save", exact: true }).click();
  await expect(desk.getByText("All changes are saved.")).toBeVisible();
  await expect(desk.getByRole("table", { name: "Versions of Menus" })).toContainText("owner");
});

test("GB-17 a menu keeps its lines while a page is open, and the next page has what the brand has changed", async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.clock.install();
  await page.goto("/promotions");
  const favourites = games(page).getByRole("link", { name: "Favourites" });
  await expect(favourites).toBeVisible();
  await brand.decide("menus", { games: [{ item: "fav", show: "never" }] });
  // Decided after the menus, and seen at once: the page knows both by then.
  const link = { resourceType: "LINE", url: "https://line.example.com/", qrCodeUrl: "" };
  await brand.decide("resources", { list: [{ ...link, labelNameEn: "Our LINE" }] });
  const foot = page.getByRole("contentinfo");
  await soon(page, (limit) =>
    expect(foot.getByRole("link", { name: "Our LINE" })).toBeVisible(limit),
  );
  await expect(favourites).toBeVisible();
  await games(page).getByRole("link", { name: "Home" }).click();
  await expect(favourites).toHaveCount(0);
});
