import { sql } from "@perya/postgres/sql";
import { afterEach, describe, expect, test } from "vitest";
import { proveHuman } from "../../../testing/human.ts";
import { readPicture } from "../../../testing/read-picture.ts";
import { PASSWORD, send } from "../../../testing/people.ts";
import { profileOf } from "../../players/index.ts";
import { field, openRegistration } from "./testing/open-registration.ts";

const here = await openRegistration();
afterEach(() => here.decide({}));

const { showing, playerOf, originOf } = here;

describe("ID-22 registration by username", () => {
  test("makes a member with an empty account who is signed in at once", async () => {
    const { value } = await here.register({ username: "maria1" });
    const balance = await send(
      here.sites.playerUrl,
      { authorization: `Bearer ${value.token}` },
      "GET",
      "/api/v1/balance",
    );
    expect(balance.value).toMatchObject({
      sumBalance: { amount: "0" },
      held: { amount: "0" },
      owed: { amount: "0" },
    });
    expect(value).toMatchObject({ username: "maria1", isAgent: "0" });
    expect(value.customerId).toMatch(/^pl_[0-9a-v]{20}$/);
  });

  test("of a name that is taken is refused, in any case, and of ten at once one is made", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        here.register({ username: at % 2 ? "Jose12" : "JOSE12" }),
      ),
    );
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    expect(
      await here.db.row(sql`select count(*) as n from player where lower(username) = 'jose12'`),
    ).toEqual({ n: 1n });
  });

  test("is limited per address, and other addresses go on", async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => here.register({ username: "a" }, { ip: "10.4.0.1" })),
    );
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(10);
    expect(await here.register()).toMatchObject({ status: 200 });
  });

  test("is refused where the brand has switched it off", async () => {
    await here.decide({ features: { USERNAMEREG: false } });
    expect(await here.register()).toMatchObject({ status: 403, code: "OPERATION_NOT_ALLOWED" });
  });

  test.each([["verifyPwd"], ["confirmPassword"]])(
    "takes the password a second time as %s",
    async (name) => {
      expect(await here.register({ confirmPassword: undefined, [name]: PASSWORD })).toMatchObject({
        status: 200,
      });
      expect(
        here.faultsOf(await here.register({ confirmPassword: undefined, [name]: "Other2026" })),
      ).toEqual({
        confirmPassword: "Confirmation password is not correct.",
      });
    },
  );
});

describe("ID-14 registration is sealed", () => {
  test.each(["", "/mobile"])("and a plain body to /register%s is refused", async (path) => {
    const body = {
      username: "plain1",
      password: PASSWORD,
      confirmPassword: PASSWORD,
      ageConfirmed: true,
      termsAccepted: true,
      proof: "x",
    };
    const answer = await send(here.sites.playerUrl, {}, "PUT", `/api/v1/register${path}`, body);
    expect(answer).toMatchObject({ status: 400, code: "ENVELOPE_REQUIRED" });
  });
});

describe("ID-08 the proof of a person", () => {
  test("is needed, is good once, and opens one account of two that come together", async () => {
    expect(await here.register({ proof: "nothing of the kind" })).toMatchObject({
      status: 422,
      code: "CAPTCHA_CHECK_FAILED",
    });
    const proof = await proveHuman(here.db, "register");
    const answers = await Promise.all([here.register({ proof }), here.register({ proof })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(await here.register({ proof: await proveHuman(here.db, "login") })).toMatchObject({
      code: "CAPTCHA_CHECK_FAILED",
    });
  });

  test("is spent on a name that is taken, so that one puzzle tries one name", async () => {
    await here.register({ username: "taken1" });
    const proof = await proveHuman(here.db, "register");
    expect(await here.register({ username: "taken1", proof })).toMatchObject({
      code: "USERNAME_TAKEN",
    });
    expect(await here.register({ username: "free1", proof })).toMatchObject({
      code: "CAPTCHA_CHECK_FAILED",
    });
  });
});

describe("CA-13 the registration user", () => {
  const told = {
    payeeName: "Maria Cruz",
    fullname: "Ana María del Carmen",
    email: "maria@example.com",
    qqNum: "12345678",
    line: "maria.line",
    whatsapp: "639171234567",
    zalo: "84912345678",
    facebook: "https://facebook.example/maria",
    telegram: "@maria",
    wechat: "maria_wx",
    idNumber: "PH-1234-5678",
    birthday: "1990-02-28",
  };

  test("is kept whole where every field is shown", async () => {
    await showing({
      ...Object.fromEntries(Object.keys(told).map((name) => [name, field()])),
      nickname: field(),
      paymentPassword: field("digits", 6, 6),
    });
    const made = await here.register({
      ...told,
      nickname: "Mayang",
      paymentPassword: "246810",
      domain: "play.example",
      registerUrl: "https://play.example/register?affiliateCode=X",
      registerMethod: "WEB",
      login: true,
    });
    const player = await playerOf(made);
    expect(player.nickname).toBe("Mayang");
    expect(await profileOf(here.db, player.id)).toMatchObject({ ...told, emailVerifiedAt: null });
    expect(await originOf(player.id)).toMatchObject({
      domain: "play.example",
      url: "https://play.example/register?affiliateCode=X",
      method: "WEB",
    });
    const login = await here.db.row<{ hash: string }>(
      sql`select payment_hash as hash from player_login where player_id = ${player.id}`,
    );
    expect(login?.hash).toMatch(/^\$argon2id\$/);
  });

  test("is not taken where its fields are not shown", async () => {
    const player = await playerOf(
      await here.register({ ...told, nickname: "Mayang", paymentPassword: "246810" }),
    );
    expect(player.nickname).toBe("");
    expect(
      Object.values(await profileOf(here.db, player.id)).every((value) => value === null),
    ).toBe(true);
  });

  test("has a number of its own that signs nobody in until it is proven", async () => {
    await showing({ mobileNum: field("digits", 5, 15) });
    const { id } = await playerOf(
      await here.register({ mobileNum: "09171230000", countryDialingCode: "+63" }),
    );
    expect(await profileOf(here.db, id)).toMatchObject({
      mobile: "+639171230000",
      mobileVerifiedAt: null,
    });
    expect(await here.db.row(sql`select mobile from player_login where player_id = ${id}`)).toEqual(
      { mobile: null },
    );
  });
});

describe("ID-22 the captcha", () => {
  test("is asked for where it is shown and required, and is good once", async () => {
    await showing({ captcha: field("letters-or-digits", 5, 5, true) });
    const read = () => readPicture(here.db, here.sites.playerUrl, "register");
    const { captchaId, captcha } = await read();
    const wrong = await here.register({ ...(await read()), captcha: "XXXXX" });
    expect(here.faultsOf(wrong)).toEqual({ captcha: "Please enter the captcha" });
    expect(await here.register({ captchaId, captcha })).toMatchObject({ status: 200 });
    expect(await here.register({ captchaId, captcha })).toMatchObject({ status: 400 });
    expect(await here.register({ captcha })).toMatchObject({ status: 400 });
  });
});
