import { randomUUID } from "node:crypto";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { postSigned, rsaSigner } from "@perya/wallet-protocol";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { readConfig } from "../../config.ts";
import type { App } from "../../http/app.ts";
import { buildPlayerSite } from "../../http/player-site.ts";
import { openPlatform, type Platform } from "../../platform.ts";
import { expectKeptPromises } from "../../testing/kept-promises.ts";
import { register } from "../../testing/people.ts";
import { createVendor, type Vendor } from "../catalogue/index.ts";
import { applyGameList, fetchGameList } from "../catalogue/sync-games.ts";
import { playerByPublicId } from "../players/index.ts";
import { followAll } from "./testing/follow-all.ts";
import { openPretendVendor, type PretendVendor } from "./testing/pretend-vendor.ts";

let db: TestDatabase;
let vendorServer: PretendVendor;
let platform: Platform;
let app: App;
let url: string;
let vendor: Vendor;
let ana: Player;
let ben: Player;

interface Player {
  readonly token: string;
  readonly publicId: string;
}
interface Wrapped {
  readonly success: boolean;
  readonly code?: string;
  readonly value: Record<string, unknown> & {
    content: Record<string, unknown>[];
    games: Record<string, unknown>[];
  };
}

beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  vendorServer = await openPretendVendor();
  const env = {
    DATABASE_URL: db.url,
    SECRET_KEY: "s".repeat(40),
    GATEWAY_SECRET: "g".repeat(40),
    LOG_LEVEL: "silent",
    OPERATOR_PRIVATE_KEY: vendorServer.operatorPrivateKey,
    GAME_ORIGINS: vendorServer.gamesOrigin,
    PRIVATE_NETWORKS: "loopback",
  };
  platform = await openPlatform(readConfig(env));
  app = await buildPlayerSite(platform);
  url = await app.listen({ port: 0, host: "127.0.0.1" });
  const made = await db.inTransaction((tx) =>
    createVendor(
      tx,
      platform.config.secretKey,
      {
        slug: "acme",
        vassalage: "ACME",
        name: "Acme",
        dialect: "hub88",
        gamesUrl: vendorServer.url,
      },
      { publicKey: vendorServer.publicKey },
    ),
  );
  if (!made.ok) throw new Error(made.refusal);
  vendor = made.value;
  vendorServer.answers["game/list"] = [
    {
      game_code: "Harbor Lanterns",
      name: "Harbor Lanterns",
      enabled: true,
      category: "Slots",
      rtp: "95.99",
      url_thumb: "/a.png",
      url_background: "/b.png",
    },
    { game_code: "mines", name: "Mango Mines", enabled: true, category: "Instant" },
  ];
  const list = await fetchGameList(vendor, platform.config);
  if (!list.ok) throw new Error(list.detail ?? list.refusal);
  await db.inTransaction((tx) => applyGameList(tx, vendor, list.value));
  [ana, ben] = [await newPlayer("anaanaana"), await newPlayer("benbenben")];
});
afterAll(async () => {
  await app.close();
  await platform.close();
  await vendorServer[Symbol.asyncDispose]();
  await db.close();
  await expectKeptPromises();
});

async function api(
  method: string,
  path: string,
  by?: Player,
  body?: unknown,
): Promise<{ status: number } & Wrapped> {
  const headers = {
    ...(by ? { authorization: `Bearer ${by.token}` } : {}),
    ...(body === undefined ? {} : { "content-type": "application/json" }),
  };
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  return { status: response.status, ...((await response.json()) as Wrapped) };
}

async function newPlayer(username: string): Promise<Player> {
  const { value } = await register(db, url, {}, username);
  const token = String(value["token"]);
  const member = await api("GET", "/member", { token, publicId: "" });
  const publicId = String(member.value["id"]);
  const player = await playerByPublicId(db, publicId);
  await db.inTransaction((tx) =>
    platform.wallet.append(tx, [
      { kind: "deposit", player: player?.id ?? 0n, key: `deposit:${publicId}`, units: 1_000_000n },
    ]),
  );
  return { token, publicId };
}

