import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ANYTHING,
  complaintAbout,
  OWN_PATTERN_NAMES,
  PATTERN_NAMES,
  type PatternName,
} from "./index.ts";

/** Real texts of each pattern, and near misses of it. */
const TEXTS: Record<
  PatternName,
  { readonly fit: readonly string[]; readonly miss: readonly string[] }
> = {
  any: { fit: ["a", " ", "¡hola! 👋", "ทดสอบ"], miss: [] },
  "letter-first": {
    fit: ["maria", "M4ria2000", "z"],
    miss: ["4maria", "maria_", "mária", "maria cruz"],
  },
  "kanji-and-digits": {
    fit: ["山田太郎", "佐々木3", "東京２０２０"],
    miss: ["やまだ", "ヤマダ", "山田 太郎", "yamada"],
  },
  email: {
    fit: ["maria@example.com", "m.cruz+bets@mail.example.ph", "o'hara@x-y.io"],
    miss: [
      "maria@localhost",
      "maria@",
      "@example.com",
      "a b@example.com",
      "maria@-x.com",
      "maria@example..com",
      `${"a".repeat(65)}@example.com`,
    ],
  },
  "letters-or-digits": { fit: ["abc", "123", "abc123"], miss: ["abc-123", "ábc", "１２３"] },
  "letters-and-digits": { fit: ["abc123", "1a"], miss: ["abc", "123", "abc 123"] },
  digits: { fit: ["0", "0917555"], miss: ["", "12a", "１２", "1.5", "-1"] },
  "letters-and-digits-one-uppercase": {
    fit: ["Abc123", "ABC", "A1"],
    miss: ["abc123", "123", "Abc-1"],
  },
  "letters-and-spaces": { fit: ["Maria Cruz", "maria"], miss: ["María", "Maria1", "   "] },
  "no-spaces": { fit: ["a-b_c!", "山田", "👋"], miss: ["a b", "a\tb", "a\u00a0b", "a\u3000b"] },
  "chinese-and-punctuation": {
    fit: ["王小明", "阿不都·热合曼", "你好，世界！"],
    miss: ["王小明1", "王 小明", "，。！", "Wang"],
  },
  "date-year-first": {
    fit: ["2000-02-29", "1999-12-31"],
    miss: ["1900-02-29", "2001-02-29", "2000-13-01", "2000-00-10", "12-31-1999", "1899-01-01"],
  },
  "date-month-first": {
    fit: ["02-29-2000", "12-31-1999"],
    miss: ["02-30-2000", "1999-12-31", "13-01-2000", "2-3-2000"],
  },
  korean: { fit: ["김민수", "ㄱㄴ"], miss: ["김 민수", "김minsu", "山"] },
  thai: { fit: ["สมชาย", "น้ำใจ"], miss: ["สมชาย ใจดี", "Somchai", "๑฿"] },
  "thai-or-english": {
    fit: ["สมชาย ใจดี", "Somchai", "Somchai ใจดี"],
    miss: ["สมชาย1", "  ", "Sömchai"],
  },
  "uppercase-and-spaces": { fit: ["MARIA CRUZ", "M"], miss: ["Maria", "  ", "MARIA1"] },
  "strong-password": {
    fit: ["Abc123!x", "aA1~"],
    miss: ["Abc12345", "abc123!", "ABC123!", "Abc!def", "Abc 123!", "Ábc123!"],
  },
  "full-name": {
    fit: ["Maria Cruz", "Ana María del Carmen", "Nguyễn Văn A", "O’Hara-Smith Jr."],
    miss: ["Maria", "Maria  Cruz", " Maria Cruz", "Maria Cruz ", "Maria Cruz2"],
  },
  "full-width-japanese": {
    fit: ["山田太郎", "やまだ　たろう", "ヤマダ", "ＡＢＣ１２３", "スーパー"],
    miss: ["ﾔﾏﾀﾞ", "yamada", "ABC", "山田 太郎"],
  },
  uppercase: { fit: ["ABC"], miss: ["AB C", "ABc", "AB1", "Á"] },
};
const rule = (acceptedPattern: PatternName) => ({ acceptedPattern, minLength: 1, maxLength: 100 });

describe.each(PATTERN_NAMES)("ID-09 the pattern %s", (name) => {
  test("accepts what has it", () => {
    expect(
      TEXTS[name].fit.filter((text) => complaintAbout(text, rule(name), true) !== undefined),
    ).toEqual([]);
  });
  test("refuses what comes near", () => {
    expect(
      TEXTS[name].miss.filter((text) => complaintAbout(text, rule(name), true) === undefined),
    ).toEqual([]);
  });
});

test("ID-09 the complaint names the pattern and both lengths, so that a message can be worded from it", () => {
  expect(
    complaintAbout("ab", { acceptedPattern: "letter-first", minLength: 4, maxLength: 16 }, true),
  ).toEqual({
    reason: "PATTERN",
    pattern: "letter-first",
    minLength: 4,
    maxLength: 16,
  });
});

test("ID-09 a star accepts anything of any length, and still asks for something where something is required", () => {
  const anything = { acceptedPattern: ANYTHING, minLength: 4, maxLength: 5 } as const;
  expect(complaintAbout("x", anything, true)).toBeUndefined();
  expect(complaintAbout("far too long for it", anything, false)).toBeUndefined();
  expect(complaintAbout("", anything, true)).toEqual({ reason: "EMPTY" });
  expect(complaintAbout("", anything, false)).toBeUndefined();
});

test("ID-09 a character is a character, however many units it is stored in and however it was composed", () => {
  const three = { acceptedPattern: "any", minLength: 3, maxLength: 3 } as const;
  expect(complaintAbout("👋👋👋", three, true)).toBeUndefined();
  expect(complaintAbout("e\u0301e\u0301e\u0301", three, true)).toBeUndefined();
  expect(complaintAbout("👋👋", three, true)).toBeDefined();
});

describe("ID-09 a brand's own pattern", () => {
  const own = {
    "own-1": {
      allowed: ["uppercase", "digit", "hyphen"],
      needed: ["digit"],
      message: "Like PH-1234",
    },
  } as const;
  const ownRule = { acceptedPattern: "own-1", minLength: 1, maxLength: 10 } as const;

  test("allows its classes and wants what it needs", () => {
    expect(complaintAbout("PH-1234", ownRule, true, own)).toBeUndefined();
    expect(complaintAbout("PH-", ownRule, true, own)).toBeDefined();
    expect(complaintAbout("ph-1", ownRule, true, own)).toBeDefined();
  });

  test("accepts nothing while the slot is empty", () => {
    for (const acceptedPattern of OWN_PATTERN_NAMES)
      expect(complaintAbout("PH-1234", { ...ownRule, acceptedPattern }, true)).toBeDefined();
  });
});

test("no pattern loses its way in a hostile text: one that did would outlive the time a test has", () => {
  const hostile = fc.oneof(
    fc.string({ maxLength: 500, unit: "binary" }),
    fc
      .tuple(
        fc.constantFrom("a", "a-", "a ", "a.", "A1!", "a@a.", "１", "ก "),
        fc.integer({ min: 1, max: 4_000 }),
      )
      .map(([part, times]) => part.repeat(times) + "\u0000"),
  );
  fc.assert(
    fc.property(hostile, fc.constantFrom(...PATTERN_NAMES), (text, name) => {
      const complaint = complaintAbout(
        text,
        { acceptedPattern: name, minLength: 1, maxLength: 1_000_000 },
        true,
      );
      expect(complaint?.reason === "EMPTY").toBe(text === "");
    }),
    { numRuns: 200 },
  );
});
