import { expect, type Page } from "@playwright/test";
import { arrive } from "./arrive.ts";
import { newPlayer, pageOf } from "./game-table.ts";
import { withTenThousand } from "./ten-thousand.ts";
import { test } from "./test.ts";

/** Longer than a finger has to rest on a tile. */
const HELD_MS = 700;
/** Within it a card whose details are loaded is on the page. */
const SHOWN_MS = 300;

const main = (page: Page) => page.getByRole("main");
const tile = (page: Page, name: string) =>
  main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: `Play ${name}`, exact: true }) });
/** Filters by a provider, without a pointer, which may be on a tile: every second game goes. */
async function chooseOddWorks(page: Page): Promise<void> {
  await main(page)
    .getByRole("group", { name: "Providers" })
    .getByRole("button", { name: "Odd Works" })
    .dispatchEvent("click");
  await expect(tile(page, "Game 1")).toHaveCount(0);
}

async function longListOn(page: Page): Promise<void> {
  await withTenThousand(page);
  await arrive(page, "/rng?from=1&pageNo=5");
  await expect(main(page)).toContainText("210 games, page 5 of 239");
}

test.beforeEach(({ page }) => longListOn(page));

test("GB-16 after a jump the elements that are there become those of other games", async ({
  page,
}) => {
  // A row in sight and two to spare, which are drawn last.
  await expect(page.locator("main li[aria-posinset]")).toHaveCount(18);
  await page.evaluate(
    `for (const item of document.querySelectorAll("main li[aria-posinset]"))
       item.setAttribute("data-seen", "")`,
  );
  await page.evaluate("scrollTo(0, document.body.scrollHeight)");
  await expect(tile(page, "Game 210")).toBeVisible();
  await expect(tile(page, "Game 1")).toHaveCount(0);
  expect(await page.locator("main li[data-seen]").count()).toBeGreaterThan(0);
});

test("GB-16 the focus does not go on to the game that takes a game's place", async ({ page }) => {
  const focused = () => page.evaluate<string>("document.activeElement.ariaLabel ?? ''");
  await tile(page, "Game 1").getByRole("link").focus();
  expect(await focused()).toBe("Play Game 1");
  await chooseOddWorks(page);
  expect(await focused()).toBe("");
});

test("CA-16 the card of a game goes with it when another game takes its place", async ({
  page,
}) => {
  const card = page.locator("[popover]");
  await tile(page, "Game 3").hover();
  await expect(card).toContainText("Game 3");
  await chooseOddWorks(page);
  await expect(card).toHaveCount(0);
});

test("CA-16 a long press that began on a game opens nothing of the game that takes its place", async ({
  page,
}) => {
  // Its details are loaded, so that they would show at once.
  const dialog = page.getByRole("dialog");
  await tile(page, "Game 1").getByRole("button", { name: "About Game 1" }).press("Enter");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  // However slow the machine is: the finger rests for as long as the page's clock says.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const press = { pointerType: "touch", bubbles: true, clientX: 80, clientY: 400 };
  await tile(page, "Game 1").getByRole("article").dispatchEvent("pointerdown", press);
  await chooseOddWorks(page);
  await page.clock.runFor(HELD_MS);
  await page.waitForTimeout(SHOWN_MS);
  expect(await dialog.count()).toBe(0);
});

test("CA-04 the word that a heart failed goes with its game", async ({ browser }) => {
  const page = await pageOf(browser, await newPlayer());
  await longListOn(page);
  await page.route("**/api/v1/favourites", (route) => route.abort());
  await tile(page, "Game 2").getByRole("button", { name: "Favourite: Game 2" }).click();
  await expect(main(page).getByRole("alert")).toContainText("That did not work.");
  await chooseOddWorks(page);
  // At once: it goes by itself a few seconds later.
  expect(await main(page).getByRole("alert").count()).toBe(0);
});
