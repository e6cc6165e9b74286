import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { onlyLargeNeedsTwo } from "../../../../testing/alone-limits.ts";
import type { TestStaff, TestPlayer } from "../../../../testing/people.ts";
import { PESO, depositOf, openCashier, type Cashier } from "../../testing/open-cashier.ts";

const TWO_PERSON_ABOVE = 5_000n * PESO;

let db: TestDatabase;
let cashier: Cashier;
let ana: TestStaff;
let ben: TestStaff;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  cashier = await openCashier(db);
  await onlyLargeNeedsTwo(db, TWO_PERSON_ABOVE);
  [ana, ben] = await Promise.all([cashier.staff(), cashier.staff()]);
});
afterAll(async () => {
  await cashier.close();
  await db.close();
});

const record = (player: string, units: bigint, reference: string, by = ana) =>
  by.call("POST", "/bank-transfers", { player, amount: units.toString(), reference });
/**
 * The same, repeated while the answer is 503: of twenty that wait for one lock the last may wait
 * too long.
 */
async function recordUntilAnswered(
  ...asked: Parameters<typeof record>
): Promise<Awaited<ReturnType<typeof record>>> {
  for (;;) {
    const answer = await record(...asked);
    if (answer.status !== 503) return answer;
  }
}
const cashOf = async (player: TestPlayer) => (await cashier.balance(player)).cash;

describe("a transfer that staff saw at the bank", () => {
  test("by a new colleague is refused, and nothing of it stays", async () => {
    const player = await cashier.player();
    const newcomer = await cashier.staff();
    await db.run(sql`
      update staff set trusted_from = now() + interval '1 minute'
      where username = ${newcomer.username}`);
    expect(await record(player.publicId, 700n * PESO, randomUUID(), newcomer)).toMatchObject({
      status: 403,
      code: "TOO_NEW",
    });
    expect((await player.call("GET", "/deposits")).value.content).toEqual([]);
  });

  test("for which the player asked nothing is credited once, to be played once, and stands in the player's history", async () => {
    const player = await cashier.player();
    const reference = randomUUID();
    const { value } = await record(player.publicId, 700n * PESO, reference);
    expect(value).toMatchObject({
      status: "SUCCEEDED",
      reference,
      player: { id: player.publicId },
    });
    expect(value.timeline.map((step: { actor: string }) => step.actor)).toEqual(
      Array.from({ length: 4 }, () => `staff:${ana.username}`),
    );
    expect((await record(player.publicId, 700n * PESO, reference, ben)).value.id).toBe(value.id);
    expect(await cashOf(player)).toBe(700n * PESO);
    expect(
      (await player.call("GET", "/cashier/methods")).value.withdrawal.turnoverLeft.amount,
    ).toBe((700n * PESO).toString());
    expect((await player.call("GET", "/deposits")).value.content).toMatchObject([
      { id: value.id, status: "SUCCEEDED" },
    ]);
    const trail = await db.rows(
      sql`select action, actor from audit_row where subject = ${value.id}`,
    );
    expect(trail).toEqual([
      { action: "deposit.record", actor: ana.username },
      { action: "deposit.record", actor: ben.username },
    ]);
  });

  test("is recorded twenty times at once and credited once", async () => {
    const player = await cashier.player();
    const reference = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        recordUntilAnswered(player.username, 300n * PESO, reference, at % 2 ? ana : ben),
      ),
    );
    expect(new Set(answers.map(({ value }) => value?.id)).size).toBe(1);
    expect(await cashOf(player)).toBe(300n * PESO);
  });

  test.each(["waits", "ran out"])(
    "answers the player's request that %s for exactly this amount",
    async (how) => {
      const player = await cashier.player();
      const asked = (await player.call("POST", "/deposits", depositOf("bank-transfer", 900n)))
        .value;
      const { amount } = asked.transfer.exactAmount;
      if (how === "ran out") await player.call("POST", `/deposits/${asked.id}/cancel`);
      expect(
        (await record(player.username.toUpperCase(), BigInt(amount), randomUUID())).value,
      ).toMatchObject({ id: asked.id, status: "SUCCEEDED" });
      expect(await cashOf(player)).toBe(BigInt(amount));
    },
  );

  test("of another amount than the player asked for leaves the request alone", async () => {
    const player = await cashier.player();
    const asked = (await player.call("POST", "/deposits", depositOf("bank-transfer", 900n))).value;
    await record(player.publicId, 800n * PESO, randomUUID());
    expect((await player.call("GET", `/deposits/${asked.id}`)).value.status).toBe(
      "AWAITING_PAYMENT",
    );
    expect(await cashOf(player)).toBe(800n * PESO);
  });

  test("above the set amount is credited when two people have recorded the same", async () => {
    const player = await cashier.player();
    const reference = randomUUID();
    const units = TWO_PERSON_ABOVE + 1n;
    const { value } = await record(player.publicId, units, reference);
    expect(value).toMatchObject({
      status: "SUBMITTED",
      needsTwo: true,
      approvals: [{ by: ana.username }],
    });
    expect(await record(player.publicId, units, reference)).toMatchObject({
      status: 409,
      code: "SECOND_PERSON_NEEDED",
    });
    expect((await record(player.publicId, units + 1n, reference, ben)).value).toMatchObject({
      id: value.id,
      status: "SUBMITTED",
    });
    expect(await cashOf(player)).toBe(0n);
    expect((await record(player.publicId, units, reference, ben)).value).toMatchObject({
      id: value.id,
      status: "SUCCEEDED",
    });
    expect(await cashOf(player)).toBe(units);
  });
});

