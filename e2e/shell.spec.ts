import { expect, type Page } from "@playwright/test";
import { newPlayer, pageOf } from "./game-table.ts";
import { test } from "./test.ts";
import { EVERY_LOBBY, holdSettings, type Decisions } from "./world/settings.ts";
import { grantLevel } from "./world/grant-level.ts";
import { withoutStream } from "./without-stream.ts";

let brand: Decisions;
test.beforeAll(async () => {
  brand = await holdSettings();
});
test.afterEach(async () => {
  await brand.putBack();
});

const WIDE = { width: 1440, height: 900 };
test.use({ viewport: WIDE });

/**
 * The game menu in its order: the name of a line, its address, and the heading of the page there.
 */
const GAMES = [
  ["Home", "/", "The fair is open."],
  ["Hot games", "/hot", "Hot games"],
  ["Favourites", "/fav", "Favourites"],
  ["Slots", "/rng", "Slots"],
  ["Live casino", "/live", "Live casino"],
  ["Fishing", "/fish", "Fishing games"],
  ["Poker", "/pvp", "Player against player"],
  ["Sports", "/sports", "Sports"],
  ["E-sports", "/esports", "E-sports"],
  ["Cockfight", "/cockfight", "Cockfighting"],
  ["E-lottery", "/elott", "Electronic lottery"],
  ["In-house", "/inhouse", "Instant games"],
  ["Lottery", "/lotteryCenter", "Lottery centre"],
  ["Promotions", "/promotions", "Promotions"],
] as const;

const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const head = (page: Page) => page.getByRole("banner");
const foot = (page: Page) => page.getByRole("contentinfo");

test("HD-05 HD-07 the game menu leads to home, hot, favourites, every category at its type's path, lotteries and promotions", async ({
  page,
}) => {
  await brand.decide("menus", { games: EVERY_LOBBY });
  await page.goto("/");
  const games = menu(page).getByRole("list", { name: "Games", exact: true });
  await expect(games.getByRole("link")).toHaveText(GAMES.map(([name]) => name));
  for (const [name, path, title] of GAMES.toReversed()) {
    const link = games.getByRole("link", { name, exact: true });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(link).toHaveAttribute("aria-current", "page");
    // Favourites belong to a player: a guest is asked to sign in.
    if (path === "/fav")
      await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  }
});

test("HD-01 HD-02 the header switches the theme and the menu's width for good, leads home, and has login and registration for guests", async ({
  page,
}) => {
  await withoutStream(page);
  await page.goto("/rng");
  // Its buttons are rendered before they respond.
  await page.waitForLoadState("networkidle");
  const before = await page.locator("html").getAttribute("data-theme");
  await head(page)
    .getByRole("button", { name: /^Switch to the/ })
    .click();
  await head(page).getByRole("button", { name: "Collapse the menu" }).click();
  await expect(menu(page)).toHaveCSS("width", "72px");
  await page.reload();
  expect(await page.locator("html").getAttribute("data-theme")).not.toBe(before);
  await expect(menu(page)).toHaveCSS("width", "72px");
  await menu(page).getByRole("link", { name: "Hot games", exact: true }).click();
  await expect(page).toHaveURL("/hot");
  await head(page).getByRole("button", { name: "Expand the menu" }).click();
  await expect(menu(page)).toHaveCSS("width", "248px");
  await head(page).getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveURL("/");
  await menu(page).getByRole("link", { name: "Fair play" }).click();
  await head(page).getByRole("link", { name: "Perya, home" }).click();
  await expect(page).toHaveURL("/");
  for (const [name, dialog] of [
    ["Login", "Welcome back"],
    ["Sign up", "Join the fair"],
  ] as const) {
    await head(page).getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
    await page.keyboard.press("Escape");
  }
});

