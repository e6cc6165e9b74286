import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { TestPlayer } from "../../testing/people.ts";
import { stepBody, stepPath } from "../cashier/testing/pay-steps.ts";
import { useAlone, states, LIMIT, transfer, PESO } from "./testing/use-alone.ts";

const { sites, adjust, cashOf, credit, approve, withdrawal, yesterday, staff } = await useAlone();

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
    expect((await credit(late, 100n, staff.second)).value.status).toBe("SUCCEEDED");
    expect((await approve(asked, staff.second)).value.status).toBe("APPROVED");
  });

  test("begins again with the brand's next day", async () => {
    const player = await sites.player();
    await adjust(player, LIMIT);
    await yesterday(staff.cashier);
    expect(states([await adjust(player, LIMIT), await adjust(player, 1n)])).toEqual([
      "DONE",
      "WAITING",
    ]);
  });

  test("is not used up by what was refused, nor twice by what was sent twice", async () => {
    const player = await sites.player();
    const key = randomUUID();
    expect(await adjust(player, -900n)).toMatchObject({ code: "NOT_ENOUGH_MONEY" });
    await Promise.all([1, 2, 3].map(() => adjust(player, 600n, staff.cashier, key)));
    expect(states([await adjust(player, 400n), await adjust(player, 1n)])).toEqual([
      "DONE",
      "WAITING",
    ]);
    expect(await cashOf(player)).toBe(LIMIT);
  });

  test("is not used up by what two people did", async () => {
    const [player, other] = await Promise.all([sites.player(), sites.player()]);
    const { approvalId } = (await adjust(player, 5_000n)).value;
    await staff.second.call("POST", `/approvals/${approvalId}/approve`, {});
    expect(states([await adjust(player, LIMIT)])).toEqual(["DONE"]);
    expect(states([await adjust(other, LIMIT, staff.second)])).toEqual(["DONE"]);
  });
});

describe("what may be done for one player in a day without a second person", () => {
  test("is the limit, of however many staff", async () => {
    const player = await sites.player();
    const third = await sites.staff("cashier");
    expect(
      states([
        await adjust(player, 700n),
        await adjust(player, 300n, staff.second),
        await adjust(player, 1n, third),
      ]),
    ).toEqual(["DONE", "DONE", "WAITING"]);
  });

  test("is not more for many staff at once, by adjustment and by deposit", async () => {
    const player = await sites.player();
    const staff = await Promise.all(Array.from({ length: 6 }, () => sites.staff("cashier")));
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
    expect((await approve(await withdrawal(600n, player), staff.second)).value.status).toBe(
      "REQUESTED",
    );
  });
});

describe("who approved a withdrawal", () => {
  test.each([
    ["alone", 400n],
    ["as one of two", 6_000n],
  ])("%s takes no step of paying it", async (_how, pesos) => {
    const payer = await sites.staff("cashier");
    const approvers = pesos > LIMIT ? [staff.cashier, staff.second] : [staff.cashier];
    const id = await withdrawal(pesos);
    for (const by of approvers) await approve(id, by);
    for (const [step, status] of [
      ["pay", "PAYING"],
      ["sent", "SENT"],
    ] as const) {
      for (const by of approvers)
        expect(await by.call("POST", stepPath(id, step), stepBody(step))).toMatchObject({
          status: 403,
          code: "APPROVED_BY_YOU",
        });
      expect((await payer.call("POST", stepPath(id, step), stepBody(step))).value.status).toBe(
        status,
      );
    }
  });
});

test("the same adjustment sent again asks for one approval, and then says what became of it", async () => {
  const player = await sites.player();
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => adjust(player, 5_000n, staff.cashier, key)),
  );
  expect(states(answers)).toEqual(Array.from({ length: 5 }, () => "WAITING"));
  expect(new Set(answers.map(({ value }) => value.approvalId)).size).toBe(1);
  expect(await adjust(player, 6_000n, staff.cashier, key)).toMatchObject({
    status: 422,
    code: "KEY_REUSED",
  });
  expect(await adjust(player, 5_000n, staff.second, key)).toMatchObject({
    status: 422,
    code: "KEY_REUSED",
  });
  await staff.second.call("POST", `/approvals/${answers[0]?.value.approvalId}/reject`, {
    reason: "No such promise",
  });
  expect((await adjust(player, 5_000n, staff.cashier, key)).value).toMatchObject({
    status: "REJECTED",
    decisionReason: "No such promise",
  });
  expect(await cashOf(player)).toBe(0n);
});
