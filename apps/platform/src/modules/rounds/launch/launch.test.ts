import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import { passTime } from "../../../testing/pass-time.ts";
import { openSites, type Sites } from "../../../testing/open-sites.ts";
import type { TestPlayer } from "../../../testing/people.ts";
import { createVendor, findGame, HOUSE_VENDOR } from "../../catalogue/index.ts";
import { applyGameList } from "../../catalogue/filling/sync-games.ts";
import { saveProfile } from "../../players/index.ts";
import { letCheckFallDue } from "../../limits/testing/let-check-fall-due.ts";
import { openPretendVendor, type PretendVendor } from "../testing/pretend-vendor.ts";

const GAME = "harbor-lanterns";
const ROOM = "tongits-room";
const FIXED = {
  accountType: 1,
  confirmTrans: 0,
  launchMode: "GLS",
  platform: "html5-desktop",
  clientType: 3,
} as const;
const CDNS = ["https://play1.example", "https://play2.example/perya/"];

let db: TestDatabase;
let sites: Sites;
let vendor: PretendVendor;
let player: TestPlayer;
let vendorId: number;
let usual: unknown;
let owner: Awaited<ReturnType<Sites["staff"]>>;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  vendor = await openPretendVendor();
  usual = vendor.answers["game/url"];
  sites = await openSites(db, {
    OPERATOR_PRIVATE_KEY: vendor.operatorPrivateKey,
    GAME_ORIGINS: vendor.gamesOrigin,
  });
  const named = {
    slug: HOUSE_VENDOR,
    vassalage: "PERYA",
    name: "Perya Studio",
    dialect: "hub88",
    gamesUrl: vendor.url,
  } as const;
  const made = await db.inTransaction((tx) =>
    createVendor(tx, sites.platform.config.secretKey, named, { publicKey: vendor.publicKey }),
  );
  if (!made.ok) throw new Error(made.refusal);
  vendorId = made.value.id;
  const game = {
    name: "Harbor Lanterns",
    enabled: true,
    category: "Slots",
    product: "",
    url_thumb: "",
    url_background: "",
    rtp: "",
    demo_game_support: false,
    min_bets: {},
    lines: 0,
  };
  const room = { ...game, game_code: ROOM, category: "Poker" };
  await db.inTransaction((tx) =>
    applyGameList(tx, made.value, [{ ...game, game_code: GAME }, room]),
  );
  [player, owner] = [await sites.player(), await sites.staff("owner")];
});
afterAll(async () => {
  await sites.close();
  await vendor[Symbol.asyncDispose]();
  await db.close();
});
afterEach(() => {
  vendor.answers["game/url"] = usual;
  vendor.down = false;
});

const launch = (body: object = {}, headers: Readonly<Record<string, string>> = {}) =>
  player.call("POST", "/launch-address", { gameId: GAME, ...FIXED, ...body }, headers);
const asked = () => vendor.asked.findLast(({ path }) => path === "game/url")?.body ?? {};
const LIVE = {
  text: "select count(*) as live from game_session where revoked_at is null",
  values: [],
};
const liveSessions = async () => (await db.row<{ live: bigint }>(LIVE))?.live;

