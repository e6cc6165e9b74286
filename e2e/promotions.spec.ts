import { expect } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { decide, openConsole } from "./console.ts";
import { accessibilityFaults } from "./faults.ts";
import { newPlayer, pageOf } from "./game-table.ts";
import { paneOf } from "./pane.ts";
import { PICTURE } from "./picture.ts";
import { test } from "./test.ts";
import { order, pay, units } from "./world/cash.ts";
import { agreeTo, closePromotion, openedPromotion } from "./world/promotions.ts";

const IN_TEN_DAYS = Temporal.Now.plainDateISO().add({ days: 10 });

test("PR-01 PR-07 RT-11 MC-09 MC-16 staff make a promotion without code, a guest finds it beside the registration, and a player joins it, is given the bonus with a deposit, and gives it up", async ({
  browser,
  page,
}) => {
  // Whose day has no moves of money in it: of `owner` a second person may have to be asked.
  const console = await openConsole(browser, "owner2");
  await console.goto(`${ADDRESSES.console}/promotions`);
  await console.getByRole("link", { name: "Add a promotion" }).click();
  await console.getByLabel("Title (English)").fill("Lantern bonus");
  await console.getByLabel("What it gives, in a sentence").fill("Half of a deposit on top.");
  await console.getByLabel("For which deposit").selectOption("Once a week, from Monday");
  await console.getByLabel("Share of the deposit, in percent").fill("50");
  await console.getByLabel("Bonus at most (PHP)").fill("much");
  await console.getByLabel("Budget (PHP)").fill("5000");
  await console.getByLabel("Until", { exact: true }).fill(`${IN_TEN_DAYS.toString()}T12:00`);
  await console.getByRole("button", { name: "Save", exact: true }).click();
  await expect(console.getByText("Please type an amount")).toBeVisible();
  await console.getByLabel("Bonus at most (PHP)").fill("500");
  await console.getByRole("button", { name: "Save", exact: true }).click();
  await expect(console).toHaveURL(/\/promotions\/pr_/);
  await console.getByRole("button", { name: "Check this rule" }).click();
  await expect(console.getByRole("table", { name: "Expected cost by category" })).toBeVisible();
  await console.getByRole("button", { name: "Simulate" }).click();
  await expect(console.getByRole("table", { name: "What simulated players cost" })).toBeVisible();
  await console.getByRole("button", { name: "Open", exact: true }).click();
  await console.getByRole("dialog").getByRole("button", { name: "Open", exact: true }).click();
  await expect(console.getByRole("dialog")).toBeHidden();
  await agreeTo(new URL(console.url()).pathname.split("/").at(-1) ?? "");
  await console.reload();
  await expect(console.getByRole("button", { name: "Pause" })).toBeVisible();

  // A wide screen has no banner beside the form.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/register");
  await expect(
    page.locator("[data-banner=w_reg]").getByText("Lantern bonus").first(),
  ).toBeVisible();
  await page.goto("/promotions");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "Next 7 days" }).click();
  await expect(main.getByText("Nothing starts or ends in these days.")).toBeVisible();
  await main.getByRole("link", { name: "Next 30 days" }).click();
  await main.getByRole("link", { name: "Lantern bonus" }).click();
  await expect(page).toHaveURL(/\/promotions\/pr_/);
  await expect(page.getByRole("heading", { name: "Lantern bonus", level: 1 })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("50% of your deposit, at most ₱500.00");
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await page.goto(`/promoDetail?id=${id}`);
  await expect(page.getByRole("button", { name: "Log in to join" })).toBeVisible();

  const person = await newPlayer();
  const own = await pageOf(browser, person);
  await own.goto(`/promotions/${id}`);
  await own.getByRole("button", { name: "Join" }).click();
  await expect(own.getByText("Joined")).toBeVisible();
  await pay(person, await order(person, "sandbox", 400n), { act: "pay" }, "SUCCEEDED");
  await own.goto("/member/bonusDetails");
  const pane = paneOf(own);
  await expect(pane.getByRole("heading", { name: "Lantern bonus" })).toBeVisible();
  await expect(pane).toContainText("Still to play: ₱7,200.00");
  await pane.getByText("Movements").click();
  await expect(pane.getByRole("listitem").filter({ hasText: "₱200.00" }).first()).toBeVisible();
  expect(await accessibilityFaults(own)).toEqual([]);
  await pane.getByRole("link", { name: "Next 7 days" }).click();
  await expect(pane.getByText("None of these end in these days.")).toBeVisible();
  await pane.getByRole("link", { name: "Next 30 days" }).click();
  await pane.getByRole("button", { name: "Give up the bonus" }).click();
  const sure = own.getByRole("dialog", { name: "Give up this bonus?" });
  await expect(sure).toContainText("₱200.00 is taken back");
  await sure.getByRole("button", { name: "Give up the bonus" }).click();
  await expect(pane.getByText("None of these end in these days.")).toBeVisible();
  await pane.getByRole("link", { name: "Any time" }).click();
  await expect(pane.getByText("Given up")).toBeVisible();
  await pane.getByRole("link", { name: "Running" }).click();
  await expect(pane).toContainText("There are none of these.");
  await pane.getByRole("link", { name: "Ended" }).click();
  await expect(pane.getByText("Given up")).toBeVisible();
  // With the page comes what a guest is answered: a member reads their own at once.
  const read = own.waitForRequest(/\/api\/v1\/promotions$/);
  await own.goto("/promotions");
  await read;
  await expect(own.getByLabel("Balance", { exact: true })).toHaveText("₱400.00");

  await console.reload();
  await expect(console.getByRole("link", { name: person.username })).toBeVisible();
  await console.getByRole("button", { name: "Close" }).click();
  const closing = console.getByRole("dialog");
  await closing.getByLabel("Reason").fill("The fair is over");
  await closing.getByRole("button", { name: "Close", exact: true }).last().click();
  await expect(console.getByText("The promotion is closed.")).toBeVisible();
  await own.context().close();
  await console.context().close();
});

