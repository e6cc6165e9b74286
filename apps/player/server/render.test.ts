import { ITEMS, shownIn, type MenuName } from "@perya/menus";
import { beforeAll, expect, test } from "vitest";
import { openBrowser, REPLACED } from "./browser.ts";
import type * as Renderer from "./render.tsx";

const LANGUAGE = { code: "EN", tag: "en", name: "English", dir: "ltr" };
/** The pages that have to have words of their own. */
const PAGES = [
  "/",
  "/rng",
  "/live",
  "/fish",
  "/pvp",
  "/sports",
  "/esports",
  "/cockfight",
  "/lotteryCenter",
  "/promotions",
];
const LOBBIES = [
  "/hot",
  "/rng",
  "/live",
  "/pvp",
  "/fish",
  "/sports",
  "/esports",
  "/inhouse",
  "/cockfight",
  "/elott",
];
const menu = (name: MenuName) => shownIn(name, [], new Set(Object.keys(ITEMS)));
const PERMISSION = {
  info: {
    brand: { name: "Perya", currency: "PHP", zone: "Asia/Manila" },
    whitelabel: [],
    register: { minimumAge: 21 },
    resources: [],
    customerService: [],
    service: { conversations: true, email: "" },
    activity: { shown: true, pools: false, jackpot: false },
    analytics: { gtagId: "" },
    imageCDNs: [],
    launchGameCDNs: [],
    menus: {
      firstLanguage: "EN",
      games: menu("games"),
      more: menu("more"),
      bottom: menu("bottom"),
    },
  },
  location: { ip: "", country: null },
  maintenance: false,
  regionRestriction: false,
  maintenanceEnd: null,
  message: "",
  version: "1",
};

let renderer: Pick<typeof Renderer, "name" | "draw">;
beforeAll(async () => {
  // What the build does: the browser's names mean what the server gives them.
  openBrowser({ pathname: "/", language: LANGUAGE }, fetch);
  for (const name of Object.keys(REPLACED)) {
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get: () => globalThis.servedBrowser[name as keyof typeof servedBrowser],
    });
  }
  renderer = await import("./render.tsx");
});

const nameOf = (pathname: string, brand = "Perya") =>
  renderer.name({ pathname, brand, language: LANGUAGE });

/** Draws a page whose API knows nothing. */
async function draw(pathname: string): Promise<{ html: string; asked: string[] }> {
  const asked: string[] = [];
  const { html } = await renderer.draw(
    { pathname, brand: "Perya", language: LANGUAGE },
    PERMISSION,
    (address) => {
      asked.push(address);
      return Promise.resolve({ status: 404, body: "{}" });
    },
  );
  return { html, asked };
}

test("RT-19 each of the ten pages has a title and a description that no other has, with the brand's name in them", () => {
  const pages = PAGES.map((pathname) => nameOf(pathname, "Bayani Play"));
  expect(new Set(pages.map(({ title }) => title)).size).toBe(PAGES.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(PAGES.length);
  for (const { title, description } of pages) {
    expect(title).toContain("Bayani Play");
    expect(description).toContain("Bayani Play");
    expect(description.length).toBeGreaterThan(50);
  }
});

test("the description of a lobby promises nothing that a brand may not have there", () => {
  for (const pathname of [...LOBBIES, "/promotions"])
    expect(nameOf(pathname).description).not.toMatch(
      /dealer|licensed|scores|any hour|around the clock|tournament|of every kind|how long/i,
    );
});

test("home is called the same at each of its addresses, and the help as the specification says", () => {
  const [home, ...others] = ["/", "/index", "/index.html", "/home"].map((pathname) =>
    nameOf(pathname),
  );
  expect(home?.title).toBe("Perya, the online fair");
  for (const other of others) expect(other).toEqual(home);
  expect(nameOf("/help").title).toBe("Help Center");
});

test("a page without words of its own has the brand's, and a name every object has is no page", () => {
  for (const pathname of ["/wallet/history", "constructor", "/toString"])
    expect(nameOf(pathname).title).toBe("Perya");
});

test("home and every lobby are drawn without a browser: header and title, with no style or script of their own", async () => {
  const { findPage } = await import("../src/shared/routing/pages.ts");
  const drawn = ["/", ...LOBBIES].filter((pathname) => findPage(pathname));
  expect(drawn).toEqual(expect.arrayContaining(["/", "/rng", "/inhouse"]));
  for (const pathname of drawn) {
    const { html, asked } = await draw(pathname);
    expect(html).toContain("<header");
    expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(html).not.toMatch(/ style=|<script|<style/);
    expect(asked.length).toBeGreaterThan(0);
  }
});

test("each address is asked for once, and none that belongs to a member", async () => {
  const { asked } = await draw("/");
  expect(new Set(asked).size).toBe(asked.length);
  for (const address of ["balance", "member", "favourites/ids"])
    expect(asked).not.toContain(`/api/v1/${address}`);
  expect(asked).toContain("/api/v1/games/hot?isPlatform=2&platform=flash%2Chtml5-desktop");
});

test("a page shows what the API says, and hands it on under the keys it is kept by", async () => {
  const { html, answers } = await renderer.draw(
    { pathname: "/", brand: "Perya", language: LANGUAGE },
    PERMISSION,
    (address) => {
      const game = {
        gameId: "mango",
        displayName: "Mango Mines",
        showIcon: "/mango.svg",
        vendorName: "House",
        isHot: 1,
        isNew: false,
      };
      const known = address.startsWith("/api/v1/games/hot");
      return Promise.resolve({
        status: known ? 200 : 404,
        body: known ? JSON.stringify({ success: true, value: { list: [game] } }) : "{}",
      });
    },
  );
  expect(html).toContain("Mango Mines");
  const keys = answers.map(([key]) => key[0]);
  expect(keys).toContain("/games/hot");
  expect(keys, "the server knows it and puts it in itself").not.toContain("/permission");
});

test("a member's page and an address without one are not drawn", async () => {
  expect((await draw("/wallet")).html).toBe("");
  expect((await draw("/nowhere/at/all")).html).toBe("");
});
