import { expect } from "@playwright/test";
import { rules as harbor } from "../games/harbor-lanterns/rules.ts";
import { ADDRESSES } from "./addresses.ts";
import { decide, openConsole } from "./console.ts";
import { accessibilityFaults } from "./faults.ts";
import { newPlayer, pageOf } from "./game-table.ts";
import { openAllOfHome } from "./reveal.ts";
import { test } from "./test.ts";
import { playRounds } from "./world/play.ts";
import { holdSettings } from "./world/settings.ts";
import { callsOf } from "./world/staff.ts";

/** A stake of ₱200.00, of which a hundredth lifts the pool beyond its ceiling. */
const ENOUGH = { stakeAt: 8 };

test("two people open a jackpot, a slot feeds it until it is won, its winner is told at once and anyone checks the hit, and home shows what the pools come to", async ({
  browser,
}) => {
  const staff = await openConsole(browser, "owner");
  const settings = await holdSettings();
  await settings.decide("jackpots", { onHome: true });
  await staff.goto(`${ADDRESSES.console}/jackpots`);
  await staff.getByRole("link", { name: "Add a jackpot" }).click();
  await staff.getByLabel("What players call it").fill("Lantern Four");
  await staff.getByLabel("How it is won").selectOption("MUST_HIT_BY");
  await staff.getByLabel("Contribution (%)").fill("1");
  await staff.getByLabel("Seed (PHP)").fill("0.10");
  await staff.getByLabel("Ceiling (PHP)").fill("0.20");
  await expect(staff.getByText("In the long run it returns 3.00% of all stakes")).toBeVisible();
  await staff.getByRole("checkbox", { name: /Harbor Lanterns/ }).check();
  const stated = staff.getByLabel("Return that Harbor Lanterns states in total (%)");
  await stated.fill("97");
  await staff.getByRole("button", { name: "Save" }).click();
  await expect(staff.getByRole("alert")).toContainText("would return more with this jackpot");
  await stated.fill("99.5");
  expect(await accessibilityFaults(staff)).toEqual([]);
  await staff.getByRole("button", { name: "Save" }).click();
  const panel = staff.getByRole("main").filter({ hasText: "Lantern Four" });
  await decide(panel, "Open");
  await expect(panel).toContainText("WAITING");
  const second = await callsOf("owner2");
  const waiting = await second<{ id: string; kind: string }[]>("GET", "/approvals");
  const request = waiting.find(({ kind }) => kind === "jackpots.open");
  await second("POST", `/approvals/${request?.id}/approve`);

  const player = await newPlayer(500n);
  const page = await pageOf(browser, player);
  await page.goto("/jackpots");
  await expect(page.getByRole("heading", { name: "Lantern Four" })).toBeVisible();
  await expect(page.getByRole("article")).toContainText("₱0.10");
  await expect(page.getByText("No pool has been won yet.")).toBeVisible();
  await playRounds(player, harbor.code, 1, ENOUGH);
  await expect(page.getByRole("status").filter({ hasText: "You won a jackpot!" })).toBeVisible();
  const hit = page.getByRole("group").filter({ hasText: "₱2.10" });
  await hit.locator("summary").click();
  await hit.getByRole("button", { name: "Check in this browser" }).click();
  await expect(hit.getByRole("status")).toContainText("The secret is the one that was committed");
  await expect(hit.getByRole("status")).toContainText("By it, this round won the pool.");
  expect(await accessibilityFaults(page)).toEqual([]);

  const sign = page.getByRole("region", { name: "Jackpots" });
  // What the site shows follows what there is within five seconds.
  await expect(async () => {
    await openAllOfHome(page);
    await expect(sign).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(sign).toContainText("One jackpot can be won now.");
  await expect(sign).toContainText("₱0.10");
  await expect(page.getByRole("region", { name: "Fiesta counter" })).toHaveCount(0);

  await decide(panel, "End", { Reason: "The evening is over" });
  await playRounds(player, harbor.code, 1, ENOUGH);
  await expect(panel.getByText("ENDED", { exact: true })).toBeVisible();
  expect(await accessibilityFaults(staff)).toEqual([]);
  await settings.putBack();
  await staff.context().close();
  await page.context().close();
});
