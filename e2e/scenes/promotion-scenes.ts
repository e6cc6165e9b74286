import { after, at, type Scene } from "./scene.ts";

/** Promotions as staff make them. */
export const PROMOTION_SCENES: readonly Scene[] = [
  at("promotions-console", "staff", "/promotions"),
  after(at("", "staff", "/promotions"), "promotion-console", async (page) => {
    await page.getByRole("main").getByRole("link", { name: "Welcome match" }).click();
    await page.getByRole("heading", { name: "As players read it: English" }).waitFor();
    await page.getByRole("button", { name: "Check this rule" }).click();
    await page.getByRole("button", { name: "Simulate" }).click();
    await page.getByRole("table", { name: "What simulated players cost" }).waitFor();
  }),
  at("promotion-report", "staff", "/promotion-report"),
];
