import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { newToken, tokenHash } from "@perya/secrets";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { openSites, type Sites } from "../../../testing/open-sites.ts";
import { passTime } from "../../../testing/pass-time.ts";
import { PASSWORD, send, sendSealed, type TestPlayer } from "../../../testing/people.ts";
import { saveProfile } from "../../players/index.ts";

const FRESH = "Lantern2027";
/** A revoked session is dead everywhere within five seconds. */
const REACH_MS = 5_000;
let db: TestDatabase;
let sites: Sites;
let addresses = 0;
let numbers = 9_170_000_000;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  sites = await openSites(db);
});
afterAll(async () => {
  await sites.close();
  await db.close();
});

/** The brand's switches, in force after the two seconds a process may remember them. */
const features = async (on: Readonly<Record<string, boolean>>) => {
  await db.run(sql`insert into brand_settings (brand_id, section, value, version) values (1, 'features', ${JSON.stringify(on)}::jsonb, 1)
    on conflict (brand_id, section) do update set value = excluded.value`);
  passTime(2_100);
};
beforeAll(() => features({ CHNGPASSMAIL3: true, CHNGPASSVERIF3: true }));

/** Every call from an address of its own, where a limit is not what is tested. */
const from = () => ({ "x-forwarded-for": `10.20.${addresses >> 8}.${addresses++ & 255}` });
const call = (method: string, path: string, body?: unknown) =>
  send(sites.playerUrl, from(), method, `/api/v1${path}`, body);
const signIn = (username: string, password: string) =>
  sendSealed(sites.playerUrl, from(), "POST", "/api/v1/session", {
    type: "username",
    username,
    password,
    agent: false,
    rememberMe: false,
  });

async function proofFor(purpose: string): Promise<string> {
  const { sliderId } = (await call("POST", "/verification/slider", { purpose })).value;
  const row = await db.row<{ place: number }>(
    sql`select place from challenge where id = ${sliderId}`,
  );
  return (await call("POST", `/verification/slider/${sliderId}`, { place: row?.place ?? 0 })).value
    .proof;
}
const lastMessage = (recipient: string) =>
  db.row<{ text: string; subject: string | null }>(
    sql`select text, subject from message where recipient = ${recipient} order by made_at desc limit 1`,
  );

