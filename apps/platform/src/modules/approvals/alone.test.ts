import { sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { PASSWORD, type TestClerk, type TestPlayer } from "../../testing/people.ts";
import { ROLE_IDS } from "../../testing/roles.ts";
import { useSites } from "../../testing/use-sites.ts";

const LIMIT = 1_000n;
const PESO = 100_000n;

const { db, sites } = await useSites({ TWO_PERSON_ABOVE: (LIMIT * PESO).toString() });

let cashier: TestClerk;
let second: TestClerk;
beforeEach(async () => {
  [cashier, second] = await Promise.all([sites.clerk("cashier"), sites.clerk("cashier")]);
});

const cashOf = async (player: TestPlayer) =>
  ((await sites.platform.wallet.balance(player.id))?.cash ?? 0n) / PESO;
const adjust = (player: TestPlayer, pesos: bigint, by = cashier, key: string = randomUUID()) =>
  by.call("POST", `/players/${player.publicId}/adjust`, {
    amount: (pesos * PESO).toString(),
    reason: "Goodwill",
    key,
  });
const states = (answers: readonly { value: { status: string } }[]) =>
  answers.map(({ value }) => value.status);
const yesterday = (by: TestClerk) =>
  db.run(
    sql`update approval set decided_at = decided_at - interval '1 day' where alone and asked_by = ${by.username}`,
  );

/** A deposit by bank transfer that waits for staff. */
async function transfer(player: TestPlayer, pesos: bigint): Promise<string> {
  return (
    await player.call("POST", "/deposits", {
      method: "bank-transfer",
      amount: (pesos * PESO).toString(),
      key: randomUUID(),
    })
  ).value.id;
}
const credit = (id: string, pesos: bigint, by = cashier, reference = `bank ${id}`) =>
  by.call("POST", `/deposits/${id}/approve`, { paidAmount: (pesos * PESO).toString(), reference });

/** A withdrawal that waits for staff, of a player who may withdraw. */
async function withdrawal(pesos: bigint, owner?: TestPlayer): Promise<string> {
  const player = owner ?? (await sites.player(2));
  const { wallet } = sites.platform;
  await db.inTransaction((tx) =>
    wallet.append(tx, [
      {
        kind: "adjust",
        player: player.id,
        key: randomUUID(),
        units: pesos * PESO,
        reason: "start",
      },
    ]),
  );
  const bound =
    (await player.call("GET", "/bank-accounts")).value[0] ??
    (
      await player.call("POST", "/bank-accounts", {
        bank: "Metrobank",
        number: (900_000_000n + player.id).toString(),
        holder: "Ana Cruz",
      })
    ).value;
  const order = {
    amount: (pesos * PESO).toString(),
    bankAccount: bound.id,
    password: PASSWORD,
    key: randomUUID(),
  };
  return (await player.call("POST", "/withdrawals", order)).value.id;
}
const approve = (id: string, by = cashier) => by.call("POST", `/withdrawals/${id}/approve`, {});

describe("what one member of staff may do alone in a day", () => {
  test("is the limit, in however many parts and to however many players", async () => {
    const players = await Promise.all([sites.player(), sites.player(), sites.player()]);
    const [one, two, three] = players;
    expect(
      states([await adjust(one, 600n), await adjust(two, 400n), await adjust(three, 1n)]),
    ).toEqual(["DONE", "DONE", "WAITING"]);
    expect(await Promise.all(players.map(cashOf))).toEqual([600n, 400n, 0n]);
  });

  test("is not more for twenty who are sent at once", async () => {
    const players = await Promise.all(Array.from({ length: 4 }, () => sites.player()));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => adjust(players[at % 4] as TestPlayer, 100n)),
    );
    expect(states(answers).filter((state) => state === "DONE")).toHaveLength(10);
    const given = await Promise.all(players.map(cashOf));
    expect(given.reduce((sum, one) => sum + one)).toBe(LIMIT);
  });

  test("counts adjustments, credits and withdrawals together, and what is taken like what is given", async () => {
    const player = await sites.player();
    await adjust(await sites.player(), 300n);
    await credit(await transfer(await sites.player(), 300n), 300n);
    expect((await approve(await withdrawal(300n))).value.status).toBe("APPROVED");
    await sites.platform.db.inTransaction((tx) =>
      sites.platform.wallet.append(tx, [
        {
          kind: "adjust",
          player: player.id,
          key: randomUUID(),
          units: 500n * PESO,
          reason: "start",
        },
      ]),
    );
    expect(states([await adjust(player, -100n), await adjust(player, -1n)])).toEqual([
      "DONE",
      "WAITING",
    ]);
    const late = await transfer(await sites.player(), 100n);
    expect((await credit(late, 100n)).value).toMatchObject({ status: "SUBMITTED", needsTwo: true });
    const asked = await withdrawal(100n);
    expect((await approve(asked)).value).toMatchObject({ status: "REQUESTED", needsTwo: true });
    expect((await credit(late, 100n, second)).value.status).toBe("SUCCEEDED");
    expect((await approve(asked, second)).value.status).toBe("APPROVED");
  });

  test("begins again with the brand's next day", async () => {
    const player = await sites.player();
    await adjust(player, LIMIT);
    await yesterday(cashier);
    expect(states([await adjust(player, LIMIT), await adjust(player, 1n)])).toEqual([
      "DONE",
      "WAITING",
    ]);
  });

  test("is not used up by what was refused, nor twice by what was sent twice", async () => {
    const player = await sites.player();
    const key = randomUUID();
    expect(await adjust(player, -900n)).toMatchObject({ code: "NOT_ENOUGH_MONEY" });
    await Promise.all([1, 2, 3].map(() => adjust(player, 600n, cashier, key)));
    expect(states([await adjust(player, 400n), await adjust(player, 1n)])).toEqual([
      "DONE",
      "WAITING",
    ]);
    expect(await cashOf(player)).toBe(LIMIT);
  });

  test("is not used up by what two people did", async () => {
    const [player, other] = await Promise.all([sites.player(), sites.player()]);
    const { approvalId } = (await adjust(player, 5_000n)).value;
    await second.call("POST", `/approvals/${approvalId}/approve`, {});
    expect(states([await adjust(player, LIMIT)])).toEqual(["DONE"]);
    expect(states([await adjust(other, LIMIT, second)])).toEqual(["DONE"]);
  });
});

