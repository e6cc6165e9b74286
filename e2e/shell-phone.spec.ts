import { expect } from "@playwright/test";
import { test } from "./test.ts";
import { EVERY_LOBBY, holdSettings } from "./world/settings.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("HD-04 HD-05 on a phone five ways are under the thumb, the game menu is one line, and the whole menu opens over the page and goes once it has led somewhere", async ({
  page,
}) => {
  const brand = await holdSettings();
  await brand.decide("menus", { games: EVERY_LOBBY });
  await page.goto("/rng");
  const thumb = page.getByRole("navigation", { name: "Main" });
  await expect(thumb.getByRole("link")).toHaveText(["Home", "Games", "Lottery", "Wallet", "Me"]);
  await expect(thumb.getByRole("link", { name: "Games" })).toHaveAttribute("aria-current", "page");
  const strip = page.getByRole("navigation", { name: "Games" });
  await expect(strip.getByRole("link", { name: "Slots" })).toBeInViewport();
  await strip.getByRole("link", { name: "Cockfight" }).click();
  await expect(page).toHaveURL("/cockfight");

  await page.getByRole("button", { name: "Open the menu" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer.getByRole("button", { name: "Customer service" })).toBeVisible();
  await drawer.getByRole("button", { name: "Sports by provider", exact: true }).click();
  await drawer
    .getByRole("list", { name: "Sports by provider", exact: true })
    .getByRole("link", { name: "All" })
    .click();
  await expect(page).toHaveURL("/sports");
  await expect(drawer).toHaveCount(0);
  await thumb.getByRole("link", { name: "Lottery" }).click();
  await expect(page.getByRole("heading", { name: "Lottery centre", level: 1 })).toBeVisible();
  await thumb.getByRole("link", { name: "Wallet" }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fmember%2FtransferFund$/);
  await brand.putBack();
});
