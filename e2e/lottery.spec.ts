import { expect, type Page } from "@playwright/test";
import { accessibilityFaults, isTooWide } from "./faults.ts";
import { newPlayer, pageOf } from "./game-table.ts";
import { test } from "./test.ts";
import { asPlayer } from "./world/calls.ts";

const DRAW_MS = 150_000;
const CLOCK = /^(\d\d:\d\d:\d\d|-- : -- : --|\d+ days? \d+hr)$/;

const main = (page: Page) => page.getByRole("main");
const card = (page: Page, name: string) =>
  main(page).getByRole("link", { name: `Play ${name}`, exact: true });
const cards = (page: Page) =>
  main(page)
    .getByRole("article")
    .filter({ has: page.getByRole("timer") });
const askedToComeIn = (page: Page) => page.getByRole("dialog", { name: "Welcome back" });

/** Waits until a fast game has had at least one draw since this product started. */
async function drawnOnce(gameCode: string): Promise<void> {
  await expect
    .poll(async () => (await opened(gameCode)).length, { timeout: DRAW_MS, intervals: [3_000] })
    .toBeGreaterThan(0);
}

const opened = (gameCode: string) =>
  asPlayer("")<readonly { issueNo: string }[]>("GET", `/lottery/opened?gameCode=${gameCode}`);

test("RT-06 LB-01 LB-02 LB-03 LB-07 GB-11 the lottery lobby has its kinds in a list, the three lists above, and every lottery with its time left", async ({
  page,
}) => {
  await page.goto("/elott");
  await expect(
    main(page).getByRole("heading", { level: 1, name: "Electronic lottery" }),
  ).toBeVisible();
  // Lotteries of LOTT and of ELOTT vendors are listed together.
  await expect(card(page, "Vietnam 27 · 1 minute")).toBeVisible();
  await expect(card(page, "Keno · 1 minute")).toBeVisible();
  const kinds = main(page).getByRole("combobox", { name: "Lottery category" });
  expect(await kinds.getByRole("option").allInnerTexts()).toEqual([
    "ALL",
    "Fast Vietnam",
    "Northern Vietnam",
    "Central Vietnam",
    "Southern Vietnam",
    "KENO",
  ]);
  const all = await cards(page).count();
  for (const text of await main(page).getByRole("article").getByRole("timer").allInnerTexts())
    expect(text).toMatch(CLOCK);
  await expect(
    main(page).getByRole("timer").filter({ hasText: "-- : -- : --" }).first(),
  ).toBeVisible();
  const fast = cards(page).filter({ hasText: "Vietnam 27 · 5 minutes" }).getByRole("timer");
  const before = await fast.filter({ hasText: /\d/ }).innerText({ timeout: 40_000 });
  await expect(fast).not.toHaveText(before);
  await kinds.selectOption({ label: "Northern Vietnam" });
  await expect.poll(() => cards(page).count()).toBeLessThan(all);
  const hot = main(page).getByRole("button", { name: "Hot", exact: true });
  await hot.click();
  await expect(hot).toHaveAttribute("aria-pressed", "true");
  await expect(card(page, "Keno · 1 minute")).toBeVisible();
  await expect(main(page).getByRole("heading", { name: "Last results" })).toBeHidden();
  await kinds.selectOption({ label: "Fast Vietnam" });
  await expect(hot).toHaveAttribute("aria-pressed", "false");
  await expect(card(page, "Keno · 1 minute")).toBeHidden();
  await main(page).getByRole("button", { name: "Recent", exact: true }).click();
  await expect(askedToComeIn(page)).toBeVisible();
});

