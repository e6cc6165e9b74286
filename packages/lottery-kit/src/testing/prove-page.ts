import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { LotteryRules, Terms } from "../index.ts";
import { samplesOf } from "./samples.ts";

/**
 * Tests that the page for players, `new URL("game.md", import.meta.url)`, prints the computed
 * return of every price.
 */
export function provePage<Outcome>(
  rules: LotteryRules<Outcome>,
  terms: readonly Terms[],
  page: URL,
): void {
  test(`the page for players prints the return of every price of ${rules.code} as it is computed`, () => {
    const text = readFileSync(page, "utf8");
    const missing = samplesOf(rules, terms).filter(
      ({ share }) => !percents(share).some((percent) => text.includes(`${percent} %`)),
    );
    expect(missing.map(({ price, share }) => [price, share])).toEqual([]);
  });
}

/** The forms in which a page may print a share: "95.00", "95.0" or "95". */
function percents(share: number): string[] {
  const percent = (share * 100).toFixed(2);
  return [percent, percent.replace(/0$/, ""), percent.replace(/\.00$/, "")];
}
