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
    await expect(page.frameLocator("iframe").locator(".main-button")).toBeVisible({
      timeout: 30_000,
    });
  },
});

/** A vendor of several games, which opens the list of them: the demo has none. */
async function openVendor(page: Page): Promise<void> {
  const games = Array.from({ length: 12 }, (_, place) => madeUp(place));
  const book = madeUp(1, {
    gameId: "book",
    displayName: "Book",
    gameType: "SPORTS",
    vassalage: "BOOK",
    isGame: "VASSALAGE",
  });
  const lanes = [{ title: "SPORTS", cards: [book], gameClassify: [] }];
  await page.route("**/api/v1/vendors/lanes*", (route) =>
    route.fulfill({ json: { success: true, value: { lanes } } }),
  );
  await page.route("**/api/v1/games/popup*", (route) =>
    route.fulfill({ json: { success: true, value: { games, pageNo: 1, totalPages: 1 } } }),
  );
  await arrive(page, "/sports");
  await page.getByRole("main").getByRole("listitem").getByRole("button").first().click();
  await page.getByRole("dialog").getByRole("listitem").first().waitFor();
}

/** A game that needs a window of its own, in a browser that opens none. */
async function blockedWindow(page: Page): Promise<void> {
  await page.addInitScript("window.open = () => null");
  await page.route("**/api/v1/games/search*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(/"opensIn":"\w+"/g, '"opensIn":"popup"'),
    });
  });
  await page.goto("/rng?q=lantern");
  await page.getByRole("main").getByRole("link", { name: "Play Harbor Lanterns" }).click();
  await page.getByRole("dialog").getByRole("link").waitFor();
}

/** The lobby of every category and list, a game on the table, and what opens over them. */
export const LOBBY_SCENES: readonly Scene[] = [
  ...["hot", "live", "fish", "pvp", "sports", "esports", "cockfight"].map((name) =>
    at(`lobby-${name}`, "guest", `/${name}`),
  ),
  at("lobby-provider", "guest", "/providers?vassalage=PERYA"),
  at("favourites", "player", "/fav"),
  { name: "vendor-games", who: "guest", own: true, go: openVendor },
  at("home-search", "guest", "/?q=lantern"),
  after(home, "notices", async (page) => {
    await page
      .getByRole("region", { name: "Notices" })
      .getByRole("listitem")
      .getByRole("button")
      .first()
      .press("Enter");
    await page.getByRole("dialog").getByRole("group").first().waitFor();
  }),
  {
    name: "news",
    who: "guest",
    own: true,
    go: async (page) => {
      // The popup shows only when the visitor has not dismissed it.
      await page.addInitScript(
        "const read = Storage.prototype.getItem; " +
          "Storage.prototype.getItem = function (key) { " +
          "return key === 'perya-popup-quiet' ? null : read.call(this, key); };",
      );
      await page.goto("/");
      await page.getByRole("dialog").waitFor();
    },
  },
  // From the menu in the header, which phones always have and desktops have on this page: the
  // desktop's side menu is missing on phones.
  after(at("", "guest", "/vnLottery?gameCode=VN27-30M"), "language", async (page) => {
    await page.getByRole("banner").getByRole("button", { name: "Open the menu" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Language/ })
      .click();
    await page
      .getByRole("dialog", { name: "Language", exact: true })
      .getByRole("listitem")
      .first()
      .waitFor();
  }),
  { name: "window-blocked", who: "player", own: true, go: blockedWindow },
  table("table-seamless", "/seamless"),
  table("table-frame", "/game"),
  after(instant, "trial-ask", async (page) => {
    await page
      .getByRole("button", { name: /^About / })
      .first()
      .press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Free trial" }).click();
    await page.getByRole("dialog", { name: /^Free trial/ }).waitFor();
  }),
];
