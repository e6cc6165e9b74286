import { expect } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { comeIn, newPlayer } from "./game-table.ts";
import { paneOf } from "./pane.ts";
import { test } from "./test.ts";

test("MO-02 a deposit by QR code is paid in the bank's app, which has account and amount from the code, and is credited by itself", async ({
  page,
}) => {
  await comeIn(page, await newPlayer());
  await page.goto("/member/depositv2");
  const pane = paneOf(page);
  await pane.getByText("QR Ph").click();
  await pane.getByRole("textbox", { name: "Amount" }).fill("350");
  await pane.getByRole("button", { name: "Continue" }).click();
  const read = page.waitForResponse((answer) => /\/deposits\/dep_/.test(answer.url()));
  await page.waitForURL(/\/member\/depositv2\/dep_/);
  await expect(pane.getByRole("heading", { name: /Scan with your bank's app/ })).toBeVisible();
  const exact = /350\.(?!00)\d\d/.exec(await pane.innerText())?.[0] ?? "";
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
  await expect(page.locator("body header").first().getByText(`₱${exact}`)).toBeVisible();
});
