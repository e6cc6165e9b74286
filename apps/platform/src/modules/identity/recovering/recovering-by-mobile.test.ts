import { sql } from "@perya/postgres/sql";
import { beforeEach, describe, expect, test } from "vitest";
import { passTime } from "../../../testing/pass-time.ts";
import { PASSWORD, send, type TestPlayer } from "../../../testing/people.ts";
import { useRecovery, FRESH, REACH_MS } from "./testing/use-recovery.ts";

let numbers = 9_170_000_000;
const { sites, db, call, proofFor, lastMessage, signIn } = await useRecovery();

describe("ID-06 CA-01 forgot password by mobile", () => {
  let player: TestPlayer;
  let mobile: string;
  beforeEach(async () => {
    player = await sites.player();
    mobile = String((numbers += 1));
    await db.run(
      sql`update player_login set mobile = ${`+63${mobile}`} where player_id = ${player.id}`,
    );
  });
  const ask = async (mobileNum: string, proof?: string) =>
    call("POST", "/password/forgot/sms", {
      countryDialingCode: "63",
      mobileNum,
      proof: proof ?? (await proofFor("sms-forgot")),
    });
  const set = (mobileNum: string, verificationCode: string, newPassword = FRESH) =>
    call("POST", "/password/phone", {
      countryDialingCode: "63",
      mobileNum,
      verificationCode,
      newPassword,
    });
  const codeFor = async (mobileNum: string) =>
    /\b(\d{6})\b/.exec((await lastMessage(`+63${mobileNum}`))?.text ?? "")?.[1] ?? "";

  test("ID-05 the code's answer names the time until which no other is sent, five minutes from now", async () => {
    const { expirationTime, now } = (await ask(mobile)).value;
    expect(Date.parse(expirationTime) - Date.parse(now)).toBe(300_000);
    expect(await ask(mobile)).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS" });
  });

  test("the code sets the new password and logs in; every other session ends within seconds", async () => {
    expect((await player.call("GET", "/member")).status).toBe(200);
    await ask(mobile);
    const entered = await set(mobile, await codeFor(mobile));
    expect(entered).toMatchObject({
      status: 200,
      value: { username: player.username, passwordExpired: false },
    });
    const session = { authorization: `Bearer ${entered.value.token}` };
    expect((await send(sites.playerUrl, session, "GET", "/api/v1/member")).status).toBe(200);
    passTime(REACH_MS);
    expect((await player.call("GET", "/member")).status).toBe(401);
    expect((await signIn(player.username, FRESH)).status).toBe(200);
  });

  test("a password that staff gave, and its age, are over with it", async () => {
    await db.run(sql`
      update player_login
      set password_initial = true, password_changed_at = now() - interval '400 days'
      where player_id = ${player.id}`);
    await ask(mobile);
    await set(mobile, await codeFor(mobile));
    const login = await db.row(sql`
      select password_initial as initial, password_changed_at > now() - interval '1 minute' as young
      from player_login
      where player_id = ${player.id}`);
    expect(login).toEqual({ initial: false, young: true });
  });

  test("a number nobody has gets the same answers, and a message that says so instead of a code", async () => {
    const stranger = String((numbers += 1));
    expect(Object.keys((await ask(stranger)).value)).toEqual(
      Object.keys((await ask(mobile)).value),
    );
    expect(await ask(stranger)).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS" });
    expect((await lastMessage(`+63${stranger}`))?.text).toContain("no account has it");
    expect(await codeFor(stranger)).toBe("");
    expect(await set(stranger, "123456")).toMatchObject({ code: "INVALID_CODE" });
    expect(await set(mobile, "123456x")).toMatchObject({ code: "INVALID_CODE" });
  });

  test("a password against the rule does not use the code up, and a used code is none", async () => {
    await ask(mobile);
    const code = await codeFor(mobile);
    expect(await set(mobile, code, "short1")).toMatchObject({
      status: 400,
      message: "Please fill in your password with 8 - 20 characters",
    });
    expect(await set(mobile, code, "no-digits-here")).toMatchObject({
      status: 400,
      message: "Password format is incorrect",
    });
    expect((await set(mobile, code)).status).toBe(200);
    expect(await set(mobile, code, "Another2027")).toMatchObject({ code: "CODE_EXPIRED" });
  });

  test("the player's own name with figures is refused to the holder of the code; without the code nobody learns the name behind a number", async () => {
    await ask(mobile);
    const own = `${player.username}7`;
    expect(await set(mobile, "12345", own)).toMatchObject({ code: "INVALID_CODE" });
    expect(await set(mobile, await codeFor(mobile), own)).toMatchObject({
      status: 400,
      value: [{ message: expect.stringContaining("easy to guess") }],
    });
    expect((await signIn(player.username, own)).status).toBe(401);
    expect((await signIn(player.username, PASSWORD)).status).toBe(200);
  });

  describe("CO-10 ID-25 what can be wrong with the phone", () => {
    test.each([
      ["MISSING_PHONE_NUMBER", ""],
      ["INVALID_PHONE_NUMBER", "12"],
      ["INVALID_PHONE_NUMBER", "not a number"],
    ])("%s before anything is sent: '%s'", async (code, typed) => {
      expect(await ask(typed)).toMatchObject({ status: 422, code });
      expect(await set(typed, "123456")).toMatchObject({ status: 422, code });
    });

    test("CAPTCHA_CHECK_FAILED without a proof of a person made for this", async () => {
      expect(await ask(mobile, "")).toMatchObject({ status: 422, code: "CAPTCHA_CHECK_FAILED" });
      expect(await ask(mobile, await proofFor("login"))).toMatchObject({
        code: "CAPTCHA_CHECK_FAILED",
      });
    });

    test("MISSING_CODE, INVALID_CODE and CODE_EXPIRED", async () => {
      await ask(mobile);
      expect(await set(mobile, "")).toMatchObject({ status: 422, code: "MISSING_CODE" });
      expect(await set(mobile, "12345")).toMatchObject({ status: 422, code: "INVALID_CODE" });
      await db.run(sql`
        update one_time_code set made_at = made_at - interval '11 minutes'
        where recipient = ${`+63${mobile}`}`);
      expect(await set(mobile, await codeFor(mobile))).toMatchObject({
        status: 422,
        code: "CODE_EXPIRED",
      });
    });
  });
});
