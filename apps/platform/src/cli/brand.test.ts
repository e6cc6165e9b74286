import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { brandAt } from "../modules/brands/index.ts";
import { PASSWORD, register, send, sendSealed } from "../testing/people.ts";
import { newVendor } from "../testing/vendors.ts";
import { useSites } from "../testing/use-sites.ts";
import { brandAddHost } from "./brand-add-host.ts";
import { brandCreate } from "./brand-create.ts";
import { brandList } from "./brand-list.ts";
import type { Command } from "./command.ts";
import { readOptions } from "./read-options.ts";
import { staffAdd } from "./staff-add.ts";

const { db, sites } = await useSites();
const url = sites.playerUrl;
const run = async (command: Command, ...args: string[]) =>
  (await command.run(readOptions(command, args), sites.platform)).json;
const VIETNAM = ["--currency", "VND", "--country", "VN", "--zone", "Asia/Ho_Chi_Minh"];
const create = (hosts: string, ...more: string[]) =>
  run(brandCreate, "--name", `Fair of ${hosts}`, "--hosts", hosts, ...VIETNAM, ...more);
const at = (host: string, more = {}) => ({ host, "x-forwarded-for": "203.0.113.9", ...more });
const logIn = (host: string, username: string) =>
  sendSealed(url, at(host), "POST", "/api/v1/session", {
    type: "username",
    username,
    password: PASSWORD,
  });

test("a brand answers at each of its hosts, in whatever case, and its players are one brand's at all of them", async () => {
  await create("night.example,night.example.net", "--minimum-age", "21");
  const { value } = await send(url, at("night.example.net"), "GET", "/api/v1/permission");
  expect(value.info.brand.name).toBe("Fair of night.example,night.example.net");
  expect((await register(db, url, at("night.example"), "luzviminda")).status).toBe(200);
  const there = await logIn("NIGHT.example.net", "luzviminda");
  expect(there.status).toBe(200);
  const session = { authorization: `Bearer ${there.value.token}` };
  expect(
    (await send(url, at("night.example", session), "GET", "/api/v1/member")).value,
  ).toMatchObject({ account: "luzviminda" });
  expect((await logIn("elsewhere.example", "luzviminda")).status).toBeGreaterThanOrEqual(400);
});

test("a host that is added later is the brand's, and one that any brand has is refused, with nothing changed", async () => {
  await create("first.example");
  await run(brandAddHost, "--brand", "first.example", "--host", "Second.Example");
  expect((await brandAt(db, "second.example"))?.host).toBe("first.example");
  const before = await run(brandList);
  await expect(create("new.example,second.example")).rejects.toThrow("second.example already");
  await expect(create("first.example")).rejects.toThrow("first.example already");
  await expect(
    run(brandAddHost, "--brand", "second.example", "--host", "first.example"),
  ).rejects.toThrow("first.example already");
  await expect(
    run(brandAddHost, "--brand", "nowhere.example", "--host", "third.example"),
  ).rejects.toThrow("no brand of the host nowhere.example");
  expect(await run(brandList)).toEqual(before);
  const { brands } = before as { brands: { hosts: string[] }[] };
  expect(brands.map(({ hosts }) => hosts)).toContainEqual(["first.example", "second.example"]);
});

test("a brand made like another has its settings and what it has switched off, and each changes its own", async () => {
  const owner = await sites.staff("owner");
  const settings = async (brand: unknown) =>
    (await owner.call("GET", `/settings?brand=${String(brand)}`)).value;
  const { id: first } = await create("like.example");
  const { versions } = await settings(first);
  const value = { LOGINFIRST: true, NEWIPVERIFY: true };
  const change = { version: versions.features, value };
  await owner.call("PUT", `/settings/features?brand=${String(first)}`, change);
  const vendor = { slug: "acme-games", name: "Acme", vassalage: "ACME" };
  const pair = { asker: owner, second: await sites.staff("owner") };
  const { id: vendorId } = await newVendor(pair, vendor);
  await owner.call("POST", `/brands/${String(first)}/vendors/${vendorId}/disable`, {
    reason: "Not licensed",
  });
  const { id: second } = await create("alike.example", "--like", "like.example");
  expect((await settings(second)).settings).toEqual((await settings(first)).settings);
  const off = await db.rows(sql`select brand_id from brand_vendor_off order by 1`);
  expect(off).toHaveLength(2);
  const again = {
    version: (await settings(second)).versions.features,
    value: { LOGINFIRST: false },
  };
  expect(
    (await owner.call("PUT", `/settings/features?brand=${String(second)}`, again)).status,
  ).toBe(200);
  expect((await settings(first)).settings.features.LOGINFIRST).toBe(true);
});

test("a brand is under the profiles it was made with", async () => {
  const { id } = await create("lawful.example", "--real-money", "--profiles", "MT,CW");
  const chosen = sql`
    select codes from profile_choice where brand_id = ${id}
    order by effective_at desc limit 1`;
  expect(await db.row(chosen)).toEqual({ codes: ["MT", "CW"] });
});

test("a brand for real money is not opened in a currency that its profiles have no accounts in", async () => {
  const named = create("pounds.example", "--real-money", "--profiles", "MT,GB");
  await expect(named).rejects.toThrow("no accounts in the brand's currency");
  await create("playing.example", "--profiles", "MT,GB");
});

test("a brand's staff are added by any of its hosts, and the trail says who made it", async () => {
  const { id } = await create("staffed.example,staffed.example.net", "--real-money");
  const there = ["--brand", "staffed.example.net"];
  await run(staffAdd, "--username", "first.cashier", "--roles", "cashier", ...there);
  const row = sql`select brand_id as brand from staff where username = 'first.cashier'`;
  expect(await db.row(row)).toEqual({ brand: BigInt(id as number) });
  expect(
    await db.rows(sql`
      select action, actor, subject, after ->> 'realMoney' as real
      from audit_row where brand_id = ${id as number} and action like 'brand.%'`),
  ).toEqual([
    {
      action: "brand.create",
      actor: "the holder of the server",
      subject: "staffed.example",
      real: "true",
    },
  ]);
});

test.each([
  ["--hosts", "https://night.example", "A host is like"],
  ["--hosts", "night.example:8080", "A host is like"],
  ["--hosts", "*", "A host is like"],
  ["--hosts", "ok.example,", "A host is like"],
  ["--currency", "XXX", "A currency is a code"],
  ["--currency", "php", "A currency is a code"],
  ["--country", "ZX", "A country is a code"],
  ["--zone", "+08:00", "A time zone is a name"],
  ["--zone", "Asia/Nowhere", "A time zone is a name"],
  ["--minimum-age", "17", "18"],
  ["--minimum-age", "young", "--minimum-age"],
  ["--name", " ", "--name"],
  ["--like", "nowhere.example", "no brand of the host"],
  ["--profiles", "ZZ", "One of these profiles does not exist"],
  ["--profiles", "MT,DEMO", "DEMO is for play money"],
  ["--profiles", "malta", "--profiles"],
])("%s %s is refused, and no brand is made", async (option, value, reason) => {
  const before = await run(brandList);
  await expect(create("wrong.example", option, value)).rejects.toThrow(reason);
  expect(await run(brandList)).toEqual(before);
});
