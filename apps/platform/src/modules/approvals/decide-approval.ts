import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../platform.ts";
import type { Approval, Decider } from "./approvals.ts";
import { AGREED_OTHERWISE, endRequests } from "./agree.ts";
import { couldAskNow, type HoldAsker } from "./asker.ts";
import { lockWaiting, selectAllOpenFor, selectWaiting, updateOutcome } from "./approvals.store.ts";
import type { AfterCommit, ApprovalKind } from "./kind.ts";

/** Refusals common to all decisions. */
export type DecideRefusal =
  | "NO_SUCH_APPROVAL"
  | "NOT_ALLOWED"
  | "OWN_REQUEST"
  | "OWN_ACCOUNT"
  | "TOO_NEW"
  | "ASKER_MAY_NOT"
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

/** All kinds there are, and how their askers are looked at again. */
export interface Rules {
  readonly kinds: ReadonlyMap<string, ApprovalKind>;
  readonly holdAsker: HoldAsker;
}

/**
 * Decides another person's request, and carries it out if approved and the person could still ask
 * for it. Its kind may refuse as well; the caller then rolls back, and the request still waits.
 */
export async function decideApproval(
  platform: Platform,
  tx: Tx,
  { kinds, holdAsker }: Rules,
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
  // Before the request itself, as do those who take a right and then end what was asked with it.
  const asker = decision.approve ? await holdAsker(tx, seen.askedById) : undefined;
  const approval = await lockWaiting(tx, publicId);
  if (!approval) return refuse("NO_SUCH_APPROVAL");
  const refused = mayDecide(approval, by);
  if (refused) return refuse(refused);
  const reason = decision.reason ?? null;
  const deciding = { platform, tx, approval, by, reason };
  if (!decision.approve) {
    await updateOutcome(tx, approval.id, { outcome: "REJECTED", by, reason });
    const done = (await kind.reject?.(deciding)) ?? ok(undefined);
    return done.ok ? ok({ approval, after: done.value }) : done;
  }
  if (!couldAskNow(asker, kind.asking ?? kind.permission, approval)) return refuse("ASKER_MAY_NOT");
  const unlike = await mayAgree(tx, kind, approval, by);
  if (unlike) return refuse(unlike);
  await updateOutcome(tx, approval.id, { outcome: "APPROVED", by, reason });
  if (kind.figures) await endRequests(tx, approval, AGREED_OTHERWISE);
  const done = await kind.carryOut({ ...deciding, asker });
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
