import { expect } from "@playwright/test";
import { rules as coral } from "../games/coral-cascade/rules.ts";
import { rules as harbor } from "../games/harbor-lanterns/rules.ts";
import { multiplierAt, rules as mango } from "../games/mango-mines/rules.ts";
import { rules as thunder } from "../games/thunder-orchard/rules.ts";
import { minor, newPlayer, open, pageOf, paid, roundsOf, tableOn } from "./game-table.ts";
import { test } from "./test.ts";
import { asPlayer } from "./world/calls.ts";
import { signIn, type Person } from "./world/people.ts";
import { enter } from "./world/play.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

let player: Person;

test.beforeAll(async () => {
  player = await newPlayer(500n);
});

test("a round of crates that is left in the middle is there again after a reload, worth what it was", async ({
  browser,
}) => {
  const page = await pageOf(browser, player);
  let table = await open(page, mango.code);
  await table.frame.getByRole("button", { name: "1", exact: true }).click();
  const crate = () => table.frame.getByRole("button", { name: /^Crate row 1, column 2/ });
  const before = await table.balance();
  const stake = await table.stake();
  for (;;) {
    await table.main.click();
    await expect(crate()).toBeEnabled();
    await crate().click();
    await expect(table.main).toHaveText(/^(Take|Start)/);
    if ((await table.main.innerText()).startsWith("Take")) break;
  }
  const worth = minor(await table.main.innerText());
  expect(worth).toBe((stake * multiplierAt(1, 1)) / 10_000n);
  const inTheMiddle = await table.balance();

  await page.reload();
  table = await tableOn(page);
  await expect(table.main).toHaveText(/^Take/);
  await expect(crate()).toHaveAccessibleName(/good$/);
  expect(minor(await table.main.innerText())).toBe(worth);
  expect(await table.balance()).toBe(inTheMiddle);
  await table.main.click();
  expect(await paid(table, "Start")).toBe(worth);
  expect(await table.balance()).toBe(inTheMiddle + worth);
  expect(inTheMiddle).toBeLessThanOrEqual(before - stake);
  await page.context().close();
});

test("a player with too little money sees so and is shown the way to more", async ({ browser }) => {
  const poor = await newPlayer();
  const page = await pageOf(browser, poor);
  const { frame, main } = await open(page, coral.code);
  await main.click();
  await expect(frame.getByRole("alert")).toContainText("The balance does not cover this stake.");
  await expect(frame.getByTestId("balance")).toHaveText("₱0.00");
  expect(await roundsOf(poor, coral.code)).toBe(0);
  await frame.getByRole("alert").getByRole("button", { name: "Deposit" }).click();
  await expect(page).toHaveURL(/\/member\/depositv2/);
  await page.context().close();
});

test("a session that was ended elsewhere says that nothing is lost, and opens again", async ({
  browser,
}) => {
  const person = await newPlayer(100n);
  const page = await pageOf(browser, person);
  const { frame, main } = await open(page, thunder.code);
  const studio = await enter(person, coral.code);
  await asPlayer(await signIn(person.username))("DELETE", "/session");
  // The platform's processes look for ended sessions every 1.5 seconds. A stake above the balance
  // shows when they have noticed, without placing a bet.
  const stake = studio.stakes.at(-1) ?? "0";
  expect(BigInt(stake)).toBeGreaterThan(10_000n);
  const refusal = () =>
    studio
      .call("POST", "/rounds", { roundId: crypto.randomUUID(), stake, choice: {} })
      .catch((fault: Error) => fault.message);
  await expect.poll(refusal).toContain("answered 401");
  await main.click();
  await expect(frame.getByRole("alert")).toHaveText(
    "Your game session has ended. Your money and your rounds are safe.",
  );
  await frame.getByRole("button", { name: "Open the game again" }).click();
  await expect(frame.getByTestId("balance")).toHaveText("₱100.00");
  expect(await roundsOf(person, thunder.code)).toBe(0);
  await page.context().close();
});

test("an answer that is lost on the way is asked for again, and the round is played and paid for once", async ({
  browser,
}) => {
  const person = await newPlayer(100n);
  const page = await pageOf(browser, person);
  const table = await open(page, harbor.code);
  await table.frame.getByRole("button", { name: "Quick play" }).click();
  const stake = await table.stake();
  let isCut = true;
  await page.route("**/api/rounds", async (route) => {
    // The studio receives the round; the player's page gets no answer.
    if (isCut) await route.fetch();
    await (isCut ? route.abort("internetdisconnected") : route.continue());
  });
  await table.main.click();
  await expect(table.frame.getByRole("alert")).toContainText("The connection is lost", {
    timeout: 20_000,
  });
  await expect(table.main).toHaveText("Try again");
  isCut = false;
  await table.main.click();
  const won = await paid(table, "Spin");
  expect(await table.balance()).toBe(10_000n - stake + won);
  expect(await roundsOf(person, harbor.code)).toBe(1);
  await page.context().close();
});
