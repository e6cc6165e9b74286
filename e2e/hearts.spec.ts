import { expect, type Page } from "@playwright/test";
import { newPlayer, pageOf, tableOn } from "./game-table.ts";
import { holdBack } from "./hold-back.ts";
import { test } from "./test.ts";
import { asPlayer } from "./world/calls.ts";

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("listitem");
const play = (page: Page, name: string) =>
  cards(page).getByRole("link", { name: `Play ${name}`, exact: true });
const askedToComeIn = (page: Page) => page.getByRole("dialog", { name: "Welcome back" });

test("RT-03 GB-08 CA-04 CA-16 a heart shows at once and stays, fills /fav, and is taken back with a word when the server does not take it", async ({
  browser,
}) => {
  const player = await newPlayer();
  const page = await pageOf(browser, player);
  await page.goto("/rng?page=PERYA");
  const heart = (name: string) => main(page).getByRole("button", { name: `Favourite: ${name}` });
  await expect(heart("Harbor Lanterns")).toHaveAttribute("aria-pressed", "false");
  const answer = await holdBack(page, "**/api/v1/favourites");
  await heart("Harbor Lanterns").click();
  await expect(heart("Harbor Lanterns")).toHaveAttribute("aria-pressed", "true");
  answer();
  await expect
    .poll(() =>
      asPlayer(player.token)<string[]>("GET", "/favourites/ids").then((ids) => ids.length),
    )
    .toBe(1);
  await page.unroute("**/api/v1/favourites");
  await page.route("**/api/v1/favourites", (route) =>
    route.fulfill({
      status: 409,
      json: {
        success: false,
        code: "TOO_MANY_FAVOURITES",
        message: "You have 999 favourites. Please remove one first.",
      },
    }),
  );
  await heart("Thunder Orchard").click();
  await expect(main(page).getByRole("alert")).toContainText("That did not work.");
  await expect(heart("Thunder Orchard")).toHaveAttribute("aria-pressed", "false");
  const favourites = page.waitForRequest((request) =>
    /\/favourites\?.*gameType=RNG/.test(request.url()),
  );
  await main(page)
    .getByRole("group", { name: "Which games" })
    .getByRole("button", { name: "Favourites", exact: true })
    .click();
  await favourites;
  await expect(cards(page)).toHaveCount(1);

  const release = await holdBack(page, "**/api/v1/favourites/ids");
  await page.goto("/fav");
  await expect(page.getByRole("heading", { level: 1, name: "Favourites" })).toBeVisible();
  await expect(play(page, "Harbor Lanterns")).toBeVisible();
  // Pressed before the page has loaded the favourites: the press waits for them, then removes this
  // one.
  await heart("Harbor Lanterns").click();
  release();
  await expect(main(page)).toContainText("No favourites here yet.");
  await page.goto("/hot");
  await expect(page.getByRole("heading", { level: 1, name: "Hot games" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Kinds of games" })).toHaveCount(0);
  await page.context().close();
});

test("GB-08 GB-12 a guest's heart opens the login and /fav asks them to come in; a game tried from home opens in a trial account, whose heart is the way to a real one", async ({
  browser,
}) => {
  const page = await (await browser.newContext()).newPage();
  await page.goto("/rng?page=PERYA");
  await main(page).getByRole("button", { name: "Favourite: Harbor Lanterns" }).click();
  await expect(askedToComeIn(page)).toBeVisible();
  await page.goto("/fav");
  await expect(askedToComeIn(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(main(page)).toContainText("Log in to see your games under Favourites.");
  await page.goto("/");
  await cards(page).getByRole("button", { name: "About Harbor Lanterns" }).press("Enter");
  await page
    .getByRole("dialog", { name: "Harbor Lanterns" })
    .getByRole("button", { name: "Free trial of Harbor Lanterns" })
    .click();
  await expect(page).toHaveURL(/\/seamless\?gameId=harbor-lanterns$/);
  await expect((await tableOn(page)).frame.getByTestId("balance")).toHaveText("₱1,000.00");
  await page.goto("/");
  await cards(page).getByRole("button", { name: "Favourite: Harbor Lanterns" }).first().click();
  await expect(page.getByRole("dialog")).toContainText("Please Register An Account First");
  // It may look around in the points mall, and is asked for an account only where one is needed.
  await page.goto("/pointMall");
  await expect(main(page).getByRole("button", { name: /Fair mug/ })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await main(page).getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByRole("dialog")).toContainText("Please Register An Account First");
  await page.context().close();
});