describe("CA-04 CA-16 GB-10 the launch address", () => {
  test("gives the vendor the player, and the browser only the vendor's own address", async () => {
    const game = await findGame(db, GAME);
    const { status, value } = await launch({
      nodeId: String(game?.id),
      vassalage: "PERYA",
      language: "fil",
    });
    expect(status).toBe(200);
    expect(Object.keys(value)).toEqual(["game_url"]);
    expect(value.game_url).toMatch(/^https:\/\/games\.example\/play\?ticket=/);
    expect(asked()).toMatchObject({
      user: player.publicId,
      game_code: GAME,
      platform: "GPL_DESKTOP",
      lang: "fil",
      currency: "PHP",
      country: "PH",
    });
    expect(JSON.stringify(value)).not.toContain(asked()["token"]);
    expect((await player.call("GET", "/games/recent")).value).toMatchObject({
      list: [{ gameId: GAME }],
    });
  });

  test("takes the fixed values and no others", async () => {
    for (const wrong of [
      { accountType: 2 },
      { confirmTrans: 1 },
      { launchMode: "X" },
      { platform: "TV" },
      { clientType: 1 },
      { gameId: undefined },
    ])
      expect(await launch(wrong)).toMatchObject({ status: 400, code: "INVALID_REQUEST" });
  });

  test("is a room's as well as a game's", async () => {
    expect((await launch({ gameId: undefined, roomId: ROOM })).status).toBe(200);
    expect(asked()).toMatchObject({ game_code: ROOM });
    expect(await launch({ gameId: undefined, roomId: GAME })).toMatchObject({
      status: 404,
      code: "NOT_FOUND",
    });
    expect(await launch({ roomId: ROOM })).toMatchObject({ status: 400, code: "INVALID_REQUEST" });
  });

  test("is in the language of the Language header where the body names none, and for a phone where the browser is one", async () => {
    expect(
      (
        await launch(
          {},
          { language: "zh-Hans", "user-agent": "Mozilla/5.0 (Linux; Android 16) Mobile Safari" },
        )
      ).status,
    ).toBe(200);
    expect(asked()).toMatchObject({ lang: "zh-Hans", platform: "GPL_MOBILE" });
  });

  test("CO-01 is in English, the default of games, where nobody names a language", async () => {
    expect((await launch()).status).toBe(200);
    expect(asked()).toMatchObject({ lang: "en" });
  });

  test("is for who has signed in, and for a game that is what the page says it is", async () => {
    expect(await launch({}, { authorization: "" })).toMatchObject({
      status: 401,
      code: "NOT_LOGGED_IN",
    });
    for (const other of [{ gameId: "nothing" }, { nodeId: "1000000" }, { vassalage: "GPI" }])
      expect(await launch(other)).toMatchObject({ status: 404, code: "NOT_FOUND" });
  });

  test.each([
    [
      "a second address",
      { url: "https://games.example/a", url2: "https://games.example/b" },
      { game_url: "https://games.example/a", game_url2: "https://games.example/b" },
    ],
    [
      "the second address alone, when the first is none",
      { url: "javascript:alert(1)", url2: "https://games.example/b" },
      { game_url: "https://games.example/b" },
    ],
    [
      "a page of HTML",
      { content: "<form action='https://games.example'></form>" },
      { content: "<form action='https://games.example'></form>" },
    ],
  ])("answers %s", async (_what, answer, expected) => {
    vendor.answers["game/url"] = answer;
    expect((await launch()).value).toEqual(expected);
  });

  test("is shown as a page where it is HTML: nobody's origin, framed by the site alone, for the site's own pages alone", async () => {
    const show = (content: string, site = "same-origin") => {
      const body = new FormData();
      body.append("content", content);
      return fetch(`${sites.playerUrl}/api/v1/launch-content`, {
        method: "POST",
        body,
        headers: { "sec-fetch-site": site },
      });
    };
    const shown = await show("<form>…</form>");
    expect([shown.status, await shown.text(), shown.headers.get("content-type")]).toEqual([
      200,
      "<form>…</form>",
      "text/html; charset=utf-8",
    ]);
    expect(shown.headers.get("content-security-policy")).toMatch(
      /^sandbox allow-scripts(?!.*allow-same-origin).*frame-ancestors 'self'$/,
    );
    expect((await show("<form>", "cross-site")).status).toBe(403);
    expect((await show("")).status).toBe(400);
  });

  test.each([
    ["javascript:alert(1)"],
    ["ftp://games.example/a"],
    ["https://elsewhere.example/a"],
    ["http://games.example/a"],
    ["not an address"],
  ])("is invalid at %s, and the vendor can bet for nobody", async (url) => {
    const before = await liveSessions();
    vendor.answers["game/url"] = { url };
    expect(await launch()).toMatchObject({
      status: 502,
      code: "INVALID_URL",
      message: "Invalid URL, please contact customer service",
    });
    expect(await liveSessions()).toBe(before);
  });

  test("is any address of TLS for a vendor whose games open in a window of their own", async () => {
    const open = (opensIn: string) =>
      owner.call("PUT", `/vendors/${vendorId}`, { opensIn, reason: "they can't be framed" });
    vendor.answers["game/url"] = { url: "https://elsewhere.example/a" };
    expect((await open("popup")).status).toBe(200);
    expect((await player.call("GET", `/games/${GAME}`)).value.opensIn).toBe("popup");
    expect((await launch()).value).toEqual({ game_url: "https://elsewhere.example/a" });
    vendor.answers["game/url"] = { url: "http://elsewhere.example/a" };
    expect((await launch()).code).toBe("INVALID_URL");
    await open("seamless");
    expect((await player.call("GET", `/games/${GAME}`)).value.opensIn).toBe("seamless");
  });

  test("does not come from a vendor that is silent or says nothing, and its token is good for nothing then", async () => {
    const before = await liveSessions();
    vendor.down = true;
    expect(await launch()).toMatchObject({ status: 503, code: "VENDOR_UNAVAILABLE" });
    vendor.down = false;
    vendor.answers["game/url"] = {};
    expect(await launch()).toMatchObject({ status: 503, code: "VENDOR_UNAVAILABLE" });
    expect(await liveSessions()).toBe(before);
  });

  test("is at one of the brand's launch CDNs at random, with the vendor's own address behind it", async () => {
    const { settings, versions } = (await owner.call("GET", "/settings")).value;
    const value = { ...settings.resources, launchGameCDNs: CDNS };
    expect(
      (await owner.call("PUT", "/settings/resources", { version: versions.resources, value }))
        .status,
    ).toBe(200);
    vendor.answers["game/url"] = { url: "https://games.example/play/a?ticket=t#b" };
    const seen = new Set<string>();
    for (let tries = 0; tries < 20; tries++) {
      const { game_url, game_url2 } = (await launch({}, { "x-forwarded-for": `10.9.9.${tries}` }))
        .value;
      expect(game_url2).toBe("https://games.example/play/a?ticket=t#b");
      seen.add(game_url);
    }
    expect([...seen].toSorted()).toEqual([
      "https://play1.example/play/a?ticket=t#b",
      "https://play2.example/perya/play/a?ticket=t#b",
    ]);
  });
});

