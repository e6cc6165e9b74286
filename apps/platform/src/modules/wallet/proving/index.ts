export { digestOfHeads, type LedgerHead } from "./checks/heads.ts";
export { selectLastProof as lastProof } from "./proof.store.ts";
export type { BookProof, LedgerProof } from "./proof.ts";
export { proveLedger } from "./prove-ledger.ts";
export { proveWhenDue } from "./prove-when-due.ts";
export { readHead } from "./read-head.ts";
export { verifyLedger } from "./verify-ledger.ts";
