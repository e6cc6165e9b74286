import { expect, type Route } from "@playwright/test";
import { bucketsOf, rules as halo } from "../games/halo-halo-drop/rules.ts";
import { reels as harborReels } from "../games/harbor-lanterns/reels.ts";
import harborMath from "../games/harbor-lanterns/math.json" with { type: "json" };
import { rules as harbor } from "../games/harbor-lanterns/rules.ts";
import { multiplierAt, rules as mango } from "../games/mango-mines/rules.ts";
import { GAMES, newPlayer, open, pageOf, paid, tableOn, tabTo, type Table } from "./game-table.ts";
import { expectToFit, SIZES } from "./game-sizes.ts";
import { paneOf } from "./pane.ts";
import { test } from "./test.ts";
import type { Person } from "./world/people.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

let player: Person;

test.beforeAll(async () => {
  player = await newPlayer(500n);
});

/**
 * Opens one crate of a round with a single spoiled one, and takes the money if the crate was good.
 */
async function openAndTake(
  { frame, main }: Table,
  press: (target: ReturnType<Table["frame"]["locator"]>) => Promise<void>,
): Promise<void> {
  const crate = frame.getByRole("button", { name: /^Crate row 3, column 3/ });
  await expect(crate).toBeEnabled();
  await press(crate);
  await expect(main).toHaveText(/^(Take|Start)/);
  if (!(await main.innerText()).startsWith("Take")) return;
  // The button says "Take" as soon as the answer arrives but is enabled only after the crate's
  // animation, and pressing a key does not wait for that.
  await expect(main).toBeEnabled();
  await press(main);
}

for (const { rules, play } of GAMES)
  test(`${rules.name} is opened in the lobby and played by mouse and by keyboard, on phone, sideways phone and desktop`, async ({
    browser,
  }) => {
    const page = await pageOf(browser, player, { viewport: SIZES[0][1] });
    await page.goto(`/?q=${encodeURIComponent(rules.name)}`);
    await page
      .getByRole("main")
      .getByRole("link", { name: new RegExp(rules.name) })
      .first()
      .click();
    const table = await tableOn(page);
    await expect(page.getByRole("heading", { name: rules.name, level: 1 })).toBeAttached();
    await table.frame.getByRole("button", { name: "Quick play" }).click();
    if (play === "Start") await table.frame.getByRole("button", { name: "1", exact: true }).click();

    const round = async (press: (target: Table["main"]) => Promise<void>) => {
      const [before, stake] = [await table.balance(), await table.stake()];
      await press(table.main);
      if (play === "Start") await openAndTake(table, press);
      const won = await paid(table, play);
      expect(await table.balance()).toBe(before - stake + won);
    };
    await round((target) => target.click());
    await round(async (target) => {
      await tabTo(table, target);
      await page.keyboard.press("Enter");
    });
    await expect(page.getByLabel("Balance", { exact: true })).toHaveText(
      await table.frame.getByTestId("balance").innerText(),
    );

    for (const [where, size] of SIZES) {
      await page.setViewportSize(size);
      await expectToFit(table, where, size);
    }
    await page.context().close();
  });

test("the help of every game gives the rules, the odds and the return from the numbers the studio plays by", async ({
  browser,
}) => {
  const page = await pageOf(browser, player);
  for (const { rules } of GAMES) {
    const { frame, stake } = await open(page, rules.code);
    const staked = await stake();
    await frame.getByRole("button", { name: "Pays and rules" }).click();
    const sheet = frame.getByRole("dialog");
    await expect(sheet).toContainText(`Returns ${(rules.rtpPpm / 10_000).toFixed(2)} %`);
    await expect(sheet).toContainText(`×${rules.maxWinX.toLocaleString("en")}`);
    const peso = (amount: bigint) =>
      `₱${(Number(amount) / 100).toLocaleString("en", { minimumFractionDigits: 2 })}`;
    if (rules === harbor)
      await expect(sheet).toContainText(
        peso((staked / BigInt(harborReels.betCoins)) * BigInt(harborMath.pay.PEARL.at(-1) ?? 0)),
      );
    if (rules === mango)
      await expect(sheet.getByRole("row").nth(3)).toContainText(
        peso((staked * multiplierAt(3, 3)) / 10_000n),
      );
    if (rules === halo) {
      await expect(sheet.getByRole("row").nth(1)).toContainText(
        `×${(bucketsOf({ rows: 12, risk: "mid" })[0] ?? 0) / 10}`,
      );
      await expect(sheet.getByRole("row").nth(1)).toContainText("1 in 2,048");
    }
    await sheet.getByRole("tab", { name: "What pays" }).press("ArrowRight");
    await expect(sheet.getByRole("tabpanel")).toContainText("Return to player");
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
  }
  await page.context().close();
});

