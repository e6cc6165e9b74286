import { sql } from "@perya/postgres/sql";
import { randomInt } from "node:crypto";
import { TOTP } from "otpauth";
import { beforeEach, describe, expect, test } from "vitest";
import { send, STAFF_PASSWORD, type Answered, type TestStaff } from "../../../testing/people.ts";
import { ROLE_IDS } from "../../../testing/roles.ts";
import { useSites } from "../../../testing/use-sites.ts";

const { db, sites } = await useSites();
const reason = "They begin on Monday";
const NEW = "the carabao sleeps at noon";

let [owner, second]: TestStaff[] = [];
const one = () => owner as TestStaff;
const two = () => second as TestStaff;
beforeEach(async () => {
  [owner, second] = await Promise.all([sites.staff("owner"), sites.staff("owner")]);
});

const ip = () => ({ "x-forwarded-for": `10.9.${randomInt(250)}.${randomInt(250)}` });
const enter = (username: string, password: string, code?: string) =>
  send(sites.consoleUrl, ip(), "POST", "/operator/v1/session", {
    username,
    password,
    ...(code === undefined ? {} : { code }),
  });
const decide = ({ value }: Answered, by = two(), decision = "approve") =>
  by.call(
    "POST",
    `/approvals/${value.approvalId}/${decision}`,
    decision === "reject" ? { reason: "We do not know them" } : undefined,
  );
const add = (
  username: string,
  roles: readonly string[] = [ROLE_IDS.support],
  by = one(),
  brand?: number,
) =>
  by.call("POST", "/staff", { username, roles, reason, ...(brand === undefined ? {} : { brand }) });
const memberOf = async (username: string) =>
  (await one().call("GET", "/staff")).value.find(
    (member: { username: string }) => member.username === username,
  );
const colleague = async (role: "cashier" | "owner" = "cashier") =>
  memberOf((await sites.staff(role)).username);
const trustLeft = async (username: string) =>
  (
    await db.row<{ hours: number }>(sql`
      select extract(epoch from trusted_from - now())::float8 / 3600 as hours from staff
      where username = ${username}`)
  )?.hours ?? 0;

/** Signs in for the first time: sets an authenticator up. */
async function firstSignIn(username: string, password: string) {
  const { totpSetup, setupToken } = (await enter(username, password)).value as {
    totpSetup: { secret: string };
    setupToken: string;
  };
  const code = new TOTP({ secret: totpSetup.secret }).generate();
  const { cookie } = await send(sites.consoleUrl, {}, "POST", "/operator/v1/session/totp", {
    setupToken,
    code,
  });
  return (method: string, path: string, body?: unknown) =>
    send(sites.consoleUrl, { cookie }, method, `/operator/v1${path}`, body);
}

