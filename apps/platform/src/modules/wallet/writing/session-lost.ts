import type { Tx } from "@perya/postgres";
import type { SessionBound } from "@perya/wallet-protocol";
import { selectAccounts } from "./facts.store.ts";
import { loadSession } from "./load-session.ts";

/** The player's last entry: a session that begins now has those after it. */
export async function lastSeqOf(tx: Tx, player: bigint): Promise<bigint> {
  const [account] = await selectAccounts(tx, [player]);
  if (!account) throw new Error(`Player ${player} has no account`);
  return account.seq;
}

/** Stakes less payouts of a planned session, in ledger units, as its next bet would be decided. */
export async function lostInSession(
  tx: Tx,
  player: bigint,
  session: Pick<SessionBound, "number" | "afterSeq">,
): Promise<bigint> {
  const [account] = await selectAccounts(tx, [player]);
  if (!account) return 0n;
  return (await loadSession(tx, { account }, session)).lost;
}
