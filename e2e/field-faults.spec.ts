import { expect } from "@playwright/test";
import { faultBelow, fillIn, provePerson, send } from "./register-form.ts";
import { test } from "./test.ts";

test("a fault is told as its field is left and goes as it is corrected, after sign-up, where the next step is a deposit, as well", async ({
  page,
}) => {
  await page.goto("/register");
  const username = page.getByLabel("Username *");
  const fault = (label: string) => faultBelow(page, label);
  await username.pressSequentially("1x");
  expect(await fault("Username *")).toBeUndefined();
  await page.keyboard.press("Tab");
  await expect.poll(() => fault("Username *")).toMatch(/^Account format is incorrect/);
  // What was not typed into is not complained about before it is sent.
  expect(await fault("Password *")).toBeUndefined();
  const name = `fault${Date.now().toString(36)}`;
  await username.fill(name);
  await expect.poll(() => fault("Username *")).toBeUndefined();

  await page.getByLabel("Password *", { exact: true }).fill("Fiesta2026");
  const again = page.getByLabel("Password again *", { exact: true });
  await again.fill("Fiesta2027");
  // A press takes the focus away first: what that tells moves no button from under the press.
  await send(page);
  await expect.poll(() => fault("Password again *")).toBe("Confirmation password is not correct.");
  await again.fill("Fiesta2026");
  await expect.poll(() => fault("Password again *")).toBeUndefined();

  await fillIn(page, name, "Fiesta2026");
  await send(page);
  await provePerson(page);
  const success = page.getByRole("dialog", { name: "Registered successfully" });
  await success.getByRole("link", { name: "Make your first deposit" }).click();
  await expect(success).toHaveCount(0);
  await expect(page).toHaveURL("/member/depositv2/first");
  await expect(page.getByRole("heading", { level: 2, name: "Your first deposit" })).toBeVisible();
  const amount = page.getByLabel("Amount", { exact: true });
  await amount.fill("1");
  await amount.blur();
  await expect(page.getByText(/^At least/)).toBeVisible();
  await page.getByRole("group", { name: "Common amounts" }).getByRole("button").first().click();
  await expect(page.getByText(/^At least/)).toHaveCount(0);
  await page.getByRole("link", { name: "Look around first" }).click();
  await expect(page).toHaveURL("/");

  await page.goto("/member/withdraw");
  const number = page.getByLabel("Account number", { exact: true });
  await number.fill("12");
  await number.blur();
  await expect.poll(() => fault("Account number")).toMatch(/^Please enter 6 to 34 digits/);
  expect(await fault("Bank")).toBeUndefined();
  await number.fill("0012 3456");
  await expect.poll(() => fault("Account number")).toBeUndefined();

  await page.goto("/member/securityCenter");
  await page.getByRole("button", { name: "Take a break or exclude myself" }).click();
  const sure = page.getByLabel("To confirm, type: one day", { exact: true });
  await sure.fill("one");
  await sure.blur();
  const typed = () => fault("To confirm, type: one day");
  await expect.poll(typed).toBe("Please type “one day” to confirm.");
  await sure.fill("one day");
  await expect.poll(typed).toBeUndefined();
});