describe("ID-06 CA-01 forgot password by email", () => {
  let player: TestPlayer;
  let email: string;
  beforeEach(async () => {
    player = await sites.player();
    email = `${player.username}@example.com`;
    await db.inTransaction((tx) => saveProfile(tx, player.id, { email }));
  });
  const ask = async (owner: { username: string; email: string }, proof?: string) =>
    call(
      "POST",
      "/password/forgot/mail",
      new URLSearchParams({ ...owner, proof: proof ?? (await proofFor("email-forgot")) }),
    );
  const owner = () => ({ username: player.username, email });
  const linkOf = async () =>
    /#reset=([\w-]+)/.exec((await lastMessage(email))?.text ?? "")?.[1] ?? "";
  const reset = (token: string, newPassword = FRESH, confirmNewPassword = newPassword) =>
    call("POST", "/password/reset", { token, newPassword, confirmNewPassword });

  test("mails a link, the link sets the new password once, and no password was in the mail", async () => {
    expect(await ask(owner())).toMatchObject({ status: 200 });
    const mail = await lastMessage(email);
    expect(mail?.text).toContain(`${sites.playerUrl}/login#reset=`);
    expect(mail?.text).not.toContain(PASSWORD);
    const token = await linkOf();
    expect(await reset(token)).toMatchObject({ status: 200 });
    expect((await signIn(player.username, FRESH)).status).toBe(200);
    expect((await signIn(player.username, PASSWORD)).status).toBe(401);
    expect(await reset(token, "Another2027")).toMatchObject({ status: 422, code: "LINK_EXPIRED" });
    const kept = await db.row<{ hash: Buffer }>(
      sql`select token_hash as hash from password_reset where player_id = ${player.id}`,
    );
    expect(kept?.hash).toEqual(tokenHash(token));
  });

  test("CO-11 a name without that address and an address without that name both get 'Username/Email does not exist'", async () => {
    for (const wrong of [
      { ...owner(), email: "stranger@example.com" },
      { ...owner(), username: "nobodyatall" },
    ])
      expect(await ask(wrong)).toMatchObject({
        status: 422,
        message: "Username/Email does not exist",
      });
    expect(await lastMessage(email)).toBeUndefined();
  });

  test("takes the address in capitals too, and sends to the one that is kept", async () => {
    expect((await ask({ ...owner(), email: email.toUpperCase() })).status).toBe(200);
    expect(await lastMessage(email)).toBeDefined();
  });

  test("wants the letters of a picture made for this, or a proof for it, and neither counts twice", async () => {
    expect(await call("POST", "/password/forgot/mail", new URLSearchParams(owner()))).toMatchObject(
      { code: "CAPTCHA_CHECK_FAILED" },
    );
    expect(await ask(owner(), await proofFor("login"))).toMatchObject({
      code: "CAPTCHA_CHECK_FAILED",
    });
    const { captchaId } = (await call("GET", "/captcha?purpose=email-forgot")).value;
    await db.run(
      sql`update challenge set salt = '\\x00', letters_hash = sha256('\\x00'::bytea || 'KR7MX'::bytea) where id = ${captchaId}`,
    );
    const read = () =>
      call(
        "POST",
        "/password/forgot/mail",
        new URLSearchParams({ ...owner(), captchaId, captcha: "kr7mx" }),
      );
    expect((await read()).status).toBe(200);
    expect(await read()).toMatchObject({
      code: "CAPTCHA_CHECK_FAILED",
      message: "Please enter the captcha",
    });
  });

  test("another mail waits five minutes, and then the link before is over", async () => {
    await ask(owner());
    const first = await linkOf();
    expect(await ask(owner())).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS" });
    await db.run(
      sql`update password_reset set made_at = made_at - interval '301 seconds' where player_id = ${player.id}`,
    );
    expect((await ask(owner())).status).toBe(200);
    expect(await reset(first)).toMatchObject({ code: "LINK_EXPIRED" });
  });

  test("a link is over after half an hour, and one that never was opens nothing", async () => {
    await ask(owner());
    const token = await linkOf();
    await db.run(
      sql`update password_reset set made_at = made_at - interval '31 minutes' where player_id = ${player.id}`,
    );
    expect(await reset(token)).toMatchObject({ code: "LINK_EXPIRED" });
    expect(await reset(newToken())).toMatchObject({ code: "LINK_EXPIRED" });
  });

  test("a password against the rule does not use the link up", async () => {
    await ask(owner());
    const token = await linkOf();
    expect(await reset(token, "short1")).toMatchObject({
      status: 400,
      value: [{ field: "newPassword" }],
    });
    expect(await reset(token, FRESH, "Other2027")).toMatchObject({
      value: [{ message: "Incorrect confirmation input" }],
    });
    expect((await reset(token)).status).toBe(200);
  });

  test("one's own name with figures makes no new password, and does not use the link up either", async () => {
    await ask(owner());
    const token = await linkOf();
    expect(await reset(token, `${player.username}7`)).toMatchObject({
      status: 400,
      value: [{ message: expect.stringContaining("easy to guess") }],
    });
    expect((await reset(token)).status).toBe(200);
  });

  test("ID-14 the call that sets it takes no plain body", async () => {
    const plain = await fetch(`${sites.playerUrl}/api/v1/password/reset`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token: "x", newPassword: FRESH, confirmNewPassword: FRESH }),
    });
    expect(await plain.json()).toMatchObject({ code: "ENVELOPE_REQUIRED" });
  });
});

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
    await db.run(
      sql`update player_login set password_initial = true, password_changed_at = now() - interval '400 days' where player_id = ${player.id}`,
    );
    await ask(mobile);
    await set(mobile, await codeFor(mobile));
    const login = await db.row(
      sql`select password_initial as initial, password_changed_at > now() - interval '1 minute' as young from player_login where player_id = ${player.id}`,
    );
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

  test("one's own name with figures is refused to who has the code; without it nobody learns the name behind a number", async () => {
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
      await db.run(
        sql`update one_time_code set made_at = made_at - interval '11 minutes' where recipient = ${`+63${mobile}`}`,
      );
      expect(await set(mobile, await codeFor(mobile))).toMatchObject({
        status: 422,
        code: "CODE_EXPIRED",
      });
    });
  });
});

test("ID-06 ID-24 each way is refused while its flag is off", async () => {
  await features({});
  const mail = new URLSearchParams({
    username: "maria",
    email: "maria@example.com",
    proof: await proofFor("email-forgot"),
  });
  expect(await call("POST", "/password/forgot/mail", mail)).toMatchObject({
    status: 403,
    code: "NOT_OFFERED",
  });
  const phone = { countryDialingCode: "63", mobileNum: "9171234567" };
  expect(await call("POST", "/password/forgot/sms", { ...phone, proof: "" })).toMatchObject({
    status: 403,
    code: "NOT_OFFERED",
  });
  expect(
    await call("POST", "/password/phone", { ...phone, verificationCode: "1", newPassword: FRESH }),
  ).toMatchObject({ status: 403 });
});
