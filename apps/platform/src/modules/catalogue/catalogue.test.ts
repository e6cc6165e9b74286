import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { newRsaPair } from "@perya/secrets";
import { signHmac, signRsa, verifyHmac, verifyRsa } from "@perya/wallet-protocol";
import { createPrivateKey, createSecretKey } from "node:crypto";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import {
  addKey,
  addTestGame,
  catalogueVersion,
  changeGame,
  createVendor,
  findVendor,
  findVisibleGame,
  playableGames,
  retireKey,
  switchGameForBrand,
  switchVendor,
  switchVendorForBrand,
  vendorAccounts,
  type Vendor,
} from "./index.ts";
import { applyGameList, type VendorGame } from "./sync-games.ts";

const SECRET_KEY = "a key of the platform, long enough to seal with";
const BRAND = 1n;
const body = Buffer.from("{}");

let db: TestDatabase;
let made = 0;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
});
afterAll(() => db.close());

async function vendorWith(
  key: Parameters<typeof createVendor>[3],
  dialect: Vendor["dialect"] = "hub88",
): Promise<Vendor> {
  const slug = `vendor-${++made}`;
  const created = await db.inTransaction((tx) =>
    createVendor(
      tx,
      SECRET_KEY,
      { slug, vassalage: "V", name: slug, dialect, gamesUrl: "https://games.example/" },
      key,
    ),
  );
  if (!created.ok) throw new Error(created.refusal);
  return created.value;
}

async function accountOf(slug: string) {
  const account = (await vendorAccounts(db, SECRET_KEY)).find((vendor) => vendor.slug === slug);
  if (!account) throw new Error(`No vendor ${slug}`);
  return account;
}

function listed(code: string, over: Partial<VendorGame> = {}): VendorGame {
  const texts = {
    category: "Slots",
    product: "",
    url_thumb: "/thumb.png",
    url_background: "",
    rtp: "95.99",
  };
  return {
    game_code: code,
    name: code,
    enabled: true,
    demo_game_support: false,
    min_bets: {},
    lines: 0,
    ...texts,
    ...over,
  };
}

async function sync(vendor: Vendor, games: readonly VendorGame[]) {
  return db.inTransaction((tx) => applyGameList(tx, vendor, games));
}

test("a vendor's two keys both sign, a third is refused, and a retired one signs no more", async () => {
  const [first, second, third] = [newRsaPair(), newRsaPair(), newRsaPair()];
  const vendor = await vendorWith({ publicKey: first.publicKey });
  expect(await addKey(db, SECRET_KEY, vendor.id, { publicKey: second.publicKey })).toMatchObject({
    ok: true,
  });
  expect(await addKey(db, SECRET_KEY, vendor.id, { publicKey: third.publicKey })).toMatchObject({
    refusal: "TOO_MANY_KEYS",
  });
  const signed = await signRsa(createPrivateKey(first.privateKey), body);
  expect(await verifyRsa((await accountOf(vendor.slug)).publicKeys, body, signed)).toBe(true);

  const old = await db.row<{ id: number }>(
    sql`select min(id) as id from vendor_key where vendor_id = ${vendor.id}`,
  );
  expect(await retireKey(db, vendor.id, old?.id ?? 0)).toMatchObject({ ok: true });
  const { publicKeys } = await accountOf(vendor.slug);
  expect(await verifyRsa(publicKeys, body, signed)).toBe(false);
  expect(
    await verifyRsa(publicKeys, body, await signRsa(createPrivateKey(second.privateKey), body)),
  ).toBe(true);
});

test("the last key is not retired, and a key that was retired does not come back", async () => {
  const [first, second] = [newRsaPair(), newRsaPair()];
  const vendor = await vendorWith({ publicKey: first.publicKey });
  const old = await db.row<{ id: number }>(
    sql`select id from vendor_key where vendor_id = ${vendor.id}`,
  );
  expect(await retireKey(db, vendor.id, old?.id ?? 0)).toMatchObject({ refusal: "LAST_KEY" });
  await addKey(db, SECRET_KEY, vendor.id, { publicKey: second.publicKey });
  await retireKey(db, vendor.id, old?.id ?? 0);
  expect(await addKey(db, SECRET_KEY, vendor.id, { publicKey: first.publicKey })).toMatchObject({
    refusal: "KEY_KNOWN",
  });
});

