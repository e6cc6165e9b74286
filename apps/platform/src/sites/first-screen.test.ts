import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { findBrand } from "../modules/brands/index.ts";
import { changeSettings } from "../modules/settings/change-settings.ts";
import { forgetSettings, readSettings } from "../modules/settings/settings-of.ts";
import { openSites, type Sites } from "../testing/open-sites.ts";
import type { App } from "../http/app.ts";
import { buildApp } from "../http/build-app.ts";
import { firstScreen } from "./first-screen.ts";
import { PLAYER_API, playerRoutes } from "./player-site.ts";
import type { SiteRenderer } from "./site-renderer.ts";
import { staticSite } from "../http/static-site.ts";

let db: TestDatabase;
let sites: Sites;
let app: App;
let directory: string;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  await offer("INHOUSE", ["mines"]);
  await offer("RNG", ["one", "two", "three", "four"]);
  sites = await openSites(db);
  directory = await mkdtemp(join(tmpdir(), "perya-first-"));
  await writeFile(
    join(directory, "index.html"),
    '<html><head><title>Perya</title><meta\n  name="description"\n  content="None"\n/></head>' +
      '<body><div id="root"></div></body></html>',
  );
  app = await buildApp(sites.platform, {
    api: PLAYER_API,
    publicUrl: "",
    frames: [],
    pictures: [],
  });
  playerRoutes(app, sites.platform);
  await staticSite(app, directory, { renderShell: firstScreen(sites.platform, renderer) });
});
afterAll(async () => {
  await app.close();
  await sites.close();
  await db.close();
  await rm(directory, { recursive: true });
});

let drawings = 0;
/**
 * Says which page it was asked for, in letters that HTML has to have told apart, and shows the
 * games of the address it asks the API for.
 */
const renderer: SiteRenderer = {
  name: ({ pathname, brand }) => ({
    title: `${brand} </title>$& ${pathname}`,
    description: `"${pathname}" & more`,
  }),
  draw: async ({ pathname }, _, ask) => {
    drawings++;
    if (pathname === "/terms") throw new Error("This page can't be drawn on a server.");
    const address =
      pathname === "/" ? "/games" : `/games?gameType=${pathname.slice(1).toUpperCase()}`;
    const [games, balance] = await Promise.all(
      [address, "/balance"].map((asked) => ask(`/api/v1${asked}`)),
    );
    const value =
      games?.status === 200
        ? (JSON.parse(games.body) as { value: { games: unknown[] } }).value
        : undefined;
    const html =
      `<link rel="preload" as="image" href="/one.svg"/><p>$& ${value?.games.length ?? "no"} ` +
      "games</p>";
    const mine = balance?.status === 200 ? ([["/balance"], balance.body] as const) : undefined;
    return {
      html,
      answers: [...(value ? [[[address], value] as const] : []), ...(mine ? [mine] : [])],
    };
  },
};

