import { sql } from "@perya/postgres/sql";
import { newToken, tokenHash } from "@perya/secrets";
import { beforeEach, describe, expect, test } from "vitest";
import { PASSWORD, type TestPlayer } from "../../../testing/people.ts";
import { saveProfile } from "../../players/index.ts";
import { useRecovery, FRESH } from "./testing/use-recovery.ts";

const { sites, db, call, proofFor, lastMessage, signIn, features } = await useRecovery();

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
    await db.run(sql`
      update challenge
      set salt = '\\x00', letters_hash = sha256('\\x00'::bytea || 'KR7MX'::bytea)
      where id = ${captchaId}`);
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
    await db.run(sql`
      update password_reset set made_at = made_at - interval '301 seconds'
      where player_id = ${player.id}`);
    expect((await ask(owner())).status).toBe(200);
    expect(await reset(first)).toMatchObject({ code: "LINK_EXPIRED" });
  });

  test("a link is over after half an hour, and one that never was opens nothing", async () => {
    await ask(owner());
    const token = await linkOf();
    await db.run(sql`
      update password_reset set made_at = made_at - interval '31 minutes'
      where player_id = ${player.id}`);
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

  test("the player's own name with figures makes no new password, and does not use up the link", async () => {
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
