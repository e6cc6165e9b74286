import { expect, type Browser, type Page } from "@playwright/test";
import { rules as halo } from "../games/halo-halo-drop/rules.ts";
import { rules as harbor } from "../games/harbor-lanterns/rules.ts";
import { ADDRESSES } from "./addresses.ts";
import { decide, openConsole } from "./console.ts";
import { minor, newPlayer, open, pageOf } from "./game-table.ts";
import { dialogOver, paneOf, totalOf } from "./pane.ts";
import { PICTURE } from "./picture.ts";
import { test } from "./test.ts";
import { keepSilent, offerArcade } from "./world/arcade.ts";
import { giveContact } from "./world/contact.ts";
import { PASSWORD, type Person } from "./world/people.ts";
import { enter, playRounds } from "./world/play.ts";
import { callsOf } from "./world/staff.ts";
import { verifyLedger } from "./world/verify-ledger.ts";

let close: () => Promise<void>;
test.beforeAll(async () => {
  close = await offerArcade();
});
test.afterAll(() => close());

const NAME = "Ana Cruz";
/**
 * Scoops at 100 each: more than the deposit, which has to be staked once before it is paid out. The
 * worst of them return half.
 */
const ROUNDS = 11;

const header = (page: Page) => page.getByLabel("Balance", { exact: true });
const balance = async (page: Page) => minor(await header(page).innerText());

/** Row of the documents page, by the heading that it has. */
const row = (page: Page, name: string) =>
  paneOf(page)
    .getByRole("listitem")
    .filter({ has: page.getByText(name, { exact: true }) });

test("MC-02 MC-16 MO-01 MO-02 MO-03 MO-04 MO-06 MO-09 CO-13 a member proves who they are, pays in, is held by a limit, is paid out in parts, moves money to a provider and back, and every figure agrees", async ({
  browser,
}) => {
  const person = await newPlayer();
  await giveContact(person.token, await callsOf("owner"), {
    type: "mobile",
    countryDialingCode: "63",
    mobileNum: `917${Date.now().toString().slice(-7)}`,
  });
  const page = await pageOf(browser, person);
  const staff = await openConsole(browser, "owner");
  await proveLevelTwo(page, staff, person);
  const paidIn = await payByCode(page);
  await playRounds(person, halo.code, ROUNDS, {
    stakeAt: await stakeOf(person, 10_000_000n),
    choice: { rows: 8, risk: "low" },
  });
  await lowerLimit(page);
  const before = await balance(page);
  await beRefused(page);
  expect(await balance(page)).toBe(before);
  await bePaidOut(page, browser, person);
  expect(await balance(page)).toBe(before - 20_000n);
  await goToProviderAndBack(page, person);
  expect(await balance(page)).toBe(before - 20_000n);
  await figuresAgree(page, { paidIn, paidOut: 20_000n, left: before - 20_000n });
  await page.context().close();
  await staff.context().close();
});

/** Gives name and birth date, sends a passport and a selfie, and has staff approve both. */
async function proveLevelTwo(page: Page, staff: Page, { username }: Person): Promise<void> {
  await page.goto("/member/securityCenter");
  await paneOf(page)
    .getByRole("link", { name: /^Documents/ })
    .click();
  await row(page, "Name and date of birth").getByRole("button", { name: "Enter" }).click();
  const form = dialogOver(page);
  await form.getByLabel("Full name").fill(NAME);
  await form.getByLabel("Date of birth").fill("1990-05-01");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form).toHaveCount(0);
  await expect(paneOf(page).getByText("Your level: 1")).toBeVisible();

  await paneOf(page).getByRole("button", { name: "Send: Identity document" }).click();
  await form.getByLabel("Document", { exact: true }).selectOption("PASSPORT");
  await form.getByLabel("Number of the document").fill(`P${Date.now()}`);
  await form.getByLabel("Full name").fill(NAME);
  await form.getByLabel("Date of birth").fill("1990-05-01");
  await form.getByLabel("Valid until").fill("2090-01-01");
  await sendPicture(page);
  await paneOf(page).getByRole("button", { name: "Send: Selfie" }).click();
  await sendPicture(page);

  for (const title of ["Passport", "Selfie"]) {
    await staff.goto(`${ADDRESSES.console}/documents?search=${username}&status=CHECKING`);
    await staff.getByRole("link", { name: title }).click();
    await expect(staff.getByRole("img", { name: "File 1 of the document" })).toBeVisible();
    await staff.keyboard.press("a");
    await staff.getByRole("dialog").getByRole("button", { name: "Approve" }).click();
    await expect(staff.getByRole("dialog")).toHaveCount(0);
  }
  await page.reload();
  await expect(paneOf(page).getByText("Your level: 2")).toBeVisible();
}

