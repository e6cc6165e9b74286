import { expect, type Page } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { newPlayer, open, pageOf } from "./game-table.ts";
import { watchHour, type HourOfPlay } from "./hour-of-play.ts";
import { test } from "./test.ts";

const checkOn = (page: Page) => page.getByRole("dialog", { name: "How your play is going" });
const hidden = (page: Page) => expect(checkOn(page)).toBeHidden();

test("MC-17 a reality check stops game and lottery until it is answered, on one page for all, a session is planned where it has to be, and to stop ends play everywhere", async ({
  browser,
}) => {
  // The site's service worker would take the second tab's calls past the routes below.
  const page = await pageOf(browser, await newPlayer(1_000n), { serviceWorkers: "block" });
  const hour: HourOfPlay = { isOver: false };
  await watchHour(page, hour);
  const table = await open(page, "harbor-lanterns");
  const lottery = await page.context().newPage();
  await watchHour(lottery, hour);
  // Another tab of the same player.
  const kept = await page.evaluate(() =>
    JSON.stringify(Object.fromEntries(Object.entries(sessionStorage))),
  );
  await lottery.addInitScript((all) => {
    for (const [name, value] of Object.entries(JSON.parse(all) as Record<string, string>))
      sessionStorage.setItem(name, value);
  }, kept);
  hour.isOver = true;
  await lottery.goto("/lottery");
  await expect(checkOn(lottery)).toContainText("1 h 5 min");
  await expect(checkOn(lottery)).toContainText("-₱249.50");
  await expect(checkOn(lottery)).toContainText("Losses: In 24 hours₱249.50 of ₱500.00");
  await page.reload();
  await expect(checkOn(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(checkOn(page)).toBeVisible();
  await expect(table.frame.locator(".cabinet")).toHaveAttribute("inert", "");

  await checkOn(page).getByRole("button", { name: "Continue playing" }).click();
  await hidden(page);
  await hidden(lottery);
  await expect(table.frame.locator(".cabinet")).not.toHaveAttribute("inert");
  await expect(table.main).toBeEnabled();

  // The law's pause covers the game with the time that is left, and lets it go on by itself.
  const pause = page.getByRole("dialog", { name: "Time for a break" });
  hour.pauseSeconds = 300;
  await page.reload();
  await expect(pause.getByRole("timer")).toHaveText(/^[45]:\d\d$/);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(pause).toBeVisible();
  await expect(table.frame.locator(".cabinet")).toHaveAttribute("inert", "");
  hour.pauseSeconds = 1;
  const last = page.waitForResponse("**/api/v1/play");
  await page.reload();
  await last;
  hour.pauseSeconds = undefined;
  await expect(pause).toBeHidden();
  await expect(table.main).toBeEnabled();

  // Where the law wants a session planned, the game waits for its time and money.
  let isPlanned = false;
  await page.route("**/api/v1/launch-address", (route) =>
    isPlanned
      ? route.continue()
      : route.fulfill({
          status: 403,
          json: { success: false, code: "SESSION_NEEDED", message: "Plan first", value: null },
        }),
  );
  await page.reload();
  const plan = page.getByRole("dialog", { name: "Before you play" });
  await plan.getByLabel("Minutes").fill("0");
  await expect(page.getByText("A bulb went out")).toBeHidden();
  await plan.getByLabel("Most you may lose").fill("50");
  await plan.getByRole("button", { name: "Start playing" }).click();
  await expect(plan).toContainText("Please choose 1 to 1,440 minutes.");
  await plan.getByLabel("Minutes").fill("45");
  isPlanned = true;
  await plan.getByRole("button", { name: "Start playing" }).click();
  await expect(plan).toBeHidden();
  await expect(table.main).toBeEnabled();

  hour.isOver = true;
  await lottery.reload();
  await checkOn(lottery).getByRole("button", { name: "Stop playing" }).click();
  await expect(lottery).toHaveURL(`${ADDRESSES.player}/`);
  await expect(page).toHaveURL(`${ADDRESSES.player}/`);
});

test("MC-17 a limit of the time at play is set in minutes, and ends play once it is used up", async ({
  browser,
}) => {
  const page = await pageOf(browser, await newPlayer());
  await page.goto("/member/securityCenter/limits");
  await page.getByRole("button", { name: "Set a limit: Time at play: In 24 hours" }).click();
  const minutes = page.getByLabel("Minutes at most");
  await minutes.fill("soon");
  await page.getByRole("button", { name: "Set this limit" }).click();
  await expect(page.getByText("Please enter whole minutes, such as 90.")).toBeVisible();
  await minutes.fill("0");
  await page.getByRole("button", { name: "Set this limit" }).click();
  await expect(page.getByText("Used: 0 min")).toBeVisible();
  await page.getByLabel("How often").selectOption({ label: "Every 30 minutes" });

  await page.goto("/lottery");
  const over = page.getByRole("dialog", { name: "Your time to play is used up" });
  await expect(over).toContainText("as long as you allow yourself in 24 hours");
  await over.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(`${ADDRESSES.player}/`);
});
