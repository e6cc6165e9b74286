/** A statement was sent and its outcome can't be learned: it may have taken effect, now or later, on this server or only on one disk. Never a no. */
export class OutcomeUnknown extends Error {}

/** Connection faults (08), resources used up (53: connections, memory, disk). */
const CLASSES: ReadonlySet<string> = new Set(["08", "53"]);
/** Cancelled or out of time, shut down (57); lock not available; idle in a transaction for too long; a server that only reads, as a standby does. */
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

/** Faults of connections that could not be made or were lost. */
const lost = new WeakSet<object>();

/** Marks a fault of a connection that could not be made or was lost. Answers the fault. */
export function markLost(fault: unknown): unknown {
  if (fault instanceof Error) lost.add(fault);
  return fault;
}

/** Whether a fault only says that the database can't be used right now: it is gone, full, cut off or too slow. The same request may succeed in a moment. */
export function isUnavailable(fault: unknown): boolean {
  if (fault instanceof OutcomeUnknown) return true;
  if (!(fault instanceof Error)) return false;
  if (lost.has(fault)) return true;
  const code = "code" in fault && typeof fault.code === "string" ? fault.code : "";
  return CODES.has(code) || (code.length === SQLSTATE_LETTERS && CLASSES.has(code.slice(0, 2)));
}
