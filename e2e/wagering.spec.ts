import { expect } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { confirm } from "./cashier-steps.ts";
import { openConsole } from "./console.ts";
import { comeIn, newPlayer } from "./game-table.ts";
import { paneOf } from "./pane.ts";
import { test } from "./test.ts";

test("MC-04 what has to be played stands before a withdrawal with a bar and the sum left, until staff take it back", async ({
  page,
  browser,
}) => {
  const player = await newPlayer();
  await comeIn(page, player);
  const staff = await openConsole(browser, "cashier2");
  await staff.goto(`${ADDRESSES.console}/players/${player.id}?part=wagering`);
  await confirm(staff, /^Add an amount to play$/, { amount: "250", reason: "Bets on both sides" });
  await staff.getByRole("button", { name: "What counted" }).click();
  await expect(staff.getByRole("dialog").getByText("Nothing has counted yet.")).toBeVisible();
  await staff.keyboard.press("Escape");

  await page.goto("/member/withdraw");
  const bar = paneOf(page).getByRole("progressbar", { name: "Asked for by our staff" });
  await expect(bar).toBeVisible();
  await expect(paneOf(page).getByText("Play ₱250.00 more")).toBeVisible();
  await confirm(staff, /^Cancel$/, { reason: "It was another player" });
  await expect(staff.getByText("CANCELLED", { exact: true })).toBeVisible();
  await page.reload();
  await expect(paneOf(page).getByText("Deposits played through once")).toBeVisible();
  await expect(bar).toBeHidden();
  await staff.context().close();
});
