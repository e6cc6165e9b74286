import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openSites, type Sites } from "../../../testing/open-sites.ts";
import { newVendor as makeVendor } from "../../../testing/vendors.ts";
import type { TestStaff } from "../../../testing/people.ts";

const HERE = 1n;
const reason = "no licence for it here";

let db: TestDatabase;
let sites: Sites;
let there: bigint;
let house: TestStaff;
let second: TestStaff;
let mine: TestStaff;
let other: TestStaff;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  sites = await openSites(db);
  const made = await db.row<{ id: bigint }>(sql`
    insert into brand (host, name, real_money, currency, country, zone, minimum_age)
    values ('other.example', 'Other', false, 'PHP', 'PH', 'Asia/Manila', 18)
    returning id`);
  there = made?.id ?? 0n;
  [house, second, mine, other] = await Promise.all([
    sites.staff("owner"),
    sites.staff("owner"),
    sites.staff("owner", HERE),
    sites.staff("owner", there),
  ]);
});
afterAll(async () => {
  await sites.close();
  await db.close();
});

/** A vendor with two games that are on everywhere. */
async function newVendor(slug: string): Promise<number> {
  const { id } = await makeVendor(
    { asker: house, second },
    { slug, name: slug, vassalage: "ACME" },
  );
  for (const code of ["one", "two"])
    await db.run(sql`
      insert into game (slug, vendor_id, code, name, display_name, game_type)
      values (${`${slug}-${code}`}, ${id}::int, ${code}, ${code}, ${code}, 'RNG')`);
  return id;
}

/** What a brand has of one vendor: whether the vendor, and the games by their code, are on. */
async function offerOf(staff: TestStaff, brand: bigint, slug: string) {
  const vendors: { name: string; everywhere: boolean; here: boolean }[] = (
    await staff.call("GET", `/brands/${brand}/vendors`)
  ).value;
  const games: {
    name: string;
    vendor: string;
    everywhere: boolean;
    vendorHere: boolean;
    here: boolean;
  }[] = (await staff.call("GET", `/brands/${brand}/games`)).value.content;
  const vendor = vendors.find((one) => one.name === slug);
  const on = games
    .filter((game) => game.vendor === slug && game.everywhere && game.vendorHere && game.here)
    .map((game) => game.name);
  return { everywhere: vendor?.everywhere, here: vendor?.here, games: on };
}

test("a brand's owner switches a game and a vendor off for the brand alone, and the brand's trail says who and why", async () => {
  const id = await newVendor("acme");
  expect(
    await mine.call("POST", `/brands/${HERE}/games/acme-one/disable`, { reason }),
  ).toMatchObject({ status: 200 });
  expect(await offerOf(mine, HERE, "acme")).toEqual({
    everywhere: true,
    here: true,
    games: ["two"],
  });
  expect(
    await mine.call("POST", `/brands/${HERE}/vendors/${id}/disable`, { reason }),
  ).toMatchObject({ status: 200 });
  expect(await offerOf(mine, HERE, "acme")).toEqual({ everywhere: true, here: false, games: [] });
  expect(await offerOf(other, there, "acme")).toEqual({
    everywhere: true,
    here: true,
    games: ["one", "two"],
  });

  const trail = async (staff: TestStaff) =>
    (await staff.call("GET", "/audit")).value.content.filter((row: { action: string }) =>
      row.action.startsWith("brand."),
    );
  expect(await trail(mine)).toMatchObject([
    {
      actor: mine.username,
      action: "brand.vendor.disable",
      subject: "acme",
      before: { on: true },
      after: { on: false },
      reason,
    },
    {
      actor: mine.username,
      action: "brand.game.disable",
      subject: "acme-one",
      before: { on: true },
      after: { on: false },
      reason,
    },
  ]);
  expect(await trail(other)).toEqual([]);
});

