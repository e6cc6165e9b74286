import { expect, test } from "vitest";
import { render } from "./render.ts";

/** The pages that have to have words of their own. */
const PAGES = ["/", "/rng", "/live", "/fish", "/pvp", "/sports", "/esports", "/cockfight", "/lotteryCenter", "/promotions"];

test("RT-19 each of the ten pages has a title and a description that no other has, with the brand's name in them", () => {
  const pages = PAGES.map((pathname) => render({ pathname, brand: "Bayani Play" }));
  expect(new Set(pages.map(({ title }) => title)).size).toBe(PAGES.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(PAGES.length);
  for (const { title, description } of pages) {
    expect(title).toContain("Bayani Play");
    expect(description).toContain("Bayani Play");
    expect(description.length).toBeGreaterThan(50);
  }
});

test("home is called the same at each of its addresses, and the help as the specification says", () => {
  const [home, ...others] = ["/", "/index", "/index.html", "/home"].map((pathname) => render({ pathname, brand: "Perya" }));
  expect(home?.title).toBe("Perya, the online fair");
  for (const other of others) expect(other).toEqual(home);
  expect(render({ pathname: "/help", brand: "Perya" }).title).toBe("Help Center");
});

test("a page without words of its own has the brand's, and a name every object has is no page", () => {
  for (const pathname of ["/wallet/history", "constructor", "/toString"]) expect(render({ pathname, brand: "Perya" }).title).toBe("Perya");
});
