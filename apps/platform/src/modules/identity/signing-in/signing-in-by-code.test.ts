import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import { anyAddress, anyNumber } from "./testing/sign-in-client.ts";
import { useSignIn } from "./testing/use-sign-in.ts";

const { withMobile, sms, client, features, db } = await useSignIn();

describe("ID-01 signing in with a code", () => {
  test("ID-18 is there where the brand has switched it on", async () => {
    const { number } = await withMobile();
    expect(await sms(number)).toMatchObject({ status: 403, code: "NOT_OFFERED" });
    const typed = {
      type: "sms",
      countryDialingCode: "63",
      mobileNum: number,
      verificationCode: "000000",
    };
    expect(await client.login(typed)).toMatchObject({ status: 403, code: "NOT_OFFERED" });
  });

  test("ID-05 sends one to the phone, says when the next may be asked for, and the code opens a session", async () => {
    await features({ MOBILEVERCODELOGIN3: true });
    const { player, mobile, number } = await withMobile();
    expect(await sms(number)).toMatchObject({ status: 200, value: { expiredMinutes: 1 } });
    expect(await sms(number)).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS" });
    const typed = { type: "sms", countryDialingCode: "+63", mobileNum: number };
    expect(await client.login({ ...typed, verificationCode: "12345" })).toMatchObject({
      status: 422,
      code: "INVALID_CODE",
    });
    const entered = await client.login({
      ...typed,
      verificationCode: await client.codeFor(mobile),
    });
    expect(entered).toMatchObject({ status: 200, value: { username: player.username } });
    expect((await client.member(entered.value.token)).status).toBe(200);
  });

  test("answers a number that is nobody's like any other, and sends it nothing", async () => {
    await features({ MOBILEVERCODELOGIN3: true });
    const number = anyNumber().slice(3);
    expect(await sms(number)).toMatchObject({ status: 200, value: { expiredMinutes: 1 } });
    expect(await sms(number)).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS" });
    expect(
      await db.row(sql`select 1 from message where recipient = ${`+63${number}`}`),
    ).toBeUndefined();
    const typed = {
      type: "sms",
      countryDialingCode: "63",
      mobileNum: number,
      verificationCode: "000000",
    };
    const answers = [];
    const here = anyAddress();
    for (let guess = 0; guess < 6; guess++) answers.push((await client.login(typed, here)).code);
    expect(answers).toEqual([...Array.from({ length: 5 }, () => "INVALID_CODE"), "CODE_EXPIRED"]);
  });

  test("ID-25 looks at the number before anything is sent, and wants a proof of a person", async () => {
    await features({ MOBILEVERCODELOGIN3: true });
    expect(await sms("12")).toMatchObject({ status: 422, code: "INVALID_PHONE_NUMBER" });
    const { number } = await withMobile();
    const spent = await client.proof("sms-forgot");
    const asked = { countryDialingCode: "63", mobileNum: number, proof: spent };
    expect(await client.post("/sms", asked, anyAddress())).toMatchObject({
      status: 422,
      code: "CAPTCHA_CHECK_FAILED",
    });
  });

  test("ID-16 keeps non-members and non-agents out", async () => {
    await features({ MOBILEVERCODELOGIN3: true });
    const { player, mobile, number } = await withMobile();
    await sms(number);
    const verificationCode = await client.codeFor(mobile);
    const typed = {
      type: "sms",
      countryDialingCode: "63",
      mobileNum: number,
      verificationCode,
      agent: true,
    };
    expect(await client.login(typed)).toMatchObject({ status: 403, code: "NON_AGENT" });
    expect(
      await db.row(sql`select count(*) as n from player_session where player_id = ${player.id}`),
    ).toEqual({ n: 1n });
  });
});
