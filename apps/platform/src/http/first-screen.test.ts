import { sql } from "@perya/postgres";
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
import { buildApp, type App } from "./app.ts";
import { firstScreen } from "./first-screen.ts";
import type { SiteRenderer } from "./site-renderer.ts";
import { staticSite } from "./static-site.ts";

let db: TestDatabase;
let sites: Sites;
let app: App;
let directory: string;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  await offer("INHOUSE", ["mines"]);
  await offer("RNG", ["one", "two", "three", "four"]);
  await db.run(sql`update game set is_hot = true where slug in ('one', 'two')`);
  await db.run(sql`insert into content_item (brand_id, kind, title, published) values (1, 'player', 'News', true)`);
  sites = await openSites(db);
  directory = await mkdtemp(join(tmpdir(), "perya-first-"));
  await writeFile(
    join(directory, "index.html"),
    '<html><head><title>Perya</title><meta name="description" content="None" /></head><body></body></html>',
  );
  app = await buildApp(sites.platform, {
    api: { title: "", description: "", base: "/api/v1", securitySchemes: {} },
    publicUrl: "",
    frames: [],
    pictures: [],
  });
  await staticSite(app, directory, { dress: firstScreen(sites.platform, renderer) });
});
afterAll(async () => {
  await app.close();
  await sites.close();
  await db.close();
  await rm(directory, { recursive: true });
});

/** Says which page it was asked for, in letters that HTML has to have told apart. */
const renderer: SiteRenderer = {
  render: ({ pathname, brand }) => ({ title: `${brand} </title>$& ${pathname}`, description: `"${pathname}" & more` }),
};

async function offer(gameType: string, names: readonly string[]): Promise<void> {
  const vendor = await db.row<{ id: number }>(sql`
    insert into vendor (slug, vassalage, name, dialect) values (${`v-${gameType.toLowerCase()}`}, 'V', 'V', 'hub88') returning id`);
  for (const name of names)
    await db.run(sql`
      insert into game (slug, vendor_id, code, name, display_name, game_type, show_icon_url)
      values (${name}, ${vendor?.id}, ${name}, ${name}, ${name}, ${gameType}, ${`https://art.example/${name}.svg?a=1&b=2`})`);
}

/** Decides a section of the brand's settings. */
async function decide(section: "features" | "status", value: object): Promise<void> {
  const brand = (await findBrand(db, "*")) ?? expect.unreachable();
  const { versions } = await readSettings(db, brand.id);
  await db.inTransaction((tx) => changeSettings(tx, brand, section, value, versions[section]));
  forgetSettings(sites.platform, brand.id);
}

const page = async (url: string) => (await app.inject({ url })).body;
const held = (html: string) => JSON.parse(/id="first-screen">(.*?)<\/script>/.exec(html)?.[1] ?? "{}") as Record<string, unknown>;

test("home holds the very answers it would ask the API for", async () => {
  const answers = held(await page("/"));
  expect(Object.keys(answers)).toEqual(["/permission", "/announcements", "/games/hot"]);
  expect(answers).toMatchObject({
    "/games/hot": { list: [{ gameId: "one" }, { gameId: "two" }] },
    "/announcements": { player: [{ title: "News" }] },
  });
  for (const name of ["/index", "/index.html", "/home", "/help", "/?q=one"]) expect(held(await page(name))).toEqual(answers);
  for (const [address, answer] of Object.entries(answers)) {
    const asked = (await (await fetch(`${sites.playerUrl}/api/v1${address}`)).json()) as { value: unknown };
    expect(answer).toEqual(asked.value);
  }
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
] as const)("a browser that takes '%s' gets the page as %s, and the same page", async (takes, way, unpack) => {
  const reply = await app.inject({ url: "/", headers: { "accept-encoding": takes } });
  expect(reply.headers).toMatchObject({ vary: "accept-encoding", "content-type": "text/html; charset=utf-8" });
  expect(reply.headers["content-encoding"]).toBe(way);
  expect(unpack(reply.rawPayload).toString()).toBe(await page("/"));
});

test("the posters in sight are asked for with the page", async () => {
  const preloaded = [...(await page("/rng")).matchAll(/rel="preload" as="image" href="([^"]+)"/g)].map(([, href]) => href);
  expect(preloaded).toEqual(["one", "two", "three"].map((name) => `https://art.example/${name}.svg?a=1&amp;b=2`));
});

test("a game's name cannot end the script it stands in", async () => {
  await db.run(sql`update game set display_name = '</script><script>alert(1)</script>' where slug = 'mines'`);
  const html = await page("/inhouse");
  expect(html).not.toContain("<script>alert");
  expect(JSON.stringify(held(html))).toContain("</script><script>alert(1)");
});

test("a page that begins with no games holds none, but what the site may do", async () => {
  expect(Object.keys(held(await page("/login")))).toEqual(["/permission"]);
});

test("RT-17 where one signs in first, and RT-20 while the site is closed, no page holds games", async () => {
  await decide("features", { LOGINFIRST: true });
  expect(Object.keys(held(await page("/")))).toEqual(["/permission"]);
  expect(await page("/rng")).not.toContain("art.example");
  await decide("features", {});
  await decide("status", { maintenance: true });
  expect(held(await page("/"))).toEqual({ "/permission": expect.objectContaining({ maintenance: true }) });
  await decide("status", {});
  expect(Object.keys(held(await page("/rng")))).toEqual(["/permission", "/games?gameType=RNG"]);
});

test("the page is served without its games when the database is gone", async () => {
  await db.run(sql`alter table game rename to game_gone`);
  expect(await page("/")).toContain("<title>Perya</title>");
  await db.run(sql`alter table game_gone rename to game`);
});
