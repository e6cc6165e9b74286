import { expect, type Page } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { confirm, login, misbehave, orderDeposit, PASSWORD } from "./cashier-steps.ts";
import { openConsole } from "./console.ts";
import { accessibilityFaults } from "./faults.ts";
import { comeIn, newPlayer } from "./game-table.ts";
import { FOLLOW_SHIFTS, shifted } from "./shifts.ts";
import { paneOf } from "./pane.ts";
import { test } from "./test.ts";
import { callsOf } from "./world/staff.ts";

/** One transparent pixel. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

let staff: Page;
test.beforeAll(async ({ browser }) => {
  staff = await openConsole(browser, "cashier2");
});
test.afterAll(() => staff.context().close());

test("the wallet, its withdrawals and its history keep the place of what is still fetched, on a phone and on a wide screen", async ({
  page,
}) => {
  await comeIn(page, await newPlayer());
  await page.addInitScript(FOLLOW_SHIFTS);
  let seen = Promise.withResolvers<void>();
  await page.route(/\/api\/v1\/(cashier|bank-accounts|deposits|withdrawals)/, async (route) => {
    await seen.promise;
    await route.continue();
  });
  const main = paneOf(page);
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ["/member/depositv2", "/member/withdraw", "/member/transferFund"]) {
      seen = Promise.withResolvers();
      await page.goto(path);
      await expect(main.getByRole("status", { name: "Loading" }).first()).toBeVisible();
      seen.resolve();
      await expect(main.getByRole("status", { name: "Loading" })).toHaveCount(0);
      await expect(main.getByRole("region", { name: "Your money" })).toContainText("₱0.00");
      expect(await shifted(page), `${path} at ${width} pixels`).toBeLessThanOrEqual(0.01);
    }
  }
});

test("MC-03 MO-02 an honest deposit comes back from the bank by itself, credited", async ({
  page,
}) => {
  await comeIn(page, await newPlayer());
  await orderDeposit(page, "500");
  await page.getByRole("button", { name: "Pay ₱500.00" }).click();
  await page.waitForURL(/\/member\/depositv2\/dep_/);
  await expect(page.getByText("Credited")).toBeVisible();
  await expect(page.getByText("₱500.00").first()).toBeVisible();
});

test("a bank that says it three times credits once", async ({ page }) => {
  await comeIn(page, await newPlayer());
  await orderDeposit(page, "300");
  await misbehave(page, /Say it twice/);
  await expect(page.getByText("Credited")).toBeVisible();
  // The third message comes two seconds after the first two.
  await page.waitForTimeout(3_500);
  await page.reload();
  await expect(page.locator("body header").first().getByText("₱300.00")).toBeVisible();
});

test("another amount waits for staff, who credit exactly what was paid", async ({ page }) => {
  await comeIn(page, await newPlayer());
  await orderDeposit(page, "400");
  await page.getByText("Make the bank misbehave").click();
  await page.fill('input[name="amount"]', "123.45");
  await page.getByRole("button", { name: "Pay this" }).click();
  await page.getByRole("link", { name: "Back to the shop" }).click();
  const id =
    /dep_[0-9a-v]+/.exec(page.url())?.[0] ??
    (await page.waitForURL(/dep_/), /dep_[0-9a-v]+/.exec(page.url())?.[0]);
  await staff.goto(`${ADDRESSES.console}/deposits/${id}`);
  await expect(staff.getByText("REVIEW").first()).toBeVisible();
  await confirm(staff, /^Credit$/);
  await expect(page.locator("body header").first().getByText("₱123.45")).toBeVisible();
});

test("a transfer with a slip is matched by staff", async ({ page }) => {
  await comeIn(page, await newPlayer());
  await page.goto("/member/depositv2");
  await page.getByText("Bank transfer").click();
  await page.fill('input[name="amount"]', "600");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/\/member\/depositv2\/dep_/);
  await expect(page.getByText("Transfer exactly this amount")).toBeVisible();
  const exact = /600\.(?!00)\d\d/.exec(await paneOf(page).innerText())?.[0] ?? "";
  expect(exact).toMatch(/^600\.(?!00)\d\d$/);
  await page.setInputFiles('input[type="file"]', {
    name: "slip.png",
    mimeType: "image/png",
    buffer: PNG,
  });
  await page.getByRole("button", { name: /slip/i }).last().click();
  const id = page.url().split("/").at(-1);
  const staffSee = await callsOf("cashier2");
  await expect
    .poll(async () => (await staffSee<{ status: string }>("GET", `/deposits/${id}`)).status)
    .toBe("SUBMITTED");
  await staff.goto(`${ADDRESSES.console}/deposits/${id}`);
  await expect(staff.getByAltText(/^Slip uploaded/)).toBeVisible();
  await confirm(staff, /^Credit$/, { paidAmount: exact, reference: `BANK-${Date.now()}` });
  await expect(page.locator("body header").first().getByText(`₱${exact}`)).toBeVisible();
});

test("a transfer that came without a slip is recorded by staff and credited", async ({ page }) => {
  const player = await newPlayer();
  await comeIn(page, player);
  await page.goto("/member/depositv2");
  const { username } = player;
  await staff.goto(`${ADDRESSES.console}/deposits`);
  await staff.getByRole("button", { name: "Record a transfer" }).click();
  const dialog = staff.getByRole("dialog");
  await dialog.getByLabel("Player").fill("nobody.here");
  await dialog.getByLabel("Amount that arrived").fill("640.50");
  await dialog.getByLabel("Bank reference").fill(`SEEN-${username}`);
  await dialog.getByLabel("Name of the account that paid").fill("Ana Cruz");
  await staff.keyboard.press("Enter");
  const unknown = "There is no player with this name or number.";
  await expect(dialog.getByRole("alert")).toHaveText(unknown);
  await dialog.getByLabel("Player").fill(username);
  await staff.keyboard.press("Enter");
  await expect(staff.getByText("The transfer is credited.")).toBeVisible();
  const found = await (await callsOf("cashier2"))("GET", `/deposits?search=SEEN-${username}`);
  expect(found).toMatchObject({ content: [{ payer: "Ana Cruz" }] });
  await expect(page.locator("body header").first().getByText("₱640.50")).toBeVisible();
});

test("a transfer above the set amount is credited when two people have seen the same, and the console says so at each step", async ({
  page,
  browser,
}) => {
  await comeIn(page, await newPlayer());
  await page.goto("/member/depositv2");
  await page.getByText("Bank transfer").click();
  await page.fill('input[name="amount"]', "700");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/\/member\/depositv2\/dep_/);
  await page.setInputFiles('input[type="file"]', {
    name: "slip.png",
    mimeType: "image/png",
    buffer: PNG,
  });
  await page.getByRole("button", { name: /slip/i }).last().click();
  const id = page.url().split("/").at(-1);
  const staffSee = await callsOf("cashier2");
  await expect
    .poll(async () => (await staffSee<{ status: string }>("GET", `/deposits/${id}`)).status)
    .toBe("SUBMITTED");
  await staff.goto(`${ADDRESSES.console}/deposits/${id}`);
  const seen = { paidAmount: "12,000.00", reference: `BANK-${Date.now()}` };
  await confirm(staff, /^Credit$/, seen);
  await expect(staff.getByText("Submitted. Waiting for a second person to approve.")).toBeVisible();
  await expect(staff.getByText(/credited once two different people/)).toBeVisible();
  await expect(staff.getByText(/cashier2 saw ₱12,000\.00 under/)).toBeVisible();
  await expect(page.locator("body header").first().getByText("₱0.00")).toBeVisible();
  const second = await openConsole(browser, "cashier");
  await second.goto(`${ADDRESSES.console}/deposits/${id}`);
  await confirm(second, /^Credit$/, seen);
  await expect(second.getByText("SUCCEEDED").first()).toBeVisible();
  await expect(page.locator("body header").first().getByText("₱12,000.00")).toBeVisible();
  await second.context().close();
});

test("MC-04 MO-02 MO-10 a withdrawal is held, approved by one, paid by another and gone, the player sees each step, and is given the choice when the bank sends it back later", async ({
  page,
  browser,
}) => {
  await login(page, "juana");
  await page.goto("/member/withdraw");
  await page.fill('input[name="bank"]', "Metrobank");
  await page.fill('input[name="number"]', Date.now().toString());
  await page.fill('input[name="holder"]', "Juana dela Cruz");
  await page.locator('form button[type="submit"]').last().click();
  await page.fill('input[name="amount"]', "300");
  await page.getByRole("button", { name: "Request withdrawal" }).click();
  await page.fill('input[name="password"]', PASSWORD);
  await page.getByRole("button", { name: "Withdraw ₱300.00" }).click();
  await page.waitForURL(/\/member\/withdraw\/wd_/);
  await expect(page.locator("body header").first().getByText("₱700.00")).toBeVisible();
  await staff.goto(`${ADDRESSES.console}/withdrawals/${page.url().split("/").at(-1)}`);
  await confirm(staff, /^Approve$/);
  await expect(staff.getByText("You approved this, so another person must pay it.")).toBeVisible();
  await expect(staff.getByRole("button", { name: /^Start paying$/ })).toBeHidden();
  const payer = await openConsole(browser, "cashier");
  await payer.goto(staff.url());
  await confirm(payer, /^Start paying$/);
  await confirm(payer, /^Mark as sent$/, { reference: "OUT-1" });
  await page.getByRole("button", { name: /^It arrived/ }).click();
  await page
    .getByRole("dialog", { name: /^Did/ })
    .getByRole("button", { name: "It arrived" })
    .click();
  await expect(page.getByText("Completed").first()).toBeVisible();
  await expect(page.locator("body header").first().getByText("₱700.00")).toBeVisible();

  await payer.reload();
  const seen = { returnedAmount: "300", reference: "RET-1", reason: "The account is closed" };
  await confirm(payer, /^It came back$/, seen);
  await expect(payer.getByText("The money is held for the player again.")).toBeVisible();
  await expect(payer.getByText("not chosen yet")).toBeVisible();
  await payer.context().close();
  await expect(page.getByText("What should become of it?")).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Put it into my balance: ₱300.00" }).click();
  await page
    .getByRole("dialog", { name: "Put ₱300.00 into your balance?" })
    .getByRole("button", { name: "Put it into my balance" })
    .click();
  await expect(page.locator("body header").first().getByText("₱1,000.00")).toBeVisible();
});

test("MC-04 a player binds a second bank account, makes it the default, and removes it", async ({
  page,
}) => {
  await login(page, "juana");
  await page.goto("/member/withdraw");
  await page.getByRole("button", { name: "Bind another account" }).click();
  await page.fill('input[name="bank"]', "Union Bank");
  await page.fill('input[name="number"]', Date.now().toString());
  await page.fill('input[name="holder"]', "Juana dela Cruz");
  await page.getByRole("button", { name: "Bind this account" }).click();
  const rows = page.getByRole("listitem").filter({ hasText: "Juana dela Cruz" });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("MetrobankDefault");
  await page.getByRole("button", { name: /^Make it the default: Union Bank/ }).click();
  await expect(rows.first()).toContainText("Union BankDefault");
  await page.getByRole("button", { name: /^Remove Union Bank/ }).click();
  const dialog = page.getByRole("dialog", { name: /^Remove Union Bank/ });
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("Metrobank");
});

test("MO-10 a payout the bank refuses is paid again, comes back to two people's knowledge and is refunded, and the player reads what happens", async ({
  page,
  browser,
}) => {
  await login(page, "juana");
  await page.goto("/member/withdraw");
  await page.fill('input[name="amount"]', "200");
  await page.getByRole("button", { name: "Request withdrawal" }).click();
  await page.fill('input[name="password"]', PASSWORD);
  await page.getByRole("button", { name: "Withdraw ₱200.00" }).click();
  await page.waitForURL(/\/member\/withdraw\/wd_/);
  const address = `${ADDRESSES.console}/withdrawals/${page.url().split("/").at(-1)}`;
  await staff.goto(address);
  await confirm(staff, /^Approve$/);
  const second = await openConsole(browser, "cashier");
  await second.goto(address);
  await confirm(second, /^Start paying$/);
  await confirm(second, /^Bank refused it$/, { reason: "The bank does not know this account" });
  await expect(page.getByRole("status").getByText("Transfer refused")).toBeVisible();
  await expect(page.getByText("The bank does not know this account")).toBeVisible();
  await expect(page.getByText(/It is still held/)).toBeVisible();
  await expect(page.locator("body header").first().getByText("₱800.00")).toBeVisible();
  await confirm(second, /^Pay again$/);
  await confirm(second, /^Mark as sent$/, { reference: "OUT-2" });
  await expect(page.getByRole("status").getByText("Sent")).toBeVisible();
  const seen = { returnedAmount: "200", reference: "RET-2", reason: "The account is closed" };
  await staff.reload();
  await confirm(staff, /^It came back$/, seen);
  await expect(staff.getByText("Submitted. Waiting for a second person to approve.")).toBeVisible();
  await expect(staff.getByText(/cashier2 saw ₱200\.00 come back under RET-2/)).toBeVisible();
  await second.reload();
  await confirm(second, /^It came back$/, seen);
  await confirm(second, /^Refund to the player$/, { reason: "Please bind another account" });
  await expect(page.getByRole("status").getByText("Returned")).toBeVisible();
  await expect(page.getByText("Please bind another account")).toBeVisible();
  await expect(page.locator("body header").first().getByText("₱1,000.00")).toBeVisible();
  await second.context().close();
});

test("the bank's pages work without script and refuse what is no amount", async ({
  browser,
  page,
}) => {
  await comeIn(page, await newPlayer());
  await orderDeposit(page, "200");
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(page.url());
  await plain.locator("summary").click();
  await plain.fill('input[name="amount"]', "nothing");
  await plain.getByRole("button", { name: "Pay this" }).click();
  await expect(plain.getByRole("alert")).toHaveText(/above zero/);
  await plain.getByRole("button", { name: "Let the payment fail" }).click();
  await expect(plain.getByRole("heading", { name: "Payment failed" })).toBeVisible();
  await plain.context().close();
});
