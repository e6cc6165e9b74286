import { afterEach, describe, expect, test } from "vitest";
import { profileOf } from "../../players/index.ts";
import { field, openRegistration } from "./testing/open-registration.ts";

const here = await openRegistration();
afterEach(() => here.decide({}));

const { showing, playerOf, originOf } = here;

describe("ID-21 what is wrong is said field by field", () => {
  test.each([
    ["username", "", "Input cannot be empty"],
    ["username", "1abcd", "Account format is incorrect"],
    ["username", "abc", "Account format is incorrect"],
    ["password", "Abcde12", "Please fill in your password with 8 - 20 characters"],
    ["password", "OnlyLetters", "Password format is incorrect"],
  ])("%s %j: %s", async (name, text, message) => {
    const answer = await here.register({
      [name]: text,
      ...(name === "password" ? { confirmPassword: text } : {}),
    });
    expect(answer).toMatchObject({ status: 400, code: "INVALID_REQUEST" });
    expect(here.faultsOf(answer)).toEqual({ [name]: message });
  });

  test.each([
    ["payeeName", "full-name", "Maria", "Real name format is incorrect"],
    ["mobileNum", "digits", "0917-555", "Phone number format is incorrect"],
    ["mobileNum", "digits", "11111", "Phone number format is incorrect"],
    ["email", "email", "maria@", "E-mail format is incorrect"],
    ["affiliateCode", "letters-or-digits", "no code!", "Invalid invitation code"],
    ["captcha", "letters-or-digits", "", "Please enter the captcha"],
    ["paymentPassword", "digits", "12345a", "Password format is incorrect"],
    ["line", "no-spaces", "a b", "Format is incorrect"],
  ])("%s by %s %j: %s", async (name, pattern, text, message) => {
    await showing({ [name]: field(pattern, 1, 60, true) });
    expect(here.faultsOf(await here.register({ [name]: text }))).toEqual({ [name]: message });
  });

  test("a password that is a first guess is said to be one", async () => {
    for (const password of ["password1", "mariaclara9", "perya2026"]) {
      const answer = await here.register({
        username: "mariaclara",
        password,
        confirmPassword: password,
      });
      expect(here.faultsOf(answer)).toEqual({
        password: "This password is easy to guess. Please choose another one.",
      });
    }
  });

  test("one length is named when both are the same", async () => {
    await showing({ paymentPassword: field("digits", 6, 6, true) });
    expect(here.faultsOf(await here.register({ paymentPassword: "12345" }))).toEqual({
      paymentPassword: "Please fill in your password with 6 characters",
    });
  });

  test("everything that is wrong is reported at once", async () => {
    await showing({ email: field("email", 6, 254, true) });
    const answer = await here.register({
      username: "a",
      password: "b",
      confirmPassword: "c",
      email: "d",
    });
    expect(Object.keys(here.faultsOf(answer))).toEqual([
      "username",
      "password",
      "email",
      "confirmPassword",
    ]);
  });
});

describe("ID-10 age and terms", () => {
  test.each([["ageConfirmed"], ["termsAccepted"]])(
    "without %s nobody is registered",
    async (name) => {
      expect(await here.register({ [name]: false })).toMatchObject({
        status: 400,
        code: "INVALID_REQUEST",
      });
    },
  );

  test("a birthday must be 21 years ago, whichever way it is written, and another age where the brand says so", async () => {
    const today = Temporal.Now.zonedDateTimeISO("Asia/Manila").toPlainDate();
    const [yes, no] = [
      today.subtract({ years: 21 }),
      today.subtract({ years: 21 }).add({ days: 1 }),
    ];
    await showing({ birthday: field("date-year-first", 10, 10, true) });
    expect(await here.register({ birthday: yes.toString() })).toMatchObject({ status: 200 });
    expect(here.faultsOf(await here.register({ birthday: no.toString() }))).toEqual({
      birthday: "You must be 21 or older.",
    });
    await showing({ birthday: field("date-month-first", 10, 10, true) }, { birthdayAge: 18 });
    const monthFirst = ({ year, month, day }: Temporal.PlainDate) =>
      `${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}-${year}`;
    const made = await here.register({ birthday: monthFirst(no) });
    expect((await profileOf(here.db, (await playerOf(made)).id)).birthday).toBe(no.toString());
  });

  test("the terms that were accepted are kept with their version", async () => {
    const { id } = await playerOf(await here.register());
    expect((await originOf(id))?.["terms"]).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});

describe("ID-09 names in the scripts of the world", () => {
  test.each([
    ["kanji-and-digits", "山田太郎3", "やまだ"],
    ["thai", "สมชายน้ำใจ", "สมชาย ใจดี"],
    ["thai-or-english", "สมชาย Jaidee", "สมชาย1"],
    ["korean", "김민수", "김 민수"],
    ["chinese-and-punctuation", "阿不都·热合曼", "王小明1"],
    ["full-width-japanese", "やまだ　ＴＡＲＯ", "yamada"],
    ["full-name", "Nguyễn Văn A", "Nguyễn"],
  ])("%s lets %j in and not %j", async (pattern, fit, miss) => {
    await showing({ payeeName: field(pattern, 2, 20, true) });
    const { id } = await playerOf(await here.register({ payeeName: fit }));
    expect((await profileOf(here.db, id)).payeeName).toBe(fit.normalize("NFC"));
    expect(here.faultsOf(await here.register({ payeeName: miss }))).toEqual({
      payeeName: "Real name format is incorrect",
    });
  });

  test("a star lets everything in", async () => {
    await showing({ facebook: field("*", 5, 6, true) });
    const { id } = await playerOf(await here.register({ facebook: "山 a 👋 далеко over six" }));
    expect((await profileOf(here.db, id)).facebook).toBe("山 a 👋 далеко over six");
  });
});
