import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { openSites, type Sites } from "../../../testing/open-sites.ts";
import { newVendor } from "../../../testing/vendors.ts";
import { send, type TestStaff } from "../../../testing/people.ts";
import { findVendor, type Vendor } from "../index.ts";
import { applyGameList, type VendorGame } from "../filling/sync-games.ts";

let db: TestDatabase;
let sites: Sites;
let owner: TestStaff;
let vendor: Vendor;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  sites = await openSites(db);
  owner = await sites.staff("owner");
  const pair = { asker: owner, second: await sites.staff("owner") };
  for (const slug of ["acme", "bravo"])
    await newVendor(pair, { slug, name: slug.toUpperCase(), vassalage: slug.toUpperCase() });
  vendor = (await findVendor(db, "acme")) as Vendor;
});
afterAll(async () => {
  await sites.close();
  await db.close();
});
beforeEach(async () => {
  await db.run(sql`delete from game_own`);
  await db.run(sql`delete from game`);
  await listen(["Apple", "Berry", "Cherry", "Dice"]);
});

/** The vendor's list: the game called Dice is not a slot. */
const listen = (names: readonly string[], over: Partial<VendorGame> = {}) =>
  db.inTransaction((tx) =>
    applyGameList(
      tx,
      vendor,
      names.map((name) => ({ ...listed(name), ...over })),
    ),
  );

function listed(name: string): VendorGame {
  const texts = {
    category: name === "Dice" ? "Table" : "Slots",
    product: "",
    url_thumb: "https://cdn.example/a.png",
    url_background: "",
    rtp: "96",
  };
  return {
    game_code: name.toLowerCase(),
    name,
    enabled: true,
    demo_game_support: false,
    min_bets: {},
    lines: 0,
    ...texts,
  };
}

const seen = async (query = "") =>
  (await send(sites.playerUrl, {}, "GET", `/api/v1/games${query}`)).value.games;
const names = async (query = "") =>
  (await seen(query)).map((game: { displayName: string }) => game.displayName);
const move = (name: string, place: number, row = {}) =>
  owner.call("POST", `/games/acme-${name}/move`, { place, ...row });
const say = (name: string, own: object) => owner.call("PUT", `/games/acme-${name}`, { own });

test("CA-09 staff put games in order, and players see them so in the whole list and in their type's", async () => {
  expect(await names()).toEqual(["Apple", "Berry", "Cherry", "Dice"]);
  expect((await move("cherry", 1)).status).toBe(200);
  expect(await names()).toEqual(["Cherry", "Apple", "Berry", "Dice"]);
  await move("apple", 3, { gameType: "RNG" });
  expect(await names("?gameType=RNG")).toEqual(["Cherry", "Berry", "Apple"]);
  await move("dice", 2);
  expect(await names()).toEqual(["Cherry", "Dice", "Berry", "Apple"]);
  // Among the slots the second place is behind Cherry, wherever other games stand.
  await move("apple", 2, { gameType: "RNG" });
  expect(await names("?gameType=RNG")).toEqual(["Cherry", "Apple", "Berry"]);
  await move("cherry", 999, { vendor: vendor.id });
  expect(await names()).toEqual(["Dice", "Apple", "Berry", "Cherry"]);
  const { value } = await owner.call("GET", "/games?gameType=RNG");
  expect(
    value.content.map((game: { name: string; place: number }) => [game.name, game.place]),
  ).toEqual([
    ["Apple", 1],
    ["Berry", 2],
    ["Cherry", 3],
  ]);
  expect((await move("nothing", 1)).status).toBe(404);
});

test("any order of moves leaves every game where the last move of it and the others put it", async () => {
  const letters = ["apple", "berry", "cherry", "dice"];
  const model = [...letters];
  for (let step = 0; step < 24; step++) {
    const [name = "", place] = [letters[(step * 7) % 4], ((step * 5) % 4) + 1];
    await move(name, place);
    model.splice(model.indexOf(name), 1);
    model.splice(place - 1, 0, name);
    expect((await names()).map((one: string) => one.toLowerCase())).toEqual(model);
  }
});

