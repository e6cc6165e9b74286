import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import { send } from "../../../testing/people.ts";

const { db, sites } = await useSites();
const [asker, second] = [await sites.staff("owner"), await sites.staff("owner")];
const wanted = (host: string, more: object = {}) => ({
  name: "Night Fair",
  hosts: [host, `www.${host}`],
  currency: "VND",
  country: "VN",
  zone: "Asia/Ho_Chi_Minh",
  minimumAge: 21,
  realMoney: false,
  reason: "The new licence",
  ...more,
});
const open = (host: string, more?: object) =>
  asker.call("POST", "/house-brands", wanted(host, more));
const listed = async (): Promise<{ hosts: string[]; profiles: string[]; id: number }[]> =>
  (await asker.call("GET", "/house-brands")).value;
const at = async (host: string) => (await listed()).find(({ hosts }) => hosts.includes(host));
const nameAt = async (host: string) =>
  (await send(sites.playerUrl, { host }, "GET", "/api/v1/permission")).value.info.brand.name;

test("a brand for play money is open at once, at each of its hosts, with a line in the trail", async () => {
  const { value } = await open("play.example");
  expect(value.status).toBe("DONE");
  expect(await nameAt("www.play.example")).toBe("Night Fair");
  const { reason, hosts: _hosts, ...about } = wanted("play.example");
  expect(await at("play.example")).toEqual({
    ...about,
    id: value.brand,
    hosts: ["play.example", "www.play.example"],
    profiles: ["DEMO"],
  });
  expect(
    await db.rows(
      sql`select action, actor, reason from audit_row where brand_id = ${value.brand as number}`,
    ),
  ).toEqual([{ action: "brand.create", actor: asker.username, reason }]);
});

test("a brand for real money opens once another person agrees, with the profiles it was asked with", async () => {
  const { value } = await open("real.example", { realMoney: true, profiles: ["MT", "CW"] });
  expect(value.status).toBe("WAITING");
  expect(await at("real.example")).toBeUndefined();
  expect(await open("real.example", { realMoney: true })).toMatchObject({
    status: 409,
    code: "ASKED_ALREADY",
  });
  const approve = (by: typeof asker) => by.call("POST", `/approvals/${value.approvalId}/approve`);
  expect((await approve(asker)).status).toBeGreaterThanOrEqual(400);
  expect((await approve(second)).status).toBe(200);
  expect((await at("real.example"))?.profiles).toEqual(["MT", "CW"]);
  const { value: trail } = await asker.call("GET", "/audit?action=brand.create");
  expect(JSON.stringify(trail)).toContain(`${asker.username} and ${second.username}`);
});

test("what was free when it was asked for and is taken when it is agreed to opens nothing", async () => {
  const { value } = await open("late.example", { realMoney: true });
  await open("www.late.example", { hosts: ["www.late.example"] });
  const before = await listed();
  expect(await second.call("POST", `/approvals/${value.approvalId}/approve`)).toMatchObject({
    status: 409,
    code: "HOST_TAKEN",
  });
  expect(await listed()).toEqual(before);
});

test.each([
  ["a host that a brand has", { hosts: ["new.example", "taken.example"] }, 409, "HOST_TAKEN"],
  ["a model that is not there", { like: 999 }, 404, "NO_SUCH_BRAND"],
  ["a profile that is not there", { profiles: ["ZZ"] }, 422, "UNKNOWN_PROFILE"],
  ["DEMO beside a law", { profiles: ["DEMO", "MT"] }, 422, "DEMO_AND_OTHERS"],
  ["a currency that is none", { currency: "XXX" }, 400, "INVALID_REQUEST"],
  ["an address in place of a host", { hosts: ["https://a.example"] }, 400, "INVALID_REQUEST"],
])("%s is refused for play and for real money, and changes nothing", async (...row) => {
  const [, more, status, code] = row;
  await open("taken.example", { hosts: ["taken.example"] });
  const before = await listed();
  for (const realMoney of [false, true])
    expect(await open("wrong.example", { realMoney, ...more })).toMatchObject({ status, code });
  expect(await listed()).toEqual(before);
});

test("a brand made like another starts with its settings, but not with its addresses, senders and operator id", async () => {
  const { value: first } = await open("model.example");
  const set = async (section: string, value: object) =>
    db.run(sql`
      insert into brand_settings (brand_id, section, value, version)
      values (${first.brand as number}, ${section}, ${JSON.stringify(value)}::jsonb, 1)
      on conflict (brand_id, section) do update set value = excluded.value`);
  const theirs = `http://model.example:${new URL(sites.playerUrl).port}`;
  await set("features", { LOGINFIRST: true });
  await set("senders", { mail: "fair@model.example" });
  await set("vendors", { operatorId: "model" });
  await set("resources", {
    domains: ["https://model.example.net"],
    customerService: [{ csType: "LIVECHAT", path: `${theirs}/helpmc` }],
  });
  const { value: next } = await open("copy.example", { like: first.brand });
  const { settings } = (await asker.call("GET", `/settings?brand=${String(next.brand)}`)).value;
  expect(settings.features).toMatchObject({ LOGINFIRST: true, NEWIPVERIFY: true });
  expect(settings.senders.mail).toBe("");
  expect(settings.vendors.operatorId).toBe("");
  expect(settings.resources).toMatchObject({
    domains: [],
    customerService: [{ path: theirs.replace("model", "copy").concat("/helpmc") }],
  });
});

test("ID-02 a new brand asks for a second factor at a new place, and its history begins with that", async () => {
  const { value } = await open("careful.example");
  const brand = `brand=${String(value.brand)}`;
  const { settings, versions } = (await asker.call("GET", `/settings?${brand}`)).value;
  expect([settings.features.NEWIPVERIFY, versions.features]).toEqual([true, "1"]);
  const { value: history } = await asker.call("GET", `/settings/features/versions?${brand}`);
  expect(history.content).toMatchObject([{ version: "1", changedBy: asker.username }]);
});

test("a brand answers at one more host once it is added, and at no host of another brand", async () => {
  const { value } = await open("one.example");
  const add = (host: string) =>
    asker.call("POST", `/house-brands/${value.brand}/hosts`, { host, reason: "A second address" });
  expect((await add("Two.Example")).status).toBe(200);
  expect(await nameAt("two.example")).toBe("Night Fair");
  await open("third.example", { hosts: ["third.example"] });
  expect(await add("third.example")).toMatchObject({ status: 409, code: "HOST_TAKEN" });
  for (let more = 3; more < 20; more++) await add(`host${more}.one.example`);
  expect((await at("one.example"))?.hosts).toHaveLength(20);
  expect(await add("host20.one.example")).toMatchObject({ status: 422, code: "TOO_MANY_HOSTS" });
});

test("a brand's own staff see and open none", async () => {
  const own = await sites.staff("owner", 1n);
  expect((await own.call("GET", "/house-brands")).status).toBe(403);
  expect((await own.call("POST", "/house-brands", wanted("own.example"))).status).toBe(403);
});
