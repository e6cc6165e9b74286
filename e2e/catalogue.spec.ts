import { expect, type Page } from "@playwright/test";
import { ADDRESSES } from "./addresses.ts";
import { openConsole } from "./console.ts";
import { test } from "./test.ts";
import type { asStaff } from "./world/calls.ts";
import { callsOf } from "./world/staff.ts";

test.describe.configure({ mode: "serial" });

interface Game {
  readonly gameId: string;
  readonly displayName: string;
}

let desk: Page;
let owner: ReturnType<typeof asStaff>;

test.beforeAll(async ({ browser }) => {
  desk = await openConsole(browser, "owner");
  owner = await callsOf("owner");
});
/** Other tests of the same product expect its initial state. */
test.afterAll(async () => {
  const own = {
    displayName: null,
    classify: null,
    iconUrl: null,
    showIconUrl: null,
    gameType: null,
  };
  await owner("PUT", "/games/mango-mines", {
    isHot: true,
    isNew: false,
    listed: true,
    own,
    names: {},
  });
  await owner("POST", "/games/harbor-lanterns/move", { place: 1 });
  await desk.context().close();
});

const POSTER =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800">` +
  `<rect width="600" height="800" fill="gold"/></svg>`;
const slots = async (page: Page) => {
  const { value } = await (await page.request.get("/api/v1/games?gameType=RNG")).json();
  return (value.games as Game[]).map(({ displayName }) => displayName);
};

test("CA-09 GB-09 a game's name, tab, picture and marks are the house's to say, players see them on its card, and the vendor's words come back", async ({
  page,
}) => {
  await desk.goto(`${ADDRESSES.console}/games`);
  await desk.getByLabel("Vendor").selectOption("Perya Studio");
  await expect(desk).toHaveURL(/vendor/);
  await desk.getByLabel("Name").fill("mango");
  await desk.keyboard.press("Enter");
  await expect(desk).toHaveURL(/search=mango/);
  await expect(desk.getByRole("status").filter({ hasText: "1 game" })).toBeVisible();
  await desk.getByRole("link", { name: /Mango Mines/ }).click();
  await desk.getByLabel("Name", { exact: true }).fill("Golden Mango");
  await desk.getByLabel("Classification").fill("Fruits");
  await desk
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: "poster.svg", mimeType: "image/svg+xml", buffer: Buffer.from(POSTER) });
  await expect(desk.getByLabel("Poster: its address")).toHaveValue(/^\/pictures\//);
  await desk.getByLabel("Hot").check();
  await desk.getByRole("button", { name: "Save", exact: true }).click();
  await expect(desk.getByText("All changes are saved.")).toBeVisible();
  await expect(desk.getByRole("heading", { level: 1, name: "Golden Mango" })).toBeVisible();

  const { value } = await (await page.request.get("/api/v1/games/mango-mines")).json();
  expect(value).toMatchObject({
    displayName: "Golden Mango",
    gameClassify: "Fruits",
    isHot: 1,
    showIcon: expect.stringMatching(/^\/pictures\//),
  });
  await page.goto("/inhouse");
  await expect(
    page.getByRole("main").getByRole("listitem").filter({ hasText: "Golden Mango" }),
  ).toContainText("Hot");
  await expect(page.locator(`img[src$="${value.showIcon}"]`).first()).toBeVisible();

  await desk.getByLabel("Name", { exact: true }).fill("");
  await desk.getByRole("button", { name: "Save", exact: true }).click();
  await expect(desk.getByRole("heading", { level: 1, name: "Mango Mines" })).toBeVisible();
  await desk.getByRole("link", { name: "Games", exact: true }).first().click();
});

