export { openWallet, type Balance, type Wallet, type WalletOptions } from "./open-wallet.ts";
export type { Book, Command, EntryKind, EntryStatus, HouseAccount, HouseCommand } from "./wallet.ts";
export {
  entriesBetween,
  betsSince,
  playersSince,
  pageEntries,
  readEntries,
  sumsOf,
  type EntryCursor,
  type LedgerEntry,
  type PlayerSums,
} from "./entries.store.ts";
export { guardsOf, owedBy, type Guards } from "./guards.store.ts";
export { proveLedger, lastProof } from "./prove-ledger.ts";
export { verifyLedger } from "./verify-ledger.ts";
export type { BookProof, LedgerProof } from "./proof.ts";