test("LB-04 LB-05 LB-06 the last results are found by the day of the draw, with their board, and lead to the counter", async ({
  page,
}) => {
  await drawnOnce("VN27-1M");
  await page.goto("/elott");
  const day = main(page).getByRole("combobox", { name: "Day of the draw" });
  const values = await day
    .getByRole("option")
    .evaluateAll((options) =>
      options.map((option) => (option as unknown as { value: string }).value),
    );
  expect(values).toEqual(["-1", "2", "3", "4", "5", "6", "7", "1"]);
  const games = main(page).getByRole("combobox", { name: "Lottery", exact: true });
  await day.selectOption({ label: "Sunday" });
  await expect(games.getByRole("option", { name: "Tiền Giang" })).toHaveCount(1);
  await day.selectOption({ label: "Monday" });
  await expect(games.getByRole("option", { name: "Tiền Giang" })).toHaveCount(0);
  await games.selectOption({ label: "Vietnam 27 · 1 minute" });
  const panel = main(page).getByRole("region", { name: "Last results" });
  await expect(panel.getByRole("term")).toHaveText([
    "DB",
    "G1",
    "G2",
    "G3",
    "G4",
    "G5",
    "G6",
    "G7",
  ]);
  await expect(panel.getByRole("definition").first()).toHaveText(/^\d{5}$/);
  await expect(panel.getByRole("time")).toBeVisible();
  await panel.getByRole("link", { name: /^Immediate game/ }).click();
  await expect(page).toHaveURL(/\/vnLottery\?gameCode=VN27-1M$/);
  await page.goto("/elott");
  await card(page, "Keno · 1 minute").click();
  await expect(page).toHaveURL(/\/lottery\?gameCode=KENO-1M&playType=/);
});

test("LB-03 LB-09 a heart keeps a lottery in this browser for the one who is signed in", async ({
  browser,
}) => {
  const maria = await newPlayer();
  const page = await pageOf(browser, maria);
  await page.goto("/elott");
  const heart = main(page).getByRole("button", { name: "Favourite: Keno · 1 minute", exact: true });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  const map = JSON.parse(await page.evaluate<string>('localStorage.getItem("LOTTFAV")')) as Record<
    string,
    string[]
  >;
  expect(map[maria.username]).toHaveLength(1);
  await main(page).getByRole("button", { name: "Favourites", exact: true }).click();
  await expect(cards(page)).toHaveCount(1);
  await heart.click();
  await expect(main(page)).toContainText("No favourites yet.");
  await page.context().close();
});

test("LB-01 LB-03 home shows the lotteries in a row of kinds, and the way to all of them", async ({
  page,
}) => {
  await page.goto("/");
  const row = main(page).getByRole("region", { name: "Lottery categories" });
  // The part below the first screen is rendered at the first key press, once the page listens.
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(row).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(row.getByRole("button", { name: "ALL" })).toHaveAttribute("aria-pressed", "true");
  await expect(row.getByRole("button", { name: "More categories" })).toBeVisible();
  await expect(main(page).getByRole("link", { name: /^All lotteries/ })).toHaveAttribute(
    "href",
    "/elott",
  );
  await expect(main(page).getByRole("button", { name: /^Favourite: Keno/ })).toHaveCount(0);
  // A phone shows the cards in one row, and only the top of the board.
  await page.setViewportSize({ width: 390, height: 844 });
  const block = main(page)
    .locator("section")
    .filter({ has: page.getByRole("heading", { level: 2, name: "Lottery", exact: true }) });
  const stations = await block.getByRole("article").all();
  const tops = (await Promise.all(stations.map((one) => one.boundingBox()))).map((box) => box?.y);
  expect([new Set(tops).size, tops.length > 1]).toEqual([1, true]);
  expect(await isTooWide(page)).toBe(false);
});

test("RT-07 RT-08 the counters stand under the header alone, and beside the narrow menu", async ({
  page,
}) => {
  await page.goto("/lottery?gameCode=KENO-1M&playType=PICK3");
  await expect(
    main(page).getByRole("heading", { level: 1, name: "Keno · 1 minute" }),
  ).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Pick 3", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await page.goto("/vnLottery?gameCode=VN27-1M&playType=XIEN2");
  await expect(
    main(page).getByRole("heading", { level: 1, name: "Vietnam 27 · 1 minute" }),
  ).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Xiên 2", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.getByRole("navigation").first()).toBeVisible();
  await expect(page.locator("[data-narrow]").first()).toBeVisible();
});

