import { freePort } from "@perya/process";
import { sql } from "@perya/postgres/sql";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../../../config.ts";
import { proveHuman } from "../../../testing/human.ts";
import { send } from "../../../testing/people.ts";
import { openRegistration } from "../registering/testing/open-registration.ts";
import { sendVerificationCode } from "./identity-toolkit.ts";
import { phoneOfFirebase } from "./phone-of-token.ts";
import { CODE, openFirebase, PROJECT } from "./testing/firebase-project.ts";

const firebase = await openFirebase();
afterAll(() => firebase.close());
const here = await openRegistration({
  ...firebase.environment,
  FIREBASE_RECAPTCHA_SITE_KEY: "a site key",
});
await here.decide({ features: { SMSVERIFY: true } });
let numbers = 0;
beforeEach(() => {
  firebase.says.error = undefined;
  firebase.says.keys = true;
});

const newNumber = () => `917${String(2_000_000 + numbers++)}`;
const from = () => ({ "x-forwarded-for": here.nextIp() });
const ask = async (mobileNo: string, changes: object = {}) =>
  send(here.sites.playerUrl, from(), "POST", "/api/v1/register/sms", {
    countryDialingCode: "63",
    mobileNo,
    proof: await proveHuman(here.db, "sms-register"),
    ...changes,
  });
const change = (sessionInfo: string, code: string) =>
  send(here.sites.playerUrl, from(), "POST", "/api/v1/register/sms/token", { sessionInfo, code });
const registerBy = (mobileNum: string, firebaseIdToken: string) =>
  here.register({ mobileNum, countryDialingCode: "63", firebaseChannel: "sms", firebaseIdToken });

test("ID-05 ID-08 CA-13 a number proven by Firebase is written as the new account's own", async () => {
  const mobileNum = newNumber();
  const begun = await ask(mobileNum, { recaptchaToken: "Google's proof" });
  expect(begun).toMatchObject({
    status: 200,
    value: { expiredMinutes: 1, sessionInfo: expect.stringContaining("session") },
  });
  const proven = await change(begun.value.sessionInfo, CODE);
  const made = await registerBy(mobileNum, proven.value.firebaseIdToken);
  expect(made.status).toBe(200);
  const row = await here.db.row<{ mobile: string; proven: unknown }>(sql`
    select l.mobile, f.mobile_verified_at as proven
    from player p
    join player_login l on l.player_id = p.id
    join player_profile f on f.player_id = p.id
    where p.public_id = ${made.value.customerId}`);
  expect(row).toEqual({ mobile: `+63${mobileNum}`, proven: expect.any(Temporal.Instant) });
  expect(firebase.asked.slice(-2)).toEqual([
    {
      call: "POST /v1/accounts:sendVerificationCode?key=an%20api%20key",
      type: "application/json",
      body: { phoneNumber: `+63${mobileNum}`, recaptchaToken: "Google's proof" },
    },
    {
      call: "POST /v1/accounts:signInWithPhoneNumber?key=an%20api%20key",
      type: "application/json",
      body: { sessionInfo: begun.value.sessionInfo, code: CODE },
    },
  ]);
});

test("no message of our own goes out, and no code of our own opens anything", async () => {
  const mobileNum = newNumber();
  await ask(mobileNum);
  expect(
    await here.db.row(sql`select 1 from message where recipient = ${`+63${mobileNum}`}`),
  ).toBeUndefined();
  expect(
    await here.register({ mobileNum, countryDialingCode: "63", verificationCode: CODE }),
  ).toMatchObject({ status: 422, code: "INVALID_CODE" });
});

const SAID = [
  ["INVALID_PHONE_NUMBER : TOO_SHORT", 422, "INVALID_PHONE_NUMBER"],
  ["MISSING_PHONE_NUMBER", 422, "MISSING_PHONE_NUMBER"],
  ["TOO_MANY_ATTEMPTS_TRY_LATER : blocked", 429, "TOO_MANY_REQUESTS"],
  ["CAPTCHA_CHECK_FAILED : Recaptcha verification failed - DUPE", 422, "CAPTCHA_CHECK_FAILED"],
  ["MISSING_RECAPTCHA_TOKEN", 422, "CAPTCHA_CHECK_FAILED"],
  ["INVALID_APP_CREDENTIAL", 422, "CAPTCHA_CHECK_FAILED"],
  ["QUOTA_EXCEEDED : Exceeded quota for verifying passwords.", 503, "QUOTA_EXCEEDED"],
  ["OPERATION_NOT_ALLOWED", 403, "OPERATION_NOT_ALLOWED"],
  ["INVALID_CODE", 422, "INVALID_CODE"],
  ["MISSING_CODE", 422, "MISSING_CODE"],
  ["SESSION_EXPIRED", 422, "CODE_EXPIRED"],
  ["INVALID_SESSION_INFO", 422, "CODE_EXPIRED"],
  ["API key not valid. Please pass a valid API key.", 502, "UNKNOWN"],
] as const;

describe.each(SAID)("CO-10 ID-25 when Firebase says %s", (message, status, code) => {
  test(`asking for a code and typing one are both ${code}`, async () => {
    firebase.says.error = { status: 400, message };
    const mobileNum = newNumber();
    expect(await ask(mobileNum)).toMatchObject({ status, code });
    expect(await change("session", CODE)).toMatchObject({ status, code });
    firebase.says.error = undefined;
    // What was not sent is not waited for.
    expect(await ask(mobileNum)).toMatchObject({ status: 200 });
  });
});