/**
 * Answers every round as the studio would, with an outcome that pays nothing, so that the effect on
 * the balance is known in advance.
 */
function losing(balance: { now: bigint }, asked: string[]) {
  return async (route: Route) => {
    const { roundId, stake, choice } = route.request().postDataJSON() as {
      roundId: string;
      stake: string;
      choice: unknown;
    };
    asked.push(roundId);
    balance.now -= BigInt(stake);
    const state = { rows: 8, risk: "high", path: "LRLRLRLR", bucket: 4, tenths: 0 };
    const fair = { commitment: "", clientSeed: "", nonce: 0 };
    const round = {
      roundId,
      game: halo.code,
      status: "CLOSED",
      step: 0,
      choice,
      stake,
      payout: "0",
      over: true,
      state,
      fair,
    };
    await route.fulfill({ json: { round, balance: balance.now.toString() } });
  };
}

test("automatic play ends before the stake that could pass the loss limit, and at once when it is told to", async ({
  browser,
}) => {
  const page = await pageOf(browser, player);
  const table = await open(page, halo.code);
  const { frame, main } = table;
  await frame.getByRole("button", { name: "Quick play" }).click();
  const asked: string[] = [];
  await page.route("**/api/rounds", losing({ now: await table.balance() }, asked));
  await frame.getByRole("button", { name: "Automatic play" }).click();
  const sheet = frame.getByRole("dialog");
  const limit = sheet
    .getByRole("group", { name: "End before I lose more than" })
    .locator("label")
    .first();
  await limit.click();
  await sheet.getByRole("button", { name: /^Play 10 rounds/ }).click();
  await expect(
    frame.getByText("Automatic play ended: another stake could pass your loss limit."),
  ).toBeVisible({ timeout: 60_000 });
  expect(asked).toHaveLength(5);
  await page.unroute("**/api/rounds");

  await frame.getByRole("button", { name: "Automatic play" }).click();
  await sheet.getByRole("button", { name: /^Play 10 rounds/ }).click();
  await expect(main).toHaveText(/^Stop/);
  await main.click();
  await paid(table, "Drop");
  // The player starts the next round; none may start by itself after it.
  const sent: string[] = [];
  page.on(
    "request",
    (request) => request.url().endsWith("/api/rounds") && sent.push(request.url()),
  );
  await main.click();
  await paid(table, "Drop");
  expect(sent).toHaveLength(1);
  await page.context().close();
});

test("the commitment is shown, the player's seed is set and the seeds are changed; then a past round is proven here and on the player's own page", async ({
  browser,
}) => {
  const person = await newPlayer(100n);
  const page = await pageOf(browser, person);
  const table = await open(page, harbor.code);
  const { frame, main } = table;
  await frame.getByRole("button", { name: "Quick play" }).click();
  await main.click();
  await paid(table, "Spin");
  await frame.getByRole("button", { name: "Fair play" }).click();
  const sheet = frame.getByRole("dialog");
  const fact = (name: string) =>
    sheet.getByText(name, { exact: true }).locator("xpath=following-sibling::*");
  const commitment = await fact("Commitment now").innerText();
  expect(commitment).toMatch(/^[0-9a-f]{64}$/);
  const next = await fact("Commitment after the next change").innerText();
  await sheet.getByLabel("Your next seed").fill("my lucky seed 7");
  await sheet.getByRole("button", { name: "Change seeds and reveal ours" }).click();
  await sheet.getByRole("button", { name: "Yes, change the seeds" }).click();
  await expect(sheet.getByText("✓ The revealed seed is the one we committed to")).toBeVisible();
  await expect(fact("Commitment now")).toHaveText(next);
  await expect(fact("Your seed, and rounds played under it")).toHaveText("my lucky seed 7 · 0");
  await page.keyboard.press("Escape");

  await frame.getByRole("button", { name: "Your rounds" }).click();
  await sheet.locator("summary").first().click();
  await expect(sheet).toContainText(commitment);
  await sheet.getByRole("button", { name: "Recompute this round" }).click();
  await expect(
    sheet.getByText("✓ Recomputed here: seed, outcome and payout are exactly as shown."),
  ).toBeVisible();

  await page.goto("/member/personalHistoryCopy");
  await paneOf(page)
    .getByRole("link", { name: new RegExp(`^${harbor.name}`) })
    .first()
    .click();
  await page.getByRole("link", { name: "Check this round" }).click();
  await expect(page.getByText("The seed is the one we committed to")).toBeVisible();
  await expect(page.getByText("The outcome follows from the seeds")).toBeVisible();
  await page.context().close();
});
