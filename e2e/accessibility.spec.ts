import { expect, test, type Browser, type Page } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { oddAmounts, saidOn } from "./amounts.ts";
import { openConsole } from "./console.ts";
import { accessibilityFaults, countMoving, isTooWide } from "./faults.ts";
import { pressOn, typeInto } from "./keyboard.ts";
import { BANK_SCENES } from "./scenes/bank-scenes.ts";
import { CONSOLE_SCENES } from "./scenes/console-scenes.ts";
import { PLAYER_SCENES } from "./scenes/player-scenes.ts";
import { contextFor, turn, type Scene } from "./scenes/scene.ts";
import { makeWorld, type World } from "./world/make-world.ts";
import { PASSWORD } from "./world/people.ts";

const PHONE = { width: 390, height: 844 };
const SIDEWAYS = { width: 844, height: 390 };
const DESKTOP = { width: 1440, height: 900 };

test.describe.configure({ mode: "serial" });

let world: World;
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  const staff = await openConsole(browser, "owner");
  const cookie = (await staff.context().cookies()).find(({ name }) => name === "perya_staff");
  await staff.context().close();
  world = await makeWorld(browser, cookie?.value);
});

/** Axe on the desktop in the dark and on a phone in the light; every amount is written as amounts are; and nothing sticks out of any size of page. */
async function faultsOf(page: Page, scene: Scene): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await scene.go(page, world);
  await turn(page, "dark");
  const dark = await accessibilityFaults(page);
  const odd = oddAmounts(await saidOn(page)).map((amount) => `an amount written ${amount}`);
  await page.setViewportSize(SIDEWAYS);
  const sideways = await isTooWide(page);
  await page.setViewportSize(PHONE);
  await turn(page, "light");
  const light = await accessibilityFaults(page, "looks");
  const wide = [...odd, ...((await isTooWide(page)) ? ["wider than a phone"] : []), ...(sideways ? ["wider than a phone held sideways"] : [])];
  await page.setViewportSize(DESKTOP);
  return [...dark.map((fault) => `dark ${fault}`), ...light.map((fault) => `light ${fault}`), ...wide].map((fault) => `${scene.name}: ${fault}`);
}

async function faultsOfAll(browser: Browser, scenes: readonly Scene[]): Promise<string[]> {
  const faults: string[] = [];
  for (const who of new Set(scenes.map((scene) => scene.who))) {
    const context = await contextFor(browser, who, world);
    const shared = await context.newPage();
    for (const scene of scenes.filter((one) => one.who === who)) {
      const page = scene.own ? await context.newPage() : shared;
      faults.push(...(await faultsOf(page, scene).catch((fault: Error) => [`${scene.name}: ${fault.message}`])));
      if (scene.own) await page.close();
    }
    await context.close();
  }
  return faults;
}

test("MO-05 no page, state or dialog of the player site and the bank has an accessibility fault, or an amount without its two decimals", async ({
  browser,
}) => {
  test.setTimeout(600_000);
  expect(await faultsOfAll(browser, [...PLAYER_SCENES, ...BANK_SCENES])).toEqual([]);
});

test("MO-05 no page, state or dialog of the console has an accessibility fault, or an amount without its two decimals", async ({ browser }) => {
  test.setTimeout(600_000);
  expect(await faultsOfAll(browser, CONSOLE_SCENES)).toEqual([]);
});