test("the house switches for any brand, and back on", async () => {
  const id = await newVendor("backandforth");
  for (const path of [`vendors/${id}`, "games/backandforth-two"]) {
    expect(await house.call("POST", `/brands/${there}/${path}/disable`, { reason })).toMatchObject({
      status: 200,
    });
    expect((await offerOf(house, there, "backandforth")).games).not.toContain("two");
    expect(await house.call("POST", `/brands/${there}/${path}/enable`, { reason })).toMatchObject({
      status: 200,
    });
    expect(await offerOf(house, there, "backandforth")).toEqual({
      everywhere: true,
      here: true,
      games: ["one", "two"],
    });
  }
  const last = await db.row(
    sql`select brand_id, before, after from audit_row order by n desc limit 1`,
  );
  expect(last).toEqual({ brand_id: there, before: { on: false }, after: { on: true } });
});

test("no brand brings back what is off everywhere", async () => {
  const id = await newVendor("gone");
  await house.call("POST", `/vendors/${id}/disable`, { reason });
  expect(await mine.call("POST", `/brands/${HERE}/vendors/${id}/enable`, { reason })).toMatchObject(
    { status: 200 },
  );
  expect(await offerOf(mine, HERE, "gone")).toEqual({ everywhere: false, here: true, games: [] });
});

test("another brand's vendors and games are as if the brand were not there", async () => {
  const id = await newVendor("foreign");
  for (const path of [`vendors/${id}`, "games/foreign-one"])
    expect(await mine.call("POST", `/brands/${there}/${path}/disable`, { reason })).toMatchObject({
      status: 404,
      code: "NO_SUCH_BRAND",
    });
  expect(await mine.call("GET", `/brands/${there}/games`)).toEqual(
    await mine.call("GET", "/brands/999999/games"),
  );
  expect(await offerOf(other, there, "foreign")).toEqual({
    everywhere: true,
    here: true,
    games: ["one", "two"],
  });
});

test("who may only look switches nothing, nothing is switched without a reason, and what is not there can't be", async () => {
  const id = await newVendor("looked-at");
  const auditor = await sites.staff("auditor", HERE);
  const cashier = await sites.staff("cashier", HERE);
  expect(await offerOf(auditor, HERE, "looked-at")).toMatchObject({ here: true });
  expect(await cashier.call("GET", `/brands/${HERE}/games`)).toMatchObject({ status: 403 });
  for (const path of [`vendors/${id}`, "games/looked-at-one"]) {
    expect(await auditor.call("POST", `/brands/${HERE}/${path}/disable`, { reason })).toMatchObject(
      { status: 403, code: "FORBIDDEN" },
    );
    expect(await mine.call("POST", `/brands/${HERE}/${path}/disable`, {})).toMatchObject({
      status: 400,
      code: "INVALID_REQUEST",
    });
  }
  expect(
    await mine.call("POST", `/brands/${HERE}/vendors/999999/disable`, { reason }),
  ).toMatchObject({ status: 404, code: "NO_SUCH_VENDOR" });
  expect(await mine.call("POST", `/brands/${HERE}/games/none/disable`, { reason })).toMatchObject({
    status: 404,
    code: "NO_SUCH_GAME",
  });
  expect(await offerOf(mine, HERE, "looked-at")).toEqual({
    everywhere: true,
    here: true,
    games: ["one", "two"],
  });
});

test("a brand's games come a page at a time, and by what is typed of a name", async () => {
  const id = await newVendor("many");
  await db.run(sql`
    insert into game (slug, vendor_id, code, name, display_name, game_type, search)
    select 'reel-' || n, ${id}::int, 'reel-' || n, 'Reel ' || n, 'Reel ' || n, 'RNG', 'reel ' || n
    from generate_series(100, 170) n`);
  const found = async (query: string) => {
    const { content, ...page } = (await mine.call("GET", `/brands/${HERE}/games?${query}`)).value;
    return { ...page, names: content.map((game: { name: string }) => game.name) };
  };
  expect(await found("search=reel&pageNo=2")).toMatchObject({
    pageNo: 2,
    totalPages: 2,
    names: { length: 21 },
  });
  expect(await found("search=R%C3%89EL%20117")).toEqual({
    pageNo: 1,
    totalPages: 1,
    names: ["Reel 117"],
  });
  expect((await found("search=reel-118")).names).toEqual(["Reel 118"]);
  expect((await found("search=nothing")).names).toEqual([]);
});
