import { expect, test } from "vitest";
import { SHIPPED_PROFILES } from "../shipped/shipped-profiles.ts";
import { cell } from "../testing/use-profiles.ts";
import { lawsOf, type LawParts } from "../versions/laws.ts";
import { betLawsOf } from "./bet-laws.ts";
import { productOf } from "./product-of.ts";

const AT = Temporal.Instant.fromEpochMilliseconds(0);
const first = { effectiveAt: null, publishedAt: null, publishedBy: null } as const;
const shipped = SHIPPED_PROFILES.map((profile) => ({ ...profile, ...first }));

function laws(codes: readonly string[], parts: Partial<LawParts> = {}) {
  return lawsOf({
    versions: shipped,
    choices: [{ effectiveAt: AT, codes }],
    signed: new Set(),
    realMoney: true,
    opening: { before: true },
    ...parts,
  });
}
const bettor = {
  product: "slots",
  currency: "EUR",
  birthday: "2001-06-15",
  zone: "Europe/Berlin",
  real: true,
  unprovenSince: null,
  pause: null,
  plan: undefined,
  clear: new Map([["OASIS", Number.MAX_SAFE_INTEGER]]),
} as const;
const spanOf = (from: string, until: string) => ({
  from: Temporal.Instant.from(from).epochMilliseconds,
  until: Temporal.Instant.from(until).epochMilliseconds,
});

test("the age band changes at midnight in the brand's zone, without a job", () => {
  const versions: LawParts["versions"] = [
    ...shipped,
    {
      code: "XX",
      name: "Test",
      authority: "",
      zone: "brand",
      version: 1,
      ...first,
      cells: {
        "stake.max": cell([
          { product: "slots", ageMin: 18, ageMax: 24, amount: 200, currency: "EUR" },
          { product: "slots", ageMin: 25, ageMax: null, amount: 500, currency: "EUR" },
        ]),
      },
    },
  ];
  const span = spanOf("2026-06-14T21:59:00Z", "2026-06-14T22:01:00Z");
  const found = betLawsOf(laws(["XX"], { versions }), bettor, span);
  expect(found.map(({ from, highest }) => [from - span.from, highest])).toEqual([
    [0, { value: 200_000n, rule: "XX.stake.max v1" }],
    [60_000, { value: 500_000n, rule: "XX.stake.max v1" }],
  ]);
  const [unknown] = betLawsOf(laws(["XX"], { versions }), { ...bettor, birthday: null }, span);
  expect(unknown).toMatchObject({ highest: { value: 200_000n }, tooYoung: null });
});

test("a player below the age is too young until the birthday, one of 29 February until 1 March", () => {
  const span = spanOf("2022-02-28T00:00:00Z", "2022-03-02T00:00:00Z");
  const found = betLawsOf(laws(["DE"]), { ...bettor, birthday: "2004-02-29" }, span);
  expect(
    found.map(({ from, tooYoung }) => [
      Temporal.Instant.fromEpochMilliseconds(from).toString(),
      tooYoung,
    ]),
  ).toEqual([
    ["2022-02-28T00:00:00Z", "DE.age.min v1"],
    ["2022-02-28T23:00:00Z", null],
  ]);
});

test("the highest stake of Great Britain is two pounds until 24, and five from 25 on", () => {
  const span = spanOf("2026-06-14T12:00:00Z", "2026-06-14T12:01:00Z");
  const highest = (birthday: string) =>
    betLawsOf(laws(["GB"]), { ...bettor, currency: "GBP", birthday }, span)[0]?.highest;
  expect(highest("2001-06-15")).toEqual({ value: 200_000n, rule: "GB.stake.max v1" });
  expect(highest("2001-06-14")).toEqual({ value: 500_000n, rule: "GB.stake.max v1" });
});

test("a product without an amount in the player's currency is closed by the profile that lacks it", () => {
  const span = spanOf("2026-06-14T12:00:00Z", "2026-06-14T12:01:00Z");
  expect(betLawsOf(laws(["GB"]), bettor, span)).toMatchObject([{ closed: "GB.stake.max v1" }]);
  expect(betLawsOf(laws(["DE"]), bettor, span)).toMatchObject([
    { closed: null, highest: { value: 100_000n }, apartMs: { value: 5_000 } },
  ]);
});

test("a product that nothing confirms is closed for real money until it is signed off, but not where it was open before", () => {
  const span = spanOf("2026-06-14T12:00:00Z", "2026-06-14T12:01:00Z");
  const fish = { ...bettor, product: "fish" } as const;
  const opening = { before: false };
  expect(betLawsOf(laws(["SE"], { opening }), fish, span)).toMatchObject([
    { closed: "SE.product.fish v1" },
  ]);
  const signed = new Set(["SE 1 product.fish"]);
  expect(betLawsOf(laws(["SE"], { opening, signed }), fish, span)).toMatchObject([
    { closed: null },
  ]);
  expect(betLawsOf(laws(["SE"]), fish, span)).toMatchObject([{ closed: null }]);
});