test("HD-01 PR-03 customer service elsewhere opens in a window of 440 by 750, also from the site's own window, VIP service for members of a high rank and live chat for everyone else", async ({
  browser,
  page,
}) => {
  const [chat, vip] = ["https://chat.example.com/", "https://vip.example.com/"];
  await brand.decide("resources", {
    customerService: [
      { csType: "VIP", path: vip },
      { csType: "LIVECHAT", path: chat },
    ],
  });
  const opened = async (on: Page) => {
    const opening = on.context().waitForEvent("page");
    await head(on).getByRole("button", { name: "Customer service" }).click();
    const popup = await opening;
    const size = await popup.evaluate("[innerWidth, innerHeight]");
    const address = popup.url();
    await popup.close();
    return { size, address };
  };
  const answering = async (on: Page) => {
    for (const address of [chat, vip])
      await on.context().route(`${address}**`, (route) => route.fulfill({ body: "Hello" }));
  };
  await answering(page);
  await page.goto("/");
  expect(await opened(page)).toEqual({ size: [440, 750], address: chat });

  const person = await newPlayer();
  const member = await pageOf(browser, person);
  await answering(member);
  await member.goto("/");
  await head(member).getByRole("button", { name: "Customer service" }).click();
  const opening = member.context().waitForEvent("page");
  await member
    .getByRole("dialog", { name: "Customer service" })
    .getByRole("button", { name: "Live chat in a new window" })
    .click();
  const beside = await opening;
  expect(await beside.evaluate("[innerWidth, innerHeight]")).toEqual([440, 750]);
  await beside.close();

  await brand.decide("service", { conversations: false });
  await grantLevel(person.id, 4);
  await member.goto("/");
  const account = member.getByRole("navigation", { name: "My account" });
  await head(member).getByRole("button", { name: "My account" }).click();
  await expect(account).toContainText("Platinum");
  await member.keyboard.press("Escape");
  await expect.poll(async () => (await opened(member)).address).toBe(chat);
  // The next level is there without loading the page again.
  await grantLevel(person.id, 5);
  await head(member).getByRole("button", { name: "My account" }).click();
  await expect(account).toContainText("Diamond");
  await member.keyboard.press("Escape");
  await expect.poll(async () => (await opened(member)).address).toBe(vip);
  await member.goto("/vip");
  await expect(member.locator("[aria-current=true]")).toContainText(/Diamond.*You are here/);
  await expect(member.getByRole("heading", { name: "You are at the top" })).toBeVisible();
});

test("HD-03 a member finds money and account in the header: deposit, withdraw, the balance hidden, shown and read again, and the personal menu", async ({
  browser,
}) => {
  const page = await pageOf(browser, await newPlayer());
  await page.goto("/");
  const balance = head(page).getByLabel("Balance", { exact: true });
  await expect(balance).toHaveText("₱0.00");
  await head(page).getByRole("button", { name: "Hide balance" }).click();
  await expect(balance).toHaveText("••••");
  await page.reload();
  await expect(balance).toHaveText("••••");
  await head(page).getByRole("button", { name: "Show balance" }).click();
  const asked = page.waitForResponse("**/api/v1/balance");
  await head(page).getByRole("button", { name: "Refresh balance" }).click();
  await asked;
  await expect(balance).toHaveText("₱0.00");
  await head(page).getByRole("link", { name: "Withdraw" }).click();
  await expect(page).toHaveURL("/member/withdraw");
  await page.goBack();
  await head(page).getByRole("link", { name: "Deposit" }).click();
  await expect(page).toHaveURL("/member/depositv2");
  await page.keyboard.press("Escape");

  const opener = head(page).getByRole("button", { name: "My account" });
  const own = page.getByRole("navigation", { name: "My account" });
  for (const [name, path] of [
    ["Member centre", "/member/securityCenter"],
    ["Account record", "/member/transactionHistory"],
    ["Betting record", "/member/personalHistoryCopy"],
  ] as const) {
    await opener.click();
    await expect(own.getByRole("link", { name: "Agent centre" })).toHaveCount(0);
    await own.getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(own).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/");
  }
  await opener.click();
  await page.keyboard.press("Escape");
  await expect(own).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await own.getByRole("button", { name: "Sign out" }).click();
  await page
    .getByRole("dialog", { name: "Sign out?" })
    .getByRole("button", { name: "Sign out" })
    .click();
  await expect(head(page).getByRole("link", { name: "Sign up" })).toBeVisible();
});