describe("a new colleague", () => {
  test("is not there before a second owner has agreed, and neither the asker nor who may not change staff can", async () => {
    const asked = await add("ana.new");
    expect(asked.value).toMatchObject({ status: "WAITING" });
    expect(await enter("ana.new", asked.value.password)).toMatchObject({ code: "WRONG_LOGIN" });
    expect(await decide(asked, one())).toMatchObject({ status: 403, code: "OWN_REQUEST" });
    expect(await decide(asked, await sites.staff("cashier"))).toMatchObject({
      status: 403,
      code: "NOT_ALLOWED",
    });
    expect((await decide(asked)).status).toBe(200);
    expect(await memberOf("ana.new")).toMatchObject({
      active: true,
      trusted: false,
      mustChangePassword: true,
      roles: [{ name: "support" }],
    });
    expect(await trustLeft("ana.new")).toBeGreaterThan(23.9);
    const kept = await db.row(sql`
      select payload ? 'passwordHash' as kept from approval
      where public_id = ${asked.value.approvalId}`);
    expect(kept).toEqual({ kept: false });
  });

  test("does nothing before the first password is changed, and that one opens nothing more", async () => {
    const asked = await add("ana.first", [ROLE_IDS.owner]);
    await decide(asked);
    const call = await firstSignIn("ana.first", asked.value.password);
    expect((await call("GET", "/me")).value).toMatchObject({ mustChangePassword: true });
    for (const [method, path] of [
      ["GET", "/players"],
      ["GET", "/approvals"],
      ["GET", "/staff"],
      ["POST", "/staff"],
    ] as const)
      expect(
        await call(
          method,
          path,
          method === "POST" ? { username: "mole", roles: [ROLE_IDS.owner], reason } : undefined,
        ),
      ).toMatchObject({
        status: 403,
        code: "PASSWORD_CHANGE_NEEDED",
      });
    expect(
      (await call("PUT", "/me/password", { oldPassword: asked.value.password, newPassword: NEW }))
        .status,
    ).toBe(200);
    expect((await call("GET", "/players")).status).toBe(200);
    expect(await enter("ana.first", asked.value.password)).toMatchObject({ code: "WRONG_LOGIN" });
  });

  test("has three days to use the first password", async () => {
    const asked = await add("ana.late");
    await decide(asked);
    await db.run(sql`
      update staff set password_expires_at = password_expires_at - interval '72 hours'
      where username = 'ana.late'`);
    expect(await enter("ana.late", asked.value.password)).toMatchObject({
      status: 401,
      code: "PASSWORD_EXPIRED",
    });
  });

  test("who was approved a moment ago approves nobody else", async () => {
    const asked = await add("ana.mole", [ROLE_IDS.owner]);
    await decide(asked);
    const call = await firstSignIn("ana.mole", asked.value.password);
    await call("PUT", "/me/password", { oldPassword: asked.value.password, newPassword: NEW });
    const next = await add("ana.mole.too", [ROLE_IDS.owner]);
    expect(await call("POST", `/approvals/${next.value.approvalId}/approve`)).toMatchObject({
      status: 403,
      code: "TOO_NEW",
    });
    expect(await memberOf("ana.mole.too")).toBeUndefined();
  });

  test("who is rejected is never there, and the asker sees why", async () => {
    const asked = await add("ana.rejected");
    await decide(asked, two(), "reject");
    expect((await decide(asked)).status).toBe(404);
    expect(await enter("ana.rejected", asked.value.password)).toMatchObject({
      code: "WRONG_LOGIN",
    });
    const [latest] = (await one().call("GET", "/approvals/history")).value.content;
    expect(latest).toMatchObject({
      about: "ana.rejected",
      state: "REJECTED",
      decisionReason: "We do not know them",
      decidedBy: two().username,
      mine: true,
    });
  });

  test("is asked for once at a time, and not under a name that is taken", async () => {
    await add("ana.twice");
    expect(await add("Ana.Twice", undefined, two())).toMatchObject({
      status: 409,
      code: "ASKED_ALREADY",
    });
    expect(await add(one().username)).toMatchObject({ status: 409, code: "USERNAME_TAKEN" });
    expect(await add("ana.nobody", ["ro_00000000000000000000"])).toMatchObject({
      status: 422,
      code: "NO_SUCH_ROLE",
    });
  });
});