async function offer(gameType: string, names: readonly string[]): Promise<void> {
  const vendor = await db.row<{ id: number }>(sql`
    insert into vendor (slug, vassalage, name, dialect)
    values (${`v-${gameType.toLowerCase()}`}, 'V', 'V', 'hub88')
    returning id`);
  for (const name of names)
    await db.run(sql`
      insert into game (slug, vendor_id, code, name, display_name, game_type, show_icon_url)
      values (
        ${name}, ${vendor?.id}, ${name}, ${name}, ${name}, ${gameType},
        ${`https://art.example/${name}.svg?a=1&b=2`}
      )`);
}

/** Decides a section of the brand's settings. */
async function decide(section: "features" | "status", value: object): Promise<void> {
  const brand = (await findBrand(db, "*")) ?? expect.unreachable();
  const { versions } = await readSettings(db, brand.id);
  await db.inTransaction((tx) =>
    changeSettings(sites.platform, tx, brand, {
      section,
      value,
      seen: versions[section],
      by: "a test",
    }),
  );
  forgetSettings(sites.platform, brand.id);
}

const page = async (url: string) => (await app.inject({ url })).body;
const held = (html: string) =>
  Object.fromEntries(
    (
      JSON.parse(/id="first-screen">(.*?)<\/script>/.exec(html)?.[1] ?? "[]") as [
        [string],
        unknown,
      ][]
    ).map(([[address], answer]) => [address, answer]),
  ) as Record<string, unknown>;

test("a page holds what it shows and the very answers of the API that it shows, but none that a guest gets none of", async () => {
  const html = await page("/?utm_source=friend&affiliateCode=a1");
  expect(html).toContain('<div id="root"><p>$& 5 games</p></div>');
  const answers = held(html);
  expect(Object.keys(answers).toSorted()).toEqual(["/games", "/permission"]);
  for (const [address, answer] of Object.entries(answers)) {
    const asked = (await (await fetch(`${sites.playerUrl}/api/v1${address}`)).json()) as {
      value: unknown;
    };
    expect(answer).toEqual(asked.value);
  }
});

test("a page is drawn once for everyone who asks within five seconds, and each gets the answer about their own place", async () => {
  const before = drawings;
  const pages = await Promise.all(
    ["10.0.0.1", "10.0.0.2"].map((remoteAddress) => app.inject({ url: "/hot", remoteAddress })),
  );
  expect(drawings - before).toBe(1);
  expect(
    pages.map(
      ({ body }) => (held(body)["/permission"] as { location: { ip: string } }).location.ip,
    ),
  ).toEqual(["10.0.0.1", "10.0.0.2"]);
});

test("RT-19 the page comes under the title and the description of its address, whatever stands in them", async () => {
  const html = await page("/rng?page=JILI");
  expect(html).toContain("<title>Perya &lt;/title>$&amp; /rng</title>");
  expect(html).toContain('<meta name="description" content="&quot;/rng&quot; &amp; more" />');
});

test.each([
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["", undefined, (bytes: Buffer) => bytes],
] as const)(
  "a browser that takes '%s' gets the page as %s, and the same page",
  async (takes, way, unpack) => {
    const reply = await app.inject({ url: "/", headers: { "accept-encoding": takes } });
    expect(reply.headers).toMatchObject({
      vary: "accept-encoding",
      "content-type": "text/html; charset=utf-8",
    });
    expect(reply.headers["content-encoding"]).toBe(way);
    expect(unpack(reply.rawPayload).toString()).toBe(await page("/"));
  },
);

test("the pictures in sight are asked for in the head, before the scripts", async () => {
  expect(await page("/rng")).toMatch(/<link rel="preload" as="image" href="\/one.svg"\/><\/head>/);
});

test("a game's name cannot end the script it stands in", async () => {
  await db.run(
    sql`update game set display_name = '</script><script>alert(1)</script>' where slug = 'mines'`,
  );
  const html = await page("/inhouse");
  expect(html).not.toContain("<script>alert");
  expect(JSON.stringify(held(html))).toContain("</script><script>alert(1)");
});

test("a page with a form, a personal page and one that can't be rendered hold only the site's settings", async () => {
  for (const url of ["/rng?q=mango", "/login", "/wallet", "/terms"]) {
    const html = await page(url);
    expect(html).toContain('<div id="root"></div>');
    expect(Object.keys(held(html))).toEqual(["/permission"]);
  }
});

test("RT-17 where one signs in first, and RT-20 while the site is closed, no page is drawn", async () => {
  await decide("features", { LOGINFIRST: true });
  expect(Object.keys(held(await page("/")))).toEqual(["/permission"]);
  expect(await page("/rng")).not.toContain("games</p>");
  await decide("features", {});
  await decide("status", { maintenance: true });
  expect(held(await page("/"))).toEqual({
    "/permission": expect.objectContaining({ maintenance: true }),
  });
  await decide("status", {});
  expect(Object.keys(held(await page("/rng")))).toContain("/games?gameType=RNG");
});

test("the page is served when the database has no games to list", async () => {
  await db.run(sql`alter table game rename to game_gone`);
  expect(await page("/pvp")).toContain("<p>$& no games</p>");
  await db.run(sql`alter table game_gone rename to game`);
});