describe("what may be done for one player in a day without a second person", () => {
  test("is the limit, of however many staff", async () => {
    const player = await sites.player();
    const third = await sites.clerk("cashier");
    expect(
      states([
        await adjust(player, 700n),
        await adjust(player, 300n, second),
        await adjust(player, 1n, third),
      ]),
    ).toEqual(["DONE", "DONE", "WAITING"]);
  });

  test("is not more for many staff at once, by adjustment and by deposit", async () => {
    const player = await sites.player();
    const staff = await Promise.all(Array.from({ length: 6 }, () => sites.clerk("cashier")));
    const deposits: string[] = [];
    for (let at = 0; at < 3; at++) deposits.push(await transfer(player, 300n));
    await Promise.all([
      ...staff.slice(0, 3).map((by) => adjust(player, 300n, by)),
      ...deposits.map((id, at) => credit(id, 300n, staff[at + 3])),
    ]);
    expect(await cashOf(player)).toBe(900n);
  });

  test("holds for what leaves: the second half of a split withdrawal needs two people", async () => {
    const player = await sites.player(2);
    expect((await approve(await withdrawal(600n, player))).value.status).toBe("APPROVED");
    expect((await approve(await withdrawal(600n, player), second)).value.status).toBe("REQUESTED");
  });
});

describe("who approved a withdrawal", () => {
  test.each([
    ["alone", 400n],
    ["as one of two", 6_000n],
  ])("%s takes no step of paying it", async (_how, pesos) => {
    const payer = await sites.clerk("cashier");
    const approvers = pesos > LIMIT ? [cashier, second] : [cashier];
    const id = await withdrawal(pesos);
    for (const by of approvers) await approve(id, by);
    for (const [step, status] of [
      ["pay", "PAYING"],
      ["sent", "SENT"],
      ["complete", "COMPLETED"],
    ]) {
      for (const by of approvers)
        expect(await by.call("POST", `/withdrawals/${id}/${step}`, {})).toMatchObject({
          status: 403,
          code: "APPROVED_BY_YOU",
        });
      expect((await payer.call("POST", `/withdrawals/${id}/${step}`, {})).value.status).toBe(
        status,
      );
    }
  });
});

test("the same adjustment sent again asks for one approval, and then says what became of it", async () => {
  const player = await sites.player();
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => adjust(player, 5_000n, cashier, key)),
  );
  expect(states(answers)).toEqual(Array.from({ length: 5 }, () => "WAITING"));
  expect(new Set(answers.map(({ value }) => value.approvalId)).size).toBe(1);
  expect(await adjust(player, 6_000n, cashier, key)).toMatchObject({
    status: 422,
    code: "KEY_REUSED",
  });
  expect(await adjust(player, 5_000n, second, key)).toMatchObject({
    status: 422,
    code: "KEY_REUSED",
  });
  await second.call("POST", `/approvals/${answers[0]?.value.approvalId}/reject`, {
    reason: "No such promise",
  });
  expect((await adjust(player, 5_000n, cashier, key)).value).toMatchObject({
    status: "REJECTED",
    decisionReason: "No such promise",
  });
  expect(await cashOf(player)).toBe(0n);
});

describe("a new colleague", () => {
  beforeEach(() =>
    db.run(
      sql`update staff set trusted_from = now() + interval '1 minute' where username = ${second.username}`,
    ),
  );

  test("is no second person for an adjustment, a deposit or a withdrawal until a day is over", async () => {
    const player = await sites.player(2);
    const { approvalId } = (await adjust(player, 5_000n)).value;
    const [deposit, asked] = [await transfer(player, 5_000n), await withdrawal(5_000n)];
    await Promise.all([credit(deposit, 5_000n), approve(asked)]);
    const tries = () =>
      Promise.all([
        second.call("POST", `/approvals/${approvalId}/approve`, {}),
        credit(deposit, 5_000n, second),
        approve(asked, second),
      ]);
    for (const answer of await tries())
      expect(answer).toMatchObject({ status: 403, code: "TOO_NEW" });
    expect(await cashOf(player)).toBe(0n);
    await db.run(sql`update staff set trusted_from = now() where username = ${second.username}`);
    expect((await tries()).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test("moves no money alone, however little", async () => {
    const player = await sites.player();
    expect(states([await adjust(player, 1n, second)])).toEqual(["WAITING"]);
    expect(await credit(await transfer(player, 200n), 200n, second)).toMatchObject({
      status: 403,
      code: "TOO_NEW",
    });
    expect(await approve(await withdrawal(200n), second)).toMatchObject({
      status: 403,
      code: "TOO_NEW",
    });
  });
});

test("a colleague who was just added, and one whose authenticator was just reset, is no second person for a day", async () => {
  const [owner, other] = [await sites.clerk("owner"), await sites.clerk("owner")];
  const { value } = await owner.call("GET", "/staff");
  const { id } = value.find((member: { username: string }) => member.username === second.username);
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
    select extract(epoch from trusted_from - now())::float8 / 3600 as left from staff where username in ('mole', ${second.username})`);
  expect(rows).toHaveLength(2);
  for (const { left } of rows) expect(left).toBeGreaterThan(23.9);
});
