import { expect, type Page } from "@playwright/test";
import { accessibilityFaults, isTooWide } from "./faults.ts";
import { newPlayer, pageOf } from "./game-table.ts";
import { paneOf } from "./pane.ts";
import { test } from "./test.ts";
import { order, pay } from "./world/cash.ts";
import { register } from "./world/people.ts";
import { callsOf } from "./world/staff.ts";
import { holdSettings } from "./world/settings.ts";

const PHONE = { width: 390, height: 844 };

const centre = (page: Page) => page.getByRole("dialog", { name: "Member centre" });
const menu = (page: Page) => centre(page).getByRole("navigation", { name: "Member centre" });
const title = (page: Page) => paneOf(page).getByRole("heading", { level: 2 }).first();
const search = (page: Page) => page.getByRole("main").getByRole("searchbox");

test("MC-01 the member centre opens over the page one is on and leaves it as it was, by Back, by Escape and by its button", async ({
  browser,
}) => {
  const page = await pageOf(browser, await newPlayer(100n));
  await page.goto("/rng?q=reel");
  await expect(search(page)).toHaveValue("reel");
  const ways = {
    Back: () => page.goBack(),
    Escape: () => page.keyboard.press("Escape"),
    button: () => centre(page).getByRole("button", { name: "Close" }).click(),
  };
  for (const [way, close] of Object.entries(ways)) {
    await page.getByRole("banner").getByRole("link", { name: "Deposit" }).click();
    await expect(title(page)).toHaveText("Deposit");
    await expect(page).toHaveURL("/member/depositv2");
    await expect(page).toHaveTitle(/Deposit/);
    await menu(page).getByRole("link", { name: "Account record" }).click();
    await expect(title(page)).toHaveText("Account record");
    await close();
    await expect(centre(page), way).toHaveCount(0);
    await expect(page).toHaveURL("/rng?q=reel");
    await expect(page).toHaveTitle(/Slots/);
    await expect(search(page)).toHaveValue("reel");
  }
  // What lies deeper than a pane goes back to it first.
  await page.getByRole("banner").getByRole("link", { name: "Deposit" }).click();
  await menu(page).getByRole("link", { name: "My account" }).click();
  await paneOf(page)
    .getByRole("link", { name: /Where you are signed in/ })
    .click();
  await expect(title(page)).toHaveText("Where you are signed in");
  await page.goBack();
  await expect(title(page)).toHaveText("My account");
  await page.goBack();
  await expect(page).toHaveURL("/rng?q=reel");
  await page.context().close();
});

test("MC-15 MC-05 closing the centre tells who listens, customer service is at hand in it, and the menu has what the brand and the player have", async ({
  browser,
}) => {
  const upline = await newPlayer();
  const page = await pageOf(browser, upline);
  await page.goto("/");
  await page.evaluate(() => {
    const heard = globalThis as unknown as EventTarget & { closings: number };
    heard.closings = 0;
    heard.addEventListener("centre-closed", () => heard.closings++);
  });
  const closings = () =>
    page.evaluate(() => (globalThis as unknown as { closings: number }).closings);
  await page.getByRole("banner").getByRole("link", { name: "Deposit" }).click();
  // Nobody invited this player.
  await expect(menu(page).getByRole("link", { name: "Profit and loss" })).toBeVisible();
  await expect(menu(page).getByRole("link", { name: "Transfer to upline" })).toHaveCount(0);
  await centre(page).getByRole("button", { name: "Customer service" }).click();
  await page.getByRole("dialog", { name: "Customer service" }).waitFor();
  await page.keyboard.press("Escape");
  await menu(page).getByRole("link", { name: "Account record" }).click();
  await expect(title(page)).toHaveText("Account record");
  expect(await closings()).toBe(0);
  await centre(page).getByRole("button", { name: "Close" }).click();
  await expect.poll(closings).toBe(1);
  await page.context().close();

  const invited = await register(`i${Date.now().toString(36)}`, { recommenderId: upline.id });
  const theirs = await pageOf(browser, invited);
  await theirs.goto("/member/transferUpline");
  await expect(menu(theirs).getByRole("link", { name: "Transfer to upline" })).toBeVisible();
  await expect(paneOf(theirs)).toContainText(upline.username);
  await theirs.context().close();
});

