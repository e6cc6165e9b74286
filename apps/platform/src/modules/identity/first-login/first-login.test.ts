import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import { PASSWORD, send, type TestPlayer } from "../../../testing/people.ts";
import { anyNumber, signInClient } from "../signing-in/testing/sign-in-client.ts";

const { db, sites } = await useSites();
const client = signInClient(db, sites);

const isFirst = async ({ username }: TestPlayer) =>
  (await client.login({ username })).value.firstTimeLogin as boolean;
const ask = async (player: TestPlayer, contact: object, proof?: string) =>
  player.call("POST", "/contact/code", {
    ...contact,
    proof: proof ?? (await client.proof("contact")),
  });
const mobileOf = (mobile: string) => ({
  type: "mobile",
  countryDialingCode: "63",
  mobileNum: mobile.slice(3),
});
const pay = (player: TestPlayer, paymentPassword: string) =>
  player.call("PUT", "/payment-password", {
    password: PASSWORD,
    paymentPassword,
    confirmPaymentPassword: paymentPassword,
  });

describe("ID-04 the first-login action", () => {
  test("is asked for at every sign-in until there are a verified contact and a payment password", async () => {
    const player = await sites.player();
    const mobile = anyNumber();
    expect((await player.call("GET", "/first-login")).value).toEqual({
      contact: false,
      paymentPassword: false,
    });
    expect(await ask(player, mobileOf(mobile))).toMatchObject({
      status: 200,
      value: { expiredMinutes: 1 },
    });
    const code = await client.codeFor(mobile);
    expect(
      await player.call("PUT", "/contact", { ...mobileOf(mobile), verificationCode: "12345" }),
    ).toMatchObject({ code: "INVALID_CODE" });
    expect(
      await player.call("PUT", "/contact", { ...mobileOf(mobile), verificationCode: code }),
    ).toMatchObject({ status: 200 });
    expect(await isFirst(player)).toBe(true);
    expect(await pay(player, "246810")).toMatchObject({ status: 200 });
    expect(await isFirst(player)).toBe(false);
    expect((await player.call("GET", "/first-login")).value).toEqual({
      contact: true,
      paymentPassword: true,
    });
  });

  test("takes a mail address as the contact too", async () => {
    const player = await sites.player();
    const email = `${player.username}@example.com`;
    await ask(player, { type: "email", email: email.toUpperCase() });
    const set = await player.call("PUT", "/contact", {
      type: "email",
      email,
      verificationCode: await client.codeFor(email),
    });
    expect(set).toMatchObject({ status: 200 });
    expect((await player.call("GET", "/first-login")).value).toMatchObject({ contact: true });
  });

  test("gives a number to one account only, and replaces none: a borrowed browser would take the account with it", async () => {
    const [player, other] = [await sites.player(), await sites.player()];
    const mobile = anyNumber();
    for (const who of [player, other]) {
      await ask(who, mobileOf(mobile));
      await db.run(sql`
        update one_time_code set made_at = made_at - interval '61 seconds'
        where recipient = ${mobile} and used_at is not null`);
      if (who === other) await ask(who, mobileOf(mobile));
      const set = await who.call("PUT", "/contact", {
        ...mobileOf(mobile),
        verificationCode: await client.codeFor(mobile),
      });
      expect(set).toMatchObject(
        who === player ? { status: 200 } : { status: 409, code: "MOBILE_TAKEN" },
      );
    }
    expect(await ask(player, mobileOf(anyNumber()))).toMatchObject({
      status: 409,
      code: "CONTACT_SET",
    });
  });

  test("ID-25 sends nothing to a number that is none, or without a proof of a person", async () => {
    const player = await sites.player();
    expect(await ask(player, mobileOf("+6312"))).toMatchObject({
      status: 422,
      code: "INVALID_PHONE_NUMBER",
    });
    expect(await ask(player, mobileOf(anyNumber()), "x".repeat(43))).toMatchObject({
      status: 422,
      code: "CAPTCHA_CHECK_FAILED",
    });
  });

  test("is for those who are signed in", async () => {
    expect((await send(sites.playerUrl, {}, "GET", "/api/v1/first-login")).status).toBe(401);
  });
});
