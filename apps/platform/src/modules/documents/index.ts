export { revocationApproval } from "./deciding/revocation-approval.ts";
export { documentApproval } from "./deciding/document-approval.ts";
export { documentDecided, documentExpires, documentListed } from "./facts.ts";
export { KINDS as DOCUMENT_KINDS, REASONS as REJECT_REASONS } from "./document.ts";
export type { Kind as DocumentKind, Reason as RejectReason } from "./document.ts";
export { selectWaiting as documentsWaiting } from "./queue.store.ts";
export { KIND_WORDS as documentWords } from "./deciding/decide-words.ts";
export { selectDocumentLinks as documentLinksOf } from "./links.store.ts";
export { lacksFace } from "./levels/lacks-face.ts";
