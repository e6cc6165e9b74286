import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { newPublicId } from "../../secrets/public-id.ts";
import type { Asked, Outcome } from "./approvals.ts";
import { insertApproval, selectByKey } from "./approvals.store.ts";

/** A request and what became of it. */
export interface AskedState {
  readonly approvalId: string;
  readonly state: "WAITING" | "EXPIRED" | Outcome;
  readonly decisionReason: string | null;
}

/** Puts something before a second person; it waits for 24 hours. The same request under the same key is one request, and answers what became of it. */
export async function askApproval(tx: Tx, asked: Asked): Promise<Result<AskedState, "KEY_REUSED">> {
  const publicId = newPublicId("ap");
  if (await insertApproval(tx, publicId, asked)) return ok({ approvalId: publicId, state: "WAITING", decisionReason: null });
  const earlier = await findAsked(tx, asked);
  if (!earlier) throw new Error(`The request ${asked.kind} ${asked.key} is neither new nor there`);
  return earlier;
}

/** What became of a request that was made under this key before; undefined when there was none. Refused when that was a request for something else. */
export async function findAsked(tx: Tx, asked: Asked): Promise<Result<AskedState, "KEY_REUSED"> | undefined> {
  if (asked.key === null) return undefined;
  const earlier = await selectByKey(tx, asked.kind, asked.key);
  if (!earlier) return undefined;
  if (earlier.askedById !== asked.askedById || earlier.subject !== asked.subject || earlier.units !== asked.units) return refuse("KEY_REUSED");
  const state = earlier.outcome ?? (earlier.expired ? "EXPIRED" : "WAITING");
  return ok({ approvalId: earlier.publicId, state, decisionReason: earlier.decisionReason });
}
