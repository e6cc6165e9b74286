import type { Tx } from "@perya/postgres";
import type { Answer, PlayedRecord } from "@perya/wallet-protocol";
import { pageEntries, type Wallet } from "../../wallet/index.ts";
import type { VendorWallet } from "../wallets.store.ts";
import { legOfRecord, movementsOfRecord } from "./movements-of-record.ts";

/**
 * Books a rollback, and moves between cash and what the vendor keeps what the ledger took back:
 * nothing for a movement that it never had, or has taken back before, whatever amount the vendor
 * names. Answers the change of what the vendor keeps, in ledger units. Throws when the money that
 * came back can't be moved.
 */
export async function bookRollback(
  tx: Tx,
  wallet: Wallet,
  of: VendorWallet,
  record: PlayedRecord,
  chain: number,
): Promise<{ readonly answers: readonly Answer[]; readonly change: bigint }> {
  const [answers = []] = await wallet.appendEach(tx, [movementsOfRecord(of, record)], chain);
  const [first] = answers;
  if (!first?.ok || first.receipt.replayed) return { answers, change: 0n };
  // The account is locked since it was written to: its newest rollback is this one.
  const [entry] = await pageEntries(tx, of.id, { kinds: ["rollback"] }, 1, 1);
  if (entry?.transaction !== record.transaction)
    throw new Error(`Rollback ${record.transaction} is not in the ledger`);
  // A win that was spent is taken back as a debt, for what cash could not give.
  const change = entry.cash - entry.owed;
  if (change === 0n) return { answers, change };
  const [legs = []] = await wallet.appendEach(tx, [[legOfRecord(of, record, change)]], chain);
  const no = legs.find((answer) => !answer.ok);
  if (no && !no.ok)
    throw new Error(`Money of rollback ${record.transaction} could not be moved: ${no.refusal}`);
  return { answers, change };
}
