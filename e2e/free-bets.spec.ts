import { expect } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { openConsole } from "./console.ts";
import { minor, newPlayer, open, pageOf, paid } from "./game-table.ts";
import { paneOf } from "./pane.ts";
import { test } from "./test.ts";
import { agreeTo, closePromotion } from "./world/promotions.ts";

const ROUNDS = 3;

test("PR-01 PR-08 staff give free rounds without code, and a player claims them, plays them to the end with no money of theirs, and has what they won as a bonus", async ({
  browser,
}) => {
  const console = await openConsole(browser, "owner2");
  await console.goto(`${ADDRESSES.console}/promotions`);
  await console.getByRole("link", { name: "Add a promotion" }).click();
  await console.getByLabel("Title (English)").fill("Lantern rounds");
  await console.getByLabel("What it gives, in a sentence").fill("Three rounds on the house.");
  await console
    .getByLabel("Type", { exact: true })
    .selectOption("Free rounds of one stake in our games; what they win is the bonus");
  await console.getByLabel("Rounds", { exact: true }).fill(String(ROUNDS));
  await console.getByLabel("Stake of each (PHP)").fill("2");
  await console.getByLabel("Budget (PHP)").fill("5000");
  await console.getByRole("button", { name: "Save", exact: true }).click();
  await expect(console.getByText("Games: name one at least.")).toBeVisible();
  await console.getByLabel("Games, by their codes").fill("harbor-lanterns");
  await console.getByRole("button", { name: "Save", exact: true }).click();
  await expect(console).toHaveURL(/\/promotions\/pr_/);
  const id = new URL(console.url()).pathname.split("/").at(-1) ?? "";
  await console.getByRole("button", { name: "Open", exact: true }).click();
  await console.getByRole("dialog").getByRole("button", { name: "Open", exact: true }).click();
  await expect(console.getByRole("dialog")).toBeHidden();
  await agreeTo(id);

  const page = await pageOf(browser, await newPlayer());
  await page.goto(`/promotions/${id}`);
  await expect(page.getByRole("main")).toContainText("3 free rounds at ₱2.00");
  await page.getByRole("button", { name: "Claim" }).click();
  await expect(page.getByText("Claimed")).toBeVisible();
  await page.goto("/member/bonusDetails");
  await expect(paneOf(page)).toContainText("3 of 3 left");

  const table = await open(page, "harbor-lanterns");
  const free = table.frame.getByTestId("free-rounds");
  await expect(free).toContainText("3 free rounds left at ₱2.00");
  await expect(free.getByLabel("Play them first")).toBeChecked();
  // Without them a round would take money, and there is none.
  await free.getByLabel("Play them first").uncheck();
  await table.main.click();
  await expect(table.frame.getByText("The balance does not cover this stake.")).toBeVisible();
  await free.getByLabel("Play them first").check();
  let won = 0n;
  for (let round = 1; round <= ROUNDS; round++) {
    await table.main.click();
    won += await paid(table, "Spin");
    if (round === 1) await expect(free).toContainText("2 free rounds left");
    if (round < ROUNDS) expect(await table.balance()).toBe(0n);
  }
  await expect(free).toContainText("Your free rounds are over.");
  const told = await free.innerText();
  expect(told.includes("as a bonus") ? minor(told) : 0n).toBe(won);
  await expect.poll(() => table.balance()).toBe(won);
  await page.goto("/member/bonusDetails");
  await expect(paneOf(page)).toContainText(won === 0n ? "Completed" : "In process");

  await console.reload();
  await expect(console.getByText("Given to players")).toBeVisible();
  await closePromotion(id);
  await page.context().close();
  await console.context().close();
});
