import { expect, type Page } from "@playwright/test";
import { accessibilityFaults } from "./faults.ts";
import { newPlayer, pageOf } from "./game-table.ts";
import { placeBets } from "./place-bets.ts";
import { paneOf } from "./pane.ts";
import { test } from "./test.ts";
import { asPlayer } from "./world/calls.ts";
import type { Person } from "./world/people.ts";
import { untilOnSale } from "./world/on-sale.ts";
import { callsOf } from "./world/staff.ts";

const ONE = 100_000n;
/** A draw of one minute is open, drawn and paid within two. */
const DRAWN_MS = 140_000;
const UNHURRIED = {
  viewport: { width: 390, height: 844 },
  reducedMotion: "no-preference",
} as const;

const main = (page: Page) => page.getByRole("main");
const slipOf = (page: Page) => page.getByRole("complementary", { name: "Your slip" });
const record = (page: Page, game: string) =>
  paneOf(page).getByRole("listitem").filter({ hasText: game }).first();

interface Limits {
  readonly currency: string;
  readonly bankroll: string;
}

/** The balance in minor units. */
async function cashOf({ token }: Person): Promise<bigint> {
  const { sumBalance } = await asPlayer(token)<{ sumBalance: { amount: string } }>(
    "GET",
    "/balance",
  );
  return BigInt(sumBalance.amount) / 1_000n;
}

/** Marks choices on a market and adds them to the slip. */
async function add(
  page: Page,
  [group, market]: readonly [string, string],
  marks: readonly string[],
): Promise<void> {
  await main(page)
    .getByRole("group", { name: "Kinds of bets" })
    .getByRole("button", { name: group, exact: true })
    .click();
  await main(page)
    .getByRole("group", { name: "Bets of this kind" })
    .getByRole("button", { name: market, exact: true })
    .click();
  for (const mark of marks)
    await main(page).getByRole("button", { name: mark, exact: true }).click();
  await main(page).getByRole("button", { name: "Add to slip" }).click();
}

test("LB-12 a new result arrives at once and is shown number by number until it is paused, and the records light the digit that won and draw the numbers again", async ({
  browser,
}) => {
  const player = await newPlayer(100n);
  const page = await pageOf(browser, player, UNHURRIED);
  await untilOnSale("VN18-1M");
  await page.goto("/vnLottery?gameCode=VN18-1M");
  await add(page, ["Đầu · đuôi", "Đuôi đề"], ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]);
  const slip = slipOf(page);
  await slip.getByRole("button", { name: /Your slip/ }).click();
  await expect(slip).toContainText("Each hit pays ₱9.50");
  await expect(slip).toContainText("Possible win₱9.50");
  await expect(slip).toContainText("bets that exclude each other cannot all win");
  await placeBets(slip);
  await slip.getByRole("button", { name: /Your slip/ }).click();

  const { content } = await asPlayer(player.token)<{ content: { issueNo: string }[] }>(
    "GET",
    "/lottery/records",
  );
  const last = main(page).getByRole("region", { name: "Last draw" });
  await expect(last).toContainText(content[0]?.issueNo ?? "none", { timeout: DRAWN_MS });
  const pause = main(page).getByRole("button", { name: "Pause the draw" });
  await pause.click();
  const goOn = main(page).getByRole("button", { name: "Resume the draw" });
  const waiting = main(page).locator(".reveal-wait");
  const left = await waiting.count();
  expect(left).toBeGreaterThan(0);
  await page.waitForTimeout(1_500);
  expect(await waiting.count()).toBe(left);
  // What was won is paid while the draw is still being shown; nothing gives it away.
  const balance = page.getByLabel("Balance", { exact: true });
  await expect.poll(() => cashOf(player), { timeout: DRAWN_MS }).toBe(9_950n);
  await expect(slip).not.toContainText("came back");
  await expect(balance).toHaveText("₱90.00");
  await goOn.click();
  await expect(waiting).toHaveCount(0);
  await expect(balance).toHaveText("₱99.50");
  await expect(slip.getByRole("status").first()).toContainText("₱9.50 came back of ₱10.00");
  await expect(pause).toBeHidden();

  await page.goto("/member/personalHistoryCopy/lottery");
  const bet = record(page, "Vietnam 18 · 1 minute");
  await expect(bet).toContainText("Won", { timeout: DRAWN_MS });
  await expect(bet).toContainText("-₱0.50");
  await expect(bet).toContainText("₱10.00 in, ₱9.50 out");
  await bet.locator("summary").click();
  // One of ten digits was drawn: it is highlighted, and so is the prize that contains it.
  const lit = bet.locator("mark");
  const [digit] = await lit.allInnerTexts();
  expect(digit).toMatch(/^\d$/);
  await expect(bet.getByRole("definition").first().locator("mark")).toHaveText(
    new RegExp(`${digit}$`),
  );
  expect(await cashOf(player)).toBe(10_000n - 1_000n + 950n);
  expect(await accessibilityFaults(page)).toEqual([]);

  // The round in the betting record has the same draw, and shows it again without touching money.
  await page.goto("/member/personalHistoryCopy");
  await paneOf(page).getByRole("listitem").getByRole("link", { name: /₱/ }).first().click();
  const outcome = paneOf(page).locator("section", {
    has: page.getByRole("heading", { name: "Outcome", exact: true }),
  });
  await expect(outcome.getByRole("definition").first().locator("mark")).toHaveText(
    new RegExp(`${digit}$`),
  );
  const numbers = await outcome.getByRole("definition").allInnerTexts();
  await outcome.getByRole("button", { name: "Replay the draw" }).click();
  const drawn = outcome.locator(".reveal-wait");
  await expect.poll(() => drawn.count()).toBeGreaterThan(0);
  await expect(balance).toHaveText("₱99.50");
  await outcome.getByRole("button", { name: "Skip", exact: true }).click();
  await expect(drawn).toHaveCount(0);
  expect(await outcome.getByRole("definition").allInnerTexts()).toEqual(numbers);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.context().close();
});