async function sendPicture(page: Page): Promise<void> {
  await dialogOver(page).getByLabel("Choose files").setInputFiles(PICTURE);
  await dialogOver(page).getByRole("button", { name: "Send", exact: true }).click();
  await expect(dialogOver(page)).toHaveCount(0);
}

/**
 * Pays 1,000 and some cents in by a QR code that the sandbox bank reads; answers the exact amount.
 */
async function payByCode(page: Page): Promise<bigint> {
  await page.goto("/member/depositv2");
  const pane = paneOf(page);
  await pane.getByText("QR Ph").click();
  await pane.getByRole("textbox", { name: "Amount" }).fill("1000");
  await pane.getByRole("button", { name: "Continue" }).click();
  const read = page.waitForResponse((answer) => /\/deposits\/dep_/.test(answer.url()));
  await page.waitForURL(/\/member\/depositv2\/dep_/);
  await expect(pane.getByRole("heading", { name: /Scan with your bank's app/ })).toBeVisible();
  const exact = /1,000\.(?!00)\d\d/.exec(await pane.innerText())?.[0] ?? "";
  await expect(
    pane.getByRole("img", { name: `QR code for a transfer of ₱${exact}` }),
  ).toBeVisible();
  const { value } = (await (await read).json()) as { value: { transfer: { qr: string } } };

  const bank = await page.context().newPage();
  await bank.goto(`${ADDRESSES.gateway}/scan`);
  await bank.getByLabel("Text of the code").fill(value.transfer.qr);
  await bank.getByRole("button", { name: "Read the code" }).click();
  await expect(bank.getByText("Transfer to Perya Demo Inc., account 001234567890")).toBeVisible();
  await bank.getByRole("button", { name: `Pay ₱${exact}` }).click();
  await expect(bank.getByRole("heading", { name: "Payment received" })).toBeVisible();
  await bank.close();

  await expect(pane.getByText("Credited")).toBeVisible();
  await expect(header(page)).toHaveText(`₱${exact}`);
  return minor(`₱${exact}`);
}

/** The place of a stake, in ledger units, among those a game offers. */
async function stakeOf(person: Person, units: bigint): Promise<number> {
  const { stakes } = await enter(person, halo.code);
  const place = stakes.findIndex((stake) => BigInt(stake) * 1_000n === units);
  if (place < 0) throw new Error(`No such stake among ${stakes.join(", ")}`);
  return place;
}

/** Sets a limit of 2,000.00 on the day's stakes, of which 1,100.00 are used, and lowers it. */
async function lowerLimit(page: Page): Promise<void> {
  await page.goto("/member/securityCenter");
  await paneOf(page)
    .getByRole("link", { name: /^Limits/ })
    .click();
  const ways = [
    ["Set a limit: Stakes: In 24 hours", "2000", "₱2,000.00"],
    ["Change: Stakes: In 24 hours", "1150", "₱1,150.00"],
  ] as const;
  for (const [name, amount, shown] of ways) {
    await paneOf(page).getByRole("button", { name }).click();
    await dialogOver(page).getByLabel("At most").fill(amount);
    await dialogOver(page).getByRole("button", { name: "Set this limit" }).click();
    await expect(paneOf(page).getByText(shown).first()).toBeVisible();
  }
}

/** A round at a stake above what the limit leaves does not begin. */
async function beRefused(page: Page): Promise<void> {
  const table = await open(page, harbor.code);
  const raise = table.frame.getByRole("button", { name: "Raise the stake" });
  while ((await table.stake()) <= 5_000n) await raise.click();
  await table.main.click();
  await expect(table.frame.getByText(/limit/).first()).toBeVisible();
  await expect(table.result).toBeEmpty();
}

/**
 * Withdraws 200 in two transfers: 120 arrive; of 80, disputed with a picture, 50 turn out to have
 * arrived, and the remaining 30 are sent again.
 */
async function bePaidOut(page: Page, browser: Browser, person: Person): Promise<void> {
  await page.goto("/member/withdraw");
  const pane = paneOf(page);
  await pane.getByLabel("Bank", { exact: true }).fill("Fiesta Bank");
  await pane.getByLabel("Account number").fill(Date.now().toString());
  await pane.getByLabel("Account holder").fill(NAME);
  await pane.getByRole("button", { name: "Bind this account" }).click();
  await pane.getByLabel("Amount to withdraw").fill("200");
  await pane.getByRole("button", { name: "Request withdrawal" }).click();
  await page.getByLabel("Your password").fill(PASSWORD);
  await page.getByRole("button", { name: "Withdraw ₱200.00" }).click();
  await expect(pane.getByRole("status").filter({ hasText: "Requested" })).toBeVisible();
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await (
    await callsOf("owner")
  )("POST", `/withdrawals/${id}/approve`, {});

  const payer = await openConsole(browser, "cashier");
  await payer.goto(`${ADDRESSES.console}/withdrawals/${id}`);
  const whole = payer.locator("main");
  await decide(whole, "Start paying", { "Amounts of several transfers": "120 80" });
  const leg = (n: number) =>
    whole.locator("section").filter({
      has: payer.getByRole("heading", { name: new RegExp(`^Transfer ${n}\\b`) }),
    });
  await decide(leg(1), "Mark as sent", { "Bank reference": `${person.username}-1` });
  await decide(leg(2), "Mark as sent", { "Bank reference": `${person.username}-2` });

  const mine = (title: string) =>
    pane.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
  await mine("Transfer 1").getByRole("button", { name: "It arrived" }).click();
  await dialogOver(page).getByRole("button", { name: "It arrived" }).click();
  await expect(mine("Transfer 1")).toContainText("Received");
  await mine("Transfer 2").getByRole("button", { name: "Something is wrong" }).click();
  await dialogOver(page).locator('input[type="file"]').setInputFiles(PICTURE);
  await dialogOver(page).getByRole("button", { name: "Tell our staff" }).click();
  await expect(pane.getByRole("status")).toContainText("Being looked into");
  await payer.reload();
  await expect(leg(2).getByRole("img", { name: "Sent by the player (1)" })).toBeVisible();
  await decide(leg(2), "Ask the player again", { Reason: "The bank paid 50 of it" });
  await mine("Transfer 2").getByRole("button", { name: "Something is wrong" }).click();
  await dialogOver(page).getByRole("button", { name: "Only a part arrived" }).click();
  await dialogOver(page).getByLabel("Amount that arrived").fill("50");
  await dialogOver(page).getByRole("button", { name: "Tell our staff" }).click();
  const rest = mine("Rest of transfer 2");
  await expect(rest).toContainText("₱30.00");
  await payer.reload();
  await decide(leg(3), "It did not arrive", { Reason: "The bank paid 50 of it" });
  await decide(leg(3), "Mark as sent", { "Bank reference": `${person.username}-3` });
  await payer.context().close();
  await rest.getByRole("button", { name: "It arrived" }).click();
  await dialogOver(page).getByRole("button", { name: "It arrived" }).click();
  await expect(pane.getByRole("status")).toContainText("Completed");
}

/** Moves 40 to the arcade, which does not say that they came, and brings all back. */
async function goToProviderAndBack(page: Page, person: Person): Promise<void> {
  const before = await balance(page);
  await page.goto("/member/transferFund");
  const wallet = paneOf(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: "Move in: Perya Arcade" }) });
  await expect(wallet).toContainText("₱0.00");
  await keepSilent(person, true);
  await wallet.getByRole("button", { name: "Move in: Perya Arcade" }).click();
  await dialogOver(page).getByLabel("Amount").fill("40");
  await dialogOver(page).getByRole("button", { name: "Move in" }).click();
  await expect(wallet).toContainText("The provider has not answered yet.");
  await expect.poll(() => balance(page)).toBe(before - 4_000n);
  await keepSilent(person, false);
  await expect(wallet).not.toContainText("The provider has not answered yet.");
  await expect(wallet).toContainText("₱40.00");
  await paneOf(page).getByRole("button", { name: "Bring everything back" }).click();
  await expect(wallet).toContainText("₱0.00");
  await expect.poll(() => balance(page)).toBe(before);
}

