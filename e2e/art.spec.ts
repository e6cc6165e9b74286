import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./test.ts";
import { asPlayer } from "./world/calls.ts";

interface Game {
  readonly gameCode: string;
  readonly remark: string;
  readonly webIconUrl: string;
}
interface Menus {
  readonly groups: readonly { readonly gameMenus: readonly Game[] }[];
}

const main = (page: Page) => page.getByRole("main");
const games = async (): Promise<Game[]> =>
  (await asPlayer("")<Menus>("GET", "/lottery/menus")).groups.flatMap(({ gameMenus }) => gameMenus);
const widthOf = (picture: Locator) =>
  picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth);

type Pictures = { src: string; loading: string; naturalWidth: number }[];

/** Has pictures come before they are in sight; answers their paths. */
const LOAD_ALL = (images: unknown[]) =>
  (images as Pictures).map((image) => {
    image.loading = "eager";
    return new URL(image.src).pathname;
  });

/** What a page is given at some addresses. */
const KINDS_OF = (paths: string[]) =>
  Promise.all(paths.map(async (path) => (await fetch(path)).headers.get("content-type") ?? ""));

/** That a picture is the one of an address and came. */
async function shows(picture: Locator, address: string): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute("src", address);
  await expect(picture).toHaveAttribute("alt", "");
  await expect.poll(() => widthOf(picture)).toBeGreaterThan(0);
}

test("CA-05 every lottery has a picture of its own, and the lobby shows it on each card", async ({
  page,
}) => {
  const all = await games();
  expect(all.map(({ webIconUrl }) => webIconUrl)).toEqual(
    all.map(({ gameCode }) => `/lotteries/${gameCode.toLowerCase()}.svg`),
  );
  const missing: string[] = [];
  page.on("response", (answer) => {
    if (answer.url().includes("/lotteries/") && answer.status() >= 400) missing.push(answer.url());
  });
  const addresses = new Map(all.map((game) => [game.remark, game.webIconUrl]));
  await page.goto("/elott");
  // The page asks for them, a few at a time, as any page does.
  const kinds = await page.evaluate(KINDS_OF, [...addresses.values()]);
  expect(kinds.filter((kind) => !kind.startsWith("image/svg+xml"))).toEqual([]);
  const cards = main(page)
    .getByRole("article")
    .filter({ has: page.getByRole("timer") });
  await expect(cards).not.toHaveCount(0);
  const names = await cards.getByRole("heading").allInnerTexts();
  const pictures = cards.locator("img");
  expect(await pictures.evaluateAll(LOAD_ALL)).toEqual(names.map((name) => addresses.get(name)));
  await expect
    .poll(() =>
      pictures.evaluateAll((images) => (images as Pictures).map((one) => one.naturalWidth)),
    )
    .not.toContain(0);
  expect(missing).toEqual([]);
});

test("CA-05 a lottery's tile, its next draw and its counter show the same picture", async ({
  page,
}) => {
  await page.goto("/");
  const home = main(page);
  const tile = home
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: "K3 · 1 minute" }) });
  await shows(tile.locator("img"), "/lotteries/k3-1m.svg");
  const rail = home.getByRole("link").filter({ hasText: "Vietnam 27 · 1 minute" }).first();
  await shows(rail.locator("img"), "/lotteries/vn27-1m.svg");
  await page.goto("/lottery?gameCode=PK10-5M");
  await shows(main(page).locator("header img").first(), "/lotteries/pk10-5m.svg");
});

test("RT-18 a place without a banner shows what is there", async ({ page }) => {
  for (const [path, picture] of [
    ["/live", "live"],
    ["/fish", "fish"],
    ["/elott", "lottery"],
  ]) {
    await page.goto(path ?? "");
    await shows(
      page.locator("[data-banner]").first().locator("img"),
      `/banners/categories/${picture}.svg`,
    );
  }
});
