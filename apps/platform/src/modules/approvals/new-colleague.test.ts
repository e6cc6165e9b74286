import { sql } from "@perya/postgres/sql";
import { beforeEach, describe, expect, test } from "vitest";
import { ROLE_IDS } from "../../testing/roles.ts";
import { useAlone, transfer, states } from "./testing/use-alone.ts";

const { db, sites, adjust, withdrawal, credit, approve, cashOf, staff } = await useAlone();

describe("a new colleague", () => {
  beforeEach(() =>
    db.run(sql`
      update staff set trusted_from = now() + interval '1 minute'
      where username = ${staff.second.username}`),
  );

  test("is no second person for an adjustment, a deposit or a withdrawal until a day is over", async () => {
    const player = await sites.player(2);
    const { approvalId } = (await adjust(player, 5_000n)).value;
    const [deposit, asked] = [await transfer(player, 5_000n), await withdrawal(5_000n)];
    await Promise.all([credit(deposit, 5_000n), approve(asked)]);
    const tries = () =>
      Promise.all([
        staff.second.call("POST", `/approvals/${approvalId}/approve`, {}),
        credit(deposit, 5_000n, staff.second),
        approve(asked, staff.second),
      ]);
    for (const answer of await tries())
      expect(answer).toMatchObject({ status: 403, code: "TOO_NEW" });
    expect(await cashOf(player)).toBe(0n);
    await db.run(
      sql`update staff set trusted_from = now() where username = ${staff.second.username}`,
    );
    expect((await tries()).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test("moves no money alone, however little", async () => {
    const player = await sites.player();
    expect(states([await adjust(player, 1n, staff.second)])).toEqual(["WAITING"]);
    expect(await credit(await transfer(player, 200n), 200n, staff.second)).toMatchObject({
      status: 403,
      code: "TOO_NEW",
    });
    expect(await approve(await withdrawal(200n), staff.second)).toMatchObject({
      status: 403,
      code: "TOO_NEW",
    });
  });
});

test("a colleague who was just added, and one whose authenticator was just reset, is no second person for a day", async () => {
  const [owner, other] = [await sites.staff("owner"), await sites.staff("owner")];
  const { value } = await owner.call("GET", "/staff");
  const { id } = value.find(
    (member: { username: string }) => member.username === staff.second.username,
  );
  const reset = await owner.call("POST", `/staff/${id}/reset-totp`, { reason: "Lost the phone" });
  const added = await owner.call("POST", "/staff", {
    username: "mole",
    roles: [ROLE_IDS.owner],
    reason: "To have two of us",
  });
  for (const asked of [reset, added])
    expect((await other.call("POST", `/approvals/${asked.value.approvalId}/approve`)).status).toBe(
      200,
    );
  const rows = await db.rows<{ left: number }>(sql`
    select extract(epoch from trusted_from - now())::float8 / 3600 as left from staff
    where username in ('mole', ${staff.second.username})`);
  expect(rows).toHaveLength(2);
  for (const { left } of rows) expect(left).toBeGreaterThan(23.9);
});
