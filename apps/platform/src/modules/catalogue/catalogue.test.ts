import { sql } from "@perya/postgres/sql";
import { newRsaPair } from "@perya/secrets";
import { expect, test } from "vitest";
import {
  addKey,
  addTestGame,
  catalogueVersion,
  changeGame,
  findVendor,
  findVisibleGame,
  playableGames,
  switchGameForBrand,
  switchVendor,
  switchVendorForBrand,
} from "./index.ts";
import { selectLimits } from "./games/games.store.ts";
import { useVendors, listed, BRAND, SECRET_KEY } from "./testing/use-vendors.ts";

const { vendorWith, sync, db, accountOf } = await useVendors();

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

test("what a vendor says of a game's limits is kept by currency, and goes when it no longer says it", async () => {
  const vendor = await vendorWith({ publicKey: newRsaPair().publicKey });
  const said = { min_bets: { PHP: "100000" }, max_bets: { PHP: "50000000" }, max_win: "2500" };
  await sync(vendor, [listed("one", said)]);
  const game = await findVisibleGame(db, BRAND, `${vendor.slug}-one`);
  const limits = (currency: string) => selectLimits(db, game?.id ?? 0n, currency);
  const unknown = { leastUnits: null, mostUnits: null };
  expect(await limits("PHP")).toEqual({
    leastUnits: 100_000n,
    mostUnits: 50_000_000n,
    maxWin: "2500",
  });
  expect(await limits("USD")).toEqual({ ...unknown, maxWin: "2500" });
  expect(await sync(vendor, [listed("one")])).toEqual({ added: 0, changed: 1 });
  expect(await limits("PHP")).toEqual({ ...unknown, maxWin: "" });
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

test("a picture's address that is not a web address is dropped, and a hostile name stays text", async () => {
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
  const row = await db.row(sql`
    select enabled, is_hot, sort_order, name, display_name from game
    where slug = ${`${vendor.slug}-kept`}`);
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
