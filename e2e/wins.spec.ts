import { expect, type Page } from "@playwright/test";
import { rules as mango } from "../games/mango-mines/rules.ts";
import { accessibilityFaults } from "./faults.ts";
import { newPlayer, pageOf } from "./game-table.ts";
import { paneOf } from "./pane.ts";
import { test } from "./test.ts";
import { asPlayer } from "./world/calls.ts";
import type { Person } from "./world/people.ts";
import { playRounds } from "./world/play.ts";

interface Won {
  readonly content: readonly { readonly net: { readonly amount: string } | null }[];
}

/**
 * Rounds until one more has won than before; nearly every one does. One at a time: a loss that the
 * page hears of together with the win would hide that the balance rose.
 */
async function win(player: Person): Promise<void> {
  const won = async () => {
    const { content } = await asPlayer(player.token)<Won>("GET", "/betting-record?pageSize=100");
    return content.filter(({ net }) => net && BigInt(net.amount) > 0n).length;
  };
  const before = await won();
  await expect(async () => {
    await playRounds(player, mango.code, 1, { choice: { mines: 3 }, stakeAt: 0 });
    await expect.poll(won, { timeout: 5_000 }).toBeGreaterThan(before);
  }).toPass({ timeout: 60_000 });
}

const toast = (page: Page) => page.getByRole("status").filter({ hasText: "You won" });

/** Goes to another page without loading the site again. */
async function walk(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `history.pushState({}, "", "${path}"); dispatchEvent(new PopStateEvent("popstate"))`,
  );
}

test("a win elsewhere is announced once, under reduced motion too, and not over money", async ({
  browser,
}) => {
  const player = await newPlayer(100n);
  const page = await pageOf(browser, player, { reducedMotion: "reduce" });
  await page.goto("/promotions");
  await expect(page.getByLabel("Balance", { exact: true })).toHaveText("₱100.00");
  await win(player);
  await expect(toast(page)).toContainText(/You won ₱[\d.]+ in/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await toast(page).getByRole("button", { name: "Close" }).click();
  await expect(toast(page)).toHaveCount(0);

  // Over a form of money nothing comes up; what was won there is told on the next page, once.
  await walk(page, "/member/depositv2");
  await expect(page.getByRole("heading", { level: 2, name: "Deposit" })).toBeVisible();
  await win(player);
  await page.waitForTimeout(6_000);
  await expect(toast(page)).toHaveCount(0);
  await walk(page, "/promotions");
  await expect(toast(page)).toBeVisible();
  await toast(page).getByRole("link", { name: "See it in your records" }).click();
  await expect(page).toHaveURL(/\/member\/personalHistoryCopy/);
  await expect(toast(page)).toHaveCount(0);
  await page.reload();
  await expect(paneOf(page)).toContainText("₱");
  await page.waitForTimeout(3_000);
  await expect(toast(page)).toHaveCount(0);
  await page.context().close();
});
