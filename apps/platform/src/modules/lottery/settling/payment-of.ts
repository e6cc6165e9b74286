import type { VendorCommand } from "@perya/wallet-protocol";
import type { Payable, Run } from "./dues.store.ts";
import { REFUND, type PayingIssue } from "./settling.store.ts";

/**
 * The movements of one order, all or none: first what the version gives, then what it had before is taken back, so that a corrected win is never a debt in between. Each has
 * a key of the order and the version, which the wallet does once for good. Empty when there is nothing to move.
 */
export function paymentOf(issue: PayingIssue, version: number, runs: readonly Run[], payable: Payable): VendorCommand[] {
  const { order, player, currency, pay } = payable;
  const base = { vendor: issue.vendor, player, round: `lo_${order}`, game: issue.game, currency, free: false } as const;
  const bet = `bet:lo_${order}`;
  const commands: VendorCommand[] = [];
  if (pay !== null && version === REFUND)
    commands.push({ ...base, kind: "rollback", transaction: `void:lo_${order}`, reference: bet, units: 0n, closesRound: true });
  else if (pay !== null)
    commands.push({ ...base, kind: "win", transaction: `settle:lo_${order}:${version}`, reference: bet, units: pay, closesRound: true });
  const had = versionHad(version, runs, payable);
  if (had !== undefined) {
    const names = { transaction: `reverse:lo_${order}:${had}`, reference: `settle:lo_${order}:${had}` };
    commands.push({ ...base, ...names, kind: "rollback", units: 0n, closesRound: false });
  }
  return commands;
}

/** The version whose payment the order has: the last one whose run came as far as the order, if it gave it something. That run took back what an earlier one had given. */
function versionHad(version: number, runs: readonly Run[], { order, player, others }: Payable): number | undefined {
  if (others === null) return undefined;
  const theirs = runs.filter((run) => run.version !== version && player % BigInt(run.parts) === BigInt(run.part));
  const reached = theirs.filter((run) => run.paidTo >= order).map((run) => run.version);
  const last = Math.max(...reached);
  return others.includes(last) ? last : undefined;
}