test("LB-12 MC-16 the same bet goes on over the next draws until it is stopped, each paid when its draw opens", async ({
  browser,
}) => {
  const player = await newPlayer(100n);
  const page = await pageOf(browser, player);
  await page.goto("/lottery?gameCode=K3-1M");
  await add(page, ["Triples", "Triple"], ["4"]);
  const slip = slipOf(page);
  await slip.getByRole("checkbox", { name: "Bet on the next draws too" }).check();
  await slip.getByLabel("Draws", { exact: true }).fill("90");
  await expect(slip.getByRole("button", { name: "Place ₱1.00 × 90" })).toBeVisible();
  await placeBets(slip);
  await expect(slip).toContainText("Your bets on the next draws are set");
  await slip.getByRole("link", { name: "My lottery bets" }).click();
  const row = paneOf(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: "Stop", exact: true }) });
  await expect(row).toContainText(/Draws played: \d of 90/);
  for (const days of ["Next 7 days", "Any time"]) {
    await paneOf(page).getByRole("link", { name: days }).click();
    await expect(row).toContainText(/(8\d|90) draws for ₱(8\d|90)\.00 · First draw /);
  }
  // The first of the three is paid when its draw opens.
  await expect(record(page, "K3 · 1 minute")).toBeVisible({ timeout: DRAWN_MS });
  const before = await cashOf(player);
  await row.getByRole("button", { name: "Stop", exact: true }).click();
  await page
    .getByRole("dialog", { name: "Stop these bets?" })
    .getByRole("button", { name: "Stop", exact: true })
    .click();
  await expect(row).toHaveCount(0);
  expect(await cashOf(player)).toBe(before);
  const [chase] = await asPlayer(player.token)<{ status: string; placed: number }[]>(
    "GET",
    "/lottery/chases",
  );
  expect(chase?.status).toBe("STOPPED");
  expect(chase?.placed).toBeLessThan(90);
  await page.context().close();
});

