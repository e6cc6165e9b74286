import { sql } from "@perya/postgres/sql";
import { beforeEach, describe, expect, test } from "vitest";
import type { Answered, TestStaff } from "../../../testing/people.ts";
import { ROLE_IDS } from "../../../testing/roles.ts";
import { useSites } from "../../../testing/use-sites.ts";

const { db, sites } = await useSites();
const reason = "For the night shift";
const made = await db.row<{ id: bigint }>(sql`
  insert into brand (host, name, real_money, currency, country, zone, minimum_age)
  values ('roles.example', 'Roles', false, 'PHP', 'PH', 'Asia/Manila', 18)
  returning id`);
const BRAND = made?.id ?? 0n;

let owner: TestStaff;
let second: TestStaff;
let theirs: TestStaff;
let name: string;
let count = 0;
beforeEach(async () => {
  [owner, second, theirs] = await Promise.all([
    sites.staff("owner"),
    sites.staff("owner"),
    sites.staff("owner", BRAND),
  ]);
  name = `Night shift ${++count}`;
});

const approve = ({ value }: Answered, by = second) =>
  by.call("POST", `/approvals/${value.approvalId}/approve`);
const ask = (permissions: readonly string[], by = owner, more: object = {}) =>
  by.call("POST", "/roles", { name, permissions, reason, ...more });
const roleOf = async (by = owner) =>
  (await by.call("GET", "/roles")).value.find((role: { name: string }) => role.name === name);

/** A role that two owners made. */
async function madeRole(permissions: readonly string[]) {
  await approve(await ask(permissions));
  return roleOf();
}

/** A colleague who holds a role and no other. */
async function holder(roleId: string): Promise<TestStaff> {
  const staff = await sites.staff("support");
  const { value } = await owner.call("GET", "/staff");
  const { id } = value.find((member: { username: string }) => member.username === staff.username);
  await approve(
    await owner.call("PUT", `/staff/${id}`, { username: staff.username, roles: [roleId], reason }),
  );
  return staff;
}

describe("a role of chosen permissions", () => {
  test("is made by two people and allows exactly what was chosen", async () => {
    const asked = await ask(["players.read", "deposits.read"]);
    expect(await roleOf()).toBeUndefined();
    await approve(asked);
    const role = await roleOf();
    expect(role).toMatchObject({
      system: false,
      permissions: ["players.read", "deposits.read"],
      holders: 0,
    });
    const staff = await holder(role.id);
    for (const [path, status] of [
      ["/players", 200],
      ["/deposits", 200],
      ["/withdrawals", 403],
      ["/staff", 403],
    ] as const)
      expect((await staff.call("GET", path)).status).toBe(status);
  });

  test("that is changed by two people reaches its holders at once, who are no second person for a day when it allows more", async () => {
    const role = await madeRole(["players.read"]);
    const staff = await holder(role.id);
    await db.run(sql`update staff set trusted_from = now() where username = ${staff.username}`);
    const change = async (permissions: readonly string[]) =>
      approve(await owner.call("PUT", `/roles/${role.id}`, { name, permissions, reason }));
    const trusted = async () =>
      (await db.row(
        sql`select trusted_from <= now() as trusted from staff where username = ${staff.username}`,
      )) as { trusted: boolean };
    await change(["deposits.read"]);
    expect((await staff.call("GET", "/deposits")).status).toBe(200);
    expect((await staff.call("GET", "/players")).status).toBe(403);
    expect(await trusted()).toEqual({ trusted: false });
    await db.run(sql`update staff set trusted_from = now() where username = ${staff.username}`);
    await change(["deposits.read"]);
    expect(await trusted()).toEqual({ trusted: true });
  });

  test("of a brand never opens what is the house's alone, whatever was chosen", async () => {
    expect(await ask(["vendors.read"], theirs)).toMatchObject({
      status: 403,
      code: "MORE_THAN_YOURS",
    });
    await approve(await ask(["vendors.read", "players.read"], owner, { brand: Number(BRAND) }));
    const role = await roleOf(theirs);
    const member = await sites.staff("support", BRAND);
    const { value } = await owner.call("GET", "/staff");
    const { id } = value.find((one: { username: string }) => one.username === member.username);
    await approve(
      await owner.call("PUT", `/staff/${id}`, {
        username: member.username,
        roles: [role.id],
        reason,
      }),
    );
    expect((await member.call("GET", "/players")).status).toBe(200);
    expect((await member.call("GET", "/vendors")).status).toBe(403);
  });

  test("allows no more than the person who asks for it or gives it may do", async () => {
    const role = await madeRole(["staff.write", "players.read"]);
    const staff = await holder(role.id);
    expect(await ask(["players.adjust"], staff, { name: "More" })).toMatchObject({
      status: 403,
      code: "MORE_THAN_YOURS",
    });
    const give = { username: "their.friend", roles: [ROLE_IDS.owner], reason };
    expect(await staff.call("POST", "/staff", give)).toMatchObject({
      status: 403,
      code: "MORE_THAN_YOURS",
    });
  });

  test("is for the staff it was made for: another brand neither sees nor gives it", async () => {
    const role = await madeRole(["players.read"]);
    expect(await roleOf(theirs)).toBeUndefined();
    const give = { username: "not.ours", roles: [role.id], reason };
    expect(await theirs.call("POST", "/staff", give)).toMatchObject({
      status: 422,
      code: "NO_SUCH_ROLE",
    });
    expect(
      await theirs.call("PUT", `/roles/${role.id}`, {
        name: "Mine",
        permissions: ["players.read"],
        reason,
      }),
    ).toMatchObject({ status: 404 });
    expect(await theirs.call("DELETE", `/roles/${role.id}`)).toMatchObject({ status: 404 });
  });

  test("has a name of its own, is removed when nobody holds it, and the product's own are not touched", async () => {
    const role = await madeRole(["players.read"]);
    expect(await ask(["players.read"])).toMatchObject({ status: 409, code: "ROLE_NAME_TAKEN" });
    expect(await ask(["players.read"], owner, { name: "Owner" })).toMatchObject({
      status: 409,
      code: "ROLE_NAME_TAKEN",
    });
    await holder(role.id);
    expect(await owner.call("DELETE", `/roles/${role.id}`)).toMatchObject({
      status: 409,
      code: "ROLE_HELD",
    });
    await db.run(sql`
      delete from staff_role where role_id = (select id from role where public_id = ${role.id})`);
    expect((await owner.call("DELETE", `/roles/${role.id}`)).status).toBe(200);
    expect(await owner.call("DELETE", `/roles/${ROLE_IDS.owner}`)).toMatchObject({ status: 404 });
    expect(
      await owner.call("PUT", `/roles/${ROLE_IDS.owner}`, {
        name: "Boss",
        permissions: ["players.read"],
        reason,
      }),
    ).toMatchObject({
      status: 404,
    });
  });
});
