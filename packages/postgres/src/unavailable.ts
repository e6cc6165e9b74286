/**
 * A statement was sent and its outcome can't be learned: it may have taken effect, now or later, on
 * this server or only on one disk. Never treat it as a refusal.
 */
export class OutcomeUnknown extends Error {}

/** Connection errors (08), resources exhausted (53: connections, memory, disk). */
const CLASSES: ReadonlySet<string> = new Set(["08", "53"]);
/**
 * Cancelled or timed out, shut down (57); lock not available; idle in a transaction for too long; a
 * read-only server, such as a standby.
 */
const CODES: ReadonlySet<string> = new Set([
  "57014",
  "57P01",
  "57P02",
  "57P03",
  "57P05",
  "55P03",
  "25P03",
  "25006",
]);

const SQLSTATE_LETTERS = 5;

/** Errors of connections that could not be made or were lost. */
const lost = new WeakSet<object>();

/** Marks the error of a connection that could not be made or was lost. Returns the error. */
export function markLost(fault: unknown): unknown {
  if (fault instanceof Error) lost.add(fault);
  return fault;
}

/**
 * Whether an error only means that the database can't be used right now: it is gone, full, cut off
 * or too slow. The same request may succeed in a moment.
 */
export function isUnavailable(fault: unknown): boolean {
  if (fault instanceof OutcomeUnknown) return true;
  if (!(fault instanceof Error)) return false;
  if (lost.has(fault)) return true;
  const code = "code" in fault && typeof fault.code === "string" ? fault.code : "";
  return CODES.has(code) || (code.length === SQLSTATE_LETTERS && CLASSES.has(code.slice(0, 2)));
}
