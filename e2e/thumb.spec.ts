import { expect, type Locator, type Page } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { accessibilityFaults, isTooWide } from "./faults.ts";
import { newPlayer, pageOf } from "./game-table.ts";
import { placeBets } from "./place-bets.ts";
import { test } from "./test.ts";
import { asPlayer } from "./world/calls.ts";
import { untilOnSale } from "./world/on-sale.ts";

const PHONE = { viewport: { width: 390, height: 844 } } as const;
/** How far from the foot of the screen the bar certainly covers a field. */
const UNDER_THE_BAR_PX = 80;
const GAME = "VN27-5M";
const COUNTER = `/vnLottery?gameCode=${GAME}`;

/** Counts of bao lô in which 68 came most often and 13 stayed away longest. */
const HUNDRED_DRAWS = {
  origin: "HOUSE",
  draws: 100,
  picks: Array.from({ length: 100 }, (_, at) => ({
    pick: String(at).padStart(2, "0"),
    times: at === 68 ? 41 : at === 13 ? 9 : 27,
    gapDraws: at === 13 ? 40 : 2,
  })),
};

const main = (page: Page) => page.getByRole("main");
const slipOf = (page: Page) => page.getByRole("complementary", { name: "Your slip" });
const button = (within: Locator, name: string | RegExp) =>
  within.getByRole("button", { name, exact: true });
const marked = (page: Page) =>
  main(page).getByRole("group", { name: "Numbers" }).locator("[aria-pressed=true]");

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error("It is not shown");
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
}

