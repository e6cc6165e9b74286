import { sql } from "@perya/postgres";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openSites, type Sites } from "../../testing/open-sites.ts";
import { PASSWORD, send, sendSealed, type TestPlayer } from "../../testing/people.ts";
import { openDoor } from "./signing-in/testing/open-door.ts";

let db: TestDatabase;
let sites: Sites;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  sites = await openSites(db);
});
afterAll(async () => {
  await sites.close();
  await db.close();
});

const from = (ip: string) => ({ "x-forwarded-for": ip });
const form = (username: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  username,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  ageConfirmed: true,
  termsAccepted: true,
  ...changes,
});
const register = (body: unknown, ip = "10.1.0.1") => send(sites.playerUrl, from(ip), "PUT", "/api/v1/register", body);
const login = (username: string, password: string, ip: string, read = {}) =>
  sendSealed(sites.playerUrl, from(ip), "POST", "/api/v1/session", { type: "username", username, password, ...read });

describe("registration", () => {
  test("makes a player with an empty account who is signed in at once", async () => {
    const { value } = await register(form("maria1"));
    const balance = await send(sites.playerUrl, { authorization: `Bearer ${value.token}` }, "GET", "/api/v1/balance");
    expect(balance.value).toMatchObject({ sumBalance: { amount: "0" }, held: { amount: "0" }, owed: { amount: "0" } });
    expect(value).toMatchObject({ username: "maria1", isAgent: "0" });
    expect(value.customerId).toMatch(/^pl_[0-9a-v]{20}$/);
  });

  test("of a name that is taken is refused, in any case, and of ten at once one is made", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => register(form(at % 2 ? "Jose12" : "JOSE12"), `10.2.0.${at}`)));
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    const row = await db.row(sql`select count(*) as n from player where lower(username) = 'jose12'`);
    expect(row).toEqual({ n: 1n });
  });

  test.each([
    ["a name with three letters", form("abc")],
    ["a name that begins with a digit", form("1abcd")],
    ["a name with a sign", form("juan_d")],
    ["a password without a digit", form("goodname", { password: "OnlyLetters", confirmPassword: "OnlyLetters" })],
    ["a password of seven", form("goodname", { password: "Abcde12", confirmPassword: "Abcde12" })],
    ["two different passwords", form("goodname", { confirmPassword: "Other2026" })],
    ["no confirmed age", form("goodname", { ageConfirmed: false })],
    ["no accepted terms", form("goodname", { termsAccepted: false })],
    ["nothing at all", {}],
  ])("with %s is not valid", async (_what, body) => {
    expect(await register(body, "10.3.0.1")).toMatchObject({ status: 400, code: "INVALID_REQUEST" });
  });

  test("is limited per address", async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => register({}, "10.4.0.1")));
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(10);
  });
});

describe("signing in", () => {
  test("answers the same for a wrong password and for a name nobody has", async () => {
    const player = await sites.player();
    const [wrong, nobody] = [await login(player.username, "Fiesta2027", "10.5.0.1"), await login("nobody99", PASSWORD, "10.5.0.1")];
    expect([wrong.status, wrong.code]).toEqual([401, "WRONG_LOGIN"]);
    expect([nobody.status, nobody.code]).toEqual([401, "WRONG_LOGIN"]);
  });

  test("stops a guesser after ten, even with the right password, but not the player at home", async () => {
    const player = await sites.player();
    const { captcha } = openDoor(db, sites);
    for (let at = 0; at < 10; at += 1) await login(player.username, `Guess20${at}x`, "10.6.0.1", await captcha());
    expect((await login(player.username, PASSWORD, "10.6.0.1", await captcha())).status).toBe(429);
    expect((await login(player.username, PASSWORD, "10.6.0.2", await captcha())).status).toBe(200);
  });

  test("keeps no token and no password in the database", async () => {
    const player = await sites.player();
    const { token } = (await login(player.username, PASSWORD, "10.7.0.1")).value;
    const dump = await db.row<{ text: string }>(sql`
      select (select string_agg(s::text, ' ') from player_session s) || (select string_agg(l::text, ' ') from player_login l) as text`);
    expect(dump?.text).not.toContain(token);
    expect(dump?.text).not.toContain(PASSWORD);
    expect(dump?.text).toContain("$argon2id$");
  });
});

describe("a session", () => {
  async function signedIn(): Promise<{ player: TestPlayer; token: string; get: (path: string) => ReturnType<typeof send> }> {
    const player = await sites.player();
    const { token } = (await login(player.username, PASSWORD, "10.8.0.1")).value;
    return { player, token, get: (path) => send(sites.playerUrl, { authorization: `Bearer ${token}` }, "GET", `/api/v1${path}`) };
  }

  test("ends when the player signs out, and no other of theirs does", async () => {
    const { player, token, get } = await signedIn();
    await send(sites.playerUrl, { authorization: `Bearer ${token}` }, "DELETE", "/api/v1/session");
    expect((await get("/member")).status).toBe(401);
    expect((await player.call("GET", "/member")).status).toBe(200);
  });

  test("that was idle for two hours is over", async () => {
    const { player } = await signedIn();
    await db.run(sql`update player_session set last_seen_at = now() - interval '121 minutes' where player_id = ${player.id}`);
    expect((await player.call("GET", "/member")).status).toBe(401);
  });

  test.each(["", "Bearer", "Bearer ' or 1=1 --", `Bearer ${"a".repeat(43)}`])("%j is nobody's", async (authorization) => {
    expect((await send(sites.playerUrl, { authorization }, "GET", "/api/v1/member")).status).toBe(401);
  });

  test("shows its own player and nobody else", async () => {
    const [one, other] = [await sites.player(), await sites.player(2)];
    expect((await one.call("GET", "/member")).value).toMatchObject({ id: one.publicId, account: one.username, kycLevel: 0 });
    expect((await other.call("GET", "/member")).value).toMatchObject({ id: other.publicId, kycLevel: 2 });
  });
});
