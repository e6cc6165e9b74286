import { expect } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { countMoving } from "./faults.ts";
import { pressOn, typeInto } from "./keyboard.ts";
import { contextFor } from "./scenes/scene.ts";
import { dialogOver, paneOf } from "./pane.ts";
import { test } from "./test.ts";
import { makeWorld, type World } from "./world/make-world.ts";
import { PASSWORD } from "./world/people.ts";

test.describe.configure({ mode: "serial" });

let world: World;
test.beforeAll(async ({ browser }) => {
  world = await makeWorld(browser);
});

test("with the keyboard alone one signs up, pays in, plays a round and finds it in the records", async ({
  page,
}) => {
  await page.goto("/");
  await pressOn(page, page.getByRole("link", { name: "Skip to content" }));
  await expect(page.getByRole("main")).toBeFocused();
  await pressOn(page, page.getByRole("main").getByRole("link", { name: "Sign up" }));
  await typeInto(page, page.getByLabel("Username"), `keys${Date.now().toString(36).slice(-8)}`);
  await typeInto(page, page.getByLabel("Password *"), PASSWORD);
  await typeInto(page, page.getByLabel("Password again"), PASSWORD);
  await pressOn(page, page.getByLabel("I am 18 or older."), "Space");
  await pressOn(page, page.getByLabel("I accept the terms"), "Space");
  await pressOn(page, page.locator('form button[type="submit"]'));
  // The puzzle takes the focus when it opens.
  await expect(page.getByRole("slider")).toBeFocused();
  await pressOn(page, page.getByRole("button", { name: "I can't do this" }));
  await pressOn(
    page,
    page
      .getByRole("dialog", { name: "Registered successfully" })
      .getByRole("button", { name: "OK" }),
  );
  await expect(page.getByLabel("Balance", { exact: true })).toHaveText("₱0.00");

  await pressOn(page, page.getByRole("banner").getByRole("link", { name: "Deposit" }));
  await typeInto(page, page.getByLabel("Amount", { exact: true }), "500");
  await pressOn(page, page.getByRole("button", { name: "Continue" }));
  await pressOn(page, page.getByRole("button", { name: "Pay ₱500.00" }));
  // The previous page has a link of that name as well.
  await expect(page.getByRole("heading", { name: "Payment received" })).toBeVisible();
  await pressOn(page, page.getByRole("link", { name: "Back to the shop" }));
  await expect(page.getByText("The money is in your account.")).toBeVisible({ timeout: 60_000 });

  await pressOn(page, paneOf(page).getByRole("link", { name: "See the games" }));
  await pressOn(page, page.getByRole("link", { name: /^Play Harbor Lanterns/ }).first());
  const game = page.frameLocator("iframe");
  const spin = game.getByRole("button", { name: "Spin", exact: true });
  await expect(spin).toBeEnabled({ timeout: 30_000 });
  await pressOn(page, spin);
  // The result text at the end of the round; what comes before passes too fast to wait for.
  await expect(game.getByTestId("result")).not.toBeEmpty({ timeout: 60_000 });
  await expect(spin).toBeEnabled({ timeout: 30_000 });

  await page.goto("/");
  await pressOn(page, page.getByRole("banner").getByRole("button", { name: "My account" }));
  await pressOn(
    page,
    page
      .getByRole("navigation", { name: "My account" })
      .getByRole("link", { name: "Betting record" }),
  );
  await page.getByRole("heading", { name: "Betting record", level: 2 }).waitFor();
  await pressOn(page, paneOf(page).getByRole("link", { name: /^Harbor Lanterns/ }));
  await expect(page.getByRole("heading", { name: "Fairness" })).toBeVisible();
});

test("with the keyboard alone one withdraws, and staff approve it", async ({ browser }) => {
  const context = await contextFor(browser, "player", world);
  const page = await context.newPage();
  await page.goto("/member/withdraw");
  await typeInto(page, page.getByLabel("Amount to withdraw"), "150");
  await pressOn(page, page.getByRole("button", { name: "Request withdrawal" }));
  const dialog = dialogOver(page);
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
  await pressOn(
    desk,
    desk.getByRole("dialog").getByRole("button", { name: "Approve", exact: true }),
  );
  await expect(desk.getByText("APPROVED").first()).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Approved" })).toBeVisible();
});

test("who asked for less motion sees none, neither while a page waits nor while the balance does", async ({
  browser,
}) => {
  const moving = async (reducedMotion: "reduce" | "no-preference") => {
    const page = await (await contextFor(browser, "player", world)).newPage();
    await page.emulateMedia({ reducedMotion });
    for (const call of ["betting-record*", "balance"])
      await page.route(`**/api/v1/${call}`, () => undefined);
    await page.goto("/member/personalHistoryCopy");
    await paneOf(page).locator("[aria-busy=true]").first().waitFor();
    await page.getByRole("banner").locator(".spinner").waitFor();
    const count = await countMoving(page);
    await page.context().close();
    return count;
  };
  expect(await moving("no-preference")).toBeGreaterThan(1);
  expect(await moving("reduce")).toBe(0);
});
