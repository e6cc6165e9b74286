import { expect } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { openConsole } from "./console.ts";
import { accessibilityFaults } from "./faults.ts";
import { minor, newPlayer, open, pageOf, paid } from "./game-table.ts";
import { dialogOver, paneOf } from "./pane.ts";
import { test } from "./test.ts";
import { asPlayer } from "./world/calls.ts";
import { keepSilent, offerArcade } from "./world/arcade.ts";

let close: () => Promise<void>;
test.beforeAll(async () => {
  close = await offerArcade();
});
test.afterAll(() => close());

test("MO-04 MC-02 CA-03 money goes to a provider's wallet, is played with there, is on its way while the provider says nothing, and all of it comes back with one press", async ({
  browser,
}) => {
  const person = await newPlayer(100n);
  const page = await pageOf(browser, person);
  await page.goto("/member/transferFund");
  const pane = paneOf(page);
  const wallet = pane.getByRole("listitem").filter({
    has: page.getByRole("button", { name: "Move in: Perya Arcade" }),
  });
  await expect(wallet).toContainText("₱0.00");
  const move = async (way: string, amount: string, press: string) => {
    await wallet.getByRole("button", { name: way }).click();
    await dialogOver(page).getByLabel("Amount").fill(amount);
    await dialogOver(page).getByRole("button", { name: press }).click();
  };
  await move("Move in: Perya Arcade", "100.01", "Move in");
  await expect(dialogOver(page)).toContainText("At most ₱100.00.");
  await dialogOver(page).getByLabel("Amount").fill("40");
  await dialogOver(page).getByRole("button", { name: "Move in" }).click();
  await expect(dialogOver(page)).toHaveCount(0);
  await expect(wallet).toContainText("₱40.00");
  const header = page.getByLabel("Balance", { exact: true });
  await expect(header).toHaveText("₱60.00");
  expect(await accessibilityFaults(page)).toEqual([]);

  const table = await open(page, "perya-arcade-thunder-orchard");
  expect(await table.balance()).toBe(4_000n);
  const stake = await table.stake();
  await table.main.click();
  const left = 4_000n - stake + (await paid(table, "Spin"));
  expect(await table.balance()).toBe(left);
  await expect(header).toHaveText("₱60.00");

  await keepSilent(person, true);
  await page.goto("/member/transferFund");
  await move("Move back: Perya Arcade", "5", "Move back");
  await expect(wallet).toContainText("On its way back");
  await expect(wallet).toContainText("The provider has not answered yet.");
  await expect(wallet.getByRole("button", { name: "Move in: Perya Arcade" })).toBeDisabled();
  await keepSilent(person, false);
  await expect(header).toHaveText("₱65.00");
  await expect(wallet).not.toContainText("On its way back");

  await pane.getByRole("button", { name: "Bring everything back" }).click();
  await expect(wallet).toContainText("₱0.00");
  await expect.poll(async () => minor(await header.innerText())).toBe(6_000n + left);

  // A limit on single bets that the provider can't keep: nothing goes there, nothing opens there.
  const limit = { name: "singleBet", amount: "5000000" };
  await asPlayer(person.token)("POST", "/limits", limit);
  await page.reload();
  await expect(wallet).toContainText("can't keep to your limit on single bets");
  await expect(wallet.getByRole("button", { name: "Move in: Perya Arcade" })).toBeDisabled();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto("/game?gameId=perya-arcade-thunder-orchard");
  await expect(page.getByText("its games stay closed")).toBeVisible();
  await page.context().close();

  const staff = await openConsole(browser, "owner");
  await staff.goto(`${ADDRESSES.console}/transfers?status=DONE&search=${person.username}`);
  const rows = staff.getByRole("region", { name: /^Movements to and from/ }).getByRole("row");
  await expect(rows).toHaveCount(4);
  await rows.nth(1).getByRole("link").first().click();
  await expect(staff.getByText("all back at once")).toBeVisible();
  await expect(staff.getByText("the player's cash")).toBeVisible();
  await staff.goto(`${ADDRESSES.console}/players/${person.id}?part=transfers`);
  await expect(
    staff.getByText("No: the vendor can't keep to the limit on single bets"),
  ).toBeVisible();
  expect(await accessibilityFaults(staff)).toEqual([]);
  await staff.context().close();
});