/** Opens the game and gives the wallet token that the vendor got. */
async function launched(by: Player): Promise<string> {
  const { value } = await api("POST", "/launch-address", by, { gameId: "acme-harbor-lanterns" });
  expect(value["game_url"]).toMatch(/^https:\/\/games\.example\/play/);
  return String(vendorServer.asked.findLast(({ path }) => path === "game/url")?.body["token"]);
}

async function wallet(
  path: "bet" | "win" | "rollback",
  body: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const ids = {
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    supplier_transaction_id: randomUUID(),
  };
  const money = path === "rollback" ? {} : { currency: "PHP", is_free: false, round_closed: false };
  const answer = await postSigned(
    `${url}/wallet/hub88/acme/transaction/${path}`,
    { game_code: "Harbor Lanterns", ...ids, ...money, ...body },
    rsaSigner(vendorServer.privateKey),
  );
  return answer.json as Record<string, unknown>;
}

async function playedRound(by: Player, round = randomUUID()): Promise<string> {
  const bet = {
    user: by.publicId,
    token: await launched(by),
    round,
    transaction_uuid: randomUUID(),
  };
  expect(await wallet("bet", { ...bet, amount: 50_000 })).toMatchObject({ status: "RS_OK" });
  const { transaction_uuid: reference_transaction_uuid, ...rest } = bet;
  expect(
    await wallet("win", {
      ...rest,
      reference_transaction_uuid,
      amount: 80_000,
      round_closed: true,
    }),
  ).toMatchObject({ status: "RS_OK" });
  await followAll(db);
  return round;
}

test("a visitor sees the games that exist, by type, vendor and part of a name", async () => {
  const games = async (query: string) =>
    (await api("GET", `/games${query}`)).value.games.map((game) => game["gameId"]);
  expect(await games("")).toEqual(["acme-harbor-lanterns", "acme-mines"]);
  expect(await games("?gameType=RNG")).toEqual(["acme-harbor-lanterns"]);
  expect(await games("?gameName=MANGO")).toEqual(["acme-mines"]);
  expect(await games("?gameName=%25")).toEqual([]);
  expect(await games("?vassalage=NONE")).toEqual([]);
  expect((await api("GET", "/games/acme-mines")).value).toMatchObject({
    displayName: "Mango Mines",
    gameType: "INHOUSE",
    vendorName: "Acme",
  });
  expect((await api("GET", "/games/nothing")).status).toBe(404);
  expect((await api("GET", "/vendors")).value).toMatchObject([
    { vassalage: "ACME", name: "Acme", gameCategory: "INHOUSE", games: 1 },
    { vassalage: "ACME", name: "Acme", gameCategory: "RNG", games: 1 },
  ]);
});

test("a round that was played is in the player's betting record, with its movements and its proof", async () => {
  const proof = {
    round: "r",
    game_code: "Harbor Lanterns",
    version: 1,
    fair_code: "slotA",
    commitment: "c0ffee",
    server_seed: null,
    client_seed: "me",
    nonce: 4,
    choice: {},
    state: { reels: [1] },
    stake: "1",
    payout: "2",
  };
  vendorServer.answers["game/round"] = proof;
  const round = await playedRound(ana);
  const [row] = (await api("GET", "/betting-record", ana)).value.content;
  expect(row).toMatchObject({
    round,
    gameId: "acme-harbor-lanterns",
    gameName: "Harbor Lanterns",
    vendor: "Acme",
    stake: { amount: "50000", currency: "PHP" },
    payout: { amount: "80000" },
    net: { amount: "30000" },
    status: "CLOSED",
  });
  const details = await api("GET", `/betting-record/${String(row?.["id"])}`, ana);
  expect(details.value["movements"]).toMatchObject([
    { kind: "bet", amount: { amount: "-50000" } },
    { kind: "win", amount: { amount: "80000" } },
  ]);
  expect(details.value["proof"]).toEqual({
    commitment: "c0ffee",
    clientSeed: "me",
    nonce: 4,
    fairCode: "slotA",
    game: "Harbor Lanterns",
    version: 1,
    choice: {},
    state: { reels: [1] },
  });
  expect(vendorServer.asked.at(-1)).toMatchObject({
    path: "game/round",
    body: { user: ana.publicId, round },
  });
});