test("HD-03 who leads others finds the agent centre in the menu", async ({ browser }) => {
  const page = await pageOf(browser, await newPlayer());
  await page.route("**/api/v1/member", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    await route.fulfill({ response, json: { ...json, value: { ...json.value, type: "41" } } });
  });
  await page.goto("/");
  await head(page).getByRole("button", { name: "My account" }).click();
  await page
    .getByRole("navigation", { name: "My account" })
    .getByRole("link", { name: "Agent centre" })
    .click();
  await expect(page.getByRole("dialog", { name: "Agent centre" })).toBeVisible();
});

test("HD-04 the side menu has what surrounds the games, each category with its vendors, and what the brand has switched on", async ({
  page,
}) => {
  await page.goto("/");
  const more = menu(page).getByRole("list", { name: "More" });
  await more.getByRole("link", { name: "Fair play" }).click();
  await expect(page).toHaveURL("/fairness");
  // What opens later is in no menu: nothing there leads to a closed stall.
  await expect(more.getByRole("link", { name: "Event bonus" })).toHaveCount(0);
  await expect(more.getByRole("link", { name: "VIP" })).toHaveAttribute("href", "/vip");
  await expect(more.getByRole("link", { name: "Points mall" })).toHaveAttribute(
    "href",
    "/pointMall",
  );
  await expect(more.getByRole("link", { name: "Chat room" })).toHaveCount(0);

  await menu(page).getByRole("button", { name: "Slots by provider" }).click();
  const vendors = menu(page).getByRole("list", { name: "Slots by provider" });
  await expect(vendors.getByRole("link")).toHaveText(["All", "Perya Studio"]);
  await vendors.getByRole("link", { name: "Perya Studio" }).click();
  await expect(page).toHaveURL(/\/rng\?page=/);
  await vendors.getByRole("link", { name: "All" }).click();
  await expect(page).toHaveURL("/rng");
  await menu(page).getByRole("button", { name: "Show the code of the app" }).click();
  await expect(menu(page).getByRole("img", { name: /app/ })).toHaveCSS("width", "90px");
  await more.getByRole("button", { name: "Language: English" }).click();
  await expect(page.getByRole("dialog", { name: "Language" })).toBeVisible();

  const room = {
    resourceType: "CHATROOM",
    url: "https://room.example.com/",
    labelNameEn: "Plaza chat",
    qrCodeUrl: "",
  };
  await brand.decide("resources", { list: [room] });
  // A page that was rendered a moment ago for another visitor does not have it yet.
  await expect(async () => {
    await page.goto("/");
    await expect(more.getByRole("link", { name: "Plaza chat" })).toHaveAttribute("href", room.url, {
      timeout: 3_000,
    });
  }).toPass({ intervals: [1_000] });
});

test("HD-04 RT-08 RT-12 the menu is narrow on the Vietnam lottery and beside a seamless game, whatever one likes, and opens over the page", async ({
  browser,
}) => {
  const page = await pageOf(browser, await newPlayer());
  await page.setViewportSize(WIDE);
  for (const path of ["/vnLottery?gameCode=MB", "/seamless?gameId=harbor-lanterns"]) {
    await page.goto(path);
    await expect(head(page)).toBeVisible();
    await expect(menu(page)).toHaveCSS("width", "72px");
    await expect(head(page).getByRole("button", { name: "Expand the menu" })).toHaveCount(0);
    await head(page).getByRole("button", { name: "Open the menu" }).click();
    await expect(
      page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Slots", exact: true }),
    ).toBeVisible();
    await page.keyboard.press("Escape");
  }
  await expect(foot(page)).toHaveCount(0);
});

test("HD-06 the footer says what the law wants, with the age the brand has decided", async ({
  page,
}) => {
  await page.goto("/rng");
  await expect(foot(page)).toContainText("You must be at least 18 to play.");
  await expect(foot(page)).toContainText("Gambling is legal only with a licensed operator.");
  await brand.decide("register", { ageConfirmation: 21 });
  await page.goto("/rng");
  await expect(foot(page)).toContainText("21+");
  await expect(foot(page)).toContainText("You must be at least 21 to play.");
});
