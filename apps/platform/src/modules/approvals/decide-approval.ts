import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../platform.ts";
import type { Approval, Decider } from "./approvals.ts";
import { AGREED_OTHERWISE, endRequests } from "./agree.ts";
import { lockWaiting, selectAllOpenFor, selectWaiting, updateOutcome } from "./approvals.store.ts";
import type { AfterCommit, ApprovalKind } from "./kind.ts";

/** Refusals common to all decisions. */
export type DecideRefusal =
  | "NO_SUCH_APPROVAL"
  | "NOT_ALLOWED"
  | "OWN_REQUEST"
  | "OWN_ACCOUNT"
  | "TOO_NEW"
  | "OTHER_FIGURES"
  | "TYPE_THE_FIGURES";

/** A decision. A rejection says why. */
export type Decision =
  | { readonly approve: true; readonly reason?: string }
  | { readonly approve: false; readonly reason: string };

export interface Decided {
  readonly approval: Approval;
  readonly after: AfterCommit;
}

/**
 * Decides another person's request, and carries it out if approved. Its kind may refuse as well;
 * the caller then rolls back, and the request still waits.
 */
export async function decideApproval(
  platform: Platform,
  tx: Tx,
  kinds: ReadonlyMap<string, ApprovalKind>,
  publicId: string,
  by: Decider,
  decision: Decision,
): Promise<Result<Decided, DecideRefusal | (string & {})>> {
  const seen = await selectWaiting(tx, publicId, by.brandId);
  if (!seen) return refuse("NO_SUCH_APPROVAL");
  const kind = kinds.get(seen.kind);
  if (!kind) throw new Error(`No module carries out ${seen.kind}`);
  if (!by.permissions.includes(kind.permission)) return refuse("NOT_ALLOWED");
  await kind.hold?.(tx, seen);
  const approval = await lockWaiting(tx, publicId);
  if (!approval) return refuse("NO_SUCH_APPROVAL");
  const refused = mayDecide(approval, by);
  if (refused) return refuse(refused);
  const unlike = decision.approve ? await mayAgree(tx, kind, approval, by) : undefined;
  if (unlike) return refuse(unlike);
  const reason = decision.reason ?? null;
  await updateOutcome(tx, approval.id, {
    outcome: decision.approve ? "APPROVED" : "REJECTED",
    by,
    reason,
  });
  if (decision.approve && kind.figures) await endRequests(tx, approval, AGREED_OTHERWISE);
  const carry = decision.approve ? kind.carryOut : kind.reject;
  const done = carry ? await carry({ platform, tx, approval, by, reason }) : ok(undefined);
  return done.ok ? ok({ approval, after: done.value }) : done;
}

/**
 * Why this person may not agree to another person's figures by reading them: they must type them,
 * or have typed different ones.
 */
async function mayAgree(
  tx: Tx,
  kind: ApprovalKind,
  approval: Approval,
  by: Decider,
): Promise<"OTHER_FIGURES" | "TYPE_THE_FIGURES" | undefined> {
  if (!kind.figures) return undefined;
  if (kind.figures === "TYPED") return "TYPE_THE_FIGURES";
  const open = await selectAllOpenFor(tx, approval.kind, approval.subject);
  return open.some(({ askedById }) => askedById === by.id) ? "OTHER_FIGURES" : undefined;
}

/**
 * Why this person may not decide a request that their role would let them decide; undefined when
 * they may.
 */
export function mayDecide(
  approval: Approval,
  by: Decider,
): "OWN_REQUEST" | "OWN_ACCOUNT" | "TOO_NEW" | undefined {
  if (approval.askedById === by.id) return "OWN_REQUEST";
  if (approval.subject === by.publicId) return "OWN_ACCOUNT";
  return by.trusted ? undefined : "TOO_NEW";
}