describe("under the profiles of a brand", () => {
  test("a game is told how it has to behave and ends the one before where the law has one at a time, and under DEMO nothing", async () => {
    await launch();
    expect(asked()).not.toHaveProperty("disabledAutoplay");
    await chooseProfiles(db, ["ON"]);
    passTime(60_000);
    await Promise.all([launch(), launch(), launch()]);
    expect((await launch()).status).toBe(200);
    expect(await liveSessions()).toBe(1n);
    expect(asked()).toMatchObject({
      minimumRoundDuration: 2_500,
      disabledAutoplay: true,
      disabledTurbo: true,
      disabledSlamstop: true,
      displayNetPosition: true,
    });
    expect(asked()).not.toHaveProperty("displaySessionTimer");
  });

  test("a closed product does not open, nor a game to who is too young, has a check to answer or takes a break", async () => {
    passTime(60_000);
    await chooseProfiles(db, ["GB"]);
    expect(await launch()).toMatchObject({ status: 403, code: "PRODUCT_CLOSED" });
    await chooseProfiles(db, ["PH"]);
    const birthday = Temporal.Now.plainDateISO().subtract({ years: 20 }).toString();
    await db.inTransaction((tx) => saveProfile(tx, player.id, { birthday }));
    passTime(60_000);
    expect(await launch()).toMatchObject({ status: 403, code: "TOO_YOUNG" });
    await letCheckFallDue(db, player);
    expect(await launch()).toMatchObject({ status: 403, code: "CHECK_DUE" });
    await player.call("POST", "/exclusion", { kind: "TIME_OUT", period: "P1D" });
    expect(await launch()).toMatchObject({ status: 403, code: "PLAYER_DISABLED" });
  });
});