test("with the keyboard alone one signs up, pays in, plays a round and finds it in the records", async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto("/");
  await pressOn(page, page.getByRole("link", { name: "Skip to the page" }));
  await expect(page.getByRole("main")).toBeFocused();
  await pressOn(page, page.getByRole("main").getByRole("link", { name: "Sign up" }));
  await typeInto(page, page.getByLabel("Username"), `keys${Date.now().toString(36).slice(-8)}`);
  await typeInto(page, page.getByLabel("Password *"), PASSWORD);
  await typeInto(page, page.getByLabel("Password again"), PASSWORD);
  await pressOn(page, page.getByLabel("I am 18 or older."), "Space");
  await pressOn(page, page.getByLabel("I accept the terms"), "Space");
  await pressOn(page, page.locator('form button[type="submit"]'));
  // The puzzle takes the focus when it is there.
  await expect(page.getByRole("slider")).toBeFocused();
  await pressOn(page, page.getByRole("button", { name: "I can't do this" }));
  await pressOn(page, page.getByRole("dialog", { name: "Registered successfully" }).getByRole("button", { name: "OK" }));
  await expect(page.getByLabel("Balance", { exact: true })).toHaveText("₱0.00");

  await pressOn(page, page.getByRole("banner").getByRole("link", { name: "Deposit" }));
  await typeInto(page, page.getByLabel("Amount", { exact: true }), "500");
  await pressOn(page, page.getByRole("button", { name: "Continue" }));
  await pressOn(page, page.getByRole("button", { name: "Pay ₱500.00" }));
  await pressOn(page, page.getByRole("link", { name: "Back to the shop" }));
  await expect(page.getByText("The money is in your account.")).toBeVisible({ timeout: 60_000 });

  await pressOn(page, page.getByRole("link", { name: "To the games" }));
  await pressOn(page, page.getByRole("link", { name: /^Play Harbor Lanterns/ }).first());
  const game = page.frameLocator("iframe");
  const spin = game.getByRole("button", { name: "Spin", exact: true });
  await expect(spin).toBeEnabled({ timeout: 30_000 });
  await pressOn(page, spin);
  await expect(spin).toHaveAttribute("aria-disabled", "true");
  await expect(spin).toHaveAttribute("aria-disabled", "false", { timeout: 30_000 });

  await page.goto("/");
  await pressOn(page, page.getByRole("banner").getByRole("button", { name: "My account" }));
  await pressOn(page, page.getByRole("navigation", { name: "My account" }).getByRole("link", { name: "Betting record" }));
  await pressOn(page, page.getByRole("link", { name: /^Harbor Lanterns/ }));
  await expect(page.getByRole("heading", { name: "Fairness" })).toBeVisible();
});

test("with the keyboard alone one withdraws, and staff approve it", async ({ browser }) => {
  test.setTimeout(120_000);
  const context = await contextFor(browser, "player", world);
  const page = await context.newPage();
  await page.goto("/wallet/withdraw");
  await typeInto(page, page.getByLabel("Amount to withdraw"), "150");
  await pressOn(page, page.getByRole("button", { name: "Request withdrawal" }));
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Request withdrawal" })).toBeFocused();
  await expect(page.getByLabel("Amount to withdraw")).toHaveValue("150");
  await page.keyboard.press("Enter");
  await typeInto(page, page.getByLabel("Your password"), PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Requested" })).toBeVisible();
  const number = new URL(page.url()).pathname.split("/").at(-1) ?? "";

  const desk = await (await contextFor(browser, "staff", world)).newPage();
  await desk.goto(ADDRESSES.console);
  await pressOn(desk, desk.getByRole("navigation").getByRole("link", { name: /^Withdrawals/ }));
  await pressOn(desk, desk.getByRole("link", { name: number }));
  await pressOn(desk, desk.getByRole("main").getByRole("button", { name: "Approve", exact: true }));
  await pressOn(desk, desk.getByRole("dialog").getByRole("button", { name: "Approve", exact: true }));
  await expect(desk.getByText("APPROVED").first()).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Approved" })).toBeVisible();
});

test("who asked for less motion sees none", async ({ browser }) => {
  const moving = async (reducedMotion: "reduce" | "no-preference") => {
    const page = await (await contextFor(browser, "player", world)).newPage();
    await page.emulateMedia({ reducedMotion });
    await page.route("**/api/v1/betting-record*", () => undefined);
    await page.goto("/records/bets");
    await page.locator("[aria-busy=true]").first().waitFor();
    const count = await countMoving(page);
    await page.context().close();
    return count;
  };
  expect(await moving("no-preference")).toBeGreaterThan(0);
  expect(await moving("reduce")).toBe(0);
});