test("PR-01 PR-09 ID-13 a player applies for a bonus with a picture, staff look at it and issue it, and the player claims it", async ({
  browser,
}) => {
  const id = await openedPromotion("Slip of the week", {
    type: "APPLICATION",
    occasion: "ONCE",
    least: units(50n),
    most: units(500n),
    claimDays: 3,
  });
  const person = await newPlayer();
  const own = await pageOf(browser, person);
  await own.goto(`/promotions/${id}`);
  await expect(own.getByRole("main")).toContainText("From ₱50.00 to ₱500.00");
  await own.getByRole("button", { name: "Apply" }).click();
  await expect(own.getByText("Please write between 1 and 140 words")).toBeVisible();
  await own.getByLabel("Your remark").fill("My slip of Friday");
  await own.getByLabel("Add pictures").setInputFiles(PICTURE);
  expect(await accessibilityFaults(own)).toEqual([]);
  await own.getByRole("button", { name: "Apply" }).click();
  await expect(own.getByText("Applying", { exact: true })).toBeVisible();

  const console = await openConsole(browser, "owner");
  await console.goto(`${ADDRESSES.console}/applications`);
  await console.getByRole("link", { name: person.username }).click();
  await expect(console.getByText("My slip of Friday")).toBeVisible();
  const picture = console.getByRole("list", { name: "Pictures" }).getByRole("img");
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  expect(await accessibilityFaults(console)).toEqual([]);
  await decide(console.getByRole("main"), "Issue", { "Bonus (PHP)": "80", Note: "A fair slip" });
  await agreeTo(new URL(console.url()).pathname.split("/").at(-1) ?? "");
  await console.context().close();

  await own.goto("/member/bonusDetails");
  await expect(paneOf(own).getByText("Issued", { exact: true })).toBeVisible();
  await paneOf(own).getByRole("button", { name: "Claim" }).click();
  await expect(paneOf(own)).toContainText("Still to play: ₱400.00");
  await own.goto(`/promotions/${id}`);
  await expect(own.getByLabel("Balance", { exact: true })).toHaveText("₱80.00");
  await closePromotion(id);
  await own.context().close();
});
