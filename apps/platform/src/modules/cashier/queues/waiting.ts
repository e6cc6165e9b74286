import type { Tx } from "@perya/postgres";
import { waitingSubjects } from "../../approvals/index.ts";
import { CREDIT_KIND } from "../deposits/approving/deposit-approval.ts";
import { RETURN_KIND } from "../withdrawals/paying/return-approval.ts";
import { APPROVE_KIND } from "../withdrawals/approving/approval-of.ts";
import {
  selectDepositsWaiting,
  selectWithdrawalsWaiting,
  type Waiting,
  type WaitingRequest,
} from "./work.store.ts";

/**
 * What waits in a queue, and for each of the oldest whether one person has agreed and a second one
 * is needed.
 */
interface Marked extends Omit<Waiting, "first"> {
  readonly first: readonly (WaitingRequest & { readonly second: boolean })[];
}

/** Deposits that wait for the staff of a brand, or of all for null. */
export async function depositsWaiting(tx: Tx, brandId: bigint | null): Promise<Marked> {
  return marked(tx, await selectDepositsWaiting(tx, brandId), [CREDIT_KIND]);
}

/** Withdrawals that wait for the staff of a brand, or of all for null. */
export async function withdrawalsWaiting(tx: Tx, brandId: bigint | null): Promise<Marked> {
  return marked(tx, await selectWithdrawalsWaiting(tx, brandId), [APPROVE_KIND, RETURN_KIND]);
}

async function marked(tx: Tx, waiting: Waiting, kinds: readonly string[]): Promise<Marked> {
  const subjects = await waitingSubjects(
    tx,
    kinds,
    waiting.first.map(({ publicId }) => publicId),
  );
  return {
    ...waiting,
    first: waiting.first.map((one) => ({ ...one, second: subjects.has(one.publicId) })),
  };
}
