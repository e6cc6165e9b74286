import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { newPublicId } from "../../secrets/public-id.ts";
import type { ApprovalState, Asked } from "./approvals.ts";
import { holdSubject, insertApproval, selectByKey, selectOpenFor } from "./approvals.store.ts";

/** How long a request waits, in hours, unless its kind says otherwise. */
const WAITS_HOURS = 24;

/** A request and its outcome. */
export interface AskedState {
  readonly approvalId: string;
  readonly state: ApprovalState;
  readonly decisionReason: string | null;
}

/**
 * Asks for a second person's approval. Repeating a request under its key returns the outcome of the
 * first.
 */
export async function askApproval(
  tx: Tx,
  asked: Asked,
  hours = WAITS_HOURS,
): Promise<Result<AskedState, "KEY_REUSED">> {
  const publicId = newPublicId("ap");
  if (await insertApproval(tx, publicId, asked, hours))
    return ok({ approvalId: publicId, state: "WAITING", decisionReason: null });
  const earlier = await findAsked(tx, asked);
  if (!earlier) throw new Error(`The request ${asked.kind} ${asked.key} is neither new nor there`);
  return earlier;
}

/**
 * Asks for a second person's approval of a change, of which only one per kind may wait at a time.
 * Returns its public id.
 */
export async function askOnce(tx: Tx, asked: Asked): Promise<Result<string, "ASKED_ALREADY">> {
  await holdSubject(tx, asked.kind, asked.subject);
  if (await selectOpenFor(tx, asked.kind, asked.subject)) return refuse("ASKED_ALREADY");
  const publicId = newPublicId("ap");
  if (!(await insertApproval(tx, publicId, asked, WAITS_HOURS)))
    throw new Error(`A request of ${asked.kind} has the key ${asked.key} already`);
  return ok(publicId);
}

/**
 * The outcome of an earlier request under this key; undefined if there was none. Refused if that
 * was a request for something else.
 */
export async function findAsked(
  tx: Tx,
  asked: Asked,
): Promise<Result<AskedState, "KEY_REUSED"> | undefined> {
  if (asked.key === null) return undefined;
  const earlier = await selectByKey(tx, asked.kind, asked.key);
  if (!earlier) return undefined;
  if (
    earlier.askedById !== asked.askedById ||
    earlier.subject !== asked.subject ||
    earlier.units !== asked.units
  )
    return refuse("KEY_REUSED");
  return ok({
    approvalId: earlier.publicId,
    state: earlier.state,
    decisionReason: earlier.decisionReason,
  });
}
