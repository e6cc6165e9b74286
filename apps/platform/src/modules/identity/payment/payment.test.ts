import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import { PASSWORD, type Answered } from "../../../testing/people.ts";
import {
  usePayment,
  withdraw,
  RIGHT,
  set,
  PIN,
  state,
  typed,
  change,
  hoursUntil,
} from "./testing/use-payment.ts";

const { sites, changesOf, db, client } = await usePayment();

describe("MC-17 a payment password", () => {
  test("is asked for a withdrawal wherever there is one; the login password no longer does", async () => {
    const player = await sites.player(2);
    expect(await withdraw(player, PASSWORD)).toBe(RIGHT);
    expect((await player.call("GET", "/cashier/methods")).value.withdrawal).toMatchObject({
      confirmWith: "login",
      waitsUntil: null,
    });
    expect((await set(player)).status).toBe(200);
    expect((await player.call("GET", "/cashier/methods")).value.withdrawal.confirmWith).toBe(
      "payment",
    );
    expect(await withdraw(player, PASSWORD)).toBe("WRONG_PASSWORD");
    expect(await withdraw(player, PIN)).toBe(RIGHT);
  });

  test("is set by the login password, so a borrowed browser sets none", async () => {
    const player = await sites.player(2);
    expect(await state(player)).toEqual({
      set: false,
      loginPassword: true,
      contact: null,
      withdrawalsFrom: null,
      waitHours: 24,
    });
    for (const more of [{}, { password: "Guess2026" }, { verificationCode: "123456" }])
      expect(await set(player, PIN, more)).toMatchObject({ status: 422, code: "WRONG_PASSWORD" });
    expect((await set(player)).status).toBe(200);
    expect(await state(player)).toMatchObject({ set: true, withdrawalsFrom: null });
    expect(await set(player, "314159")).toMatchObject({
      status: 409,
      code: "PAYMENT_PASSWORD_SET",
    });
    expect(await changesOf(player)).toEqual(["SET"]);
  });

  test("follows the brand's rule, is typed twice, comes sealed, and is nowhere to be read", async () => {
    const player = await sites.player(2);
    expect(await set(player, "12345")).toMatchObject({
      status: 400,
      value: [{ field: "paymentPassword" }],
    });
    expect(
      await set(player, PIN, { password: PASSWORD, confirmPaymentPassword: "271829" }),
    ).toMatchObject({
      status: 400,
      value: [{ message: "Incorrect confirmation input" }],
    });
    for (const [method, path] of [
      ["PUT", ""],
      ["POST", ""],
      ["POST", "/recovery"],
    ] as const) {
      const headers = {
        "content-type": "application/json",
        authorization: `Bearer ${player.token}`,
      };
      const plain = await fetch(`${sites.playerUrl}/api/v1/payment-password${path}`, {
        method,
        headers,
        body: JSON.stringify(typed(PIN)),
      });
      expect(await plain.json()).toMatchObject({ code: "ENVELOPE_REQUIRED" });
    }
    await set(player);
    const dump = await db.row<{ text: string }>(sql`
      select string_agg(l::text, ' ') as text from player_login l where player_id = ${player.id}`);
    expect(dump?.text).not.toContain(PIN);
  });

  test("is changed by the old one; ten wrong ones end it for a quarter of an hour, the right one too", async () => {
    const player = await sites.player(2);
    expect(await change(player, PIN, "314159")).toMatchObject({
      status: 409,
      code: "NO_PAYMENT_PASSWORD",
    });
    await set(player);
    expect(await change(player, PASSWORD, "314159")).toMatchObject({
      status: 422,
      code: "WRONG_PASSWORD",
    });
    expect(await change(player, PIN, PIN)).toMatchObject({ status: 422, code: "SAME_PASSWORD" });
    expect((await change(player, PIN, "314159")).status).toBe(200);
    expect([await withdraw(player, PIN), await withdraw(player, "314159")]).toEqual([
      "WRONG_PASSWORD",
      RIGHT,
    ]);
    expect((await state(player)).withdrawalsFrom).toBeNull();
    const guesses = await Promise.all(Array.from({ length: 25 }, () => withdraw(player, "000000")));
    expect(guesses.filter((code) => code === "WRONG_PASSWORD")).toHaveLength(10);
    expect(await withdraw(player, "314159")).toBe("TOO_MANY_ATTEMPTS");
    expect(await changesOf(player)).toEqual(["SET", "CHANGED"]);
  });

  test("of two changes at once is changed by one", async () => {
    const player = await sites.player(2);
    await set(player);
    const answers = await Promise.all(["314159", "161803"].map((pin) => change(player, PIN, pin)));
    expect(answers.filter(({ status }: Answered) => status === 200)).toHaveLength(1);
    expect(await changesOf(player)).toEqual(["SET", "CHANGED"]);
  });
});

