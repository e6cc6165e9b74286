import type { ConnectOptions } from "@perya/postgres";

/**
 * The limits of the wallet's own connections. Half a second before a vendor hears that nobody
 * knows, SQL has stopped: what has not been written by then never will be (wallet-api contract,
 * point 15). A batch waits for a held account only for a moment; then its player waits beside the
 * batches (`held-players.ts`).
 */
export const WALLET_LIMITS = {
  statementTimeoutMs: 1_500,
  lockTimeoutMs: 100,
  idleInTransactionMs: 2_000,
  connectTimeoutMs: 1_500,
  answerGraceMs: 500,
} satisfies ConnectOptions;
