import type { VendorCommand } from "@perya/wallet-protocol";
import { betOf, reverseOf, roundOf, settleOf, voidOf } from "../orders/order.ts";
import type { Payable, Run } from "./payables.store.ts";
import { REFUND, type PayingIssue } from "./settling.store.ts";

/**
 * The movements of one order, all or none: first the version's payout, then the reversal of the
 * earlier one, so that a corrected win is never a debt in between. Each has a key of the order and
 * the version, which the wallet applies only once. Empty when there is nothing to move.
 */
export function paymentOf(
  issue: PayingIssue,
  version: number,
  runs: readonly Run[],
  payable: Payable,
): VendorCommand[] {
  const commands: VendorCommand[] = [];
  if (payable.pay !== null)
    commands.push(
      version === REFUND ? refund(issue, payable) : win(issue, version, payable, payable.pay),
    );
  const had = versionHad(version, runs, payable);
  if (had !== undefined) commands.push(reversal(issue, had, payable));
  return commands;
}

/**
 * It does not end the round: lost orders are not written to the ledger either, and a lottery's
 * rounds end with their issue.
 */
function win(
  { vendor, game }: PayingIssue,
  version: number,
  { order, player, currency, counted }: Payable,
  units: bigint,
): VendorCommand {
  const [transaction, reference, round] = [settleOf(order, version), betOf(order), roundOf(order)];
  return {
    kind: "win",
    vendor,
    player,
    transaction,
    reference,
    round,
    game,
    currency,
    units,
    free: false,
    closesRound: false,
    counted,
  };
}

function refund(
  { vendor, game }: PayingIssue,
  { order, player, currency, counted }: Payable,
): VendorCommand {
  const [transaction, reference, round] = [voidOf(order), betOf(order), roundOf(order)];
  return {
    kind: "rollback",
    vendor,
    player,
    transaction,
    reference,
    round,
    game,
    currency,
    units: 0n,
    free: false,
    closesRound: true,
    counted,
  };
}

function reversal(
  { vendor, game }: PayingIssue,
  had: number,
  { order, player, currency, counted }: Payable,
): VendorCommand {
  const [transaction, reference, round] = [
    reverseOf(order, had),
    settleOf(order, had),
    roundOf(order),
  ];
  return {
    kind: "rollback",
    vendor,
    player,
    transaction,
    reference,
    round,
    game,
    currency,
    units: 0n,
    free: false,
    closesRound: false,
    counted,
  };
}

/**
 * The version whose payout the order has: the last one whose run reached the order, if it paid it.
 * That run reversed earlier payouts.
 */
function versionHad(
  version: number,
  runs: readonly Run[],
  { order, player, others }: Payable,
): number | undefined {
  if (others === null) return undefined;
  const theirs = runs.filter(
    (run) =>
      run.version !== version &&
      (player / BigInt(run.block)) % BigInt(run.parts) === BigInt(run.part),
  );
  const reached = theirs.filter((run) => run.paidTo >= order).map((run) => run.version);
  const last = Math.max(...reached);
  return others.includes(last) ? last : undefined;
}