interface Figures {
  readonly paidIn: bigint;
  readonly paidOut: bigint;
  readonly left: bigint;
}

/** Profit and loss, the records and the proof of the ledger say the same of what was done. */
async function figuresAgree(page: Page, { paidIn, paidOut, left }: Figures): Promise<void> {
  const staked = 10_000n * BigInt(ROUNDS);
  await page.goto("/member/personalHistoryCopy");
  await expect.poll(() => totalOf(page, "Stake")).toBe(staked);
  const payout = await totalOf(page, "Payout");
  expect(payout - staked).toBe(left + paidOut - paidIn);
  await expect(async () => {
    await page.goto("/member/personalProfit");
    expect([await totalOf(page, "Stake"), await totalOf(page, "Payout")]).toEqual([staked, payout]);
  }).toPass();
  await page.goto("/member/transactionHistory");
  await expect(paneOf(page).getByRole("listitem").first()).toBeVisible();
  expect((await totalOf(page, "In")) - (await totalOf(page, "Out"))).toBe(left);
  await page.goto("/member/transferFund");
  await expect.poll(() => totalOf(page, "Credited")).toBe(paidIn);
  expect(await totalOf(page, "Paid out")).toBe(paidOut);

  expect(await verifyLedger()).toMatchObject({ green: true });
}
