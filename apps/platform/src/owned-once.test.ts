import { expect, test } from "vitest";
import { HOUSE_ACCOUNTS_DECLARED, type HouseAccount } from "./declared.ts";
import type { Declares } from "./declares.ts";
import { ownedOnce } from "./owned-once.ts";

const one = { fees: { line: "playerFee" }, "jackpot:{id}:pool": { line: "jackpots" } } as const;
const other = { bonuses: { line: "bonuses" } } as const;

test("what modules own is put together, and a name that two of them have does not compile", () => {
  expect(ownedOnce(one, other)).toEqual({ ...one, ...other });
  // @ts-expect-error: both own the fees
  expect(ownedOnce(one, other, { fees: { line: "adjust" } })).toBeDefined();
});

test("an account of the house that no module registers does not compile, nor does a kind without a line", () => {
  const known: HouseAccount[] = ["deposits", "payouts", "vendor:7"];
  // @ts-expect-error: no module has it
  known.push("fees");
  // @ts-expect-error: a vendor is named by its number
  known.push("vendor:hub88");
  const declares: Declares[] = [{ houseAccounts: one }];
  // @ts-expect-error: no line
  declares.push({ houseAccounts: { fees: {} } });
  // @ts-expect-error: reports have no such line
  declares.push({ houseAccounts: { fees: { line: "fees" } } });
  expect(Object.keys(HOUSE_ACCOUNTS_DECLARED)).toEqual(
    expect.arrayContaining(["deposits", "payouts", "transfers", "vendor:{id}"]),
  );
});
