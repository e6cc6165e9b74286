import type { Tx } from "@perya/postgres";
import type { Issue } from "../lottery.ts";

/** Sales of the issue have begun, in this transaction: the clock calls this, and what it does is the business of bets. */
export async function afterOpening(_tx: Tx, _issue: Issue): Promise<void> {}
