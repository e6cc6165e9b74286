import { expect, type Browser } from "@playwright/test";
import { test } from "./test.ts";
import type { asStaff } from "./world/calls.ts";
import { giveContact, lastMessage } from "./world/contact.ts";
import { PASSWORD, register } from "./world/people.ts";
import { holdSettings, type Decisions } from "./world/settings.ts";
import { callsOf } from "./world/staff.ts";

/**
 * Addresses reserved for documentation (RFC 5737), which the proxy in front of the product reports.
 */
const HOTEL = "203.0.113.7";
const CHAT = "https://chat.example.com/";

let staff: ReturnType<typeof asStaff>;
let brand: Decisions;
test.beforeAll(async () => {
  staff = await callsOf("owner");
  brand = await holdSettings();
  await brand.decide("features", { NEWIPVERIFY: true });
  await brand.decide("resources", { customerService: [{ csType: "LIVECHAT", path: CHAT }] });
});
test.afterAll(() => brand.putBack());

/** Signs in with name and password in a browser at another address. */
const logInFrom = async (browser: Browser, address: string, username: string) => {
  const page = await (
    await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": address } })
  ).newPage();
  await page.goto("/login");
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login", exact: true }).last().click();
  return page;
};

test("ID-02 who signs in from a new place types the code that was sent to them, and is asked no more from there", async ({
  browser,
}) => {
  const person = await register(`np${Date.now().toString(36)}`);
  const email = `${person.username}@example.com`;
  await giveContact(person.token, staff, { type: "email", email });
  const since = Date.now();
  const page = await logInFrom(browser, HOTEL, person.username);
  await expect(
    page.getByText(`We have e-mailed a code to ${person.username.slice(0, 1)}•••@example.com.`),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: /^\d+ s$/ })).toBeDisabled();
  expect(await page.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
  const code = /\b\d{6}\b/.exec(await lastMessage(staff, email, since))?.[0] ?? "";
  await page.getByLabel("Verification code").fill(code === "000000" ? "111111" : "000000");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Please enter a valid verification code")).toBeVisible();
  await page.getByLabel("Verification code").fill(code);
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByLabel("Balance", { exact: true })).toHaveText("₱0.00");

  const again = await logInFrom(browser, HOTEL, person.username);
  await expect(again.getByLabel("Balance", { exact: true })).toHaveText("₱0.00");
  await expect(again.getByText("A new place")).toBeHidden();
});

test("ID-02 who has no proven contact is sent to customer service from a new place, and comes in from the old one", async ({
  browser,
}) => {
  const { username } = await register(`nc${Date.now().toString(36)}`);
  const page = await logInFrom(browser, HOTEL, username);
  await expect(page.getByRole("alert")).toContainText("customer service");
  const popup = page.waitForEvent("popup");
  await page.getByRole("main").getByRole("button", { name: "Customer service" }).click();
  // The window shows a domain reserved for documentation, where no server answers.
  expect((await popup).isClosed()).toBe(false);
  expect(await page.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
  const home = await (await browser.newContext()).newPage();
  await home.goto("/login");
  await home.getByLabel("Username").fill(username);
  await home.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await home.getByRole("button", { name: "Login", exact: true }).last().click();
  await expect(home.getByLabel("Balance", { exact: true })).toHaveText("₱0.00");
});
