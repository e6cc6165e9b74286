import { sql } from "@perya/postgres/sql";
import { beforeEach, describe, expect, test } from "vitest";
import { proveHuman } from "../../../testing/human.ts";
import { send } from "../../../testing/people.ts";
import { openRegistration } from "./testing/open-registration.ts";

const here = await openRegistration();
let numbers = 0;
beforeEach(() => here.decide({ features: { MOBILEREG: true } }));

const newNumber = () => `0917${String(1_000_000 + numbers++)}`;
const nameless = { username: undefined, password: undefined, confirmPassword: undefined };
const byMobile = (changes: Readonly<Record<string, unknown>>) =>
  here.register({ ...nameless, countryDialingCode: "63", ...changes }, { path: "/mobile" });
const loginOf = (customerId: string) =>
  here.db.row<{
    mobile: string | null;
    hash: string;
    proven: Temporal.Instant | null;
    hasPassword: boolean;
  }>(sql`
    select l.mobile, password_hash as hash, has_password as "hasPassword",
      mobile_verified_at as proven
    from player_login l
    join player p on p.id = l.player_id
    left join player_profile f on f.player_id = p.id
    where p.public_id = ${customerId}`);

describe("ID-08 registration by mobile", () => {
  test("needs the number and its code alone, makes an account name and signs in", async () => {
    const mobileNum = newNumber();
    const made = await byMobile({ mobileNum, verificationCode: await here.codeFor(mobileNum) });
    expect(made.value).toMatchObject({ username: expect.stringMatching(/^m\d{9}$/), isAgent: "0" });
    expect(await loginOf(made.value.customerId)).toMatchObject({
      mobile: `+63${mobileNum.slice(1)}`,
      proven: expect.any(Temporal.Instant),
      hasPassword: false,
    });
    const who = await send(
      here.sites.playerUrl,
      { authorization: `Bearer ${made.value.token}` },
      "GET",
      "/api/v1/member",
    );
    expect(who.value).toMatchObject({ account: made.value.username });
  });

  test("asks for a password instead where the brand wants one, and for the code as well with SMSVERIFY", async () => {
    await here.decide({ features: { MOBILEREG: true, MOBILEPASSREG: true } });
    const mobileNum = newNumber();
    expect(Object.keys(here.faultsOf(await byMobile({ mobileNum })))).toEqual(["password"]);
    const password = { password: "Fiesta2026", confirmPassword: "Fiesta2026" };
    const made = await byMobile({ mobileNum, ...password });
    expect(await loginOf(made.value.customerId)).toMatchObject({
      mobile: `+63${mobileNum.slice(1)}`,
      proven: null,
      hasPassword: true,
    });
    await here.decide({ features: { MOBILEREG: true, MOBILEPASSREG: true, SMSVERIFY: true } });
    expect(here.faultsOf(await byMobile({ mobileNum: newNumber(), ...password }))).toEqual({
      verificationCode: "Please enter a valid verification code",
    });
  });

  test("is refused where it is switched off", async () => {
    await here.decide({});
    expect(await byMobile({ mobileNum: newNumber(), verificationCode: "000000" })).toMatchObject({
      status: 403,
      code: "OPERATION_NOT_ALLOWED",
    });
  });

  test("gives a number one account of a brand, also to two who come together, and confirms it only to the holder of its code", async () => {
    await here.decide({ features: { MOBILEREG: true, MOBILEPASSREG: true } });
    const user = { mobileNum: newNumber(), password: "Fiesta2026", confirmPassword: "Fiesta2026" };
    const answers = await Promise.all(Array.from({ length: 4 }, () => byMobile(user)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === "MOBILE_TAKEN")).toHaveLength(3);
    await here.decide({ features: { MOBILEREG: true } });
    expect(
      await byMobile({ ...nameless, mobileNum: user.mobileNum, verificationCode: "000000" }),
    ).toMatchObject({ code: "CODE_EXPIRED" });
    const verificationCode = await here.codeFor(user.mobileNum);
    expect(
      await byMobile({ ...nameless, mobileNum: user.mobileNum, verificationCode }),
    ).toMatchObject({ status: 409, code: "MOBILE_TAKEN" });
  });

  test("takes a number as it is typed at home and as it is dialled from abroad for the same", async () => {
    const mobileNum = newNumber();
    const code = await here.codeFor(mobileNum.slice(1), "+63");
    expect(await byMobile({ mobileNum, verificationCode: code })).toMatchObject({ status: 200 });
  });
});

