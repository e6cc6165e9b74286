/** How long things may take on a connection, unless its pool says otherwise. Everything here ends by itself: nobody waits for a machine that is gone. */

/** One statement, by the server's clock. */
const STATEMENT_TIMEOUT_MS = 5_000;
/** Waiting for a row or a lock that another transaction holds: less than a statement, so that the fault says what it was. */
const LOCK_TIMEOUT_MS = 4_000;
/** A transaction that is open and asks nothing: its process is paused or cut off, and what it holds is let go. */
const IDLE_IN_TRANSACTION_MS = 10_000;
/** Until a connection is there: one of the pool's, or a new one. */
const CONNECT_TIMEOUT_MS = 10_000;
/** How much longer than a statement its client waits for the answer: after that the server, or the way to it, is gone. */
const ANSWER_GRACE_MS = 2_000;

/** The limits of a pool's connections, in milliseconds. */
export interface Limits {
  readonly statementTimeoutMs: number;
  readonly lockTimeoutMs: number;
  readonly idleInTransactionMs: number;
  readonly connectTimeoutMs: number;
  readonly answerGraceMs: number;
}

/** What was asked for, and the defaults for the rest. */
export function limitsOf(asked: Partial<Limits>): Limits {
  return {
    statementTimeoutMs: asked.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS,
    lockTimeoutMs: asked.lockTimeoutMs ?? LOCK_TIMEOUT_MS,
    idleInTransactionMs: asked.idleInTransactionMs ?? IDLE_IN_TRANSACTION_MS,
    connectTimeoutMs: asked.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    answerGraceMs: asked.answerGraceMs ?? ANSWER_GRACE_MS,
  };
}
