import { expect } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { openConsole } from "./console.ts";
import { test } from "./test.ts";

test("PR-01 PR-07 staff write a cashback without code, and a guest reads of which losses how much comes back", async ({
  browser,
  page,
}) => {
  const console = await openConsole(browser, "owner");
  await console.goto(`${ADDRESSES.console}/promotions`);
  await console.getByRole("link", { name: "Add a promotion" }).click();
  await console.getByLabel("Title (English)").fill("Slots cashback");
  await console.getByLabel("What it gives, in a sentence").fill("A tenth of a day's loss.");
  await console.getByLabel("Type", { exact: true }).selectOption("A share of what players lost");
  await console.getByLabel("Of which time").selectOption("Each day");
  await console.getByLabel("Smallest loss (PHP)").fill("much");
  await console.getByLabel("Share of the loss, in percent").fill("10");
  await console.getByLabel("Cashback at most (PHP)").fill("500");
  await console.getByLabel("How it is paid").selectOption("Players claim it");
  const counted = console.getByRole("group", { name: "Games whose losses count" });
  await counted.getByLabel("Slots").check();
  await console.getByRole("button", { name: "Save", exact: true }).click();
  await console.getByLabel("Smallest loss (PHP)").fill("50");
  await console.getByRole("button", { name: "Save", exact: true }).click();
  await expect(console).toHaveURL(/\/promotions\/pr_/);
  await console.reload();
  await expect(counted.getByLabel("Slots")).toBeChecked();
  await expect(console.getByLabel("Smallest loss (PHP)")).toHaveValue("50.00");
  await console.context().close();

  await page.goto("/promotions");
  await page.getByRole("main").getByRole("link", { name: "Weekly cashback" }).click();
  const main = page.getByRole("main");
  await expect(main).toContainText("5% of your net loss, at most ₱500.00");
  await expect(main).toContainText("Each week, from Monday");
  await expect(main).toContainText("You can claim it here once the time is over.");
});
