import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openSites, type Sites } from "../../../testing/open-sites.ts";
import {
  PASSWORD,
  send,
  sendSealed,
  type TestStaff,
  type TestPlayer,
} from "../../../testing/people.ts";
import { saveProfile } from "../../players/index.ts";

let db: TestDatabase;
let sites: Sites;
let owner: TestStaff;
let auditor: TestStaff;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  sites = await openSites(db);
  [owner, auditor] = await Promise.all([sites.staff("owner"), sites.staff("auditor")]);
});
afterAll(async () => {
  await sites.close();
  await db.close();
});

const reason = "Asked by phone";
const view = async (player: TestPlayer, by = owner) =>
  (await by.call("GET", `/players/${player.publicId}`)).value;
const act = (player: TestPlayer, what: string, body: object = {}, by = owner) =>
  by.call("POST", `/players/${player.publicId}/${what}`, { reason, ...body });
const trailOf = (player: TestPlayer) =>
  db.rows<{ action: string; before: unknown; after: unknown }>(
    sql`select action, before, after from audit_row where subject = ${player.publicId} order by n`,
  );
const signIn = (player: TestPlayer, password: string) =>
  sendSealed(sites.playerUrl, { "x-forwarded-for": "10.77.1.1" }, "POST", "/api/v1/session", {
    type: "username",
    username: player.username,
    password,
  });

describe("what a player told", () => {
  test("is masked for staff who may not see it, and whole for those who may", async () => {
    const player = await sites.player();
    const verifiedAt = Temporal.Instant.from("2026-11-01T08:00:00Z");
    await db.inTransaction((tx) =>
      saveProfile(tx, player.id, {
        mobile: "+639171234567",
        mobileVerifiedAt: verifiedAt,
        email: "maria@example.com",
        fullname: "Maria Cruz",
      }),
    );
    expect((await view(player)).told).toEqual([
      { name: "fullname", value: "Maria Cruz", verifiedAt: null },
      { name: "mobile", value: "+639171234567", verifiedAt: verifiedAt.toString() },
      { name: "email", value: "maria@example.com", verifiedAt: null },
    ]);
    const masked = JSON.stringify(await view(player, auditor));
    for (const secret of ["1234567", "maria@", "Cruz"]) expect(masked).not.toContain(secret);
    expect((await view(player, auditor)).told).toHaveLength(3);
  });

  test("stands beside where they signed in last", async () => {
    const player = await sites.player();
    const { kind, signIns, invitations } = await view(player);
    expect([kind, invitations]).toEqual(["0", []]);
    expect(signIns).toHaveLength(1);
  });
});

describe("an initial password", () => {
  test("is told once, ends every sign-in, opens nothing but its own change, and never becomes the player's own", async () => {
    const player = await sites.player();
    const { status, value } = await act(player, "password");
    expect([status, value.password]).toEqual([200, expect.stringMatching(/^([a-z]{3}\d){4}$/)]);
    expect((await player.call("GET", "/member")).status).toBe(401);
    expect((await view(player)).passwordInitial).toBe(true);
    expect((await trailOf(player)).map(({ action }) => action)).toEqual(["player.password"]);
    expect(JSON.stringify(await trailOf(player))).not.toContain(value.password);
    const { value: session } = await signIn(player, value.password);
    expect(session.passwordExpired).toBe(true);
    const open = await send(
      sites.playerUrl,
      { authorization: `Bearer ${session.token}` },
      "GET",
      "/api/v1/balance",
    );
    expect(open).toMatchObject({ status: 403, code: "PASSWORD_CHANGE_NEEDED" });
    expect((await signIn(player, PASSWORD)).code).toBe("WRONG_LOGIN");
  });

  test("is another one each time", async () => {
    const player = await sites.player();
    const made = [await act(player, "password"), await act(player, "password")].map(
      ({ value }) => value.password,
    );
    expect(new Set(made).size).toBe(2);
  });

  test("is given by those who may, with a reason", async () => {
    const player = await sites.player();
    expect((await act(player, "password", {}, auditor)).status).toBe(403);
    expect((await act(player, "password", { reason: "" })).status).toBe(400);
  });
});

describe("an agent", () => {
  test("is a member until staff say so, gives out codes with a link, and loses them with being one", async () => {
    const player = await sites.player();
    expect(await act(player, "invitations")).toMatchObject({ status: 422, code: "NOT_AN_AGENT" });
    expect(await act(player, "kind", { kind: "2" })).toMatchObject({
      status: 200,
      value: { kind: "2" },
    });
    const { value } = await act(player, "invitations");
    expect(value.link).toBe(`${sites.playerUrl}/register?affiliateCode=${value.code}`);
    expect((await view(player)).invitations).toEqual([
      expect.objectContaining({ ...value, kind: "affiliate", ended: false }),
    ]);
    await act(player, "kind", { kind: "0" });
    expect((await view(player)).invitations).toEqual([
      expect.objectContaining({ code: value.code, ended: true }),
    ]);
    expect(await trailOf(player)).toMatchObject([
      { action: "player.kind", before: { kind: "0" }, after: { kind: "2" } },
      { action: "player.invitation", after: { code: value.code } },
      { action: "player.kind", before: { kind: "2" }, after: { kind: "0" } },
    ]);
  });

  test("is made of a member alone, by those who may", async () => {
    const player = await sites.player();
    await db.run(sql`update player set kind = '4' where id = ${player.id}`);
    expect(await act(player, "kind", { kind: "1" })).toMatchObject({
      status: 422,
      code: "NOT_A_MEMBER",
    });
    expect((await act(player, "kind", { kind: "1" }, await sites.staff("support"))).status).toBe(
      403,
    );
  });
});

describe("an exclusion by staff", () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

  test("stops play at once, can be made longer and never shorter, and leaves its line in the trail", async () => {
    const player = await sites.player();
    const [week, month] = [inDays(7), inDays(30)];
    expect((await act(player, "exclude", { until: week })).status).toBe(200);
    const id = crypto.randomUUID();
    const bet = {
      kind: "bet",
      vendor: 3,
      player: player.id,
      transaction: id,
      round: id,
      game: "g",
      currency: "PHP",
      units: 10n,
    } as const;
    const [answer] = await sites.platform.wallet.submit([
      { ...bet, reference: null, free: false, closesRound: true },
    ]);
    expect(answer).toMatchObject({ ok: false, refusal: "PLAYER_DISABLED" });
    expect(await act(player, "exclude", { until: inDays(1) })).toMatchObject({
      status: 422,
      code: "NOT_LONGER",
    });
    expect((await act(player, "exclude", { until: month })).status).toBe(200);
    expect(Date.parse((await view(player)).guards.excludedUntil)).toBe(Date.parse(month));
    expect((await trailOf(player)).map(({ action }) => action)).toEqual([
      "player.exclude",
      "player.exclude",
    ]);
  });

  test("can't begin in the past", async () => {
    expect(await act(await sites.player(), "exclude", { until: inDays(-1) })).toMatchObject({
      status: 422,
      code: "NOT_LONGER",
    });
  });
});
