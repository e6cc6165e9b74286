import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { rules as harbor } from "../games/harbor-lanterns/rules.ts";
import { rules as thunder } from "../games/thunder-orchard/rules.ts";
import { accessibilityFaults } from "./faults.ts";
import { newPlayer, pageOf } from "./game-table.ts";
import { paneOf, totalOf } from "./pane.ts";
import { test } from "./test.ts";
import { asPlayer } from "./world/calls.ts";
import { untilOnSale } from "./world/on-sale.ts";
import type { Person } from "./world/people.ts";
import { playRounds } from "./world/play.ts";

/** One more than a page shows. */
const ROUNDS = 21;
const ZONE = "Asia/Manila";
/** A reader half a day behind the brand. */
const ELSEWHERE = { timezoneId: "America/New_York" } as const;

interface Totalled {
  readonly stake: { readonly amount: string };
}

/** What was staked, in minor units, once the record has all the rounds. */
async function stakedOn(rounds: number, { token }: Person): Promise<bigint> {
  let content: readonly Totalled[] = [];
  await expect
    .poll(async () => {
      const call = asPlayer(token)<{ content: readonly Totalled[] }>;
      ({ content } = await call("GET", "/betting-record?pageSize=100"));
      return content.length;
    })
    .toBe(rounds);
  return content.reduce((sum, { stake }) => sum + BigInt(stake.amount), 0n) / 1_000n;
}

async function betOnLottery({ token }: Person): Promise<void> {
  await untilOnSale("SSC-5M");
  const call = asPlayer(token);
  const { oddsVersion, issue } = await call<{ oddsVersion: number; issue: { issueNo: string } }>(
    "GET",
    "/lottery/games/SSC-5M",
  );
  await call("POST", "/lottery/orders", {
    key: crypto.randomUUID(),
    gameCode: "SSC-5M",
    issueNo: issue.issueNo,
    oddsVersion,
    lines: [{ market: "SUM_SIDE", picks: ["BIG"], unit: "100000" }],
  });
}

test("MC-06 MC-16 MO-05 the records of bets show the days, the game and the kind that are asked for, in the brand's zone, and total all of them", async ({
  browser,
}) => {
  const player = await newPlayer(1_500n);
  await playRounds(player, harbor.code, ROUNDS, { stakeAt: 1 });
  await playRounds(player, thunder.code, 1, { stakeAt: 1 });
  const staked = await stakedOn(ROUNDS + 1, player);
  const page = await pageOf(browser, player, ELSEWHERE);
  await page.goto("/member/personalHistoryCopy");
  await expect(paneOf(page)).toContainText("Days and times in Philippine Standard Time (GMT+8).");
  await expect(paneOf(page).getByRole("listitem")).toHaveCount(20);
  await expect.poll(() => totalOf(page, "Stake")).toBe(staked);

  // A reader elsewhere sees the day and the time of the brand.
  const row = paneOf(page).locator("time").first();
  const at = new Date((await row.getAttribute("datetime")) ?? "");
  const said = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { ...options, timeZone: ZONE }).format(at);
  await expect(row).toHaveText(said({ timeStyle: "short" }));
  await expect(paneOf(page).getByRole("heading", { level: 2 }).nth(1)).toHaveText(
    said({ dateStyle: "full" }),
  );

  await paneOf(page).getByLabel("Game", { exact: true }).selectOption("Thunder Orchard");
  await expect(paneOf(page).getByRole("listitem")).toHaveCount(1);
  await expect.poll(() => totalOf(page, "Stake")).toBeLessThan(staked / 10n);
  await paneOf(page).getByLabel("Type", { exact: true }).selectOption("Still open");
  await expect(paneOf(page)).toContainText("No rounds in these days.");
  await paneOf(page).getByLabel("Type", { exact: true }).selectOption("All types");
  await paneOf(page).getByRole("button", { name: "Yesterday", exact: true }).click();
  await expect(paneOf(page)).toContainText("No rounds in these days.");
  for (const days of ["Today", "Last 7 days", "Last 30 days"]) {
    await paneOf(page).getByRole("button", { name: days, exact: true }).click();
    await expect(paneOf(page).getByRole("listitem")).toHaveCount(1);
  }

  // Days of one's choice; back leads to those before.
  await paneOf(page).getByRole("button", { name: "Other days" }).click();
  await paneOf(page).getByLabel("From", { exact: true }).fill("2026-01-05");
  await paneOf(page).getByLabel("To", { exact: true }).fill("2026-01-09");
  await paneOf(page).getByRole("button", { name: "Show these days" }).click();
  await expect(paneOf(page)).toContainText("No rounds in these days.");
  await expect(page).toHaveURL(/from=2026-01-05&to=2026-01-09/);
  await page.goBack();
  await expect(paneOf(page).getByRole("listitem")).toHaveCount(1);
  await page.context().close();
});