test("MC-09 MC-11 MC-14 bonuses, invitations and rebates have a place that says there are none, MC-10 rewards are claimed in one place, and MC-12 PR-05 PR-11 CA-20 missions are counted in the menu until they are claimed, where the brand wants it", async ({
  browser,
}) => {
  const brand = await holdSettings();
  const person = await newPlayer();
  const page = await pageOf(browser, person);
  await brand.decide("features", { MISSIONS: false });
  await page.goto("/member/bonusDetails");
  for (const [name, nothing] of [
    ["Bonus details", "There are no bonuses yet."],
    ["Reward centre", "Daily check-in"],
    ["Invite and earn", "Nobody has joined through your link yet."],
    ["Rebate", "Nothing yet."],
  ] as const) {
    await menu(page).getByRole("link", { name }).click();
    await expect(title(page)).toHaveText(name);
    await expect(paneOf(page)).toContainText(nothing);
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  const missions = menu(page).getByRole("link", { name: "Missions" });
  await expect(missions).toHaveCount(0);
  await page.goto("/member/missionLeaderboard");
  await expect(paneOf(page)).toContainText("This page is not available here.");
  // A brand that switches it on has it in the menu of pages that are open, in the place of another.
  await brand.decide("features", { REFERRAL: false, MISSIONS: true });
  await expect(missions).toBeVisible();
  const pane = paneOf(page);
  const rewards = menu(page).getByRole("link", { name: "Reward centre" });
  await rewards.click();
  await pane.getByRole("button", { name: "Claim: Daily check-in" }).click();
  await expect(pane.getByRole("status")).toHaveText("Daily check-in: it is yours.");
  await expect(pane.getByRole("heading", { name: "Credited" })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await missions.click();
  await expect(pane.getByRole("button", { name: "Checked in for today" })).toBeVisible();
  await expect(pane).toContainText("1 day in a row");
  const staff = await callsOf("owner");
  await staff("POST", `/players/${person.id}/kyc`, { level: 1, reason: "seen on video" });
  await expect(missions).toContainText("To claim: 1");
  expect(await accessibilityFaults(page)).toEqual([]);
  await pane.getByRole("button", { name: "Claim: Show who you are" }).click();
  await expect(pane.getByRole("status")).toHaveText("Show who you are: the reward is yours.");
  await expect(missions).toHaveText("Missions");
  await expect(page.getByRole("banner")).toContainText("20.00");
  // The leaderboard is beside them, and a tournament that costs its fee is joined once it is read.
  await pane.getByRole("link", { name: "Tournaments" }).click();
  await pane.getByRole("link", { name: "Open the table: The long fair" }).click();
  await expect(pane).toContainText("Everyone is in it");
  await expect(pane).toContainText("1,000.00");
  await pane.getByRole("link", { name: "Tournaments" }).click();
  await pane.getByRole("link", { name: "Open the table: The highest leap" }).click();
  await pane.getByRole("button", { name: "Join: The highest leap" }).click();
  const asked = page.getByRole("dialog", { name: "Join this tournament?" });
  await expect(asked).toContainText("20.00");
  await asked.getByRole("button", { name: "Join" }).click();
  await expect(pane.getByRole("status")).toHaveText("You have joined: your rounds count.");
  await expect(page.getByRole("banner")).not.toContainText("20.00");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.context().close();
  await brand.putBack();
});

test("MC-01 a link opens a pane over home, a reload keeps the page below, and the addresses of before lead there", async ({
  browser,
}) => {
  const page = await pageOf(browser, await newPlayer());
  await page.goto("/member");
  await expect(title(page)).toHaveText("My account");
  await expect(page).toHaveURL("/member/securityCenter");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/");
  await page.goto("/terms");
  await page.getByRole("banner").getByRole("link", { name: "Deposit" }).click();
  await expect(title(page)).toHaveText("Deposit");
  await page.reload();
  await expect(title(page)).toHaveText("Deposit");
  await expect(page.getByRole("dialog").getByRole("link", { name: "Deposit" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 1, name: "Terms of use" })).toBeVisible();
  for (const [before, now] of [
    ["/wallet", "/member/depositv2"],
    ["/wallet?deposit=dep_1", "/member/depositv2/dep_1"],
    ["/wallet/history", "/member/transferFund"],
    ["/records/bets/r1", "/member/personalHistoryCopy/r1"],
    ["/me/security", "/member/securityCenter/security"],
  ] as const) {
    await page.goto(before);
    await expect(page).toHaveURL(now);
  }
  await page.context().close();
});

test("MC-01 a guest signs in first and then sees the pane that was asked for", async ({ page }) => {
  const person = await newPlayer();
  await page.goto("/member/withdraw");
  await expect(page).toHaveURL(/\/login\?next=%2Fmember%2Fwithdraw/);
  await page.getByLabel("Username").fill(person.username);
  await page.getByLabel("Password", { exact: true }).fill("Fiesta2026");
  await page.locator('form button[type="submit"]').click();
  // What a first sign-in asks for comes before it.
  await page.getByRole("dialog").getByRole("button", { name: "Later" }).click();
  await expect(title(page)).toHaveText("Withdraw");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/");
});

test("MC-01 a game goes on below the member centre", async ({ browser }) => {
  const page = await pageOf(browser, await newPlayer(100n));
  await page.goto("/game?gameId=harbor-lanterns");
  const spin = page.frameLocator("iframe").getByRole("button", { name: "Spin" });
  await expect(spin).toBeEnabled({ timeout: 60_000 });
  const frame = await page.locator("iframe").elementHandle();
  await page.getByRole("banner").getByRole("link", { name: "Deposit" }).click();
  await expect(title(page)).toHaveText("Deposit");
  await page.goBack();
  await expect(centre(page)).toHaveCount(0);
  expect(await frame?.isVisible()).toBe(true);
  await expect(spin).toBeEnabled();
  await page.context().close();
});

test("MC-01 CO-01 on a phone the member centre is the whole screen, its menu is pushed along, and it reads from right to left", async ({
  browser,
}) => {
  for (const language of ["EN", "AR"]) {
    const page = await pageOf(browser, await newPlayer(), { viewport: PHONE });
    await page.goto("/");
    await page.context().addCookies([{ name: "lang", value: language, url: page.url() }]);
    await page.goto("/member/messageV2");
    const dialog = page.locator("dialog[open]");
    await expect(dialog.locator("[aria-current=page]")).toBeInViewport({ ratio: 1 });
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
    const pushed = (box: unknown) => (box as { scrollLeft: number }).scrollLeft;
    expect(await dialog.evaluate(pushed)).toBe(0);
    expect(await isTooWide(page)).toBe(false);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.context().close();
  }
});

test("MC-13 CA-03 a deposit is written to the player, counted at once, read, found by its kind and deleted", async ({
  browser,
}) => {
  const person = await newPlayer();
  const page = await pageOf(browser, person);
  await page.goto("/member/messageV2");
  await expect(paneOf(page)).toContainText("No messages here");
  await pay(person, await order(person, "sandbox", 150n), { act: "pay" }, "SUCCEEDED");
  await expect(menu(page).getByRole("link", { name: /^Messages/ })).toContainText("1");
  const message = paneOf(page)
    .getByRole("listitem")
    .filter({ hasText: "Your deposit has arrived" });
  await expect(message).toContainText("Unread");
  await message.locator("summary").click();
  await expect(message).toContainText(/₱150\.00\W+was added to your balance/);
  await expect(message).not.toContainText("Unread");
  await expect(menu(page).getByRole("link", { name: /^Messages/ })).not.toContainText("1");
  expect(await accessibilityFaults(page)).toEqual([]);

  const filter = paneOf(page).getByRole("navigation", { name: "Show" });
  await filter.getByRole("link", { name: "Withdrawals" }).click();
  await expect(paneOf(page)).toContainText("No messages here");
  await filter.getByRole("link", { name: "Deposits" }).click();
  await message.locator("summary").click();
  await message.getByRole("link", { name: "Open" }).click();
  await expect(title(page)).toHaveText("Deposit");
  await page.goBack();
  await message.locator("summary").click();
  await message.getByRole("button", { name: "Delete" }).click();
  const sure = page.getByRole("dialog", { name: "Delete this message?" });
  await sure.getByRole("button", { name: "Delete" }).click();
  await expect(message).toHaveCount(0);

  const mail = paneOf(page).getByRole("group", { name: "By e-mail too" });
  const unfold = () => paneOf(page).getByText("By e-mail too").first().click();
  await unfold();
  await mail.getByLabel("Deposits").check();
  await expect(paneOf(page)).toContainText("Saved");
  await page.reload();
  await unfold();
  await expect(mail.getByLabel("Deposits")).toBeChecked();
  await expect(mail.getByLabel("Withdrawals")).not.toBeChecked();
  await page.context().close();
});
