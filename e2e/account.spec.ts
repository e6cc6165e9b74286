import { expect } from "@playwright/test";
import { comeIn, newPlayer } from "./game-table.ts";
import { accessibilityFaults } from "./faults.ts";
import { registerByForm } from "./register-form.ts";
import { dialogOver } from "./pane.ts";
import { test } from "./test.ts";

const OLD = "Fiesta2026";
const NEW = "Fiesta2027";

test("MC-17 a player changes the password, signs out, and comes in again with the new one alone", async ({
  page,
}) => {
  const username = `a${Date.now().toString(36)}`;
  await registerByForm(page, username, OLD);

  await page.goto("/member/securityCenter");
  await page.getByRole("button", { name: "Change password" }).click();
  const dialog = dialogOver(page);
  const change = async (from: string, to: string, again = to) => {
    await dialog.getByLabel("Current password").fill(from);
    await dialog.getByLabel("New password", { exact: true }).fill(to);
    await dialog.getByLabel("New password again").fill(again);
    await dialog.getByRole("button", { name: "Change password" }).click();
  };
  await change(OLD, NEW, "Other2027");
  await expect(dialog.getByText("Incorrect confirmation input")).toBeVisible();
  await change("Wrong2026", NEW);
  await expect(dialog.getByText("The password is incorrect.")).toBeVisible();
  await change(OLD, NEW);
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Your password is changed/)).toBeVisible();

  await page.getByRole("button", { name: "Sign out" }).click();
  await dialogOver(page).getByRole("button", { name: "Sign out" }).click();
  await page.goto("/login");
  const login = async (password: string) => {
    await page.getByLabel("Username").fill(username);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.locator('form button[type="submit"]').click();
  };
  await login(NEW);
  await expect(page.getByLabel("Balance", { exact: true })).toHaveText("₱0.00");
  await dialogOver(page).getByRole("button", { name: "Later" }).click();

  await page.goto("/member/securityCenter");
  await page.getByRole("button", { name: "Sign out" }).click();
  await dialogOver(page).getByRole("button", { name: "Sign out" }).click();
  await page.goto("/login");
  await login(OLD);
  await expect(page.getByRole("alert")).toHaveText("The username or the password is incorrect.");
});

test("MC-17 a player sets a payment password, changes it, and a withdrawal asks for it", async ({
  page,
}) => {
  const player = await newPlayer();
  await comeIn(page, player);
  await page.goto("/member/securityCenter/security");
  await expect(page.getByText("Not set. Withdrawals ask for your login password.")).toBeVisible();
  await page.getByRole("button", { name: "Set a payment password" }).click();
  const dialog = dialogOver(page);
  const fill = async (label: string, text: string) =>
    dialog.getByLabel(label, { exact: true }).fill(text);
  await fill("Your login password", "Wrong2026");
  await fill("Payment password", "271828");
  await fill("Payment password again", "271828");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("The password is incorrect.")).toBeVisible();
  await fill("Your login password", OLD);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your payment password is set.")).toBeVisible();

  await page.getByRole("button", { name: "Change it" }).click();
  await fill("Current payment password", "271828");
  await fill("Payment password", "314159");
  await fill("Payment password again", "314159");
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your payment password is changed.")).toBeVisible();
  await page.goto("/member/withdraw");
  await expect(page.getByText("Your payment password confirms it.")).toBeVisible();
});

test("a page whose script does not come says so, and a reload opens it", async ({ page }) => {
  await page.goto("/terms");
  await page.getByRole("heading", { name: "Terms of use", level: 1 }).waitFor();
  await page.route("**/assets/fairness-*", (route) => route.abort());
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Fair play" })
    .click();
  await expect(page.getByRole("alert")).toContainText("This part of the page could not be loaded.");
  await page.unroute("**/assets/fairness-*");
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByRole("heading", { name: "Fair play", level: 1 })).toBeVisible();
});

test("who signs up reads the terms and the privacy policy first, and finds what was typed where it was", async ({
  page,
}) => {
  await page.goto("/register");
  await page.getByLabel("Username").fill("rosalinda");
  await page.getByLabel("Password *").fill(OLD);
  for (const title of ["Terms of use", "Privacy policy"]) {
    await page.getByRole("main").getByRole("button", { name: title }).click();
    const text = page.getByRole("dialog", { name: title });
    await expect(text).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(text).toBeHidden();
  }
  await expect(page.getByLabel("Username")).toHaveValue("rosalinda");
  await expect(page.getByLabel("Password *")).toHaveValue(OLD);

  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms of use" }).click();
  await page.getByRole("main").getByRole("link", { name: "Check a round" }).click();
  await expect(page.getByRole("heading", { name: "Check a round", level: 1 })).toBeVisible();
});
