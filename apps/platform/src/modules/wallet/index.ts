export { openWallet, type Wallet } from "./open-wallet.ts";
export { openQueue } from "./queue.ts";
export type { Command, EntryStatus, HouseCommand } from "./wallet.ts";
export { entriesBetween, betsSince, playersSince, pageEntries, readEntries, sumsOf, type LedgerEntry } from "./entries.store.ts";
export { guardsOf, owedBy, type Guards } from "./guards.store.ts";
export { proveLedger } from "./prove-ledger.ts";
export { selectLastProof as lastProof } from "./proof.store.ts";
export { verifyLedger } from "./verify-ledger.ts";
export type { BookProof, LedgerProof } from "./proof.ts";