test("a recorded transfer that a colleague refused is decided again when it is seen again", async () => {
  const player = await cashier.player();
  const [reference, units] = [randomUUID(), TWO_PERSON_ABOVE + 1n];
  const { value } = await record(player.publicId, units, reference);
  await ben.call("POST", `/deposits/${value.id}/reject`, { reason: "Not on the statement" });
  expect((await record(player.publicId, units, reference)).value.status).toBe("REVIEW");
  expect((await record(player.publicId, units, reference, ben)).value).toMatchObject({
    id: value.id,
    status: "SUCCEEDED",
  });
  expect(await cashOf(player)).toBe(units);
});

describe("is refused and credits nothing", () => {
  test("under a number that another player's transfer has", async () => {
    const [player, other] = await Promise.all([cashier.player(), cashier.player()]);
    const reference = randomUUID();
    await record(player.publicId, 100n * PESO, reference);
    expect(await record(other.publicId, 100n * PESO, reference)).toMatchObject({
      status: 409,
      code: "REFERENCE_USED",
    });
    expect(await record(player.publicId, 101n * PESO, reference)).toMatchObject({
      status: 409,
      code: "WRONG_STATE",
    });
    expect(await cashOf(other)).toBe(0n);
  });

  test("for a player who is blocked or excluded: it is sent back", async () => {
    const player = await cashier.player();
    await db.inTransaction((tx) =>
      cashier.platform.wallet.append(tx, [{ kind: "block", player: player.id, key: randomUUID() }]),
    );
    expect(await record(player.publicId, 100n * PESO, randomUUID())).toMatchObject({
      status: 403,
      code: "PLAYER_DISABLED",
    });
    expect(await cashOf(player)).toBe(0n);
  });

  test("for nobody, and for a name that players of several brands have", async () => {
    expect(await record("no.such.player", 100n * PESO, randomUUID())).toMatchObject({
      status: 404,
    });
    const [one, two] = await Promise.all([cashier.player(), cashier.player()]);
    await db.run(sql`
      with other as (
        insert into brand (host, name, real_money, currency, country, zone, minimum_age)
        values ('names.example', 'Other', false, 'PHP', 'PH', 'Asia/Manila', 18)
        returning id
      )
      update player set brand_id = other.id, username = ${one.username}
      from other
      where player.id = ${two.id}`);
    expect(await record(one.username, 100n * PESO, randomUUID())).toMatchObject({
      status: 422,
      code: "PLAYER_UNCLEAR",
    });
    expect((await record(one.publicId, 100n * PESO, randomUUID())).status).toBe(200);
  });

  test("by staff who may not decide deposits", async () => {
    const player = await cashier.player();
    expect(
      (await record(player.publicId, 100n * PESO, randomUUID(), await cashier.staff("support")))
        .status,
    ).toBe(403);
  });
});

test("the ledger is right to the unit after all of this", async () => {
  expect(await cashier.ledgerProblems()).toEqual([]);
});
