import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openSites, type Sites } from "../../testing/open-sites.ts";
import { PASSWORD, send, sendSealed, type TestPlayer } from "../../testing/people.ts";
import { passTime } from "../../testing/pass-time.ts";
import { writeMmdb } from "../settings/testing/write-mmdb.ts";
import { deviceOf } from "./device-of.ts";

const PHONE =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, " +
  "like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
/** Revoked in one process, a session is over in every one by then. */
const REACH_MS = 5_000;

let db: TestDatabase;
let sites: Sites;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "perya-geo-"));
  await writeMmdb(join(directory, "geo.mmdb"), { "10.200.0.0/16": "PH" });
  db = await cloneDatabase(inject("platform"));
  sites = await openSites(db, { GEOIP_FILE: join(directory, "geo.mmdb") });
});
afterAll(async () => {
  await sites.close();
  await db.close();
  await rm(directory, { recursive: true });
});

interface Session {
  readonly id: string;
  readonly device: string | null;
  readonly current: boolean;
}

/** The player's phone, signed in from the Philippines. */
async function phoneOf(player: TestPlayer) {
  const headers = { "x-forwarded-for": "10.200.0.7", "user-agent": PHONE };
  const { value } = await sendSealed(sites.playerUrl, headers, "POST", "/api/v1/session", {
    type: "username",
    username: player.username,
    password: PASSWORD,
  });
  const call = (method: string, path: string) =>
    send(
      sites.playerUrl,
      { ...headers, authorization: `Bearer ${value.token}` },
      method,
      `/api/v1${path}`,
    );
  return { call };
}

const sessionsOf = async (who: { call: TestPlayer["call"] }): Promise<Session[]> =>
  (await who.call("GET", "/sessions")).value;

test("a player sees every browser that is signed in, its place, and which one is asking", async () => {
  const player = await sites.player();
  const phone = await phoneOf(player);
  const sessions = await sessionsOf(phone);
  expect(sessions).toHaveLength(2);
  expect(sessions).toContainEqual(
    expect.objectContaining({
      device: "Chrome on Android",
      ip: "10.200.0.7",
      country: "PH",
      current: true,
    }),
  );
  expect(sessions).toContainEqual(expect.objectContaining({ country: null, current: false }));
  expect(JSON.stringify(sessions)).not.toContain("token");
});

test("a browser that is signed out from another is out within five seconds, and can't be signed out twice", async () => {
  const player = await sites.player();
  const phone = await phoneOf(player);
  expect((await phone.call("GET", "/member")).status).toBe(200);
  const lost = (await sessionsOf(player)).find(({ device }) => device === "Chrome on Android");
  expect((await player.call("DELETE", `/sessions/${lost?.id}`)).status).toBe(200);
  passTime(REACH_MS);
  expect((await phone.call("GET", "/member")).status).toBe(401);
  expect(await player.call("DELETE", `/sessions/${lost?.id}`)).toMatchObject({
    status: 404,
    code: "NO_SUCH_SESSION",
  });
  expect((await sessionsOf(player)).map(({ current }) => current)).toEqual([true]);
});

test("nobody can sign another player's browser out", async () => {
  const [player, stranger] = [await sites.player(), await sites.player()];
  const [own] = await sessionsOf(player);
  expect(await stranger.call("DELETE", `/sessions/${own?.id}`)).toMatchObject({
    status: 404,
    code: "NO_SUCH_SESSION",
  });
  expect((await player.call("GET", "/sessions")).status).toBe(200);
  expect((await stranger.call("DELETE", "/sessions/1%20or%201=1")).status).toBe(400);
});

test("signing out everywhere else leaves the browser that asks", async () => {
  const player = await sites.player();
  const phone = await phoneOf(player);
  expect((await phone.call("DELETE", "/sessions")).status).toBe(200);
  passTime(REACH_MS);
  expect((await player.call("GET", "/member")).status).toBe(401);
  expect((await sessionsOf(phone)).map(({ current }) => current)).toEqual([true]);
});

test("the login history keeps every sign-in, those that have ended too, a page at a time, and shows nobody else's", async () => {
  const player = await sites.player();
  for (let time = 0; time < 20; time++) await phoneOf(player);
  await player.call("DELETE", "/sessions");
  const first = (await player.call("GET", "/login-history")).value;
  expect(first).toMatchObject({ pageNo: 1, totalPages: 2 });
  expect(first.content).toHaveLength(20);
  expect(first.content[0]).toMatchObject({ device: "Chrome on Android", country: "PH" });
  expect((await player.call("GET", "/login-history?pageNo=2")).value.content).toHaveLength(1);
  const stranger = await sites.player();
  expect((await stranger.call("GET", "/login-history")).value.content).toHaveLength(1);
});

test.each([
  [PHONE, "Chrome on Android"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, " +
      "like Gecko) Version/17.4 Mobile/15E148 Safari/604.1",
    "Safari on iOS",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0",
    "Firefox on Windows",
  ],
  ["", undefined],
  ["\u0000<script>", undefined],
])("%j is told as %s", (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