test("LB-12 an order that never arrived took nothing and is sent again, taken back where the game allows it, and given back when its draw is void", async ({
  browser,
}) => {
  const owner = await callsOf("owner");
  const why = { reason: "An evening of second thoughts" };
  await owner("PUT", "/lottery/games/SSC-5M", { cancelSeconds: 240, ...why });
  try {
    const player = await newPlayer(100n);
    const page = await pageOf(browser, player);
    await untilOnSale("SSC-5M");
    await page.goto("/lottery?gameCode=SSC-5M");
    const slip = slipOf(page);
    await add(page, ["Sum", "Sides of the sum"], ["Big"]);
    await page.route("**/api/v1/lottery/orders", (route) => route.abort(), { times: 1 });
    await slip.getByRole("button", { name: /^Place/ }).click();
    await expect(slip).toContainText("We are checking your order");
    await expect(slip).toContainText("The order did not arrive");
    await expect(slip).toContainText("Nothing was charged.");
    expect(await cashOf(player)).toBe(10_000n);
    await slip.getByRole("button", { name: "Send again" }).click();
    await expect(slip).toContainText("Your bet is placed");
    expect(await cashOf(player)).toBe(9_900n);

    await page.goto("/member/personalHistoryCopy/lottery");
    const bet = record(page, "SSC · 5 minutes");
    await bet.locator("summary").click();
    await bet.getByRole("button", { name: "Cancel the bet" }).click();
    const dialog = page.getByRole("dialog", { name: "Cancel the bet?" });
    await expect(dialog).toContainText("₱1.00");
    await dialog.getByRole("button", { name: "Cancel the bet" }).click();
    await expect(bet).toContainText("Cancelled");
    expect(await cashOf(player)).toBe(10_000n);

    await untilOnSale("SSC-5M");
    await page.goto("/lottery?gameCode=SSC-5M");
    await add(page, ["Sum", "Sides of the sum"], ["Odd"]);
    await placeBets(slip);
    const { content } = await asPlayer(player.token)<{ content: { issueNo: string }[] }>(
      "GET",
      "/lottery/records",
    );
    await owner("POST", `/lottery/issues/SSC-5M/${content[0]?.issueNo ?? ""}/void`, why);
    await page.goto("/member/personalHistoryCopy/lottery");
    await expect(record(page, "SSC · 5 minutes")).toContainText("Void, stake refunded");
    await expect.poll(() => cashOf(player)).toBe(10_000n);
    await page.context().close();
  } finally {
    await owner("PUT", "/lottery/games/SSC-5M", { cancelSeconds: 0, ...why });
  }
});

test("LB-12 a number many have bet on is offered at less, which the slip shows and asks about before anything is placed", async ({
  browser,
}) => {
  const owner = await callsOf("owner");
  const { currency, ...limits } = (await owner<Limits[]>("GET", "/lottery/limits")).find(
    (one) => one.currency === "PHP",
  ) as Limits;
  const second = await callsOf("owner2");
  const set = async (bankroll: string) => {
    const asked = await owner<{ approvalId: string }>("POST", `/lottery/limits/${currency}`, {
      ...limits,
      bankroll,
      reason: "A small fair",
    });
    await second("POST", `/approvals/${asked.approvalId}/approve`);
  };
  // The exposure on one number of đề is limited to 5,000; above 3,000 it is offered at nine tenths
  // of the odds.
  await set((1_000_000n * ONE).toString());
  try {
    const [crowd, careful] = [await newPlayer(100n), await newPlayer(100n)];
    const page = await pageOf(browser, careful);
    await untilOnSale("VN27-30M");
    await page.goto("/vnLottery?gameCode=VN27-30M");
    const slip = slipOf(page);
    await add(page, ["Đề", "Đề 2"], ["68"]);
    await expect(slip).toContainText("Each hit pays ₱95.00");
    const call = asPlayer(crowd.token);
    const { oddsVersion, issue } = await call<{ oddsVersion: number; issue: { issueNo: string } }>(
      "GET",
      "/lottery/games/VN27-30M",
    );
    const lines = [{ market: "DB2", picks: ["68"], unit: (40n * ONE).toString() }];
    await call("POST", "/lottery/orders", {
      key: crypto.randomUUID(),
      gameCode: "VN27-30M",
      issueNo: issue.issueNo,
      oddsVersion,
      lines,
    });

    await expect(slip).toContainText("68: 95 → 85.5", { timeout: 20_000 });
    await expect(slip).toContainText("Much has been bet on 68: 90% of the odds");
    await expect(slip.getByRole("button", { name: /^Place/ })).toHaveCount(0);
    await slip.getByRole("button", { name: "Accept the new odds" }).click();
    await expect(slip).toContainText("Each hit pays ₱85.50");
    await placeBets(slip);
    await page.goto("/member/personalHistoryCopy/lottery");
    await record(page, "Vietnam 27 · 30 minutes").locator("summary").click();
    await expect(record(page, "Vietnam 27 · 30 minutes")).toContainText("@ 85.5");
    await page.context().close();
  } finally {
    await set(limits.bankroll);
  }
});
