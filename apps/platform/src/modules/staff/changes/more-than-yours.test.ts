import { sql } from "@perya/postgres/sql";
import { randomInt } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { send, STAFF_PASSWORD, type Answered, type TestStaff } from "../../../testing/people.ts";
import { ROLE_IDS } from "../../../testing/roles.ts";
import { useSites } from "../../../testing/use-sites.ts";

const { db, sites } = await useSites();
const reason = "They lost the phone";

let owner: TestStaff;
let second: TestStaff;
beforeEach(async () => {
  [owner, second] = await Promise.all([sites.staff("owner"), sites.staff("owner")]);
});

const enter = (username: string) =>
  send(sites.consoleUrl, {}, "POST", "/operator/v1/session", {
    username,
    password: STAFF_PASSWORD,
  });
const decide = ({ value }: Answered, by = second) =>
  by.call("POST", `/approvals/${value.approvalId}/approve`);
const memberOf = async (username: string) =>
  (await owner.call("GET", "/staff")).value.find(
    (member: { username: string }) => member.username === username,
  );
const roleOf = async (name: string) =>
  (await owner.call("GET", "/roles")).value.find((role: { name: string }) => role.name === name);

describe("a colleague who may do more", () => {
  /** Two people who may change staff and do nothing else, and the role they hold. */
  async function keepers(): Promise<[TestStaff, TestStaff]> {
    const name = `Keepers ${randomInt(1e9)}`;
    const asked = await owner.call("POST", "/roles", {
      name,
      permissions: ["staff.write"],
      reason,
    });
    await decide(asked);
    const role = await roleOf(name);
    const pair = await Promise.all([sites.staff("support"), sites.staff("support")]);
    for (const { username } of pair) {
      const { id } = await memberOf(username);
      const roles = [role.id];
      await decide(await owner.call("PUT", `/staff/${id}`, { username, roles, reason }));
      await db.run(sql`update staff set trusted_from = now() where username = ${username}`);
    }
    return pair;
  }

  test("is neither reset, closed, renamed nor given less by who may only change staff", async () => {
    const [keeper] = await keepers();
    const { id, username } = await memberOf((await sites.staff("owner")).username);
    for (const change of ["reset-totp", "reset-password", "reopen", "close"])
      expect(await keeper.call("POST", `/staff/${id}/${change}`, { reason })).toMatchObject({
        status: 403,
        code: "MORE_THAN_YOURS",
      });
    const { roles } = await memberOf(keeper.username);
    const less = { username, roles: [roles[0].id], reason };
    expect(await keeper.call("PUT", `/staff/${id}`, less)).toMatchObject({
      code: "MORE_THAN_YOURS",
    });
  });

  test("than the person who asked, or than the one who agrees, is not reset: nobody gets in as them", async () => {
    const [keeper, other] = await keepers();
    const { id, username } = await memberOf((await keepers())[0].username);
    const asked = await keeper.call("POST", `/staff/${id}/reset-password`, { reason });
    expect(asked.value.status).toBe("WAITING");
    const roles = [ROLE_IDS.owner];
    await decide(await owner.call("PUT", `/staff/${id}`, { username, roles, reason }));
    for (const by of [other, second])
      expect(await decide(asked, by)).toMatchObject({ status: 403, code: "MORE_THAN_YOURS" });
    expect((await enter(username)).code).not.toBe("WRONG_LOGIN");
  });

  test("who is an owner is reset by two other owners", async () => {
    const member = await memberOf((await sites.staff("owner")).username);
    for (const change of ["reset-totp", "reset-password"])
      expect(
        (await decide(await owner.call("POST", `/staff/${member.id}/${change}`, { reason })))
          .status,
      ).toBe(200);
  });

  test("holds a role that is not narrowed by who may do less than it allows", async () => {
    const [keeper] = await keepers();
    const name = `Payers ${randomInt(1e9)}`;
    const permissions = ["staff.write", "withdrawals.decide"];
    await decide(await owner.call("POST", "/roles", { name, permissions, reason }));
    const role = await roleOf(name);
    const narrower = { name, permissions: ["staff.write"], reason };
    expect(await keeper.call("PUT", `/roles/${role.id}`, narrower)).toMatchObject({
      status: 403,
      code: "MORE_THAN_YOURS",
    });
  });
});
