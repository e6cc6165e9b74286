import { expect, type Page } from "@playwright/test";
import { arrive } from "../arrive.ts";
import { madeUp } from "../ten-thousand.ts";
import { after, at, type Scene } from "./scene.ts";

const instant = at("", "player", "/inhouse");
const home = at("", "guest", "/");

/** A game on the table, in one of the pages that games are played on. */
const table = (name: string, path: string): Scene => ({
  name,
  who: "player",
  go: async (page) => {
    await page.goto(`${path}?gameId=harbor-lanterns`);
    await expect(page.frameLocator("iframe").locator(".main-button")).toBeVisible({ timeout: 30_000 });
  },
});

/** A vendor of several games, which opens the list of them: the demo has none. */
async function openVendor(page: Page): Promise<void> {
  const games = Array.from({ length: 12 }, (_, place) => madeUp(place));
  const book = madeUp(1, { gameId: "book", displayName: "Book", gameType: "SPORTS", vassalage: "BOOK", isGame: "VASSALAGE" });
  const lanes = [{ title: "SPORTS", cards: [book], gameClassify: [] }];
  await page.route("**/api/v1/vendors/lanes*", (route) => route.fulfill({ json: { success: true, value: { lanes } } }));
  await page.route("**/api/v1/games/popup*", (route) => route.fulfill({ json: { success: true, value: { games, pageNo: 1, totalPages: 1 } } }));
  await arrive(page, "/sports");
  await page.getByRole("main").getByRole("listitem").getByRole("button").first().click();
  await page.getByRole("dialog").getByRole("listitem").first().waitFor();
}

/** The lobby of every category and list, a game on the table, and what opens over them. */
export const LOBBY_SCENES: readonly Scene[] = [
  ...["hot", "live", "fish", "pvp", "sports", "esports", "cockfight"].map((name) => at(`lobby-${name}`, "guest", `/${name}`)),
  at("lobby-provider", "guest", "/providers?vassalage=PERYA"),
  at("favourites", "player", "/fav"),
  { name: "vendor-games", who: "guest", own: true, go: openVendor },
  at("home-search", "guest", "/?q=lantern"),
  after(home, "notices", async (page) => {
    await page.getByRole("region", { name: "Notices" }).getByRole("listitem").getByRole("button").first().press("Enter");
    await page.getByRole("dialog").getByRole("group").first().waitFor();
  }),
  {
    name: "news",
    who: "guest",
    own: true,
    go: async (page) => {
      // Nobody here has said that they want no news.
      await page.addInitScript(
        "const read = Storage.prototype.getItem; Storage.prototype.getItem = function (key) { return key === 'perya-popup-quiet' ? null : read.call(this, key); };",
      );
      await page.goto("/");
      await page.getByRole("dialog").waitFor();
    },
  },
  after(home, "language", async (page) => {
    await page
      .getByRole("button", { name: /^Language/ })
      .last()
      .click();
    await page.getByRole("dialog").getByRole("listitem").first().waitFor();
  }),
  table("table-seamless", "/seamless"),
  table("table-frame", "/game"),
  after(instant, "trial-ask", async (page) => {
    await page.getByRole("button", { name: "Free trial" }).first().click();
    await page.getByRole("dialog").waitFor();
  }),
];