describe("ID-22 the code with SMSVERIFY", () => {
  beforeEach(() => here.decide({ features: { SMSVERIFY: true } }));

  test("proves the number of a player who chose a name", async () => {
    const mobileNum = newNumber();
    const made = await here.register({
      mobileNum,
      countryDialingCode: "63",
      verificationCode: await here.codeFor(mobileNum),
    });
    expect(await loginOf(made.value.customerId)).toMatchObject({
      mobile: `+63${mobileNum.slice(1)}`,
      proven: expect.any(Temporal.Instant),
    });
  });

  test("is counted when it is wrong, and is not used up by a name that is taken", async () => {
    const mobileNum = newNumber();
    const verificationCode = await here.codeFor(mobileNum);
    const user = { mobileNum, countryDialingCode: "63" };
    await here.db.run(
      sql`update player set username = 'taken77' where id = (select min(id) from player)`,
    );
    expect(await here.register({ ...user, username: "taken77", verificationCode })).toMatchObject({
      status: 409,
      code: "USERNAME_TAKEN",
    });
    const wrong = verificationCode === "000000" ? "000001" : "000000";
    expect(await here.register({ ...user, verificationCode: wrong })).toMatchObject({
      status: 422,
      code: "INVALID_CODE",
    });
    const guesses = await here.db.row(
      sql`select guesses from one_time_code where recipient = ${`+63${mobileNum.slice(1)}`}`,
    );
    expect(guesses).toEqual({ guesses: 1 });
    expect(await here.register({ ...user, verificationCode })).toMatchObject({ status: 200 });
  });

  test("leaves nothing for the first sign-in to ask when a payment password came with it", async () => {
    const fields = {
      paymentPassword: {
        shown: true,
        required: false,
        acceptedPattern: "digits",
        minLength: 6,
        maxLength: 6,
      },
    };
    await here.decide({ features: { SMSVERIFY: true }, register: { fields } });
    const done = async (changes: Readonly<Record<string, unknown>>) => {
      const mobileNum = newNumber();
      const made = await here.register({
        mobileNum,
        countryDialingCode: "63",
        verificationCode: await here.codeFor(mobileNum),
        ...changes,
      });
      const row = await here.db.row<{ done: boolean }>(sql`
        select first_login_done as done
        from player_login l
        join player p on p.id = l.player_id
        where p.public_id = ${made.value.customerId}`);
      return row?.done;
    };
    expect([await done({ paymentPassword: "246810" }), await done({})]).toEqual([true, false]);
  });

  test("needs the number", async () => {
    expect(here.faultsOf(await here.register())).toEqual({
      mobileNum: "Input cannot be empty",
      verificationCode: "Please enter a valid verification code",
    });
  });

  test("is not taken from Firebase by a brand that has none", async () => {
    const user = {
      mobileNum: newNumber(),
      countryDialingCode: "63",
      firebaseChannel: "sms",
      firebaseIdToken: "a.b.c",
    };
    expect(await here.register(user)).toMatchObject({ status: 403, code: "OPERATION_NOT_ALLOWED" });
  });
});

describe("ID-25 asking for a code", () => {
  const ask = async (mobileNo: string, changes: Readonly<Record<string, unknown>> = {}) =>
    send(
      here.sites.playerUrl,
      { "x-forwarded-for": here.nextIp() },
      "POST",
      "/api/v1/register/sms",
      {
        countryDialingCode: "63",
        mobileNo,
        proof: await proveHuman(here.db, "sms-register"),
        ...changes,
      },
    );

  test("answers the minutes until another one, and refuses until then", async () => {
    const mobileNo = newNumber();
    expect(await ask(mobileNo)).toMatchObject({ status: 200, value: { expiredMinutes: 1 } });
    expect(await ask(mobileNo)).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS" });
  });

  test.each([
    ["", "MISSING_PHONE_NUMBER"],
    ["12", "INVALID_PHONE_NUMBER"],
    ["not a number", "INVALID_PHONE_NUMBER"],
    ["0917123456789012", "INVALID_PHONE_NUMBER"],
  ])("for %j is %s, and no message is sent", async (mobileNo, code) => {
    const count = () => here.db.row(sql`select count(*) as n from message`);
    const before = await count();
    expect(await ask(mobileNo)).toMatchObject({ status: 422, code });
    expect(await count()).toEqual(before);
  });

  test("costs the proof of a person, once", async () => {
    const proof = await proveHuman(here.db, "sms-register");
    expect(await ask(newNumber(), { proof })).toMatchObject({ status: 200 });
    expect(await ask(newNumber(), { proof })).toMatchObject({
      status: 422,
      code: "CAPTCHA_CHECK_FAILED",
    });
  });

  test("is not offered where no way to register asks for one", async () => {
    await here.decide({});
    expect(await ask(newNumber())).toMatchObject({ status: 403, code: "OPERATION_NOT_ALLOWED" });
  });
});
