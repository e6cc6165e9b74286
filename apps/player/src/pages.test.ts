import { ITEMS, type ItemAbout } from "@perya/menus";
import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { PAGES } from "./pages.ts";
import { findPage, setPages } from "./shared/routing/pages.ts";

/**
 * How a source says where a link or a step leads: `to="/…"`, `to: "/…"`, `go("/…"`, and the same
 * with a name set in.
 */
const LEADS = /\b(?:to=|to=\{|to: |go\()["`](\/[^"`?#]*)["`]/g;

test("every link of the site leads to a page there is", async () => {
  setPages(PAGES);
  const dead: string[] = [];
  let links = 0;
  for await (const file of glob("**/*.{ts,tsx}", { cwd: import.meta.dirname })) {
    if (file.includes(".test.")) continue;
    for (const [, to = ""] of (await readFile(`${import.meta.dirname}/${file}`, "utf8")).matchAll(
      LEADS,
    )) {
      links++;
      if (!findPage(to.replaceAll(/\$\{[^}]*\}/g, "name"))) dead.push(`${file}: ${to}`);
    }
  }
  expect(dead).toEqual([]);
  expect(links).toBeGreaterThan(30);
});

test("every item of the menus leads to a page there is", () => {
  setPages(PAGES);
  const dead = Object.values<ItemAbout>(ITEMS).filter(
    ({ to }) => to !== undefined && !findPage(to),
  );
  expect(dead).toEqual([]);
});

test("a path is read with what stands in it by name, and a path of nothing is of no page", () => {
  setPages(PAGES);
  expect(findPage("/member/withdraw/r%20of%207")).toMatchObject({
    page: { path: "/member/withdraw/:id" },
    params: { id: "r of 7" },
  });
  expect(findPage("/member/withdraw")).toMatchObject({
    page: { path: "/member/withdraw", over: true },
    params: {},
  });
  expect(findPage("/nowhere")).toBeUndefined();
});