test("LB-12 by thumb: numbers are marked by what they share, the slip outlives the browser for its owner alone, is placed from the bar that stays in sight, and comes back by one tap", async ({
  browser,
}) => {
  const person = await newPlayer(2_000n);
  await untilOnSale(GAME);
  const page = await pageOf(browser, person, PHONE);
  await page.goto(COUNTER);
  const slip = slipOf(page);

  // A set adds what is missing, and takes all of it away; by key as by thumb, and it is said.
  const odd = button(main(page), "Odd · numbers: 50");
  await button(main(page), "07").click();
  await odd.focus();
  await page.keyboard.press("Space");
  await expect(odd).toHaveAttribute("aria-pressed", "true");
  await expect(marked(page)).toHaveCount(50);
  await expect(main(page).getByText("Odd. Marked: 50")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(marked(page)).toHaveCount(0);
  await button(main(page), "Head 3 · numbers: 10").click();
  await button(main(page), "Tail 7 · numbers: 10").click();
  await expect(marked(page)).toHaveCount(19);

  // Kept under a name, put on again, removed and back.
  await button(main(page), "Keep these numbers").click();
  const naming = page.getByRole("dialog", { name: "Keep these numbers" });
  await naming.getByLabel("Name").fill("Lucky cross");
  await button(naming, "Keep").click();
  await button(main(page), "Clear").click();
  await button(main(page), "Lucky cross · numbers: 19").click();
  await expect(marked(page)).toHaveCount(19);
  await button(main(page), "Edit favourites").click();
  const editing = page.getByRole("dialog", { name: "Edit favourites" });
  await button(editing, "Remove Lucky cross").click();
  await expect(editing).toContainText("Lucky cross was removed.");
  await button(editing, "Undo").click();
  await expect(editing).toContainText("Lucky cross is back.");
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  const favourites = await asPlayer(person.token)<{ name: string }[]>(
    "GET",
    `/lottery/favourites?gameCode=${GAME}`,
  );
  expect(favourites.map(({ name }) => name)).toEqual(["Lucky cross"]);

  await button(main(page), "Add to slip").click();
  // The draw, its time, the total and the way on stay in sight wherever one is.
  const bar = [slip.getByRole("timer"), slip.getByText("₱513.00").first()];
  for (const y of [0, 10_000]) {
    await page.mouse.wheel(0, y);
    for (const part of bar) await expect(part).toBeInViewport({ ratio: 1 });
    await expect(slip.getByRole("button", { name: /^(Place|Bet on draw)/ })).toBeInViewport();
  }
  // What is typed is not covered by it.
  const typed = main(page).getByRole("textbox", { name: "Type or paste numbers" });
  await page.evaluate("scrollTo(0, 0)");
  const { bottom } = await boxOf(typed);
  await page.evaluate(`scrollTo(0, ${bottom - PHONE.viewport.height + UNDER_THE_BAR_PX})`);
  expect((await boxOf(typed)).bottom).toBeGreaterThan((await boxOf(slip)).y);
  await typed.focus();
  await page.keyboard.type("1");
  expect((await boxOf(typed)).bottom).toBeLessThanOrEqual((await boxOf(slip)).y);
  expect(await isTooWide(page)).toBe(false);
  expect(await accessibilityFaults(page)).toEqual([]);

  // The browser is closed and opened again: the slip is there for its owner, and for nobody else.
  const kept = await page.context().storageState();
  await page.context().close();
  const other = await pageOf(browser, await newPlayer(), { ...PHONE, storageState: kept });
  await other.goto(COUNTER);
  await expect(slipOf(other)).toContainText("Bets: 0");
  await expect(button(main(other), /^Add to slip/)).toBeVisible();
  await other.context().close();
  // What a guest marks meanwhile is added to the slip of the player who signs in.
  const guest = await browser.newContext({
    baseURL: ADDRESSES.player,
    ...PHONE,
    storageState: kept,
  });
  const visit = await guest.newPage();
  await visit.goto(COUNTER);
  await expect(slipOf(visit)).toContainText("Bets: 0");
  await button(main(visit), "00").click();
  await button(main(visit), "Add to slip").click();
  await expect(slipOf(visit)).toContainText("Bets: 1");
  const both = await guest.storageState();
  await guest.close();
  const again = await pageOf(browser, person, { ...PHONE, storageState: both });
  await again.goto(COUNTER);
  await expect(slipOf(again)).toContainText("Bets: 2");
  await placeBets(slipOf(again));
  expect(await again.evaluate("Object.keys(localStorage).join()")).not.toContain("LOTTSLIP");
  await again.reload();
  await expect(slipOf(again)).toContainText("Bets: 0");
  await button(main(again), "Last slip again").click();
  await expect(main(again)).toContainText("Bets put on the slip again: 1");
  await expect(slipOf(again)).toContainText("₱540.00");
  await again.context().close();
});

test("LB-12 at 1440 by 900 all hundred numbers, what marks them, the slip and the countdown are seen at once; past draws stand beside them, and each bet is explained in money", async ({
  browser,
}) => {
  const page = await pageOf(browser, await newPlayer(100n), {
    viewport: { width: 1440, height: 900 },
  });
  await untilOnSale("VN27-1M");
  await page.goto("/vnLottery?gameCode=VN27-1M");
  const shown = [
    ...["00", "09", "90", "99", "Tail 9 · numbers: 10", "Add to slip"].map((name) =>
      button(main(page), name),
    ),
    slipOf(page).getByRole("timer"),
  ];
  for (const part of shown) await expect(part).toBeInViewport({ ratio: 1 });
  const slip = await boxOf(slipOf(page));
  for (const name of ["09", "Add to slip", "Mark"])
    expect((await boxOf(button(main(page), name))).right).toBeLessThanOrEqual(slip.x);
  expect(await isTooWide(page)).toBe(false);

  const hot = button(main(page), "Hot and cold");
  await hot.click();
  const counts = main(page).getByRole("region", { name: "How often each came" });
  // A game that is drawn every minute has had a draw since the product began, or will soon.
  await expect(async () => {
    await page.reload();
    await expect(counts).toContainText("Draws counted:", { timeout: 10_000 });
  }).toPass({ timeout: 150_000 });
  await expect(counts).toContainText("Drawn here");
  await expect(counts).toContainText("what came before says nothing about what comes next");
  await expect(button(main(page), "99")).toBeInViewport({ ratio: 1 });
  const draw = async (draws: number) => {
    await page.route("**/api/v1/lottery/trends/VN27-1M/BAO2*", (route) =>
      route.fulfill({ json: { success: true, value: { ...HUNDRED_DRAWS, draws } } }),
    );
    await page.reload();
    await expect(counts).toContainText(`Draws counted: ${draws}`);
  };
  await draw(12);
  await expect(counts).toContainText("These are few draws");
  await draw(100);
  await expect(counts).not.toContainText("These are few draws");
  await button(main(page), "68: came 41×").click();
  await expect(button(main(page), "68")).toHaveAttribute("aria-pressed", "true");
  await expect(button(main(page), "13: draws ago 40")).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await main(page).getByRole("textbox", { name: "Unit" }).fill("10");
  await button(main(page), "How it works").click();
  const explained = page.getByRole("dialog", { name: "How Bao lô 2 works" });
  await expect(explained).toContainText("with a unit of ₱10.00. It costs ₱270.00: units 27.");
  await expect(explained).toContainText("1 × 95 × ₱10.00 =");
  await expect(explained).toContainText("That is ₱680.00 more than it cost.");
  await explained.getByText("A made-up draw in which it wins").click();
  await expect(explained.locator("mark")).toHaveCount(1);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.context().close();
});