test("a short RSA key, a key of the other dialect and nonsense are refused, and no vendor is left behind", async () => {
  const create = (key: Parameters<typeof createVendor>[3]) =>
    createVendor(
      db,
      SECRET_KEY,
      { slug: `bad-${++made}`, vassalage: "V", name: "V", dialect: "hub88", gamesUrl: null },
      key,
    );
  expect(await create({ publicKey: newRsaPair(1024).publicKey })).toMatchObject({
    refusal: "INVALID_KEY",
    detail: "INVALID_KEY",
  });
  expect(await create({ secret: "s".repeat(40) })).toMatchObject({
    refusal: "INVALID_KEY",
    detail: "WRONG_KIND_OF_KEY",
  });
  expect(await create({ publicKey: "nonsense" })).toMatchObject({
    refusal: "INVALID_KEY",
    detail: "INVALID_KEY",
  });
});

test("one slug is one vendor", async () => {
  const vendor = await vendorWith({ publicKey: newRsaPair().publicKey });
  const again = await createVendor(
    db,
    SECRET_KEY,
    { slug: vendor.slug, vassalage: "V", name: "V", dialect: "hub88", gamesUrl: null },
    { publicKey: newRsaPair().publicKey },
  );
  expect(again).toMatchObject({ ok: false, refusal: "SLUG_TAKEN" });
});

test("a shared secret lies sealed in the database, opens with the platform's key alone, and not in another vendor's row", async () => {
  const secret = "the secret that the vendor signs with";
  const vendor = await vendorWith({ secret }, "softswiss");
  const other = await vendorWith({ secret: "another secret of another vendor, long" }, "softswiss");
  const row = await db.row<{ sealed: Buffer }>(
    sql`select sealed_secret as sealed from vendor_key where vendor_id = ${vendor.id}`,
  );
  expect(row?.sealed.includes(secret)).toBe(false);
  const signature = signHmac(createSecretKey(secret, "utf8"), body);
  expect(verifyHmac((await accountOf(vendor.slug)).secrets, body, signature)).toBe(true);
  await expect(vendorAccounts(db, "another key of the platform, also long")).rejects.toThrow(
    /authenticate/,
  );

  await db.run(
    sql`update vendor_key set sealed_secret = ${row?.sealed} where vendor_id = ${other.id}`,
  );
  await expect(vendorAccounts(db, SECRET_KEY)).rejects.toThrow(/authenticate/);
  await db.run(sql`delete from vendor_key where vendor_id = ${other.id}`);
});

test("a vendor's list adds its games, changes what it says of them, and takes away what it no longer offers", async () => {
  const vendor = await vendorWith({ publicKey: newRsaPair().publicKey });
  expect(
    await sync(vendor, [
      listed("one"),
      listed("two", { category: "Mines" }),
      listed("off", { enabled: false }),
    ]),
  ).toEqual({
    added: 2,
    changed: 0,
  });
  expect(await sync(vendor, [listed("one"), listed("two", { category: "Mines" })])).toEqual({
    added: 0,
    changed: 0,
  });
  expect(await findVisibleGame(db, BRAND, `${vendor.slug}-one`)).toMatchObject({
    gameType: "RNG",
    rtp: "95.99",
    iconUrl: "https://games.example/thumb.png",
  });
  expect(await findVisibleGame(db, BRAND, `${vendor.slug}-two`)).toMatchObject({
    gameType: "INHOUSE",
  });

  expect(await sync(vendor, [listed("two", { category: "Mines", name: "Two" })])).toEqual({
    added: 0,
    changed: 2,
  });
  expect(await findVisibleGame(db, BRAND, `${vendor.slug}-one`)).toBeUndefined();
  expect((await playableGames(db, vendor.id)).find("one", BRAND)).toMatchObject({ enabled: false });
  expect(
    await sync(vendor, [listed("one"), listed("two", { category: "Mines", name: "Two" })]),
  ).toEqual({ added: 0, changed: 1 });
  expect(await findVisibleGame(db, BRAND, `${vendor.slug}-one`)).toBeDefined();
});

test("a game is in the lobby of what its vendor calls its category, an instant game where there is none", async () => {
  const vendor = await vendorWith({ publicKey: newRsaPair().publicKey });
  const categories = [
    "Video Slots",
    "Live Dealer",
    "Fishing",
    "Poker",
    "Sportsbook",
    "E-Sports",
    "Cockfighting",
    "Lottery",
    "e-Lottery",
    "Dice",
    "Video Poker",
  ];
  await sync(
    vendor,
    categories.map((category, at) => listed(`c${at}`, { category })),
  );
  const rows = await db.rows<{ type: string }>(
    sql`select game_type as type from game where vendor_id = ${vendor.id} order by id`,
  );
  expect(rows.map(({ type }) => type)).toEqual([
    "RNG",
    "LIVE",
    "FISH",
    "PVP",
    "SPORTS",
    "ESPORTS",
    "COCKFIGHT",
    "LOTT",
    "ELOTT",
    "INHOUSE",
    "INHOUSE",
  ]);
});

