import { expect } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { openConsole } from "./console.ts";
import { accessibilityFaults } from "./faults.ts";
import { newPlayer, open, pageOf } from "./game-table.ts";
import { dialogOver, paneOf } from "./pane.ts";
import { rules as harbor } from "../games/harbor-lanterns/rules.ts";
import { test } from "./test.ts";

test("MC-17 CO-13 a player sets limits that hold at once, is refused by them in the game and at the cashier, and asks for a higher one that waits", async ({
  browser,
}) => {
  const person = await newPlayer(100n);
  const page = await pageOf(browser, person);
  await page.goto("/member/securityCenter");
  await paneOf(page)
    .getByRole("link", { name: /^Limits/ })
    .click();
  await expect(paneOf(page).getByRole("heading", { name: "Limits", level: 2 })).toBeVisible();
  const set = async (name: string, amount: string) => {
    await paneOf(page).getByRole("button", { name }).click();
    await dialogOver(page).getByLabel("At most").fill(amount);
    await dialogOver(page).getByRole("button", { name: "Set this limit" }).click();
  };
  await set("Set a limit: Losses: In 24 hours", "0.5x");
  await expect(dialogOver(page)).toContainText("Please enter an amount");
  await dialogOver(page).getByLabel("At most").fill("0.50");
  await dialogOver(page).getByRole("button", { name: "Set this limit" }).click();
  const losses = paneOf(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: "Change: Losses: In 24 hours" }) });
  await expect(losses).toContainText("₱0.50");
  await set("Set a limit: Deposits: In 24 hours", "300");
  await set("Change: Losses: In 24 hours", "80");
  await expect(losses).toContainText("You asked for ₱80.00");
  await expect(losses).toContainText("₱0.50");
  await losses.getByRole("button", { name: "Confirm" }).click();
  await expect(losses.getByRole("alert")).toHaveText("A higher limit can't be confirmed yet.");
  expect(await accessibilityFaults(page)).toEqual([]);
  await losses.getByRole("button", { name: "Keep my limit" }).click();
  await expect(losses).not.toContainText("You asked for");

  await page.goto("/member/depositv2");
  await page.getByLabel("Amount", { exact: true }).fill("500");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(paneOf(page).getByRole("alert")).toHaveText(
    "This is more than your own deposit limit leaves at the moment.",
  );

  const table = await open(page, harbor.code);
  await table.main.click();
  // The game names the limit itself, and leads to the limits.
  await expect(table.frame.getByRole("alert")).toContainText(
    /Your daily loss limit of .₱0.50. is reached. This stake alone is more than it allows./,
  );
  await expect(page.getByText("is reached")).toBeHidden();
  await expect(page.getByLabel("Balance", { exact: true })).toHaveText("₱100.00");
  await table.frame.getByRole("button", { name: "My limits" }).click();
  await expect(paneOf(page).getByRole("heading", { name: "Limits", level: 2 })).toBeVisible();

  const staff = await openConsole(browser, "owner");
  await staff.goto(`${ADDRESSES.console}/players`);
  await staff.getByRole("searchbox", { name: "Username or id" }).fill(person.username);
  await staff.getByRole("button", { name: "Search" }).click();
  await staff.getByRole("link", { name: person.username, exact: true }).click();
  await staff.getByRole("button", { name: "Limits", exact: true }).click();
  await expect(staff.getByRole("region", { name: "Loss in 24 hours at most" })).toContainText(
    "₱0.50",
  );
  await expect(staff.getByRole("region", { name: "Changes of limits" })).toContainText(
    "Raise dropped",
  );
  await staff.context().close();
  await page.context().close();
});