describe("where the login password confirms withdrawals", () => {
  test("they wait a day after staff gave another one, and a payment password set by it shortens nothing", async () => {
    const player = await sites.player(2);
    const owner = await sites.staff("owner");
    const given = await owner.call("POST", `/players/${player.publicId}/password`, {
      reason: "Asked by phone",
    });
    const { token } = (
      await client.login({ username: player.username, password: given.value.password })
    ).value;
    const more = { authorization: `Bearer ${token}` };
    const changed = {
      oldPassword: given.value.password,
      newPassword: "Another2026",
      confirmNewPassword: "Another2026",
    };
    expect((await player.call("POST", "/password", changed, more)).status).toBe(200);
    expect(
      (await player.call("PUT", "/payment-password", typed(PIN, { password: "Another2026" }), more))
        .status,
    ).toBe(200);
    expect(
      hoursUntil(
        (await player.call("GET", "/payment-password", undefined, more)).value.withdrawalsFrom,
      ),
    ).toBeGreaterThan(23.9);
  });

  test("a payment password still protects them, so nothing waits", async () => {
    const player = await sites.player(2);
    await set(player);
    const owner = await sites.staff("owner");
    await owner.call("POST", `/players/${player.publicId}/password`, { reason: "Asked by phone" });
    expect(
      await db.row(
        sql`select withdrawals_from as "from" from player_login where player_id = ${player.id}`,
      ),
    ).toEqual({ from: null });
  });
});

describe("staff", () => {
  const reason = "Lost the phone and the number";

  test("see whether it is set and how it changed, and take it away by two people", async () => {
    const player = await sites.player(2);
    await set(player);
    await change(player, PIN, "314159");
    const [one, two] = await Promise.all([sites.staff("owner"), sites.staff("owner")]);
    const view = async () =>
      (await one.call("GET", `/players/${player.publicId}`)).value.paymentPassword;
    expect(await view()).toMatchObject({
      set: true,
      withdrawalsFrom: null,
      changes: [{ how: "CHANGED" }, { how: "SET" }],
    });
    const asked = await one.call("POST", `/players/${player.publicId}/payment-password/reset`, {
      reason,
    });
    expect(asked).toMatchObject({ status: 200, value: { status: "WAITING" } });
    expect(
      await two.call("POST", `/players/${player.publicId}/payment-password/reset`, { reason }),
    ).toMatchObject({ code: "ASKED_ALREADY" });
    expect(await one.call("POST", `/approvals/${asked.value.approvalId}/approve`)).toMatchObject({
      status: 403,
      code: "OWN_REQUEST",
    });
    expect((await view()).set).toBe(true);
    expect((await two.call("POST", `/approvals/${asked.value.approvalId}/approve`)).status).toBe(
      200,
    );
    expect(await view()).toMatchObject({
      set: false,
      withdrawalsFrom: expect.any(String),
      changes: [{ how: "RESET", place: null }, {}, {}],
    });
    expect(await withdraw(player, PASSWORD)).toBe("PASSWORD_RECENT");
    expect((await client.login({ username: player.username })).value.firstTimeLogin).toBe(true);
    expect((await set(player, "161803")).status).toBe(200);
    expect(await withdraw(player, "161803")).toBe("PASSWORD_RECENT");
    const trail = await db.rows<{ action: string }>(
      sql`select action from audit_row where subject = ${player.publicId} order by n`,
    );
    expect(trail.map(({ action }) => action)).toEqual([
      "player.payment-reset.ask",
      "player.payment-reset",
      "approval.approve",
    ]);
  });

  test("take nothing away where there is none", async () => {
    const player = await sites.player(2);
    const owner = await sites.staff("owner");
    expect(
      await owner.call("POST", `/players/${player.publicId}/payment-password/reset`, { reason }),
    ).toMatchObject({ code: "NO_PAYMENT_PASSWORD" });
    const cashier = await sites.staff("cashier");
    expect(
      (await cashier.call("POST", `/players/${player.publicId}/payment-password/reset`, { reason }))
        .status,
    ).toBe(403);
  });
});
