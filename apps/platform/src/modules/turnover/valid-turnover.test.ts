import { expect, test } from "vitest";
import reference from "./fixtures/valid-turnover.json" with { type: "json" };
import { validTurnover } from "./valid-turnover.ts";

type Given = (typeof reference.validTurnover)[number]["bet"];

const NOTHING_AT_RISK = new Set(["PUSH", "TIE_REFUND", "VOID", "CANCELLED"]);

test.each(reference.validTurnover)(
  "of $bet.category $bet.status it is $valid",
  ({ bet, valid }) => {
    const given: Partial<Given> & Pick<Given, "category" | "status" | "stake" | "payout"> = bet;
    expect(
      validTurnover({
        category: given.category,
        stake: BigInt(given.stake),
        payout: BigInt(given.payout),
        pushed: NOTHING_AT_RISK.has(given.status),
        ...(given.decimalOdds !== undefined && {
          oddsPerMille: Math.round(given.decimalOdds * 1_000),
        }),
        ...(given.oppositeStake !== undefined && { oppositeStake: BigInt(given.oppositeStake) }),
        ...(given.coverage !== undefined && {
          coveragePpm: Math.round(given.coverage * 1_000_000),
        }),
        ...(given.refunded !== undefined && { refund: BigInt(given.refunded) }),
      }),
    ).toBe(BigInt(valid));
  },
);
