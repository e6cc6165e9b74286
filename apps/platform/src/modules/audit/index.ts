export { recordAudit } from "./record-audit.ts";
export { verifyAudit } from "./verify-audit.ts";
export { pageRows as pageAudit } from "./audit.store.ts";
