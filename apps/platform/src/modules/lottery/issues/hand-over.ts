import type { Tx } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import type { Issue } from "../lottery.ts";
import { settleWithoutOrders } from "./issues.store.ts";

/**
 * What follows when an issue moves on: the clock calls these, and what they do is the business of bets and payments. Each may be called again for the same issue, by
 * another process too, until the issue has left the state it was called for.
 */

/** Sales of the issue have begun, in this transaction. */
export async function afterOpening(_tx: Tx, _issue: Issue): Promise<void> {}

/** The issue has an outcome (RESULTED, SETTLING): its orders are to be paid, and it becomes SETTLED. */
export async function settle({ db }: Platform, issueId: bigint): Promise<void> {
  await settleWithoutOrders(db, issueId);
}

/** The issue has another outcome than the one its orders were paid by (CORRECTING): payments are to be reversed, and it goes on as SETTLING. */
export async function correct(_platform: Platform, _issueId: bigint): Promise<void> {}

/** The issue is VOIDED: every order gets its stake back, and then nothing is left to pay. */
export async function refund(_platform: Platform, _issueId: bigint): Promise<void> {}
