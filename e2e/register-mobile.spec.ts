import { expect } from "@playwright/test";
import { faultBelow, provePerson, send } from "./register-form.ts";
import { test } from "./test.ts";
import { holdSettings, type Decisions } from "./world/settings.ts";
import { callsOf } from "./world/staff.ts";

const FEATURES = { USERNAMEREG: true, FREEPLAY: true };
let owner: Awaited<ReturnType<typeof callsOf>>;
let brand: Decisions;

test.beforeAll(async () => {
  owner = await callsOf("owner");
  brand = await holdSettings();
});
test.afterEach(() => brand.putBack());
const newNumber = () => `917${String(Date.now()).slice(-7)}`;
async function decide(features: object, fields: object = {}, more: object = {}): Promise<void> {
  await brand.replace({ features: { ...FEATURES, ...features }, register: { fields, ...more } });
}

/** The last code that was sent, as staff see it in the outbox. */
async function lastCode(): Promise<string> {
  const [last] = await owner<{ text: string | null }[]>("GET", "/outbox");
  return /^\d{6}/.exec(last?.text ?? "")?.[0] ?? "";
}

test("ID-08 CO-11 registration by mobile: the code, then the account that was made, then signed in; the account logs in again", async ({
  page,
}) => {
  await decide({ MOBILEREG: true });
  const number = newNumber();
  await page.goto("/register");
  await page.getByRole("button", { name: "By mobile" }).click();
  await page.getByLabel("Mobile number *").fill(number);
  await page.getByRole("button", { name: "Send code" }).click();
  await provePerson(page);
  await expect(page.getByRole("button", { name: /^\d+ s$/ })).toBeDisabled();
  await page.getByLabel("Verification code").fill(await lastCode());
  await page.getByLabel(/^I am 18/).check();
  await page.getByLabel("I accept the terms").check();
  await send(page);
  await provePerson(page);
  const told = page.getByRole("dialog", { name: "Your account" });
  await expect(told).toContainText("You are logged in.");
  await expect(told).toContainText("Log in again with the account or with your mobile number.");
  const account = (await told.locator("output").textContent()) ?? "";
  expect(account).toMatch(/^m\d{9}$/);
  await expect(page.getByRole("dialog", { name: "Registered successfully" })).toBeHidden();
  await told.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("dialog", { name: "Registered successfully" })).toContainText(
    account,
  );
  await page.getByRole("button", { name: "OK", exact: true }).click();
  await expect(page.getByLabel("Balance", { exact: true })).toHaveText("₱0.00");
});

test("ID-05 ID-25 a number is looked at before a code is asked for, the wait survives a reload, and a failed send says why in a dialog", async ({
  page,
}) => {
  await decide({ MOBILEREG: true });
  await page.goto("/register");
  await page.getByRole("button", { name: "By mobile" }).click();
  let asked = 0;
  page.on("request", (request) => (asked += request.url().endsWith("/register/sms") ? 1 : 0));
  await page.getByLabel("Mobile number *").fill("12");
  await page.getByRole("button", { name: "Send code" }).click();
  await expect
    .poll(() => faultBelow(page, "Mobile number *"))
    .toBe("Please enter a valid mobile number");
  expect(asked).toBe(0);
  await page.getByLabel("Mobile number *").fill("99999999999999");
  await page.getByRole("button", { name: "Send code" }).click();
  await provePerson(page);
  const warning = page.getByRole("dialog", { name: "The code was not sent" });
  await expect(warning.getByRole("alert")).toHaveText("Please enter a valid mobile number");
  await warning.getByRole("button", { name: "Submit" }).click();
  await page.getByLabel("Mobile number *").fill(newNumber());
  await page.getByRole("button", { name: "Send code" }).click();
  await provePerson(page);
  await expect(page.getByRole("button", { name: /^[45]\d s$|^60 s$/ })).toBeDisabled();
  await page.reload();
  await page.getByRole("button", { name: "By mobile" }).click();
  await expect(page.getByRole("button", { name: /^\d+ s$/ })).toBeDisabled();
});
