import type { Tx } from "@perya/postgres";
import { openOfKinds, waitingSubjects } from "../../approvals/index.ts";
import { CREDIT_KIND } from "../deposits/approving/deposit-approval.ts";
import { legOfSubject } from "../withdrawals/legs/lock-leg.ts";
import { LEG_KINDS } from "../withdrawals/legs/leg-requests.ts";
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
  const waiting = await selectWithdrawalsWaiting(tx, brandId);
  // Requests about a leg name it after its withdrawal.
  const ofLegs = await openOfKinds(tx, LEG_KINDS, MOST_READ);
  const withLegs = new Set(ofLegs.map(({ subject }) => legOfSubject(subject).publicId));
  const { first, ...rest } = await marked(tx, waiting, [APPROVE_KIND]);
  return {
    ...rest,
    first: first.map((one) => ({ ...one, second: one.second || withLegs.has(one.publicId) })),
  };
}

/** Requests about legs that are read to mark the oldest withdrawals: more than ever wait. */
const MOST_READ = 500;

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
