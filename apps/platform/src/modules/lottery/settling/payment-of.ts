import type { VendorCommand } from "@perya/wallet-protocol";
import type { Due } from "./dues.store.ts";
import { REFUND, type PayingIssue } from "./settling.store.ts";

/**
 * The movements of one due order, all or none: first what it gets, then what is taken back, so that a corrected win is never a debt in between. Each has a key of the order
 * and the version, which the wallet does once for good.
 */
export function paymentOf(issue: PayingIssue, version: number, { order, player, currency, pay, reverse }: Due): VendorCommand[] {
  const base = { vendor: issue.vendor, player, round: `lo_${order}`, game: issue.game, currency, free: false } as const;
  const bet = `bet:lo_${order}`;
  const back = reverse.map((old): VendorCommand => ({
    ...base,
    kind: "rollback",
    transaction: `reverse:lo_${order}:${old}`,
    reference: `settle:lo_${order}:${old}`,
    units: 0n,
    closesRound: false,
  }));
  if (pay === undefined) return back;
  const get: VendorCommand =
    version === REFUND
      ? { ...base, kind: "rollback", transaction: `void:lo_${order}`, reference: bet, units: 0n, closesRound: true }
      : { ...base, kind: "win", transaction: `settle:lo_${order}:${version}`, reference: bet, units: pay, closesRound: true };
  return [get, ...back];
}
