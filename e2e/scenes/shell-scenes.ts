import type { Page } from "@playwright/test";
import { after, at, type Scene } from "./scene.ts";

const slots = at("", "guest", "/rng");

async function openFromFoot(page: Page, name: string): Promise<void> {
  await page.getByRole("contentinfo").getByRole("button", { name }).click();
  await page.getByRole("dialog").getByRole("img").or(page.getByRole("dialog").getByRole("listitem")).first().waitFor();
}

/** What surrounds every page, opened, and the pages of counters that open later. */
export const SHELL_SCENES: readonly Scene[] = [
  after(slots, "menu-open", async (page) => {
    const opener = page.getByRole("button", { name: "Open the menu" });
    if (await opener.isVisible()) await opener.click();
    await page.getByRole("button", { name: "Slots by provider" }).first().click();
    await page.getByRole("link", { name: "Perya Studio" }).first().waitFor();
  }),
  after(at("", "player", "/promotions"), "account-menu", async (page) => {
    await page.getByRole("banner").getByRole("button", { name: "My account" }).click();
    await page.getByRole("link", { name: "Betting record" }).waitFor();
  }),
  after(slots, "app-instructions", (page) => openFromFoot(page, "Get the app")),
  after(slots, "connection", (page) => openFromFoot(page, "Connection speed")),
  at("promotions", "guest", "/promotions"),
  after(at("", "guest", "/promotions"), "promotion", async (page) => {
    await page.getByRole("main").getByRole("link").first().click();
    await page.waitForURL("**/promoDetail**");
  }),
  at("promotion-over", "guest", "/promoDetail?id=999999999"),
  at("points-mall", "guest", "/pointMall"),
  at("bonus", "guest", "/bonus"),
  at("vip", "guest", "/vip"),
  at("referral", "guest", "/referral"),
  at("agent-center", "player", "/agent"),
];