test("LB-06 RT-09 the lottery centre shows results and trends of every lottery, and a draw checks itself in the browser", async ({
  page,
}) => {
  await drawnOnce("VN18-1M");
  await page.goto("/lotteryCenter?gameCode=VN18-1M");
  await expect(main(page).getByRole("heading", { level: 1, name: "Lottery centre" })).toBeVisible();
  await main(page).locator("summary").first().click();
  await expect(main(page).getByRole("term").first()).toHaveText("DB");
  expect(await main(page).getByRole("term").allInnerTexts()).toContain("G8");
  await main(page).getByRole("button", { name: "Trends", exact: true }).click();
  await expect(
    main(page).getByRole("list", { name: "How often each number was drawn" }).getByRole("listitem"),
  ).toHaveCount(100);
  await expect(
    main(page)
      .getByRole("img", { name: /^From the oldest draw/ })
      .first(),
  ).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  const [{ issueNo } = { issueNo: "" }] = await opened("VN18-1M");
  await page.goto("/fairness/lottery");
  await main(page).getByLabel("Lottery", { exact: true }).selectOption("VN18-1M");
  await main(page).getByLabel("Number of the draw").fill(issueNo);
  await main(page).getByRole("button", { name: "Check it" }).click();
  await expect(main(page).getByRole("heading", { name: "This draw is genuine" })).toBeVisible();
  await expect(main(page).getByText("The seed and the label give these numbers")).toBeVisible();
  await page.route("**/api/v1/lottery/issues/**", async (route) => {
    const { value } = (await (await route.fetch()).json()) as { value: { seed: string } };
    await route.fulfill({
      json: {
        success: true,
        value: { ...value, seed: value.seed.replace(/^./, (first) => (first === "0" ? "1" : "0")) },
      },
    });
  });
  await page.reload();
  await expect(main(page).getByRole("heading", { name: "This draw does not match" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await isTooWide(page)).toBe(false);
});

test("LB-12 results say whose they are, and what was drawn here never stands among what the lottery published", async ({
  page,
}) => {
  await drawnOnce("VN18-1M");
  await page.goto("/lotteryCenter?gameCode=VN18-1M");
  await expect(
    main(page).getByText("Drawn here, from a seed that was committed before the draw."),
  ).toBeVisible();
  await expect(main(page).getByRole("group", { name: "Source of the results" })).toHaveCount(0);
  // As for a game whose history was imported; the lists themselves come unchanged from the server.
  await page.route(/\/lottery\/(history|trends)\//, async (route) => {
    const body = (await (await route.fetch()).json()) as { value: object };
    await route.fulfill({
      json: { ...body, value: { ...body.value, origins: ["HOUSE", "OFFICIAL"] } },
    });
  });
  await page.reload();
  await main(page)
    .getByRole("group", { name: "Source of the results" })
    .getByRole("button", { name: "Official" })
    .click();
  await expect(
    main(page).getByText("Official results, as the lottery published them."),
  ).toBeVisible();
  await expect(main(page).getByText("Nothing has been drawn here yet.")).toBeVisible();
  await main(page).getByRole("button", { name: "Trends", exact: true }).click();
  await expect(page).toHaveURL(/origin=OFFICIAL/);
  await expect(main(page).getByText("Nothing has been drawn here yet.")).toBeVisible();
  await main(page).getByRole("button", { name: "Drawn here" }).click();
  await expect(
    main(page).getByRole("list", { name: "How often each number was drawn" }),
  ).toBeVisible();
});

test("CA-05 CA-10 LB-10 the calls of the lotteries answer with the fields that are promised", async () => {
  const guest = asPlayer("");
  const { groups } = await guest<{ groups: Record<string, unknown>[] }>(
    "GET",
    "/lottery/menus?prizeMode=SEA",
  );
  const [group] = groups;
  expect(Object.keys(group ?? {}).toSorted()).toEqual([
    "gameGroupCode",
    "gameMenuSort",
    "gameMenus",
    "labelName",
    "tag",
  ]);
  const [item] = (group?.["gameMenus"] ?? []) as Record<string, unknown>[];
  // The language of the name is what screen readers need beside what was promised.
  const promised =
    "nameLanguage gameId remark tag webIconUrl isSale saleOpensAt remainTime lockTime fewinTime " +
    "previousWinningNumber previousWinningTime drawDayOfWeek code defaultPlayType " +
    "accountTypeName vendor gameCode gameType vassalage";
  expect(Object.keys(item ?? {}).toSorted()).toEqual(promised.split(" ").toSorted());
  for (const mode of ["Lott", "ZY", "Elott"])
    expect(
      (await guest<{ groups: unknown[] }>("GET", `/lottery/menus?prizeMode=${mode}`)).groups.length,
    ).toBeGreaterThan(0);
  expect((await guest<unknown[]>("GET", "/lottery/popular?count=20")).length).toBeLessThanOrEqual(
    20,
  );
  expect(Array.isArray(await guest("GET", "/lottery/vn-numbers?count=100"))).toBe(true);
  const player = asPlayer((await newPlayer()).token);
  expect(await player("GET", "/lottery/recent?prizeMode=SEA&device=WEB&recentCount=100")).toEqual({
    gameId: [],
  });
});