test("what the house says of a game outlives the vendor's list, and going back shows what the vendor says by then", async () => {
  const picture = "/pictures/0123456789abcdef0123456789abcdef.png";
  await say("apple", {
    displayName: "Golden Mango",
    classify: "Fruits",
    gameType: "FISH",
    iconUrl: picture,
  });
  await listen(["Apple"], { url_thumb: "https://cdn.example/new.png", category: "Slots: fruit" });
  expect(await seen("?gameType=FISH")).toMatchObject([
    { displayName: "Golden Mango", gameName: "Apple", gameClassify: "Fruits", iconUrl: picture },
  ]);
  for (const typed of ["golden mango", "apple", "acme"])
    expect(
      (
        await send(
          sites.playerUrl,
          {},
          "GET",
          `/api/v1/games/search?gameName=${encodeURIComponent(typed)}`,
        )
      ).value.games,
    ).toHaveLength(1);
  expect((await owner.call("GET", "/games?mark=changed")).value.content).toMatchObject([
    {
      own: { displayName: "Golden Mango", classify: "Fruits" },
      said: { displayName: "Apple", classify: "Slots: fruit", gameType: "RNG" },
    },
  ]);
  await say("apple", { displayName: null, gameType: null, iconUrl: null });
  const back = {
    displayName: "Apple",
    gameType: "RNG",
    gameClassify: "Fruits",
    iconUrl: "https://cdn.example/new.png",
  };
  expect(await seen("?gameType=RNG")).toMatchObject([back]);
  await say("apple", { classify: null });
  expect((await owner.call("GET", "/games?mark=changed")).value.content).toEqual([]);
});

test("a game that is taken off the lists is in none, and staff still find it by that", async () => {
  await owner.call("PUT", "/games/acme-berry", { listed: false, isHot: true });
  expect(await names()).toEqual(["Apple", "Cherry", "Dice"]);
  expect((await owner.call("GET", "/games?mark=unlisted")).value).toMatchObject({
    total: 1,
    content: [{ name: "Berry", isHot: true, place: 2 }],
  });
  expect((await owner.call("GET", "/games?mark=hot&search=bERR")).value.total).toBe(1);
  expect((await owner.call("GET", "/games?gameId=acme-cherry")).value.content).toMatchObject([
    { name: "Cherry", place: 3 },
  ]);
  expect((await owner.call("GET", "/games?mark=hot&search=apple")).value).toMatchObject({
    total: 0,
    content: [],
    totalPages: 1,
  });
});

test("a picture is an address or one kept here, and nothing else", async () => {
  for (const iconUrl of [
    "javascript:alert(1)",
    "//evil.example/x.png",
    "/pictures/../x.png",
    "data:image/png;base64,x",
  ])
    expect((await say("apple", { iconUrl })).status).toBe(400);
  expect((await say("apple", { displayName: " " })).status).toBe(400);
});

test("CA-11 vendors have a name, a logo and a place; their games are found by the new name at once", async () => {
  const { value } = await owner.call("GET", "/vendors");
  expect(value.map(({ slug }: { slug: string }) => slug)).toEqual(["acme", "bravo"]);
  const [, bravo] = value;
  await owner.call("POST", `/vendors/${bravo.id}/move`, { place: 1 });
  const change = {
    name: "Ácme Gaming",
    logoUrl: "https://cdn.example/acme.svg",
    reason: "their new brand",
  };
  expect((await owner.call("PUT", `/vendors/${vendor.id}`, change)).status).toBe(200);
  const after = (await owner.call("GET", "/vendors")).value;
  expect(after).toMatchObject([
    { slug: "bravo" },
    { slug: "acme", name: "Ácme Gaming", logoUrl: "https://cdn.example/acme.svg" },
  ]);
  expect(
    (await send(sites.playerUrl, {}, "GET", "/api/v1/games/search?gameName=acme%20gaming")).value
      .games,
  ).toHaveLength(4);
  const trail = await db.rows(sql`
    select action, before, after from audit_row
    where subject in ('acme', 'bravo') and action in ('vendor.move', 'vendor.update')
    order by n`);
  expect(trail).toMatchObject([
    { action: "vendor.move", after: { place: 1 } },
    { action: "vendor.update", before: { name: "ACME" }, after: { name: "Ácme Gaming" } },
  ]);
});

test("CA-09 a game of the house, whose picture is one of the site's own files, stands in staff's list like any other", async () => {
  await db.run(sql`
    update game
    set icon_url = '/lottery/keno.svg', show_icon_url = '/lottery/keno.svg'
    where code = 'berry'`);
  const { status, value } = await owner.call("GET", "/games?search=berry");
  expect(status).toBe(200);
  expect(value.content[0].said.iconUrl).toBe("/lottery/keno.svg");
});
