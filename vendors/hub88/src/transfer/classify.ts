import type { TransferOutcome } from "@perya/wallet-protocol";

/** What an answer says. Ledger units; undefined where it tells no balance. */
export interface Told {
  readonly status: string;
  readonly balance: bigint | undefined;
}

/** Refusals of the movement itself, whenever they come: it did not happen. */
const OF_MOVEMENT: ReadonlySet<string> = new Set([
  "RS_ERROR_NOT_ENOUGH_MONEY",
  "RS_ERROR_LIMIT_REACHED",
  "RS_ERROR_WRONG_CURRENCY",
]);

/**
 * Refusals of the call: nothing of it was read or done. They say so of this call alone, so they end
 * a movement only when it was never sent before. A user may have been disabled since then, and the
 * vendor may look at that before it looks the movement up.
 */
const OF_CALL: ReadonlySet<string> = new Set([
  "RS_ERROR_USER_DISABLED",
  "RS_ERROR_INVALID_PARTNER",
  "RS_ERROR_INVALID_SIGNATURE",
  "RS_ERROR_INVALID_TOKEN",
  "RS_ERROR_WRONG_SYNTAX",
  "RS_ERROR_WRONG_TYPES",
]);

const NOTHING = "no answer";

/**
 * What an answer means for a movement. Anything else is unknown: DUPLICATE_TRANSACTION says that
 * the vendor has something else under the id, and nothing of what became of it.
 */
export function classify(told: Told | undefined, first: boolean): TransferOutcome {
  if (!told) return { type: "unknown", status: NOTHING };
  const { status } = told;
  if (status === "RS_OK") return { type: "done" };
  if (OF_MOVEMENT.has(status) || (first && OF_CALL.has(status))) return { type: "refused", status };
  return { type: "unknown", status };
}
