import type { Conditions, DepositMatch } from "./rule.ts";

const WHOLE_BPS = 10_000n;

/**
 * The bonus of a deposit of so many ledger units, rounded down to a minor unit by its caller.
 * Source: player money reference, section 4.
 */
export function matchOf(deposit: bigint, { percentBps, cap }: DepositMatch): bigint {
  const share = (deposit * BigInt(percentBps)) / WHOLE_BPS;
  const most = BigInt(cap);
  return share < most ? share : most;
}

/** What must be wagered of a bonus and its deposit, all in ledger units. */
export function requiredOf(
  { deposit, bonus }: { readonly deposit: bigint; readonly bonus: bigint },
  { times, base }: Pick<Conditions, "times" | "base">,
): bigint {
  return (base === "DB" ? deposit + bonus : bonus) * BigInt(times);
}