test("MC-02 MC-07 MO-05 the account record, the wallet's history and the lottery bets are filtered and totalled in the same way", async ({
  browser,
}) => {
  const player = await newPlayer(300n);
  await betOnLottery(player);
  const page = await pageOf(browser, player, ELSEWHERE);
  await page.goto("/member/transactionHistory");
  await expect.poll(() => totalOf(page, "In")).toBe(30_000n);
  expect([await totalOf(page, "Out"), await totalOf(page, "Net")]).toEqual([100n, 29_900n]);
  await paneOf(page).getByLabel("Type", { exact: true }).selectOption("Deposit");
  await expect.poll(() => totalOf(page, "Out")).toBe(0n);
  await expect(paneOf(page).getByRole("listitem")).toHaveCount(1);

  await page.goto("/member/transferFund");
  await expect.poll(() => totalOf(page, "Credited")).toBe(30_000n);
  await paneOf(page).getByLabel("Type", { exact: true }).selectOption("Withdrawals");
  await expect(paneOf(page).getByRole("heading", { name: "Deposits" })).toHaveCount(0);
  await expect(paneOf(page)).toContainText("None in these days.");
  await expect.poll(() => totalOf(page, "Paid out")).toBe(0n);

  await page.goto("/member/personalHistoryCopy/lottery");
  await expect.poll(() => totalOf(page, "Stake")).toBe(100n);
  await expect(paneOf(page).getByRole("listitem").filter({ hasText: "SSC" })).toBeVisible();
  await paneOf(page).getByRole("button", { name: "Yesterday", exact: true }).click();
  await expect(paneOf(page)).toContainText("No lottery bets in these days.");
  await page.context().close();
});

test("MC-08 MC-16 profit and loss totals what was settled, by day, category and game, and is saved as a file that agrees with the betting record's", async ({
  browser,
}) => {
  const player = await newPlayer(500n);
  await playRounds(player, harbor.code, 3, { stakeAt: 1 });
  await playRounds(player, thunder.code, 1, { stakeAt: 1 });
  const staked = await stakedOn(4, player);
  const page = await pageOf(browser, player);
  await expect(async () => {
    await page.goto("/member/personalProfit");
    expect(await totalOf(page, "Stake")).toBe(staked);
  }).toPass();
  const table = paneOf(page).getByRole("region", { name: "Profit and loss" });
  await expect(table.getByRole("row")).toHaveCount(3);
  const ways = paneOf(page).getByRole("group", { name: "Break down by" });
  await ways.getByRole("button", { name: "Game" }).click();
  await expect(table.getByRole("rowheader", { name: "Thunder Orchard" })).toBeVisible();
  await expect(page).toHaveURL(/by=game/);
  expect(await accessibilityFaults(page)).toEqual([]);

  const saved = async () => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      paneOf(page).getByRole("button", { name: "Download CSV" }).click(),
    ]);
    const text = await readFile(await file.path(), "utf8");
    const rows = text
      .slice(1)
      .trim()
      .split("\r\n")
      .map((row) => row.split(","));
    const at = rows[0]?.indexOf("Stake") ?? -1;
    return rows.slice(1).map((row) => BigInt((row[at] ?? "").replace(".", "")));
  };
  const sum = (amounts: readonly bigint[]) => amounts.reduce((whole, one) => whole + one, 0n);
  expect(sum(await saved())).toBe(staked);
  await paneOf(page).getByRole("button", { name: "Yesterday", exact: true }).click();
  await expect(paneOf(page)).toContainText("Nothing was settled in these days.");
  await page.goto("/member/personalHistoryCopy");
  const rounds = await saved();
  expect([rounds.length, sum(rounds)]).toEqual([4, staked]);
  await page.context().close();
});
