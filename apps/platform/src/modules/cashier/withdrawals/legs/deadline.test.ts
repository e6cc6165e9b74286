import { sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { told } from "../../../facts/testing/told.ts";
import { payoutSent } from "../../index.ts";
import { ana, type Till } from "../../testing/open-till.ts";
import { payVerbs } from "../../testing/pay-verbs.ts";
import { NEVER_TWO_PEOPLE, OTHER, START, useTill } from "../../testing/use-till.ts";
import { approveWithdrawal } from "../approving/approve-withdrawal.ts";
import { requestWithdrawal } from "../request-withdrawal.ts";
import { withdrawalByPublicId } from "../withdrawals.store.ts";
import { answerLeg, type Answer } from "./answer-leg.ts";
import { reminderMinutes } from "./deadline.ts";
import { endSilence } from "./end-silence.ts";
import vectors from "./fixtures/vectors.json" with { type: "json" };
import { selectLegs } from "./legs.store.ts";
import { standingOf } from "./standing.ts";

const { db, till } = await useTill();

/** Ten thousand in legs of six and four thousand, as the vectors have it, in small units here. */
const LEGS = [24_000_000n, 16_000_000n] as const;
/** Of the vectors' minor units. */
const SCALE = 40n;

/** How the vectors say that it stands, with the two legs and what was received of each. */
function wanted(name: string) {
  const row = vectors.withdrawal.find((one) => one.name.startsWith(name));
  if (!row) throw new Error(`There is no vector ${name}`);
  const { status, legs, ...sums } = row.expect;
  const scaled = (minor: number) => BigInt(minor) * SCALE;
  return {
    status,
    paid: scaled(sums.paid),
    open: scaled(sums.open),
    toRepay: scaled(sums.toRepay),
    legs: legs.map(([, state, received]) => [
      state,
      typeof received === "number" ? scaled(received) : null,
    ]),
  };
}

async function sentInTwo(player: Awaited<ReturnType<Till["payer"]>>) {
  const bankAccount = await till.bankAccountOf(player);
  const asked = await db.inTransaction((tx) =>
    requestWithdrawal(tx, till.wallet, {
      player,
      units: OTHER,
      bankAccount,
      key: randomUUID(),
      feeUnits: 0n,
      owedUnits: 0n,
    }),
  );
  if (!asked.ok) throw new Error(asked.refusal);
  const { id, publicId } = asked.value;
  await db.inTransaction((tx) =>
    approveWithdrawal(tx, { publicId, staff: ana, reason: undefined, standard: NEVER_TWO_PEOPLE }),
  );
  const verbs = payVerbs(till.wallet, publicId, player.id, LEGS);
  await db.inTransaction((tx) => verbs.pay(tx));
  for (const n of [1, 2]) await db.inTransaction((tx) => verbs.sent(tx, n));
  // Both are due in one millisecond, whatever time passed between sending them.
  const [first] = await selectLegs(db, id);
  await db.run(sql`
    update withdrawal_leg set due_at = ${first?.dueAt?.toString() ?? null}::timestamptz
    where withdrawal = ${id}`);
  const due = first?.dueAt;
  if (!due) throw new Error("A sent leg is due");
  const moment = (ms: number) => () =>
    Promise.resolve(Temporal.Instant.fromEpochMilliseconds(due.epochMilliseconds + ms));
  return {
    id,
    publicId,
    verbs,
    /** The answer at so many milliseconds after the deadline. */
    answer: (n: number, said: Answer, ms = -60_000) =>
      db.inTransaction((tx) =>
        answerLeg(tx, till.wallet, { player: player.id, publicId, n, answer: said }, moment(ms)),
      ),
    /** Nobody answered until and with so many milliseconds after the deadline. */
    silence: (ms: number) =>
      db.inTransaction((tx) => endSilence(tx, till.wallet, publicId, moment(ms))),
    now: async () => {
      const withdrawal = await withdrawalByPublicId(db, publicId, {});
      const { paid, open, toRepay } = standingOf(await selectLegs(db, id));
      const { held } = await till.money(player);
      expect(held).toBe(OTHER - paid);
      return { status: withdrawal?.status, paid, open, toRepay };
    },
    /** The same with the two legs that were sent, and what was received of each. */
    stands: async () => {
      const withdrawal = await withdrawalByPublicId(db, publicId, {});
      const legs = await selectLegs(db, id);
      const { paid, open, toRepay } = standingOf(legs);
      return {
        status: withdrawal?.status,
        paid,
        open,
        toRepay,
        legs: legs
          .slice(0, 2)
          .map(({ status, receivedUnits }) => [status, receivedUnits > 0n ? receivedUnits : null]),
      };
    },
    legs: async () => (await selectLegs(db, id)).map(({ status }) => status),
  };
}
const CENT = 1_000n;
const inTwo = async () => sentInTwo(await till.payer(START));

const RECEIVED: Answer = { said: "RECEIVED" };
const notReceived = (): Answer => ({
  said: "NOT_RECEIVED",
  pictures: [`${randomUUID()}.png`],
});
const partly = (units: bigint): Answer => ({
  said: "PARTLY_RECEIVED",
  units,
  rest: "TRANSFER",
  pictures: [`${randomUUID()}.png`],
});

describe("[MO-03] a withdrawal in two legs that were sent", () => {
  test("is disputed when the first arrived and the second did not", async () => {
    const { answer, stands } = await inTwo();
    await answer(1, RECEIVED);
    await answer(2, notReceived());
    expect(await stands()).toEqual(wanted("one leg confirmed, one disputed"));
  });

  test("[MO-07] is partly received when some of the second arrived, and the rest is to repay", async () => {
    const { answer, stands } = await inTwo();
    await answer(1, RECEIVED);
    await answer(2, partly(350_000n * SCALE));
    expect(await stands()).toEqual(wanted("partly received"));
  });

  test("[MO-08] is completed by silence until the millisecond of the deadline", async () => {
    const { silence, stands } = await inTwo();
    await silence(0);
    expect(await stands()).toEqual(wanted("nobody answered"));
  });

  test("[MO-08] is open while only the millisecond before has passed", async () => {
    const { silence, stands } = await inTwo();
    await silence(-1);
    expect(await stands()).toEqual(wanted("one ms before auto"));
  });
});

test("[MO-09] a withdrawal whose first leg arrived and whose second is forced is completed, with nothing to repay", async () => {
  const { verbs, answer, stands } = await inTwo();
  await answer(1, RECEIVED);
  await answer(2, notReceived());
  for (const by of ["force", "force-second"] as const)
    await db.inTransaction((tx) => verbs[by](tx, 2));
  expect(await stands()).toEqual(wanted("operator forces receipt"));
});

describe("[MO-08] an answer", () => {
  test("in the millisecond of the deadline wins, and one a millisecond later is late", async () => {
    const inTime = await inTwo();
    expect(await inTime.answer(1, notReceived(), 0)).toMatchObject({ ok: true });
    await inTime.silence(0);
    expect(await inTime.legs()).toEqual(["DISPUTED", "AUTO_CONFIRMED"]);
    const late = await inTwo();
    await late.answer(1, notReceived(), 1);
    expect(await late.legs()).toEqual(["AUTO_CONFIRMED", "SENT"]);
    await late.silence(1);
    await late.answer(2, notReceived(), 2);
    expect(await late.now()).toMatchObject({ status: "COMPLETED", paid: OTHER });
  });

  test("and the end of silence at the same moment: one of them decides, and nothing is paid twice", async () => {
    for (let at = 0; at < 5; at += 1) {
      const { answer, silence, legs, now } = await inTwo();
      await Promise.all([answer(1, notReceived(), 0), silence(0), silence(0)]);
      const [first] = await legs();
      expect(["DISPUTED", "AUTO_CONFIRMED"]).toContain(first);
      expect((await now()).paid).toBe(first === "DISPUTED" ? LEGS[1] : OTHER);
    }
  });

  test("stops the clock while it is disputed, which goes on with what was left", async () => {
    const { verbs, answer, silence, legs } = await inTwo();
    await answer(1, notReceived());
    await silence(86_400_000);
    expect(await legs()).toEqual(["DISPUTED", "AUTO_CONFIRMED"]);
    await db.inTransaction((tx) => verbs["ask again"](tx, 1));
    expect(await legs()).toEqual(["SENT", "AUTO_CONFIRMED"]);
    await silence(86_400_000);
    expect(await legs()).toEqual(["AUTO_CONFIRMED", "AUTO_CONFIRMED"]);
  });
});

describe("[MO-08] the time to answer", () => {
  test("ends nothing while one person saw the money come back, until a second one did", async () => {
    const { verbs, answer, silence, legs, now } = await inTwo();
    await db.inTransaction((tx) => verbs.back(tx, 1));
    await silence(86_400_000);
    expect(await legs()).toEqual(["SENT", "AUTO_CONFIRMED"]);
    await answer(1, notReceived(), 86_400_000);
    expect(await legs()).toEqual(["DISPUTED", "AUTO_CONFIRMED"]);
    await db.inTransaction((tx) => verbs["back-second"](tx, 1));
    expect(await legs()).toEqual(["FAILED", "AUTO_CONFIRMED"]);
    expect(await now()).toMatchObject({ paid: LEGS[1], open: LEGS[0] });
  });

  test("is ten minutes at least when the player is asked again, who is told", async () => {
    const { id, publicId, verbs, answer } = await inTwo();
    await answer(1, notReceived());
    await db.run(sql`update withdrawal_leg set left_ms = 2000 where withdrawal = ${id} and n = 1`);
    await db.inTransaction((tx) => verbs["ask again"](tx, 1));
    const [leg] = await selectLegs(db, id);
    const given = (leg?.dueAt?.epochMilliseconds ?? 0) - (leg?.changedAt.epochMilliseconds ?? 0);
    expect(given).toBeGreaterThan(590_000);
    const asked = { withdrawal: publicId, minutes: 10, reminder: false };
    expect(await told(db, payoutSent)).toContainEqual(expect.objectContaining(asked));
  });

  test("of a new sending has nothing of an earlier one", async () => {
    const { id, verbs, answer } = await inTwo();
    await answer(1, notReceived());
    for (const name of ["not arrived", "not arrived-second", "retry", "sent"] as const)
      await db.inTransaction(async (tx): Promise<unknown> => verbs[name](tx, 1));
    expect((await selectLegs(db, id))[0]).toMatchObject({ status: "SENT", leftMs: null });
  });
});

describe("an amount that says another answer", () => {
  test("all of a leg is received, nothing of it is not received and needs pictures", async () => {
    const { answer, legs } = await inTwo();
    await answer(1, partly(LEGS[0]));
    expect(await answer(2, { ...partly(0n), pictures: [] } as Answer)).toMatchObject({
      refusal: "PICTURES_NEEDED",
    });
    await answer(2, partly(0n));
    expect(await legs()).toEqual(["CONFIRMED", "DISPUTED"]);
  });

  test("a part of a cent is refused", async () => {
    const { answer, now } = await inTwo();
    expect(await answer(2, partly(14_000_000n + 1n))).toMatchObject({
      refusal: "AMOUNT_NOT_WHOLE",
    });
    expect(await now()).toMatchObject({ status: "SENT" });
  });

  test("a part is refused while one person has closed the leg as received", async () => {
    const { verbs, answer, legs } = await inTwo();
    await answer(2, notReceived());
    await db.inTransaction((tx) => verbs.force(tx, 2));
    expect(await answer(2, partly(14_000_000n))).toMatchObject({ refusal: "WRONG_STATE" });
    await answer(2, RECEIVED);
    expect(await legs()).toEqual(["SENT", "CONFIRMED"]);
  });

  test("more than the leg is refused", async () => {
    const { answer, now } = await inTwo();
    expect(await answer(2, partly(LEGS[1] + 1n))).toMatchObject({ refusal: "AMOUNT_TOO_LARGE" });
    expect(await now()).toMatchObject({ status: "SENT" });
  });
});

test("two different answers at once: one of them stands and the other changes nothing", async () => {
  for (let at = 0; at < 5; at += 1) {
    const { answer, now, legs } = await inTwo();
    await Promise.all([answer(1, RECEIVED), answer(1, partly(CENT)), answer(1, notReceived())]);
    const [first] = await legs();
    expect(["CONFIRMED", "PARTIAL", "DISPUTED"]).toContain(first);
    const { paid, open, toRepay } = await now();
    expect(paid + open + toRepay).toBe(OTHER);
  }
});

test.each([
  [30, 5, [15, 25]],
  [60, 5, [30, 55]],
  [60, 10, [30, 50]],
  [10, 5, [5]],
  [8, 5, [3, 4]],
  [4, 5, [2]],
  [0, 5, []],
])(
  "of %d minutes, with the last call %d before their end, a player is reminded at %j",
  (minutes, last, moments) => {
    expect(reminderMinutes(minutes, last)).toEqual(moments);
  },
);

test("the ledger is right to the unit after all of this", async () => {
  expect(await till.problems()).toEqual([]);
});
