import { expect, type Page } from "@playwright/test";
import { newPlayer, pageOf } from "./game-table.ts";
import { openAllOfHome } from "./reveal.ts";
import { test } from "./test.ts";

/** Leaves only one instant game, which is not among the hot ones. */
async function leaveOne(page: Page): Promise<void> {
  await page.route(/\/api\/v1\/games\?.*gameType=INHOUSE/, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    json.value.games = [{ ...json.value.games[0], gameId: "the-only-one" }];
    await route.fulfill({ response, json });
  });
}

test("LB-03 LB-07 a row that shows all there is has no tile to more, a board of few winners no void, a station that is not on sale says when it opens, one that locks within a day is lit, and a card shows six numbers of every prize at most", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await leaveOne(page);
  await page.route("**/api/v1/winners?*", async (route) => {
    const vo = { customerName: "ma***a", gameName: "Harbor Lanterns", winAmount: money() };
    const one = { vo, iconUrl: "/favicon.svg", wonAt: new Date().toISOString() };
    await route.fulfill({ json: { success: true, value: { list: [one] } } });
  });
  await page.route("**/api/v1/lottery/menus*", async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const saleOpensAt = new Date(Date.now() + 2 * 86_400_000).toISOString();
    // The featured ones are among the first games of home.
    const station = json.value.groups[0].gameMenus.find(
      ({ gameCode }: { gameCode: string }) => gameCode === "VN27-5M",
    );
    Object.assign(station, { isSale: false, saleOpensAt });
    const item = (code: string) =>
      json.value.groups
        .flatMap(({ gameMenus }: { gameMenus: { gameCode: string }[] }) => gameMenus)
        .find(({ gameCode }: { gameCode: string }) => gameCode === code);
    const now = Date.now();
    Object.assign(item("VN27-1M"), {
      isSale: true,
      fewinTime: now + 80_000_000,
      remainTime: 80_000_000,
      previousWinningNumber: "1,2,3,4,5,6,7,8|91,92",
    });
    Object.assign(item("KENO-1M"), {
      isSale: true,
      fewinTime: now + 183_000_000,
      remainTime: 183_000_000,
      previousWinningNumber: "",
    });
    await route.fulfill({ response, json });
  });
  await openAllOfHome(page);
  const row = (name: string) =>
    page.locator("section").filter({ has: page.getByRole("heading", { name, exact: true }) });
  await expect(row("Instant games").getByRole("article")).toHaveCount(1);
  await expect(row("Instant games").getByRole("listitem")).toHaveCount(1);
  const tile = row("Slots").getByRole("listitem").getByRole("link", { name: "See all" });
  await expect(tile).toHaveCount(1);
  await expect(page.getByText("Room for the next win")).toBeVisible();
  const station = row("Lottery").getByRole("article").first();
  await expect(station.getByRole("timer")).toHaveText("-- : -- : --");
  await expect(station.getByText(/^Opens [A-Z][a-z]{2}/)).toBeVisible();

  await row("Lottery").getByRole("link", { name: "All lotteries" }).click();
  const card = (name: string) => page.getByRole("article").filter({ hasText: name });
  const soon = card("Vietnam 27 · 1 minute");
  await expect(soon).toHaveAttribute("data-on", "true");
  await expect(soon.getByRole("timer")).toHaveText(/^22:1\d:\d\d$/);
  expect(await soon.getByRole("paragraph").allInnerTexts()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^1\s*2\s*3\s*4\s*5\s*6$/)]),
  );
  await expect(soon.getByText("91", { exact: true })).toBeVisible();
  await expect(soon.getByText("7", { exact: true })).toHaveCount(0);
  const later = card("Keno · 1 minute");
  await expect(later.getByRole("timer")).toHaveText("2 days 2hr");
  await expect(later).not.toHaveAttribute("data-on");
  await expect(later).toContainText("No draw yet");
});

test("the icons alone fit beside the scrollbar of a low window, what pays is in sight on a phone, and its dots suit the dark", async ({
  browser,
}) => {
  const page = await pageOf(browser, await newPlayer());
  await page.setViewportSize({ width: 1440, height: 420 });
  await page.goto("/fairness");
  await page.getByRole("button", { name: "Collapse the menu" }).click();
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu).toHaveCSS("width", "72px");
  const sizes = await page.evaluate<{ taller: boolean; wider: number }>(`(() => {
    const menu = document.querySelector("#menu");
    // The browser of the tests hides its scrollbars: as much room as one of them leaves.
    menu.style.width = "60px";
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = menu;
    return { taller: scrollHeight > clientHeight, wider: scrollWidth - clientWidth };
  })()`);
  expect(sizes).toEqual({ taller: true, wider: 0 });

  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/member/depositv2");
  // A dot that is not chosen has the ground of the page, not a browser's grey.
  const dot = page.getByRole("radio", { name: /^Bank transfer/ });
  await expect(dot).toHaveCSS("background-color", "rgb(18, 18, 43)");
  const go = page.getByRole("button", { name: "Continue" });
  await expect(go).toBeInViewport({ ratio: 1 });
});

const money = () => ({ amount: "12000000", currency: "PHP" });
