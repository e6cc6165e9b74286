import { expect } from "@playwright/test";
import { faultBelow, field, fillIn, provePerson, send } from "./register-form.ts";
import { test } from "./test.ts";
import { holdSettings, type Decisions } from "./world/settings.ts";

const PASSWORD = "Fiesta2026";
let brand: Decisions;

test.beforeAll(async () => {
  brand = await holdSettings();
});
test.afterEach(() => brand.putBack());

async function decide(fields: object, more: object = {}): Promise<void> {
  await brand.replace({ features: { USERNAMEREG: true }, register: { fields, ...more } });
}

/** Each pattern with the page's hint, a text that matches and one that nearly does. */
const PATTERNS: readonly (readonly [pattern: string, words: string, fit: string, miss: string])[] =
  [
    ["any", "2 - 20 characters", "¡hola! 👋", "x"],
    ["letter-first", "2 - 20 letters and digits, starting with a letter", "M4ria", "4maria"],
    ["kanji-and-digits", "2 - 20 kanji and digits", "山田太郎3", "やまだ"],
    [
      "email",
      "An address such as maria@example.com, 2 - 20 characters",
      "m@example.com",
      "m@localhost",
    ],
    ["letters-or-digits", "2 - 20 letters or digits", "abc1", "ábc"],
    ["letters-and-digits", "2 - 20 letters and digits, at least one of each", "abc1", "abc"],
    ["digits", "2 - 20 digits", "１２", "12a"],
    [
      "letters-and-digits-one-uppercase",
      "2 - 20 letters and digits, at least one capital letter",
      "Abc1",
      "abc1",
    ],
    ["letters-and-spaces", "2 - 20 English letters and spaces", "Maria Cruz", "María"],
    ["no-spaces", "2 - 20 characters without spaces", "a-b_c!", "a b"],
    [
      "chinese-and-punctuation",
      "2 - 20 Chinese characters and punctuation marks",
      "阿不都·热合曼",
      "王小明1",
    ],
    ["date-year-first", "A date such as 2000-12-31, 2 - 20 characters", "2000-02-29", "2001-02-29"],
    [
      "date-month-first",
      "A date such as 12-31-2000, 2 - 20 characters",
      "02-29-2000",
      "2000-02-29",
    ],
    ["korean", "2 - 20 Korean letters", "김민수", "김 민수"],
    ["thai", "2 - 20 Thai letters", "สมชาย", "สมชาย ใจดี"],
    ["thai-or-english", "2 - 20 Thai or English letters and spaces", "สมชาย Jai", "สมชาย1"],
    [
      "uppercase-and-spaces",
      "2 - 20 capital letters and spaces, at least one letter",
      "MARIA CRUZ",
      "Maria",
    ],
    [
      "strong-password",
      "2 - 20 characters with a capital and a small letter, a digit and a special symbol",
      "Abc123!x",
      "Abc12345",
    ],
    [
      "full-name",
      "First and last name separated by a space, 2 - 20 characters",
      "Nguyễn Văn A",
      "Nguyễn",
    ],
    ["full-width-japanese", "2 - 20 full-width Japanese characters", "やまだ　ＴＡＲＯ", "yamada"],
    ["uppercase", "2 - 20 capital letters without spaces", "ABC", "AB C"],
    ["own-1", "Like PH-1234, 2 - 20 characters", "PH-1234", "PH-"],
  ];

test("ID-09 the page explains every pattern with its lengths, takes what has it and refuses what comes near, in every script", async ({
  page,
}) => {
  test.slow();
  const ownPatterns = {
    "own-1": {
      allowed: ["uppercase", "digit", "hyphen"],
      needed: ["digit"],
      message: "Like PH-1234",
    },
  };
  for (const [pattern, words, fit, miss] of PATTERNS) {
    await decide({ payeeName: field(pattern, 2, 20) }, { ownPatterns });
    await page.goto("/register");
    const name = page.getByLabel("Real name *");
    await expect(page.getByText(words, { exact: true }), pattern).toBeVisible();
    await name.fill(miss);
    await send(page);
    expect(await faultBelow(page, "Real name *"), pattern).toBe(
      `Real name format is incorrect. ${words}.`,
    );
    await name.fill(fit);
    await send(page);
    expect(await faultBelow(page, "Real name *"), pattern).toBeUndefined();
    await brand.putBack();
  }
});

test("ID-09 one length is named when shortest and longest are the same, and a star lets everything in", async ({
  page,
}) => {
  await decide({ line: field("letter-first", 5, 5), zalo: field("*", 3, 4) });
  await page.goto("/register");
  await expect(
    page.getByText("5 letters and digits, starting with a letter", { exact: true }),
  ).toBeVisible();
  await page.getByLabel("Zalo *").fill("山 anything at all 👋");
  await page.getByLabel("LINE *").fill("abcd");
  await send(page);
  expect(await faultBelow(page, "LINE *")).toBe(
    "Format is incorrect. 5 letters and digits, starting with a letter.",
  );
  expect(await faultBelow(page, "Zalo *")).toBeUndefined();
});

test("ID-09 a name in Thai goes through the form into an account", async ({ page }) => {
  await decide({ payeeName: field("thai", 2, 20) });
  await page.goto("/register");
  await fillIn(page, `t${Date.now().toString(36)}`, PASSWORD);
  await page.getByLabel("Real name *").fill("สมชายน้ำใจ");
  await send(page);
  await provePerson(page);
  await expect(page.getByRole("dialog", { name: "Registered successfully" })).toBeVisible();
});
