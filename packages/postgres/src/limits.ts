/**
 * How long operations on a connection may take, unless its pool says otherwise. Everything here
 * times out by itself, so that nothing waits for a machine that is gone.
 */

/** One statement, by the server's clock. */
const STATEMENT_TIMEOUT_MS = 5_000;
/**
 * Waiting for a row or a lock that another transaction holds: less than a statement's limit, so
 * that the error names the real reason.
 */
const LOCK_TIMEOUT_MS = 4_000;
/**
 * A transaction that is open but sends nothing: its process is paused or cut off, so its locks are
 * released.
 */
const IDLE_IN_TRANSACTION_MS = 10_000;
/** Waiting for a connection, from the pool or a new one. */
const CONNECT_TIMEOUT_MS = 10_000;
/**
 * How much longer than a statement's limit the client waits for the answer: after that, the server
 * or the network to it is gone.
 */
const ANSWER_GRACE_MS = 2_000;

/** The limits of a pool's connections, in milliseconds. */
export interface Limits {
  readonly statementTimeoutMs: number;
  readonly lockTimeoutMs: number;
  readonly idleInTransactionMs: number;
  readonly connectTimeoutMs: number;
  readonly answerGraceMs: number;
}

/** The requested limits, with defaults for the rest. */
export function limitsOf(asked: Partial<Limits>): Limits {
  return {
    statementTimeoutMs: asked.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS,
    lockTimeoutMs: asked.lockTimeoutMs ?? LOCK_TIMEOUT_MS,
    idleInTransactionMs: asked.idleInTransactionMs ?? IDLE_IN_TRANSACTION_MS,
    connectTimeoutMs: asked.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    answerGraceMs: asked.answerGraceMs ?? ANSWER_GRACE_MS,
  };
}
