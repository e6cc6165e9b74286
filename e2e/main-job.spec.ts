import { expect, type FrameLocator, type Page } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { openConsole } from "./console.ts";
import { registerByForm } from "./register-form.ts";
import { paneOf } from "./pane.ts";
import { test } from "./test.ts";

const ROUNDS_EACH = 3;
const DEPOSIT = "500";
const username = `walker${Date.now().toString(36).slice(-8)}`;
const password = "Walker2026";

/** Ledger units of an amount as the site writes it. */
function units(text: string): bigint {
  const match = /(-?)₱([\d,]+)\.(\d\d)/.exec(text);
  if (!match) throw new Error(`No amount in "${text}"`);
  const size = BigInt((match[2] ?? "").replaceAll(",", "") + match[3]) * 1_000n;
  return match[1] ? -size : size;
}

async function headerBalance(page: Page): Promise<bigint> {
  return units(await page.getByLabel("Balance", { exact: true }).innerText());
}

async function deposit(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("link", { name: "Deposit" }).click();
  await page.getByLabel("Amount", { exact: true }).fill(DEPOSIT);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Pay ₱500.00" }).click();
  await page.getByRole("link", { name: "Back to the shop" }).click();
  await expect(page.getByText("The money is in your account.")).toBeVisible();
  await expect(page.getByLabel("Balance", { exact: true })).toHaveText("₱500.00");
}

async function playRound(game: FrameLocator): Promise<void> {
  const play = game.getByRole("button", { name: /^(Spin|Dive|Start|Drop)$/ });
  await expect(play).toBeEnabled({ timeout: 60_000 });
  await play.click();
  const crate = game.getByRole("button", { name: /^Crate row 3, column 3/ });
  if ((await crate.count()) > 0) {
    await expect(crate).toBeEnabled();
    await crate.click();
    const take = game.getByRole("button", { name: /^Take ₱/ });
    await expect(take.or(game.getByText("A spoiled one."))).toBeVisible();
    if (await take.isVisible()) await take.click();
  }
  await expect(play).toBeEnabled({ timeout: 90_000 });
}

/** Plays a game and checks that the page around it shows the new balance live. */
async function play(page: Page, gameId: string): Promise<void> {
  await page.goto(`/game?gameId=${gameId}`);
  const game = page.frameLocator("iframe");
  await game.getByRole("button", { name: "Quick play" }).click();
  await game.getByRole("button", { name: "Raise the stake" }).click();
  for (let round = 0; round < ROUNDS_EACH; round++) await playRound(game);
  await expect(page.getByLabel("Balance", { exact: true })).toHaveText(
    await game.getByTestId("balance").innerText(),
  );
}

async function confirm(
  page: Page,
  action: string,
  fill: Readonly<Record<string, string>> = {},
): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: action, exact: true }).first().click();
  const dialog = page.getByRole("dialog");
  for (const [label, value] of Object.entries(fill)) await dialog.getByLabel(label).fill(value);
  await dialog.getByRole("button", { name: action, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/**
 * Raises the stake until the deposit has been played through once, so that a withdrawal is allowed.
 */
async function playThrough(page: Page): Promise<void> {
  await page.goto("/game?gameId=halo-halo-drop");
  const game = page.frameLocator("iframe");
  await game.getByRole("button", { name: "Quick play" }).click();
  await game.locator("label", { hasText: "low" }).click();
  await game.locator("label", { hasText: /^8$/ }).click();
  const raise = game.getByRole("button", { name: "Raise the stake" });
  while (units(await game.getByTestId("stake").innerText()) < 5_000_000n) await raise.click();
  for (let round = 0; round < 9; round++) await playRound(game);
}

test("HD-02 HD-03 MO-01 MO-02 the main job, from sign-up to a paid withdrawal, exact to the unit on both sites", async ({
  page,
  browser,
}) => {
  await registerByForm(page, username, password);
  await deposit(page);
  for (const game of [
    "harbor-lanterns",
    "thunder-orchard",
    "coral-cascade",
    "mango-mines",
    "halo-halo-drop",
  ])
    await play(page, game);
  await playThrough(page);

  await page.goto("/member/personalHistoryCopy");
  await expect(page.getByText("Page 1", { exact: true })).toBeVisible();
  await page.goto("/member/transactionHistory");
  const last = await paneOf(page)
    .getByRole("listitem")
    .filter({ hasText: "balance" })
    .first()
    .innerText();
  const balance = await headerBalance(page);
  expect(units(last.slice(last.indexOf("balance")))).toBe(balance);

  const staff = await openConsole(browser, "owner");
  await staff.goto(`${ADDRESSES.console}/players?search=${username}`);
  await staff.getByRole("link", { name: username }).click();
  await confirm(staff, "Set KYC level", { Level: "1", Reason: "Identity checked in person" });
  await expect(
    staff.getByText("KYC level").locator("xpath=following-sibling::*").first(),
  ).toHaveText("1");

  await page.goto("/member/withdraw");
  await page.getByLabel("Bank", { exact: true }).fill("Fiesta Bank");
  await page.getByLabel("Account number").fill(Date.now().toString());
  await page.getByLabel("Account holder").fill("Juan Walker");
  await page.getByRole("button", { name: "Bind this account" }).click();
  await page.getByLabel("Amount to withdraw").fill("100");
  await page.getByRole("button", { name: "Request withdrawal" }).click();
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Withdraw ₱100.00" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Requested" })).toBeVisible();
  expect(await headerBalance(page)).toBe(balance - 10_000_000n);

  await staff
    .getByRole("navigation")
    .getByRole("link", { name: /^Withdrawals/ })
    .click();
  await staff
    .getByRole("row", { name: new RegExp(username) })
    .getByRole("link")
    .click();
  await confirm(staff, "Approve");
  const payer = await openConsole(browser, "cashier2");
  await payer.goto(staff.url());
  await confirm(payer, "Start paying");
  await confirm(payer, "Mark as sent", { "Bank reference": "FB-2026-1" });
  await payer.context().close();
  await page.getByRole("button", { name: /^It arrived/ }).click();
  await page
    .getByRole("dialog", { name: /^Did/ })
    .getByRole("button", { name: "It arrived" })
    .click();
  await expect(page.getByRole("status").filter({ hasText: "Completed" })).toBeVisible();
  expect(await headerBalance(page)).toBe(balance - 10_000_000n);

  await staff.getByRole("navigation").getByRole("link", { name: "Ledger proof" }).click();
  await expect(staff.getByText("Proven")).toBeVisible();
  await expect(
    staff.getByText("Sum over all accounts").locator("xpath=following-sibling::*").first(),
  ).toHaveText("₱0.00");
  await staff.getByRole("navigation").getByRole("link", { name: "Audit trail" }).click();
  await staff.getByRole("button", { name: "Check the chain" }).click();
  await expect(staff.getByText(/rows are unchanged/)).toBeVisible();
});
