import { after, at, settled, type Scene } from "./scene.ts";

/** A tournament with its table, for a player and for staff. */
export const TOURNAMENT_SCENES: readonly Scene[] = [
  after(
    at("", "player", "/member/missionLeaderboard/tournaments"),
    "member-tournament",
    async (page) => {
      const list = page.getByRole("dialog").getByRole("list").last();
      await list.getByRole("link").last().click();
      await page.getByRole("dialog").getByRole("heading", { level: 3 }).nth(2).waitFor();
      await settled(page);
    },
  ),
];

export const TOURNAMENT_CONSOLE_SCENES: readonly Scene[] = [
  after(at("", "staff", "/tournaments"), "tournament", async (page) => {
    await page.getByRole("table").getByRole("link").last().click();
    await page.getByRole("group", { name: "Tournament" }).first().waitFor();
    await settled(page);
  }),
];