describe("an authenticator, a password, roles and a closed account", () => {
  test("of a colleague are changed by two people, and the colleague is no second person for a day", async () => {
    for (const change of ["reset-totp", "reset-password"]) {
      const member = await colleague();
      const asked = await one().call("POST", `/staff/${member.id}/${change}`, { reason });
      expect(asked.value.status).toBe("WAITING");
      expect(await trustLeft(member.username)).toBeLessThan(0.1);
      expect((await decide(asked)).status).toBe(200);
      expect(await trustLeft(member.username)).toBeGreaterThan(23.9);
    }
  });

  test("a reset authenticator ends every session, and so does a new first password, which must be changed", async () => {
    const staff = await sites.staff("cashier");
    const { id } = await memberOf(staff.username);
    const totp = await one().call("POST", `/staff/${id}/reset-totp`, { reason });
    expect((await staff.call("GET", "/me")).status).toBe(200);
    await decide(totp);
    expect((await staff.call("GET", "/me")).status).toBe(401);
    const password = await one().call("POST", `/staff/${id}/reset-password`, { reason });
    expect((await enter(staff.username, password.value.password)).code).toBe("WRONG_LOGIN");
    await decide(password);
    expect((await enter(staff.username, STAFF_PASSWORD)).code).toBe("WRONG_LOGIN");
    expect(
      (await (await firstSignIn(staff.username, password.value.password))("GET", "/players")).code,
    ).toBe("PASSWORD_CHANGE_NEEDED");
  });

  test("more rights make no second person for a day, fewer rights and another name leave one", async () => {
    const change = async (id: string, username: string, roles: readonly string[]) =>
      decide(await one().call("PUT", `/staff/${id}`, { username, roles, reason }));
    const member = await colleague();
    expect((await change(member.id, `${member.username}.x`, [ROLE_IDS.cashier])).status).toBe(200);
    expect(await trustLeft(`${member.username}.x`)).toBeLessThan(0.1);
    await change(member.id, `${member.username}.x`, [ROLE_IDS.cashier, ROLE_IDS.support]);
    expect(await trustLeft(`${member.username}.x`)).toBeGreaterThan(23.9);
    expect(
      (await memberOf(`${member.username}.x`)).roles.map(({ name }: { name: string }) => name),
    ).toEqual(["cashier", "support"]);
  });

  test("closing is done at once, ends sessions and open requests; opening again takes two people", async () => {
    const staff = await sites.staff("owner");
    const { id } = await memberOf(staff.username);
    const asked = await add("ana.closed", undefined, staff);
    expect((await one().call("POST", `/staff/${id}/close`, { reason })).value).toEqual({
      status: "DONE",
    });
    expect((await staff.call("GET", "/me")).status).toBe(401);
    expect((await decide(asked)).status).toBe(404);
    expect(await memberOf("ana.closed")).toBeUndefined();
    const again = await one().call("POST", `/staff/${id}/reopen`, { reason });
    expect((await memberOf(staff.username)).active).toBe(false);
    await decide(again);
    expect(await memberOf(staff.username)).toMatchObject({ active: true, trusted: false });
    expect(await one().call("POST", `/staff/${id}/reopen`, { reason })).toMatchObject({
      status: 409,
      code: "NOT_CLOSED",
    });
  });

  test("nobody changes their own account, nor agrees to a change of it", async () => {
    const me = (await one().call("GET", "/me")).value.id;
    for (const change of ["close", "reopen", "reset-totp", "reset-password"])
      expect(await one().call("POST", `/staff/${me}/${change}`, { reason })).toMatchObject({
        status: 422,
        code: "OWN_ACCOUNT",
      });
    expect(
      await one().call("PUT", `/staff/${me}`, {
        username: one().username,
        roles: [ROLE_IDS.owner],
        reason,
      }),
    ).toMatchObject({
      code: "OWN_ACCOUNT",
    });
    const asked = await two().call("POST", `/staff/${me}/reset-totp`, { reason });
    expect(await decide(asked, one())).toMatchObject({ status: 403, code: "OWN_ACCOUNT" });
  });
});

describe("the last owner of a brand", () => {
  test("is not closed, nor given less, even when two owners close each other at once", async () => {
    const made = await db.row<{ id: bigint }>(sql`
      insert into brand (host, name, real_money, currency, country, zone, minimum_age)
      values (${`b${randomInt(1e6)}.example`}, 'B', false, 'PHP', 'PH', 'Asia/Manila', 18)
      returning id`);
    const pair = await Promise.all([
      sites.staff("owner", made?.id),
      sites.staff("owner", made?.id),
    ]);
    const ids = await Promise.all(pair.map(async ({ username }) => (await memberOf(username)).id));
    const closing = await Promise.all(
      pair.map((by, at) => by.call("POST", `/staff/${ids[1 - at]}/close`, { reason })),
    );
    expect(closing.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = closing[0]?.status === 200 ? ids[0] : ids[1];
    expect(await one().call("POST", `/staff/${left}/close`, { reason })).toMatchObject({
      status: 422,
      code: "LAST_OWNER",
    });
    const less = { username: "less.than.owner", roles: [ROLE_IDS.support], reason };
    expect(await one().call("PUT", `/staff/${left}`, less)).toMatchObject({
      status: 422,
      code: "LAST_OWNER",
    });
  });
});