test("ID-25 our own limits and our own proof of a person hold before Firebase is asked", async () => {
  const mobileNum = newNumber();
  await ask(mobileNum);
  const before = firebase.asked.length;
  expect(await ask(mobileNum)).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS" });
  expect(await ask(newNumber(), { proof: "none" })).toMatchObject({
    status: 422,
    code: "CAPTCHA_CHECK_FAILED",
  });
  expect(await ask("")).toMatchObject({ status: 422, code: "MISSING_PHONE_NUMBER" });
  expect(await change("session", " ")).toMatchObject({ status: 422, code: "MISSING_CODE" });
  expect(firebase.asked).toHaveLength(before);
});

test("what Firebase said is kept for the log, and what went wrong where it can't be reached", async () => {
  const project = {
    url: firebase.environment.FIREBASE_URL,
    keysUrl: "",
    apiKey: "wrong",
    projectId: PROJECT,
    recaptchaSiteKey: undefined,
  };
  expect(await sendVerificationCode(project, "+639170000001", undefined)).toEqual({
    ok: false,
    refusal: "UNKNOWN",
    detail: "400 API key not valid.",
  });
  const nowhere = { ...project, url: `http://127.0.0.1:${await freePort()}` };
  expect(await sendVerificationCode(nowhere, "+639170000001", undefined)).toEqual({
    ok: false,
    refusal: "UNKNOWN",
    detail: expect.any(String),
  });
});

const now = () => Math.floor(Date.now() / 1000);
test.each([
  ["of another project", () => ({ aud: "other" }), "INVALID_CODE"],
  ["of another issuer", () => ({ iss: "https://securetoken.google.com/other" }), "INVALID_CODE"],
  ["without a number", () => ({ phone_number: undefined }), "INVALID_CODE"],
  ["without a person", () => ({ sub: "" }), "INVALID_CODE"],
  ["without an end", () => ({ exp: undefined }), "INVALID_CODE"],
  ["of a player who signs in later", () => ({ auth_time: now() + 60 }), "INVALID_CODE"],
  [
    "of a player who typed the code eleven minutes ago",
    () => ({ auth_time: now() - 660 }),
    "CODE_EXPIRED",
  ],
  ["that is over", () => ({ iat: now() - 7_200, exp: now() - 3_600 }), "CODE_EXPIRED"],
  ["signed with another key", () => ({ forged: true }), "INVALID_CODE"],
  ["signed with a secret instead of a key", () => ({ alg: "HS256" }), "INVALID_CODE"],
] as const)("a token %s is refused", async (_which, changes, code) => {
  const mobileNum = newNumber();
  const token = await firebase.tokenOf(`+63${mobileNum}`, changes());
  expect(await registerBy(mobileNum, token)).toMatchObject({ status: 422, code });
});

test("a token of another number is refused, and text that is not a token", async () => {
  expect(await registerBy(newNumber(), await firebase.tokenOf("+639170000001"))).toMatchObject({
    status: 422,
    code: "INVALID_CODE",
  });
  expect(await registerBy(newNumber(), "a.b.c")).toMatchObject({
    status: 422,
    code: "INVALID_CODE",
  });
});

test("without Google's keys nobody is accused: the reason is unknown", async () => {
  firebase.says.keys = false;
  const { FIREBASE_KEYS_URL: keysUrl } = firebase.environment;
  const phoneOf = phoneOfFirebase({
    url: "",
    keysUrl,
    apiKey: "",
    projectId: PROJECT,
    recaptchaSiteKey: undefined,
  });
  expect(await phoneOf(await firebase.tokenOf("+639170000001"))).toMatchObject({
    ok: false,
    refusal: "UNKNOWN",
  });
  firebase.says.keys = true;
  expect(await phoneOf(await firebase.tokenOf("+639170000001"))).toMatchObject({
    ok: true,
    value: "+639170000001",
  });
});

test("the site is told that codes come by Firebase, and may run Google's check of a person and nothing else of Google", async () => {
  const settings = await send(here.sites.playerUrl, from(), "GET", "/api/v1/register-settings");
  expect(settings.value).toMatchObject({ firebase: { recaptchaSiteKey: "a site key" } });
  const policy = (await fetch(here.sites.playerUrl)).headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(
    /script-src 'self' https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\/ *;/,
  );
  expect(policy).toMatch(
    /frame-src [^;]*https:\/\/www\.google\.com\/recaptcha\/ https:\/\/recaptcha\.google\.com\/recaptcha\/ *(;|$)/,
  );
  expect(policy).toMatch(/connect-src 'self' https:\/\/www\.google\.com\/recaptcha\/ *;/);
  expect((await fetch(here.sites.consoleUrl)).headers.get("content-security-policy")).not.toContain(
    "google",
  );
});

test("the key and the project belong together", () => {
  const rest = {
    DATABASE_URL: "postgres://u:p@localhost/d",
    SECRET_KEY: "s".repeat(40),
    GATEWAY_SECRET: "g".repeat(40),
  };
  for (const some of [
    { FIREBASE_API_KEY: "k" },
    { FIREBASE_PROJECT_ID: "p" },
    { FIREBASE_RECAPTCHA_SITE_KEY: "s" },
  ])
    expect(() => readConfig({ ...rest, ...some })).toThrow(/belong together/);
});
