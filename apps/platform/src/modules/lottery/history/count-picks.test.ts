import { openDraw } from "@perya/fair";
import type { LotteryRules, Market } from "@perya/lottery-kit";
import { expect, test } from "vitest";
import { rulesOf } from "../games/rules-of.ts";
import { countPicks } from "./count-picks.ts";

const north = rulesOf("vn-north");
const marketOf = ({ markets }: LotteryRules, code: string): Market => {
  const market = markets.find((one) => one.code === code);
  if (!market) throw new Error(`No market ${code}`);
  return market;
};
const draws = (rules: LotteryRules, count: number) =>
  Array.from({ length: count }, (_, at) =>
    rules.draw(
      openDraw("00".repeat(32), `counting:${at}`),
      rules.termsOn(Temporal.PlainDate.from("2026-03-01")),
    ),
  );
const counted = (rules: LotteryRules, code: string, outcomes: readonly unknown[]) =>
  countPicks(rules, marketOf(rules, code), outcomes);

test("LB-12 a number is counted by the bet: once in every lot for bao lô, by the special prize alone for đề", () => {
  const outcomes = draws(north, 20);
  const bao = counted(north, "BAO2", outcomes) ?? [];
  expect(bao).toHaveLength(100);
  expect(bao.reduce((sum, { times }) => sum + times, 0)).toBe(20 * 27);
  const de = counted(north, "DB2", outcomes) ?? [];
  expect(de.reduce((sum, { times }) => sum + times, 0)).toBe(20);
  const special = north.board(outcomes[0]).find(({ prize }) => prize === "DB")?.numbers[0] ?? "";
  expect(de.find(({ pick }) => pick === special.slice(-2))).toMatchObject({ gapDraws: 0 });
  expect(bao.filter(({ times }) => times === 0).every(({ gapDraws }) => gapDraws === 20)).toBe(
    true,
  );
  expect(counted(north, "XIEN3", outcomes)).toEqual(bao);
});

test("LB-12 a bet of several balls counts each by itself, sides count as sides, and bets in order are not counted", () => {
  const keno = rulesOf("keno");
  const outcomes = draws(keno, 10);
  const sum = (code: string) =>
    (counted(keno, code, outcomes) ?? []).reduce((all, { times }) => all + times, 0);
  expect([sum("PICK5"), sum("UP_DOWN")]).toEqual([200, 10]);
  const pk10 = rulesOf("pk10");
  expect(counted(pk10, "FIRST2", draws(pk10, 3))).toBeUndefined();
  const places = counted(pk10, "CAR", draws(pk10, 3)) ?? [];
  expect([places.length, places.reduce((all, { times }) => all + times, 0)]).toEqual([100, 30]);
});

test("LB-12 of a thousand numbers those that came most often are listed, and without draws nothing came", () => {
  const outcomes = draws(north, 10);
  const three = counted(north, "BAO3", outcomes) ?? [];
  expect(three.length).toBeLessThanOrEqual(20);
  expect(three[0]?.times).toBeGreaterThanOrEqual(three.at(-1)?.times ?? 0);
  expect(counted(north, "BAO2", [])?.every(({ times, gapDraws }) => times + gapDraws === 0)).toBe(
    true,
  );
});
