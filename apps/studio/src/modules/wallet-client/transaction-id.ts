import { createHash } from "node:crypto";

/**
 * The id of a round's wallet transaction, a name-based UUID (version 5 layout): resuming a round,
 * after whatever crash, arrives at the same id, so no movement can happen twice under two names.
 */
export function transactionId(round: string, kind: "bet" | "win" | "rollback"): string {
  const bytes = createHash("sha256")
    .update(`perya-studio:${round}:${kind}`)
    .digest()
    .subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
