import { startEmbedded, type EmbeddedServer } from "@perya/postgres/embedded";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { migratePlatform } from "../migrate.ts";
import { visitOf } from "../modules/settings/index.ts";
import { openSites, type Sites } from "../testing/open-sites.ts";
import type { App } from "./app.ts";
import { buildApp } from "./build-app.ts";
import { firstScreen } from "../sites/first-screen.ts";
import { languageFor } from "./visitors/page-language.ts";
import { PLAYER_API, playerRoutes } from "../sites/player-site.ts";
import { staticSite } from "./static-site.ts";

const SHELL = '<html><head><title>Perya</title></head><body><div id="root"></div></body></html>';

/** A server of its own: this one is stopped. */
let directory: string;
let server: EmbeddedServer;
let sites: Sites;
let pages: App;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "perya-lost-database-"));
  server = await startEmbedded({ directory, settings: ["fsync=off"] });
  await server.ensureDatabase("platform");
  await migratePlatform(server.url("platform"));
  sites = await openSites({ url: server.url("platform") });
  await writeFile(join(directory, "index.html"), SHELL);
  pages = await buildApp(sites.platform, {
    api: PLAYER_API,
    publicUrl: "",
    frames: [],
    pictures: [],
  });
  playerRoutes(pages, sites.platform);
  await staticSite(pages, directory, {
    renderShell: firstScreen(sites.platform),
    language: async (request) =>
      languageFor(request, (await visitOf(sites.platform, request)).settings),
  });
});
afterAll(async () => {
  await pages.close();
  await sites.close();
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

const json = { "content-type": "application/json" };
const signIn = {
  method: "POST",
  headers: json,
  body: JSON.stringify({ username: "nobody", password: "nobody's password" }),
};
const askAll = () =>
  Promise.all([
    fetch(`${sites.playerUrl}/api/v1/balance`, {
      headers: { authorization: `Bearer ${"a".repeat(43)}` },
    }),
    fetch(`${sites.playerUrl}/api/v1/games`),
    fetch(`${sites.consoleUrl}/operator/v1/session`, signIn),
  ]);
const page = () => pages.inject({ url: "/slots", headers: { accept: "text/html" } });

test("while the database is gone the interfaces and the pages answer 503 and when to ask again, and afterwards they work without a restart", async () => {
  expect((await askAll()).map(({ status }) => status)).toEqual([401, 200, 401]);
  expect((await page()).statusCode).toBe(200);

  await server.stop();
  // What is remembered of brands and settings for a moment still answers; after that nothing does.
  await vi.waitFor(async () => expect((await page()).statusCode).toBe(503), 60_000);
  for (const response of await askAll()) {
    expect([response.url, response.status]).toEqual([response.url, 503]);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ success: false, code: "UNAVAILABLE" });
  }
  const bare = await page();
  expect(Number(bare.headers["retry-after"])).toBeGreaterThan(0);
  expect(bare.body).toContain(
    `<title>Perya</title></head><body><div id="root"></div></body></html>`,
  );

  server = await startEmbedded({ directory, port: server.port, settings: ["fsync=off"] });
  await vi.waitFor(
    async () => expect((await askAll()).map(({ status }) => status)).toEqual([401, 200, 401]),
    20_000,
  );
  expect((await page()).statusCode).toBe(200);
});
