import { expect } from "@playwright/test";
import { accessibilityFaults } from "./faults.ts";
import { newPlayer, pageOf } from "./game-table.ts";
import { test } from "./test.ts";
import { soon } from "./time-flies.ts";
import { holdSettings, type Decisions } from "./world/settings.ts";

const HOUR_MS = 3_600_000;
/** Shorter than the interval at which a visible page polls. */
const AT_ONCE_MS = 19_000;

let brand: Decisions;
test.beforeAll(async () => {
  brand = await holdSettings();
});
test.afterEach(async () => {
  await brand.putBack();
});

test("RT-20 an open page shows maintenance with its end, the message and customer service, and is there again afterwards with what was typed", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/register");
  await page.getByLabel("Username").fill("halfway");
  await brand.decide("resources", {
    customerService: [{ csType: "LIVECHAT", path: "https://chat.example.com/" }],
  });
  const maintenanceEnd = new Date(Date.now() + 2 * HOUR_MS).toISOString();
  await brand.decide("status", {
    maintenance: true,
    maintenanceEnd,
    maintenanceMessage: "New games are coming in.",
  });
  const closed = page.getByRole("heading", { name: "System maintenance" });
  await soon(page, (limit) => expect(closed).toBeVisible(limit));
  await expect(page).toHaveTitle(/System maintenance/);
  await expect(page.getByText("New games are coming in.")).toBeVisible();
  await expect(page.getByText(/^0[12]:\d\d:\d\d$/)).toBeVisible();
  await expect(page.locator(`time[datetime="${maintenanceEnd}"]`)).toBeVisible();
  await expect(page.getByLabel("Username")).toBeHidden();
  expect(await accessibilityFaults(page)).toEqual([]);

  const opening = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Customer service" }).click();
  const popup = await opening;
  expect(await popup.evaluate("[innerWidth, innerHeight]")).toEqual([440, 750]);
  await popup.close();

  await brand.decide("status", { maintenance: false });
  await soon(page, (limit) => expect(page.getByLabel("Username")).toHaveValue("halfway", limit));
});

test("RT-20 a visitor whose clock is wrong sees the right time left", async ({ page }) => {
  await page.clock.setSystemTime(Date.now() - 5 * HOUR_MS);
  await page.goto("/help");
  await brand.decide("status", {
    maintenance: true,
    maintenanceEnd: new Date(Date.now() + 2 * HOUR_MS).toISOString(),
  });
  await page.reload();
  await expect(page.getByText(/^0[12]:\d\d:\d\d$/)).toBeVisible({ timeout: AT_ONCE_MS });
});

test("RT-20 a call that is refused says at once that the site closed", async ({ browser }) => {
  const page = await pageOf(browser, await newPlayer());
  // The poll every twenty seconds gets no answer until a call was refused.
  let refused = false;
  await page.route("**/api/v1/system-status", (route) =>
    refused ? route.continue() : route.abort(),
  );
  page.on("response", (response) => (refused ||= response.status() === 503));
  await page.goto("/member/depositv2");
  await expect(page.getByLabel("Amount", { exact: true })).toBeVisible();
  await brand.decide("status", { maintenance: true, maintenanceEnd: null });
  const closed = page.getByRole("heading", { name: "System maintenance" });
  // Whichever call is refused first: the press's, or one that was still underway.
  const other = page.getByRole("link", { name: "Withdraw", exact: true });
  await other.last().or(closed).last().click();
  await expect(closed).toBeVisible();
});

test("RT-20 whose country is not let in reads where they are thought to be, and that maintenance comes first", async ({
  page,
}) => {
  await brand.decide("status", {
    allowedCountries: ["PH"],
    unknownCountry: "refuse",
    restrictionMessage: "We play in the Philippines.",
  });
  await page.clock.install();
  await page.goto("/rng");
  await expect(page.getByRole("heading", { name: "Access restricted" })).toBeVisible();
  await expect(page.getByText("We play in the Philippines.")).toBeVisible();
  await expect(page.getByText(/127\.0\.0\.1|::1/)).toBeVisible();
  expect(await page.content()).not.toContain("/games?gameType");
  expect(await accessibilityFaults(page)).toEqual([]);
  await brand.decide("status", { maintenance: true });
  await soon(page, (limit) =>
    expect(page.getByRole("heading", { name: "System maintenance" })).toBeVisible(limit),
  );
  await brand.decide("status", { maintenance: false, allowedCountries: [] });
  await soon(page, (limit) =>
    expect(page.getByRole("heading", { name: "Slots", level: 1 })).toBeVisible(limit),
  );
});
