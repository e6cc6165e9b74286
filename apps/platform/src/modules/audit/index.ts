export type { AuditRow, Deed } from "./audit.ts";
export { recordAudit } from "./record-audit.ts";
export { verifyAudit, type AuditProof } from "./verify-audit.ts";
export { pageRows as pageAudit } from "./audit.store.ts";
