import { readFile } from "node:fs/promises";
import { UNITS_PER_MAJOR } from "@perya/money";
import { expect } from "@playwright/test";
import { accessibilityFaults } from "./faults.ts";
import { comeIn, newPlayer } from "./game-table.ts";
import { dialogOver, paneOf } from "./pane.ts";
import { test } from "./test.ts";
import { PASSWORD } from "./world/people.ts";
import { callsOf } from "./world/staff.ts";

test("MC-17 a player downloads everything that is held, and closes an account with a rest too little to withdraw, given up with it, which lets nobody in any more", async ({
  page,
}) => {
  const player = await newPlayer();
  // Less than the smallest withdrawal.
  const cashier = await callsOf("cashier");
  await cashier("POST", "/bank-transfers", {
    player: player.username,
    amount: (50n * UNITS_PER_MAJOR).toString(),
    reference: crypto.randomUUID(),
  });
  await comeIn(page, player);
  await page.goto("/member/securityCenter");
  await paneOf(page)
    .getByRole("link", { name: /My data/ })
    .click();
  await paneOf(page).getByRole("button", { name: "Download my data" }).click();
  const dialog = dialogOver(page);
  await dialog.getByLabel("Your login password").fill("Wrong2026");
  await dialog.getByRole("button", { name: "Download my data" }).click();
  await expect(dialog.getByText("The password is incorrect.")).toBeVisible();
  await dialog.getByLabel("Your login password").fill(PASSWORD);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Download my data" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${player.id}.json`);
  const held = JSON.parse(await readFile(await file.path(), "utf8")) as Record<string, unknown[]>;
  expect(held["account"]).toMatchObject([{ username: player.username }]);
  expect(await accessibilityFaults(page)).toEqual([]);

  await paneOf(page).getByRole("button", { name: "Close my account" }).click();
  await dialog.getByLabel("Your login password").fill(PASSWORD);
  await dialog.getByLabel("I give up ₱50.00.").check();
  await dialog.getByRole("button", { name: "Close my account" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  await page.goto("/login");
  await page.getByLabel("Username").fill(player.username);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByRole("alert")).toContainText("This account is closed.");
});
