import { sql } from "@perya/postgres/sql";
import { apart } from "@perya/postgres/testing";
import { beforeEach, describe, expect, test } from "vitest";
import type { TestStaff } from "../../testing/people.ts";
import { ROLE_IDS } from "../../testing/roles.ts";
import { untilWaiting } from "../../testing/waiting.ts";
import { replaceRolesOf } from "../staff/roles/roles.store.ts";
import { lockStaff } from "../staff/staff.store.ts";
import { approvalJobs } from "./approvals.jobs.ts";
import { transfer, useAlone } from "./testing/use-alone.ts";

const { db, sites, adjust, credit, cashOf, staff } = await useAlone();
const reason = "We suspect them";

let owners: [TestStaff, TestStaff];
beforeEach(async () => {
  owners = await Promise.all([sites.staff("owner"), sites.staff("owner")]);
});

const idOf = async ({ username }: TestStaff): Promise<string> =>
  (await owners[0].call("GET", "/staff")).value.find(
    (member: { username: string }) => member.username === username,
  ).id;
const approve = (approvalId: string, by = staff.second) =>
  by.call("POST", `/approvals/${approvalId}/approve`);
const byTwo = async (method: string, path: string, body: object) => {
  const asked = await owners[0].call(method, path, { reason, ...body });
  expect((await approve(asked.value.approvalId, owners[1])).status).toBe(200);
};
const becomes = async (member: TestStaff, roles: readonly string[]) =>
  byTwo("PUT", `/staff/${await idOf(member)}`, { username: member.username, roles });
const ended = async (by: TestStaff) =>
  (await by.call("GET", "/approvals/history")).value.content
    .filter(({ mine }: { mine: boolean }) => mine)
    .map((one: { state: string; decisionReason: string }) => [one.state, one.decisionReason]);
/** Takes every role away from a colleague, unnoticed by what they asked for. */
const takeRoles = async (member: TestStaff, meanwhile: () => Promise<void> = async () => {}) => {
  const publicId = await idOf(member);
  await db.inTransaction(async (tx) => {
    const { id = 0n } = (await lockStaff(tx, publicId, null)) ?? {};
    await replaceRolesOf(tx, id, []);
    await meanwhile();
  });
};

