import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  bool,
  integer,
  listOf,
  matching,
  objectOf,
  oneOf,
  optional,
  readFields,
  readJson,
  required,
  schemaOf,
  text,
  uuid,
} from "@perya/wallet-protocol";

const fields = {
  user: required(text(4, 8)),
  amount: required(integer),
  id: optional(uuid),
  free: optional(bool),
};

function read(body: string) {
  const json = readJson(Buffer.from(body));
  if (!json.ok) throw new Error(json.refusal);
  return readFields(json.value, fields);
}

test("a missing field is found before a wrong type is", () => {
  expect(read('{"user":5}')).toEqual({ ok: false, refusal: "MISSING", detail: "amount" });
});

test("null is missing where a field is required, and nothing where it is optional", () => {
  expect(read('{"user":null,"amount":1}')).toMatchObject({ refusal: "MISSING", detail: "user" });
  expect(read('{"user":"abcd","amount":1,"id":null}')).toEqual({
    ok: true,
    value: { user: "abcd", amount: 1n },
  });
});

test("fields nobody described are left alone", () => {
  expect(read('{"user":"abcd","amount":1,"new_field":{"a":[1]}}')).toMatchObject({ ok: true });
});

test.each([
  "1.0",
  "1e3",
  "-1",
  "-0",
  '"1"',
  "true",
  "9007199254740992",
  "9007199254740993",
  "1".repeat(400),
])("%s is no amount", (lexeme) => {
  expect(read(`{"user":"abcd","amount":${lexeme}}`)).toMatchObject({
    refusal: "WRONG_TYPE",
    detail: "amount",
  });
});

test.each([
  ["0", 0n],
  ["9007199254740991", 9_007_199_254_740_991n],
])("%s is an amount", (lexeme, expected) => {
  expect(read(`{"user":"abcd","amount":${lexeme}}`)).toMatchObject({ value: { amount: expected } });
});

test.each(["abc", "abcdefghi", String.raw`ab\u0000cd`, String.raw`abc\ud800`, String.raw`ab\ncd`])(
  "%s is no user",
  (user) => {
    expect(read(`{"user":"${user}","amount":1}`)).toMatchObject({
      refusal: "WRONG_TYPE",
      detail: "user",
    });
  },
);

test("characters are counted, not halves of them", () => {
  expect(read(`{"user":"${"🎰".repeat(8)}","amount":1}`)).toMatchObject({ ok: true });
  expect(read(`{"user":"${"🎰".repeat(3)}","amount":1}`)).toMatchObject({ ok: false });
});

test("a UUID of any version is read in lower case", () => {
  expect(
    read('{"user":"abcd","amount":1,"id":"ABCDEF01-2345-9789-FBCD-EF0123456789"}'),
  ).toMatchObject({
    value: { id: "abcdef01-2345-9789-fbcd-ef0123456789" },
  });
  expect(read('{"user":"abcd","amount":1,"id":"abcdef0123459789fbcdef0123456789"}')).toMatchObject({
    ok: false,
  });
});

const everything = {
  ...fields,
  currency: required(matching(/^[A-Z]{3}$/)),
  type: required(oneOf("bet", "win")),
  meta: optional(objectOf({ effective: optional(integer) })),
  list: optional(listOf({ id: required(text(1, 3)) }, 1, 2)),
};
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const takes = new Ajv2020({ formats: { uuid: UUID } }).compile(schemaOf(everything));

test("the published schema takes exactly the objects that the reader takes", () => {
  const some = fc.constantFrom<unknown>(
    null,
    true,
    0,
    7,
    -1,
    1.5,
    2 ** 53,
    "",
    "abcd",
    "abcdefghi",
    "🎰🎰🎰🎰",
    "ab\ncd",
    "PHP",
    "php",
    "bet",
    {},
    [],
  );
  const mostly = (right: fc.Arbitrary<unknown>) => fc.oneof({ weight: 9, arbitrary: right }, some);
  const given = {
    user: mostly(fc.constant("abcd")),
    amount: mostly(fc.nat()),
    currency: mostly(fc.constant("PHP")),
    type: mostly(fc.constantFrom("bet", "win")),
    id: mostly(fc.uuid()),
    free: mostly(fc.boolean()),
    meta: mostly(fc.record({ any: some, effective: mostly(fc.nat()) }, { requiredKeys: [] })),
    list: mostly(
      fc.array(fc.record({ id: mostly(fc.constant("one")) }, { requiredKeys: [] }), {
        maxLength: 3,
      }),
    ),
    other: some,
  };
  let taken = 0;
  fc.assert(
    fc.property(
      fc.record(given, { requiredKeys: ["user", "amount", "currency", "type"] }),
      (value) => {
        const json = readJson(Buffer.from(JSON.stringify(value)));
        const read = json.ok && readFields(json.value, everything).ok;
        if (read) taken++;
        expect(takes(value)).toBe(read);
      },
    ),
    { numRuns: 2_000 },
  );
  expect(taken).toBeGreaterThan(50);
});
