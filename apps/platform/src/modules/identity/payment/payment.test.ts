import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import { PASSWORD, type Answered, type TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { saveProfile } from "../../players/index.ts";
import { anyNumber, openDoor } from "../signing-in/testing/open-door.ts";

const { db, sites } = await useSites();
const door = openDoor(db, sites);

const PIN = "271828";
const HOUR = 3_600_000;
const NO_ACCOUNT = `ba_${"0".repeat(20)}`;
type Body = Readonly<Record<string, unknown>>;

const typed = (paymentPassword: string, more: Body = {}) => ({
  paymentPassword,
  confirmPaymentPassword: paymentPassword,
  ...more,
});
const set = (player: TestPlayer, pin = PIN, more: Body = { password: PASSWORD }) =>
  player.call("PUT", "/payment-password", typed(pin, more));
const change = (player: TestPlayer, old: string, pin: string) =>
  player.call("POST", "/payment-password", typed(pin, { oldPaymentPassword: old }));
const recover = (player: TestPlayer, pin: string, more: Body) =>
  player.call("POST", "/payment-password/recovery", typed(pin, more));
const state = async (player: TestPlayer) => (await player.call("GET", "/payment-password")).value;
const changesOf = async ({ id }: TestPlayer) =>
  (
    await db.rows<{ how: string }>(
      sql`select how from payment_password_change where player_id = ${id} order by id`,
    )
  ).map(({ how }) => how);

/** What a withdrawal with this password is refused with: of an account that isn't there, once the password was right. */
const withdraw = async (player: TestPlayer, password: string) =>
  (
    await player.call("POST", "/withdrawals", {
      amount: "10000000",
      bankAccount: NO_ACCOUNT,
      password,
      key: randomUUID(),
    })
  ).code;
const RIGHT = "BANK_ACCOUNT_NOT_FOUND";

/** Proves a number of a player, a time ago; the number. */
const withNumber = async ({ id }: TestPlayer, hoursAgo = 48): Promise<string> => {
  const mobile = anyNumber();
  const mobileVerifiedAt = Temporal.Now.instant().subtract({ hours: hoursAgo });
  await db.inTransaction((tx) => saveProfile(tx, id, { mobile, mobileVerifiedAt }));
  return mobile;
};
/** As an account is that began with a number or at another provider: nobody knows its password. */
const withoutPassword = async (): Promise<TestPlayer> => {
  const player = await sites.player(2);
  await db.run(
    sql`update player_login set has_password = false, password_hash = 'nobody knows it' where player_id = ${player.id}`,
  );
  return player;
};
const codeTo = async (player: TestPlayer, recipient: string): Promise<string> => {
  const asked = await player.call("POST", "/payment-password/code", {
    proof: await door.proof("payment"),
  });
  expect(asked).toMatchObject({ status: 200, value: { expiredMinutes: 1 } });
  return door.codeFor(recipient);
};
const hoursUntil = (at: string) => (Date.parse(at) - Date.now()) / HOUR;

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
    const dump = await db.row<{ text: string }>(
      sql`select string_agg(l::text, ' ') as text from player_login l where player_id = ${player.id}`,
    );
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

describe("MC-17 a forgotten payment password", () => {
  test("is replaced by a code and the login password, and withdrawals wait a day", async () => {
    const player = await sites.player(2);
    const mobile = await withNumber(player);
    const code = await (async () => {
      await set(player);
      return codeTo(player, mobile);
    })();
    expect(await state(player)).toMatchObject({
      contact: { channel: "sms", recipient: `+63 ••••• ${mobile.slice(-2)}` },
    });
    expect(await recover(player, "314159", { verificationCode: code })).toMatchObject({
      code: "WRONG_PASSWORD",
    });
    expect(
      await recover(player, "314159", { password: PASSWORD, verificationCode: "12345" }),
    ).toMatchObject({ code: "INVALID_CODE" });
    expect(
      (await recover(player, "314159", { password: PASSWORD, verificationCode: code })).status,
    ).toBe(200);
    expect(
      await recover(player, "161803", { password: PASSWORD, verificationCode: code }),
    ).toMatchObject({ code: "CODE_EXPIRED" });
    expect([await withdraw(player, PIN), await withdraw(player, "314159")]).toEqual([
      "WRONG_PASSWORD",
      "PASSWORD_RECENT",
    ]);
    expect(hoursUntil((await state(player)).withdrawalsFrom)).toBeGreaterThan(23.9);
    expect((await player.call("GET", "/cashier/methods")).value.withdrawal).toMatchObject({
      blocked: "PASSWORD_RECENT",
      waitsUntil: expect.any(String),
    });
    await db.run(
      sql`update player_login set withdrawals_from = withdrawals_from - interval '24 hours' where player_id = ${player.id}`,
    );
    expect(await withdraw(player, "314159")).toBe(RIGHT);
    expect(await changesOf(player)).toEqual(["SET", "RECOVERED"]);
  });

  test("is not recovered without a proven contact, nor is a code sent without a proof of a person", async () => {
    const player = await sites.player(2);
    await set(player);
    expect(
      await player.call("POST", "/payment-password/code", { proof: await door.proof("payment") }),
    ).toMatchObject({
      status: 422,
      code: "NO_CONTACT",
    });
    expect(
      await recover(player, "314159", { password: PASSWORD, verificationCode: "123456" }),
    ).toMatchObject({ code: "NO_CONTACT" });
    await withNumber(player);
    expect(
      await player.call("POST", "/payment-password/code", { proof: await door.proof("contact") }),
    ).toMatchObject({
      code: "CAPTCHA_CHECK_FAILED",
    });
  });

  test("is followed by a mail to the owner", async () => {
    const player = await sites.player(2);
    const email = `${player.username}@example.com`;
    await db.inTransaction((tx) =>
      saveProfile(tx, player.id, { email, emailVerifiedAt: Temporal.Now.instant() }),
    );
    await set(player);
    await recover(player, "314159", {
      password: PASSWORD,
      verificationCode: await codeTo(player, email),
    });
    const mail = await db.row<{ text: string }>(
      sql`select text from message where recipient = ${email} order by made_at desc limit 1`,
    );
    expect(mail?.text).toContain("was replaced by a code");
    expect(mail?.text).toContain("Withdrawals wait 24 hours");
  });
});

describe("a player without a login password", () => {
  test("can't withdraw before there is a payment password, and sets it by a code to the proven number", async () => {
    const player = await withoutPassword();
    expect((await player.call("GET", "/cashier/methods")).value.withdrawal.confirmWith).toBeNull();
    expect(await withdraw(player, PASSWORD)).toBe("PAYMENT_PASSWORD_NEEDED");
    expect(await set(player, PIN, {})).toMatchObject({ status: 422, code: "NO_CONTACT" });
    const mobile = await withNumber(player);
    expect(await set(player, PIN, { verificationCode: "123456" })).toMatchObject({
      code: "CODE_EXPIRED",
    });
    expect(
      (await set(player, PIN, { verificationCode: await codeTo(player, mobile) })).status,
    ).toBe(200);
    expect(await withdraw(player, PIN)).toBe(RIGHT);
    expect(await changesOf(player)).toEqual(["SET_BY_CODE"]);
  });

  test("who proved the number a moment ago waits a day: a borrowed browser could have named its own", async () => {
    const player = await withoutPassword();
    const mobile = await withNumber(player, 1);
    await set(player, PIN, { verificationCode: await codeTo(player, mobile) });
    expect(await withdraw(player, PIN)).toBe("PASSWORD_RECENT");
    expect(hoursUntil((await state(player)).withdrawalsFrom)).toBeCloseTo(23, 1);
  });

  test("recovers it by the code alone", async () => {
    const player = await withoutPassword();
    const mobile = await withNumber(player);
    await set(player, PIN, { verificationCode: await codeTo(player, mobile) });
    await db.run(
      sql`update one_time_code set made_at = made_at - interval '61 seconds' where recipient = ${mobile}`,
    );
    expect(
      (await recover(player, "314159", { verificationCode: await codeTo(player, mobile) })).status,
    ).toBe(200);
    expect(await withdraw(player, "314159")).toBe("PASSWORD_RECENT");
  });

  test("is known by a sign-in with a password to have one after all", async () => {
    const player = await sites.player(2);
    await db.run(sql`update player_login set has_password = false where player_id = ${player.id}`);
    expect((await door.login({ username: player.username })).status).toBe(200);
    expect(await state(player)).toMatchObject({ loginPassword: true });
  });
});

describe("where the login password confirms withdrawals", () => {
  test("they wait a day after staff gave another one, and a payment password set by it shortens nothing", async () => {
    const player = await sites.player(2);
    const owner = await sites.clerk("owner");
    const given = await owner.call("POST", `/players/${player.publicId}/password`, {
      reason: "Asked by phone",
    });
    const { token } = (
      await door.login({ username: player.username, password: given.value.password })
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
    const owner = await sites.clerk("owner");
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
    const [one, two] = await Promise.all([sites.clerk("owner"), sites.clerk("owner")]);
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
    expect((await door.login({ username: player.username })).value.firstTimeLogin).toBe(true);
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
    const owner = await sites.clerk("owner");
    expect(
      await owner.call("POST", `/players/${player.publicId}/payment-password/reset`, { reason }),
    ).toMatchObject({ code: "NO_PAYMENT_PASSWORD" });
    const cashier = await sites.clerk("cashier");
    expect(
      (await cashier.call("POST", `/players/${player.publicId}/payment-password/reset`, { reason }))
        .status,
    ).toBe(403);
  });
});