test("a vendor that can't be reached takes only the proof away from a round's details", async () => {
  await playedRound(ana);
  const [row] = (await api("GET", "/betting-record", ana)).value.content;
  vendorServer.down = true;
  const details = await api("GET", `/betting-record/${String(row?.["id"])}`, ana);
  vendorServer.down = false;
  expect([details.status, details.value["proof"]]).toEqual([200, undefined]);
});

test("a player can't read another player's rounds or movements", async () => {
  await playedRound(ana);
  const [row] = (await api("GET", "/betting-record", ana)).value.content;
  expect((await api("GET", `/betting-record/${String(row?.["id"])}`, ben)).status).toBe(404);
  expect((await api("GET", "/betting-record", ben)).value.content).toEqual([]);
  const own = (await api("GET", "/account-record", ben)).value.content;
  expect(
    own.map((movement) => [movement["kind"], (movement["amount"] as { amount: string }).amount]),
  ).toEqual([["deposit", "1000000"]]);
  for (const path of ["/betting-record", "/betting-record/rd_1", "/account-record"])
    expect((await api("GET", path)).status).toBe(401);
});

test("the account record shows every movement with the balance after it, newest first, a page at a time", async () => {
  const before = (await api("GET", "/account-record?pageSize=100", ana)).value.content.length;
  await playedRound(ana);
  const { content } = (await api("GET", "/account-record?pageSize=2", ana)).value;
  expect(content).toMatchObject([
    { kind: "win", amount: { amount: "80000" }, game: "Harbor Lanterns" },
    { kind: "bet", amount: { amount: "-50000" }, game: "Harbor Lanterns" },
  ]);
  expect((await api("GET", "/account-record?pageSize=100", ana)).value.content).toHaveLength(
    before + 2,
  );
  expect((await api("GET", "/account-record?kind=deposit", ana)).value.content).toHaveLength(1);
  expect((await api("GET", "/account-record?to=2020-01-01T00:00:00Z", ana)).value.content).toEqual(
    [],
  );
});

test("the pages of the account record hold each movement once, know whether another page follows, and begin and end at the times asked for", async () => {
  await playedRound(ana);
  const record = async (query: string) => (await api("GET", `/account-record?${query}`, ana)).value;
  const all = (await record("pageSize=100")).content;
  for (const pageNo of all.keys().map((at) => at + 1)) {
    const page = await record(`pageSize=1&pageNo=${pageNo}`);
    expect(page).toEqual({
      content: [all[pageNo - 1]],
      pageNo,
      totalPages: Math.min(all.length, pageNo + 1),
    });
  }
  for (const { at } of all) {
    const time = encodeURIComponent(String(at));
    const later = all.filter((movement) => String(movement["at"]) >= String(at));
    expect((await record(`pageSize=100&from=${time}`)).content).toEqual(later);
    expect((await record(`pageSize=100&to=${time}`)).content).toEqual(all.slice(later.length));
  }
});

test("records can be asked by game, status and time, and nonsense is refused", async () => {
  await playedRound(ana);
  const count = async (query: string) =>
    (await api("GET", `/betting-record${query}`, ana)).value.content.length;
  expect(await count("?gameId=acme-harbor-lanterns&pageSize=100")).toBeGreaterThan(0);
  expect([
    await count("?gameId=acme-mines"),
    await count("?gameId=nothing"),
    await count("?status=VOID"),
    await count("?from=2100-01-01T00:00:00Z"),
  ]).toEqual([0, 0, 0, 0]);
  for (const query of ["?pageNo=0", "?pageSize=1000", "?status=LOST", "?from=yesterday"])
    expect((await api("GET", `/betting-record${query}`, ana)).status).toBe(400);
  expect((await api("GET", "/betting-record/rd_99999999999999999999", ana)).status).toBe(400);
  expect((await api("GET", "/betting-record/1%20or%201=1", ana)).status).toBe(400);
});

test("a wallet call with another player's token moves nobody's money", async () => {
  const token = await launched(ana);
  const balances = async () => [
    (await api("GET", "/balance", ana)).value["sumBalance"],
    (await api("GET", "/balance", ben)).value["sumBalance"],
  ];
  const before = await balances();
  expect(
    await wallet("bet", { user: ben.publicId, token, round: "r", amount: 1_000 }),
  ).toMatchObject({ status: "RS_ERROR_INVALID_TOKEN" });
  expect(await balances()).toEqual(before);
});