describe("what a colleague asked for", () => {
  test.each([
    ["who was given another role", (member: TestStaff) => becomes(member, [ROLE_IDS.support])],
    [
      "whose password was reset",
      async (member: TestStaff) => byTwo("POST", `/staff/${await idOf(member)}/reset-password`, {}),
    ],
    [
      "whose authenticator was reset",
      async (member: TestStaff) => byTwo("POST", `/staff/${await idOf(member)}/reset-totp`, {}),
    ],
    [
      "who was closed",
      async (member: TestStaff) =>
        expect(
          (await owners[0].call("POST", `/staff/${await idOf(member)}/close`, { reason })).status,
        ).toBe(200),
    ],
  ])("%s moves no money any more, and is seen to be overtaken", async (_, change) => {
    const player = await sites.player();
    const { approvalId } = (await adjust(player, 5_000n)).value;
    await change(staff.cashier);
    expect(await approve(approvalId)).toMatchObject({ status: 404, code: "NO_SUCH_APPROVAL" });
    expect(await cashOf(player)).toBe(0n);
    const row = await db.row(sql`select outcome from approval where public_id = ${approvalId}`);
    expect(row).toEqual({ outcome: "OVERTAKEN" });
  });

  test("is over when one of their roles allows less, and waits on when it allows more or they get another name", async () => {
    const player = await sites.player();
    const name = `Adjusters ${staff.cashier.username}`;
    await byTwo("POST", "/roles", { name, permissions: ["players.read", "players.adjust"] });
    const role = (await owners[0].call("GET", "/roles")).value.find(
      (one: { name: string }) => one.name === name,
    );
    await becomes(staff.cashier, [role.id]);
    const { approvalId } = (await adjust(player, 5_000n)).value;
    await byTwo("PUT", `/roles/${role.id}`, {
      name,
      permissions: ["players.read", "players.adjust", "deposits.read"],
    });
    await byTwo("PUT", `/staff/${await idOf(staff.cashier)}`, {
      username: `${staff.cashier.username}.x`,
      roles: [role.id],
    });
    expect(await ended(staff.cashier)).toEqual([]);
    await byTwo("PUT", `/roles/${role.id}`, { name, permissions: ["players.read"] });
    expect(await ended(staff.cashier)).toEqual([
      ["OVERTAKEN", `The role "${name}" allows less now`],
    ]);
    expect(await approve(approvalId)).toMatchObject({ code: "NO_SUCH_APPROVAL" });
  });

  test("is not carried out by who approves it while the right is being taken", async () => {
    const player = await sites.player();
    const { approvalId } = (await adjust(player, 5_000n)).value;
    let approving: ReturnType<typeof approve> | undefined;
    await takeRoles(staff.cashier, async () => {
      approving = approve(approvalId);
      await apart(() => untilWaiting(db));
    });
    expect(await approving).toMatchObject({ status: 409, code: "ASKER_MAY_NOT" });
    expect(await cashOf(player)).toBe(0n);
    const rejected = await staff.second.call("POST", `/approvals/${approvalId}/reject`, { reason });
    expect(rejected.status).toBe(200);
  });

  test("does not count as what one of two people saw at the bank", async () => {
    const player = await sites.player(2);
    const deposit = await transfer(player, 5_000n);
    await credit(deposit, 5_000n);
    await takeRoles(staff.cashier);
    expect((await credit(deposit, 5_000n, staff.second)).value.status).toBe("SUBMITTED");
    expect(await cashOf(player)).toBe(0n);
    const { approvals } = (await staff.second.call("GET", `/deposits/${deposit}`)).value;
    expect(approvals.map(({ by }: { by: string }) => by)).toEqual([staff.second.username]);
    expect(await ended(staff.cashier)).toEqual([
      ["OVERTAKEN", `${staff.cashier.username} may no longer ask for this`],
    ]);
    expect((await credit(deposit, 5_000n, await sites.staff("cashier"))).value.status).toBe(
      "SUCCEEDED",
    );
  });
});

describe("the first password of a colleague", () => {
  const add = async (by: TestStaff) =>
    (
      await by.call("POST", "/staff", {
        username: `n${staff.cashier.username}`,
        roles: [ROLE_IDS.support],
        reason,
      })
    ).value.approvalId;
  const isKept = async (approvalId: string) =>
    (
      await db.row<{ kept: boolean }>(sql`
        select payload ? 'passwordHash' as kept from approval where public_id = ${approvalId}`)
    )?.kept;

  test("is removed from a request that is overtaken", async () => {
    const asker = await sites.staff("owner");
    const approvalId = await add(asker);
    expect(await isKept(approvalId)).toBe(true);
    await owners[0].call("POST", `/staff/${await idOf(asker)}/close`, { reason });
    expect(await isKept(approvalId)).toBe(false);
  });

  test.each(["reject", "take-back"])("is removed from one that ends by %s", async (end) => {
    const approvalId = await add(owners[0]);
    const by = end === "reject" ? owners[1] : owners[0];
    const body = end === "reject" ? { reason } : undefined;
    expect((await by.call("POST", `/approvals/${approvalId}/${end}`, body)).status).toBe(200);
    expect(await isKept(approvalId)).toBe(false);
  });

  test("is removed from one that has expired, and stays in one that waits", async () => {
    const expired = await add(owners[0]);
    const other = (
      await owners[0].call("POST", `/staff/${await idOf(staff.second)}/reset-password`, { reason })
    ).value.approvalId;
    await db.run(sql`update approval set expires_at = now() where public_id = ${expired}`);
    await approvalJobs(sites.platform).tasks["forget-secrets-of-expired-requests"]?.(
      {},
      undefined as never,
    );
    expect([await isKept(expired), await isKept(other)]).toEqual([false, true]);
  });
});
