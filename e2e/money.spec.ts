import { expect } from "@playwright/test";
import { oddAmounts, saidOn } from "./amounts.ts";
import { newPlayer, open, pageOf } from "./game-table.ts";
import { rules as harbor } from "../games/harbor-lanterns/rules.ts";
import { paneOf } from "./pane.ts";
import { test } from "./test.ts";
import { playRounds } from "./world/play.ts";

test("MO-01 the balance says updating until it is fetched, then symbol and sum, with two decimals and separators", async ({
  browser,
}) => {
  const page = await pageOf(browser, await newPlayer());
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/v1/balance", async (route) => {
    await asked;
    await route.fulfill({
      json: { success: true, value: { sumBalance: { amount: "123456750000", currency: "PHP" } } },
    });
  });
  // The event stream carries it as well.
  await page.route("**/api/v1/live*", (route) => route.abort());
  await page.goto("/");
  const balance = page.getByLabel("Balance", { exact: true });
  await expect(balance).toHaveText("updating");
  answer();
  await expect(balance).toHaveText("₱1,234,567.50");
  await page.context().close();
});

test("MO-05 every amount of every page with money has two decimals and separators", async ({
  browser,
}) => {
  expect(oddAmounts("₱5, ₱1234.50, ₱1,234.5, PHP 20, -₱1,234.50, ₱0.00")).toEqual([
    "₱5",
    "₱1234.50",
    "₱1,234.5",
    "PHP 20",
  ]);
  const player = await newPlayer(1_500n);
  await playRounds(player, harbor.code, 3, { stakeAt: 4 });
  const page = await pageOf(browser, player);
  const [without, odd]: [string[], string[]] = [[], []];
  const look = async (name: string) => {
    const said = await saidOn(page);
    if (!/₱[\d,]+\.\d\d/.test(said)) without.push(name);
    odd.push(...oddAmounts(said).map((amount) => `${name}: ${amount}`));
  };
  for (const path of [
    "/",
    "/member/depositv2",
    "/member/withdraw",
    "/member/transferFund",
    "/member/transactionHistory",
    "/member/personalHistoryCopy",
    "/member/securityCenter",
  ]) {
    await page.goto(path);
    await expect(page.getByLabel("Balance", { exact: true })).toContainText("₱");
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await look(path);
  }
  for (const [list, heading] of [
    ["/member/personalHistoryCopy", "Fairness"],
    ["/member/transferFund", "1,500.00"],
  ] as const) {
    await page.goto(list);
    await paneOf(page).getByRole("listitem").getByRole("link", { name: /₱/ }).first().click();
    await expect(paneOf(page).getByText(heading).first()).toBeVisible();
    await look(`one of ${list}`);
  }
  const { frame } = await open(page, harbor.code);
  await look("game");
  await frame.getByRole("button", { name: "Pays and rules" }).click();
  await look("rules of a game");
  expect({ without, odd }).toEqual({ without: [], odd: [] });
  await page.context().close();
});
