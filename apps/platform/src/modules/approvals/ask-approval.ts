import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { newPublicId } from "../../secrets/public-id.ts";
import type { ApprovalState, Asked } from "./approvals.ts";
import { holdSubject, insertApproval, selectByKey, selectOpenFor } from "./approvals.store.ts";

/** How long a request waits, in hours, where its kind says nothing else. */
const WAITS_HOURS = 24;

/** A request and what became of it. */
export interface AskedState {
  readonly approvalId: string;
  readonly state: ApprovalState;
  readonly decisionReason: string | null;
}

/** Puts something before a second person. The same request under the same key is one request, and answers what became of it. */
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

/** Puts a change of something before a second person, of which only one of a kind may wait at a time. Answers its public id. */
export async function askOnce(tx: Tx, asked: Asked): Promise<Result<string, "ASKED_ALREADY">> {
  await holdSubject(tx, asked.kind, asked.subject);
  if (await selectOpenFor(tx, asked.kind, asked.subject)) return refuse("ASKED_ALREADY");
  const publicId = newPublicId("ap");
  if (!(await insertApproval(tx, publicId, asked, WAITS_HOURS)))
    throw new Error(`A request of ${asked.kind} has the key ${asked.key} already`);
  return ok(publicId);
}

/** What became of a request that was made under this key before; undefined when there was none. Refused when that was a request for something else. */
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
