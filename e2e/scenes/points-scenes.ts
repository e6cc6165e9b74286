import { after, at, settled, type Scene } from "./scene.ts";

/** A reward that the player can pay, opened to be redeemed. */
export const POINTS_SCENES: readonly Scene[] = [
  after(at("", "player", "/pointMall"), "points-redeem", async (page) => {
    await page.getByRole("list", { name: "Rewards" }).getByRole("button").first().click();
    await page.getByRole("dialog").locator("[name=password]").waitFor();
    await settled(page);
  }),
];

/** A reward that staff are about to write. */
export const POINTS_CONSOLE_SCENES: readonly Scene[] = [
  at("points-reward", "staff", "/points/rewards/new"),
];