test("CA-21 a game's Vietnamese name, given in the console, stands in the Vietnamese lobby and finds it there, and the English one keeps its name", async ({
  page,
}) => {
  await desk.goto(`${ADDRESSES.console}/games?search=halo`);
  await desk.getByRole("link", { name: /Halo-Halo Drop/ }).click();
  await desk.getByLabel("Add a name in a language").selectOption("VI");
  await desk.getByLabel("Name (Tiếng Việt)").fill("Mưa Halo");
  await desk.getByRole("button", { name: "Save", exact: true }).click();
  await expect(desk.getByText("All changes are saved.")).toBeVisible();

  const read = async (language: string) => {
    await page.context().addCookies([{ name: "lang", value: language, url: ADDRESSES.player }]);
    await page.goto("/inhouse");
  };
  const named = (name: string) =>
    page.getByRole("main").getByRole("heading", { name, exact: true });
  await read("VI");
  await expect(named("Mưa Halo")).toHaveAttribute("lang", "vi");
  await page.goto("/inhouse?q=mua%20halo");
  await expect(named("Mưa Halo")).toBeVisible();
  await expect(named("Mango Mines")).toHaveCount(0);
  await read("EN");
  await expect(named("Halo-Halo Drop")).toBeVisible();

  await desk.getByRole("button", { name: "Remove the name in Tiếng Việt" }).click();
  await desk.getByRole("button", { name: "Save", exact: true }).click();
  await expect(desk.getByText("All changes are saved.")).toBeVisible();
  const headers = { language: "VI" };
  const { value } = await (
    await page.request.get("/api/v1/games/halo-halo-drop", { headers })
  ).json();
  expect(value.displayName).toBe("Halo-Halo Drop");
});

test("GB-07 the order of a lobby is staff's: a game is moved within its type, and taken off the lists with one press", async ({
  page,
}) => {
  await desk.goto(`${ADDRESSES.console}/games?gameType=RNG`);
  const [first = "", , last = ""] = await slots(page);
  // Of all games of the type, with those of a vendor that is switched off for players.
  await desk.getByLabel(new RegExp(`^Place of ${last}, of \\d`)).fill("1");
  await desk.keyboard.press("Enter");
  await expect.poll(() => slots(page)).toEqual([last, first, expect.any(String)]);
  await desk.getByRole("button", { name: `Move ${last} down` }).click();
  await expect.poll(() => slots(page)).toEqual([first, last, expect.any(String)]);
  await desk.getByRole("button", { name: `Listed: ${first}` }).click();
  await expect.poll(() => slots(page)).not.toContain(first);
  await desk.getByLabel("Only").selectOption("unlisted");
  await desk.getByRole("button", { name: `Listed: ${first}` }).click();
  await expect.poll(() => slots(page)).toContain(first);
  await expect(desk.getByText("No game matches.")).toBeVisible();
});

test("GB-11 GB-15 the codes of lottery vendors put their games into the lottery's category and its lobby, whatever type each of them has", async ({
  page,
}) => {
  const { value } = await (await page.request.get("/api/v1/vendors/lanes")).json();
  const { cards } = (value.lanes as { title: string; cards: { vassalage: string }[] }[]).find(
    ({ title }) => title === "LOTTERY",
  ) ?? { cards: [] };
  expect(cards.map(({ vassalage }) => vassalage).toSorted()).toEqual([
    "ELOTT",
    "LOTT",
    "TCG_LOTTO_VN",
    "TCG_SEA",
  ]);
  await page.goto("/elott");
  for (const name of ["Vietnam 27 · 1 minute", "Thai Lottery", "Mark Six", "Keno · 1 minute"])
    await expect(
      page.getByRole("main").getByRole("link", { name: `Play ${name}`, exact: true }),
    ).toBeVisible();
});

test("CA-11 a vendor's name and logo are what players see of it", async ({ page }) => {
  await desk.goto(`${ADDRESSES.console}/vendors`);
  const rename = async (from: string, to: string, logo: string) => {
    const panel = desk
      .locator("section")
      .filter({ has: desk.getByRole("heading", { name: from, exact: true }) });
    await panel.getByRole("button", { name: "Name and logo" }).click();
    const dialog = desk.getByRole("dialog");
    await dialog.getByLabel("Name", { exact: true }).fill(to);
    await dialog.getByLabel("Logo: its address").fill(logo);
    await dialog.getByLabel("Reason").fill("their new brand");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
  };
  const vendors = async () => (await (await page.request.get("/api/v1/vendors")).json()).value;
  await rename("Perya Studio", "Perya Games", "/pictures/0123456789abcdef0123456789abcdef.svg");
  await expect.poll(vendors).toContainEqual(
    expect.objectContaining({
      name: "Perya Games",
      logo: "/pictures/0123456789abcdef0123456789abcdef.svg",
    }),
  );
  await rename("Perya Games", "Perya Studio", "");
  await expect
    .poll(vendors)
    .toContainEqual(expect.objectContaining({ name: "Perya Studio", logo: "" }));
});