test("a brand that is not open takes no bet of real money, and those of play money", () => {
  const span = spanOf("2026-06-14T12:00:00Z", "2026-06-14T12:01:00Z");
  const closed = laws(["DE"], { opening: undefined });
  expect(betLawsOf(closed, bettor, span)).toMatchObject([{ closed: "DE.confirmed v1" }]);
  expect(betLawsOf(closed, { ...bettor, real: false }, span)).toMatchObject([{ closed: null }]);
});

test.each([
  ["RNG", "", "slots"],
  ["INHOUSE", "Slots", "slots"],
  ["INHOUSE", "Instant", "casino"],
  ["ELOTT", "", "lottery"],
  ["PVP", "", "poker"],
  ["SPORTS", "Virtual sports", "virtual"],
  ["", "", "casino"],
])("games of type %s called %s are %s", (gameType, classify, product) => {
  expect(productOf({ gameType, classify })).toBe(product);
});

test("a player whose identity is not proven plays where the law gives time, to the millisecond", () => {
  const span = spanOf("2026-06-14T10:00:00Z", "2026-06-14T10:02:00Z");
  const HOUR_MS = 3_600_000;
  const closedAt = (code: string, unprovenSince: number | null, real = true) =>
    betLawsOf(laws([code]), { ...bettor, unprovenSince, real }, span).map(({ from, closed }) => [
      from - span.from,
      closed,
    ]);
  const since = span.from - 72 * HOUR_MS + 60_000;
  expect(closedAt("DE", since)).toEqual([
    [0, null],
    [60_000, "DE.kyc.before v1"],
  ]);
  expect(closedAt("DE", null)).toEqual([[0, null]]);
  expect(closedAt("DE", since, false).every(([, closed]) => closed === null)).toBe(true);
  expect(closedAt("PH", span.from)).toEqual([[0, "PH.kyc.before v1"]]);
});

test("a pause that the law forces closes every product from its first millisecond to its last", () => {
  const span = spanOf("2026-06-14T12:00:00Z", "2026-06-14T12:10:00Z");
  const pause = { from: span.from + 60_000, until: span.from + 360_000 };
  const closedIn = (code: string, product: "slots" | "sports") =>
    betLawsOf(laws([code]), { ...bettor, product, pause }, span).map(({ from, closed }) => [
      from - span.from,
      closed,
    ]);
  const expected = [
    [0, null],
    [60_000, "DE.check.break v1"],
    [360_000, null],
  ];
  expect([closedIn("DE", "slots"), closedIn("DE", "sports")]).toEqual([expected, expected]);
  // Where the law has none, one that was noted before holds nothing up.
  expect(closedIn("DK", "slots").every(([, closed]) => closed === null)).toBe(true);
});

test("where a session is planned first, slots are closed without one and from its last millisecond on", () => {
  const span = spanOf("2026-06-14T12:00:00Z", "2026-06-14T12:10:00Z");
  const plan = { number: 7n, until: span.from + 60_000, units: 500n, afterSeq: 40n };
  const known = { ...bettor, clear: new Map([["RGIAJ", Number.MAX_SAFE_INTEGER]]) };
  const found = (over: object) =>
    betLawsOf(laws(["ES"]), { ...known, ...over }, span).map(({ from, closed, session }) => [
      from - span.from,
      closed,
      session,
    ]);
  const rule = "ES.limit.session v1";
  const bound = { number: 7n, value: 500n, afterSeq: 40n, rule };
  expect(found({ plan })).toEqual([
    [0, null, bound],
    [60_000, rule, null],
  ]);
  expect(found({ plan: null })).toEqual([[0, rule, null]]);
  expect(found({ plan: null, product: "casino" })).toEqual([[0, rule, null]]);
  // Others need none, nor is it decided where nobody asked.
  expect(found({ plan: null, product: "sports" })).toEqual([[0, null, null]]);
  expect(found({ plan: undefined })).toEqual([[0, null, null]]);
});

test("a national register's word counts to the millisecond, and of each register that is named", () => {
  const span = spanOf("2026-06-14T10:00:00Z", "2026-06-14T10:02:00Z");
  const closedAt = (codes: readonly string[], clear: Readonly<Record<string, number>>) => {
    const asked = { ...bettor, clear: new Map(Object.entries(clear)) };
    return betLawsOf(laws(codes), asked, span).map(({ from, closed }) => [
      from - span.from,
      closed,
    ]);
  };
  expect(closedAt(["DE"], { OASIS: span.from + 60_000 })).toEqual([
    [0, null],
    [60_000, "DE.exclusion.register v1"],
  ]);
  expect(closedAt(["DE"], { Cruks: span.until })).toEqual([[0, "DE.exclusion.register v1"]]);
  expect(closedAt(["ES"], {})).toEqual([[0, null]]);
});
