import { formatMoney, fromWire } from "@perya/money";
import { sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { depositOf, playOnce } from "../cashier/testing/open-cashier.ts";
import { stepPath } from "../cashier/testing/pay-steps.ts";
import { withdrawing } from "../cashier/testing/withdrawing.ts";
import type { TestPlayer } from "../../testing/people.ts";
import { ALONE, PESO, useReconciliation } from "./testing/use-reconciliation.ts";

const { db, sites, ana, ben, today, upload, credited, find, step, cashOf } =
  await useReconciliation();

/** A number that no other test has. */
const fresh = () => `N${randomUUID().slice(0, 8)}`;

describe("MO-09 a bank's statement", () => {
  test("that shows what we know leaves nothing to settle, and the day's sums agree", async () => {
    const out = fresh();
    const { platform } = sites;
    const play = (of: TestPlayer, units: bigint) => playOnce(platform, of, units);
    const desk = withdrawing({ platform, player: sites.player, play }, [ana]);
    const { player, bankAccount } = await desk.ready(700n);
    const paid = await db.row<{ number: string }>(
      sql`select provider_txn as number from deposit where player = ${player.id}`,
    );
    const one = paid?.number ?? "";
    const id = await desk.ask(player, bankAccount, 140n);
    await ana.call("POST", stepPath(id, "approve"), {});
    await ben.call("POST", stepPath(id, "pay"), {});
    await ben.call("POST", stepPath(id, "sent"), { reference: out });
    const { value } = await upload([
      [one.toUpperCase(), "700.00"],
      [out, "-140"],
    ]);
    expect(value).toMatchObject({ lines: 2, added: 2, provider: "bank" });
    expect([...(await find(one)), ...(await find(out))]).toEqual([]);
    const { days } = (await ana.call("GET", `/reconciliation/days?fromDay=${today}&toDay=${today}`))
      .value;
    expect(days.find((day: { provider: string }) => day.provider === "bank")).toMatchObject({
      in: {
        readAt: expect.any(String),
        theirs: { amount: `${700n * PESO}` },
        difference: { amount: "0" },
      },
      out: {
        readAt: expect.any(String),
        theirs: { amount: `${140n * PESO}` },
        difference: { amount: "0" },
      },
    });
  });

  test("names the payer in place of the name that staff typed", async () => {
    const [player, reference] = [await sites.player(2), fresh()];
    const { value } = await ana.call("POST", "/bank-transfers", {
      player: player.publicId,
      amount: (5n * PESO).toString(),
      reference,
      payer: "Some One",
    });
    await upload([[reference, "5.00"]]);
    expect((await ana.call("GET", `/deposits/${value.id}`)).value.payers).toMatchObject([
      { payer: "Some One", source: "STAFF" },
      { payer: "Someone", source: "STATEMENT", by: "system" },
    ]);
  });

  test("read twice, or overlapping another one, changes nothing", async () => {
    const [one, two] = [fresh(), fresh()];
    const rows = [[one, "5.00"]] as const;
    const first = await upload(rows);
    const again = await Promise.all([upload(rows), upload(rows)]);
    expect(again.map(({ value }) => value.id)).toEqual([first.value.id, first.value.id]);
    expect((await upload([...rows, [two, "6"]])).value).toMatchObject({ lines: 2, added: 1 });
    expect(await find(one)).toHaveLength(1);
  });

  test("with the number of an earlier one and another amount is refused, whole, with the line", async () => {
    const [one, two] = [fresh(), fresh()];
    await upload([[one, "5.00"]]);
    const refused = await upload([
      [two, "1"],
      [one, "5.01"],
    ]);
    expect(refused).toMatchObject({ status: 422, code: "BAD_STATEMENT" });
    expect(refused.message).toMatch(/^Line 3: /);
    expect(await find(two)).toEqual([]);
  });

  test("keeps how its columns were read for the next one, by provider", async () => {
    await upload([[fresh(), "1"]]);
    const { mappings } = (await ana.call("GET", "/reconciliation/statements")).value;
    expect(mappings.bank).toMatchObject({ number: "Reference", decimal: "." });
    expect(mappings.btcpay).toBeUndefined();
  });

  test("of too many days, without a file or with a mapping that is none is refused with the field", async () => {
    for (const changes of [{ to: "2000-01-01" }, { mapping: "{}" }, { provider: "casino" }])
      expect(await upload([], changes)).toMatchObject({ status: 400, code: "INVALID_REQUEST" });
  });

  test("finds by itself what was missing with us once it is credited", async () => {
    const player = await sites.player(2);
    const number = fresh();
    await upload([[number, "12"]]);
    expect(await find(number)).toMatchObject([{ kind: "MISSING_WITH_US", state: "OPEN" }]);
    await credited(player, 12n, number);
    await upload([[fresh(), "1"]]);
    expect(await find(number)).toMatchObject([{ state: "FOUND" }]);
  });

  test("shows what differs in its amount, and what it does not have", async () => {
    const player = await sites.player(2);
    const [differs, missing] = [fresh(), fresh()];
    await credited(player, 300n, differs);
    await credited(player, 31n, missing);
    await upload([[differs, "299.50"]]);
    expect(await find(differs)).toMatchObject([
      { kind: "AMOUNT_DIFFERS", amount: { amount: "50000" } },
    ]);
    expect(await find(missing)).toMatchObject([{ kind: "MISSING_AT_PROVIDER" }]);
  });
});

describe("a difference", () => {
  /** An arrival that nobody knows. */
  const arrived = async (pesos: bigint) => {
    const number = fresh();
    await upload([[number, pesos.toString()]]);
    const [found] = await find(number);
    return { id: found?.id ?? "", number };
  };
  const reason = "Interest of the bank";

  test("is settled with a reason, once, however many press at once", async () => {
    const { id } = await arrived(3n);
    const pressed = await Promise.all([1, 2, 3].map(() => step(id, "note", { reason })));
    expect(pressed.map(({ status }) => String(status)).toSorted()).toEqual(["200", "409", "409"]);
    const { value } = await ana.call("GET", `/reconciliation/differences/${id}`);
    expect(value).toMatchObject({ state: "SETTLED", how: "NOTED", settledBy: ana.username });
    await upload([[fresh(), "1"]]);
    expect((await find(value.number)).map(({ state }) => state)).toEqual(["SETTLED"]);
  });

  test("above what one person may settle waits for a second one, who is not the first", async () => {
    const { id } = await arrived(ALONE / PESO + 1n);
    expect((await step(id, "note", { reason })).value).toEqual({ waits: true });
    expect(await step(id, "note", { reason }, ben)).toMatchObject({ code: "ASKED_ALREADY" });
    const { value: open } = await ben.call("GET", "/approvals");
    const asked = open.find((one: { subject: string }) => one.subject === id);
    expect((await ana.call("POST", `/approvals/${asked.id}/approve`)).status).toBe(403);
    expect((await ben.call("POST", `/approvals/${asked.id}/approve`)).status).toBe(200);
    expect((await ana.call("GET", `/reconciliation/differences/${id}`)).value).toMatchObject({
      state: "SETTLED",
      settledBy: ana.username,
      reason,
    });
  });

  test("counts towards what its person settles alone in a day", async () => {
    const carla = await sites.staff("cashier", 1n);
    await db.run(sql`update approval_limit set staff_day_units = ${10n * PESO} where brand_id = 1`);
    const [first, second] = [await arrived(6n), await arrived(5n)];
    const waits = [first, second].map(({ id }) => step(id, "note", { reason }, carla));
    const [one, two] = await Promise.all(waits);
    expect([one?.value.waits, two?.value.waits].filter(Boolean)).toHaveLength(1);
    await db.run(sql`update approval_limit set staff_day_units = ${10n ** 18n} where brand_id = 1`);
  });

  test("is settled as the other side of another: a number that was typed wrongly", async () => {
    const player = await sites.player(2);
    const [typed, theirs] = [fresh(), fresh()];
    await credited(player, 81n, typed);
    await upload([[theirs, "80"]]);
    const [[ours], [line]] = [await find(typed), await find(theirs)];
    const { value } = await ana.call("GET", `/reconciliation/differences/${line?.id}`);
    expect(value.others.map((one: { id: string }) => one.id)).toContain(ours?.id);
    expect(await step(line?.id ?? "", "link", { other: line?.id, reason })).toMatchObject({
      code: "NOT_A_PAIR",
    });
    await step(line?.id ?? "", "link", { other: ours?.id, reason });
    for (const number of [typed, theirs])
      expect(await find(number)).toMatchObject([{ state: "SETTLED" }]);
  });

  test("of what is missing at the bank is not ended by a file of one person's above their limit", async () => {
    const player = await sites.player(2);
    const [large, small] = [fresh(), fresh()];
    await db.run(sql`update approval_limit set single_units = ${10n ** 15n} where brand_id = 1`);
    await credited(player, ALONE / PESO + 3n, large);
    await db.run(sql`update approval_limit set single_units = ${ALONE} where brand_id = 1`);
    await credited(player, 33n, small);
    await upload([[fresh(), "1"]]);
    const [missing] = await find(large);
    expect(missing).toMatchObject({ kind: "MISSING_AT_PROVIDER", state: "OPEN" });
    await upload([
      [large, `${ALONE / PESO + 3n}`],
      [small, "33"],
    ]);
    expect(await find(small)).toMatchObject([{ state: "FOUND" }]);
    const states = async () => (await find(large)).map(({ kind, state }) => `${kind} ${state}`);
    const open = ["MISSING_AT_PROVIDER OPEN", "MISSING_WITH_US OPEN"];
    expect((await states()).toSorted()).toEqual(open);
    await upload([[fresh(), "1"]], {}, ben);
    expect((await states()).toSorted()).toEqual(open);
    const { value: asked } = await ben.call("GET", "/approvals");
    const request = asked.find((one: { subject: string }) => one.subject === missing?.id);
    expect((await ana.call("POST", `/approvals/${request.id}/approve`)).status).toBe(403);
    await ana.call("POST", `/approvals/${request.id}/take-back`);
    const [line] = (await find(large)).filter(({ kind }) => kind === "MISSING_WITH_US");
    const pair = { other: line?.id, reason };
    expect((await step(missing?.id ?? "", "link", pair)).value).toEqual({ waits: true });
    const { value: again } = await ben.call("GET", "/approvals");
    const link = again.find((one: { subject: string }) => one.subject === missing?.id);
    expect((await ben.call("POST", `/approvals/${link.id}/approve`)).status).toBe(200);
    expect((await find(large)).map(({ state }) => state)).toEqual(["SETTLED", "SETTLED"]);
  });

  test("that arrived at the bank is credited as a transfer seen there, with its two people", async () => {
    const player = await sites.player(2);
    const { id, number } = await arrived(ALONE / PESO + 2n);
    const body = { player: player.username };
    expect((await step(id, "credit", body)).value).toEqual({ waits: true });
    expect(await step(id, "credit", body)).toMatchObject({ code: "SECOND_PERSON_NEEDED" });
    expect(await cashOf(player)).toBe(0n);
    const pressed = await Promise.all([
      step(id, "credit", body, ben),
      step(id, "credit", body, ben),
    ]);
    expect(pressed.map(({ status }) => String(status)).toSorted()).toEqual(["200", "409"]);
    expect(await cashOf(player)).toBe(ALONE + 2n * PESO);
    expect(await find(number)).toMatchObject([{ state: "SETTLED" }]);
  });

  test("whose deposit was credited since, under its number typed in another way, is not credited again", async () => {
    const player = await sites.player(2);
    const asked = await player.call("POST", "/deposits", depositOf("bank-transfer", 450n));
    const { id: deposit, transfer } = asked.value;
    const { amount } = transfer.exactAmount;
    const number = fresh();
    const typed = `${number.slice(0, 4)} ${number.slice(4, 6)}-${number.slice(6)}`;
    const pesos = formatMoney(fromWire(transfer.exactAmount), { symbol: false });
    await upload([[typed, pesos.replaceAll(",", "")]]);
    const [stale] = await find(number.slice(0, 4));
    const approved = { paidAmount: amount, reference: number };
    expect((await ana.call("POST", `/deposits/${deposit}/approve`, approved)).value.status).toBe(
      "SUCCEEDED",
    );
    const body = { player: player.username };
    expect(await step(stale?.id ?? "", "credit", body, ben)).toMatchObject({ code: "WRONG_STATE" });
    expect(await cashOf(player)).toBe(BigInt(amount));
    const { value } = await ana.call("GET", `/reconciliation/differences/${stale?.id}`);
    expect(value.state).toBe("FOUND");
  });

  test("that is none of an arrival at the bank can't be credited, and neither can staff without the right", async () => {
    const player = await sites.player(2);
    const number = fresh();
    await upload([[number, "-5"]]);
    const [out] = await find(number);
    const body = { player: player.username };
    expect(await step(out?.id ?? "", "credit", body)).toMatchObject({ code: "NOT_AN_ARRIVAL" });
    const support = await sites.staff("support", 1n);
    const { id } = await arrived(4n);
    expect((await step(id, "credit", body, support)).status).toBe(403);
    expect((await step(id, "note", { reason }, support)).status).toBe(403);
  });

  test("waits on the Work page", async () => {
    const { number } = await arrived(9n);
    await db.run(sql`
      update reconciliation_difference set state = 'SETTLED', how = 'NOTED', settled_at = now()
      where state = 'OPEN' and number <> ${number}`);
    const { value } = await ana.call("GET", "/work");
    expect(value.find((one: { queue: string }) => one.queue === "reconciliation")).toMatchObject({
      count: 1,
      items: [{ title: number, state: "MISSING_WITH_US" }],
    });
  });
});
