import { after, at, type Scene } from "./scene.ts";

/** A raffle as its players see it. */
export const GIVEAWAY_SCENES: readonly Scene[] = [
  after(at("", "newcomer", "/promotions"), "raffle", async (page) => {
    await page.getByRole("main").locator("a[href*='/raffles/']").first().click();
    await page.getByRole("main").getByRole("listitem").first().waitFor();
  }),
];