test("a picture's address that is no web address is dropped, and a hostile name stays text", async () => {
  const vendor = await vendorWith({ publicKey: newRsaPair().publicKey });
  await sync(vendor, [
    listed("evil", { url_thumb: "javascript:alert(1)", name: "'; drop table game; --" }),
  ]);
  expect(await findVisibleGame(db, BRAND, `${vendor.slug}-evil`)).toMatchObject({
    iconUrl: "",
    name: "'; drop table game; --",
  });
});

test("what the operator set of a game survives the vendor's next list", async () => {
  const vendor = await vendorWith({ publicKey: newRsaPair().publicKey });
  await sync(vendor, [listed("kept")]);
  await changeGame(db, `${vendor.slug}-kept`, { enabled: false, isHot: true, order: 3 });
  await sync(vendor, [listed("kept", { name: "Renamed" })]);
  const row = await db.row(
    sql`select enabled, is_hot, sort_order, name, display_name from game where slug = ${`${vendor.slug}-kept`}`,
  );
  expect(row).toEqual({
    enabled: false,
    is_hot: true,
    sort_order: 3,
    name: "Renamed",
    display_name: "kept",
  });
});

test("a game or a vendor switched off for one brand is off there alone", async () => {
  const vendor = await vendorWith({ publicKey: newRsaPair().publicKey });
  await sync(vendor, [listed("one"), listed("two")]);
  await switchGameForBrand(db, BRAND, `${vendor.slug}-one`, false);
  const games = await playableGames(db, vendor.id);
  expect([
    games.find("one", BRAND)?.enabled,
    games.find("one", 2n)?.enabled,
    games.find("two", BRAND)?.enabled,
  ]).toEqual([false, true, true]);
  expect(await findVisibleGame(db, BRAND, `${vendor.slug}-one`)).toBeUndefined();
  expect(await findVisibleGame(db, 2n, `${vendor.slug}-one`)).toBeDefined();

  await switchVendorForBrand(db, BRAND, vendor.id, false);
  expect((await playableGames(db, vendor.id)).find("two", BRAND)?.enabled).toBe(false);
  await switchVendorForBrand(db, BRAND, vendor.id, true);
  await switchGameForBrand(db, BRAND, `${vendor.slug}-one`, true);
  expect((await playableGames(db, vendor.id)).find("one", BRAND)?.enabled).toBe(true);
});

test("a vendor that is switched off shows no games", async () => {
  const vendor = await vendorWith({ publicKey: newRsaPair().publicKey });
  await sync(vendor, [listed("one")]);
  expect(await switchVendor(db, vendor.id, false)).toMatchObject({ value: { before: true } });
  expect(await findVisibleGame(db, BRAND, `${vendor.slug}-one`)).toBeUndefined();
  expect((await accountOf(vendor.slug)).active).toBe(false);
});

test("a test game can be played and is on no list", async () => {
  const vendor = await vendorWith({ publicKey: newRsaPair().publicKey });
  await addTestGame(db, vendor, "test-game");
  expect((await playableGames(db, vendor.id)).find("test-game", BRAND)).toMatchObject({
    enabled: true,
  });
  expect(await findVisibleGame(db, BRAND, `${vendor.slug}-test-game`)).toBeUndefined();
});

test("every change moves the catalogue's version, so that other processes notice", async () => {
  const vendor = await vendorWith({ publicKey: newRsaPair().publicKey });
  await sync(vendor, [listed("one")]);
  const changes = [
    () => addKey(db, SECRET_KEY, vendor.id, { publicKey: newRsaPair().publicKey }),
    () => changeGame(db, `${vendor.slug}-one`, { enabled: false }),
    () => switchVendor(db, vendor.id, false),
    () => switchVendorForBrand(db, BRAND, vendor.id, false),
    () => switchGameForBrand(db, BRAND, `${vendor.slug}-one`, false),
    () => sync(vendor, [listed("one"), listed("two")]),
  ];
  for (const change of changes) {
    const before = await catalogueVersion(db);
    await change();
    expect(await catalogueVersion(db)).toBeGreaterThan(before);
  }
  expect(await findVendor(db, vendor.slug)).toMatchObject({ slug: vendor.slug, active: false });
});
