import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../platform.ts";
import type { Decider } from "./approvals.ts";
import { lockWaiting, selectWaiting, updateOutcome } from "./approvals.store.ts";
import type { Decided } from "./decide-approval.ts";
import type { ApprovalKind } from "./kind.ts";

/** Cancels the caller's own request while it is undecided. */
export async function takeBack(
  platform: Platform,
  tx: Tx,
  kinds: ReadonlyMap<string, ApprovalKind>,
  publicId: string,
  by: Decider,
): Promise<Result<Decided, "NO_SUCH_APPROVAL" | "NOT_YOURS" | (string & {})>> {
  const seen = await selectWaiting(tx, publicId, by.brandId);
  if (!seen) return refuse("NO_SUCH_APPROVAL");
  const kind = kinds.get(seen.kind);
  await kind?.hold?.(tx, seen);
  const approval = await lockWaiting(tx, publicId);
  if (!approval) return refuse("NO_SUCH_APPROVAL");
  if (approval.askedById !== by.id) return refuse("NOT_YOURS");
  await updateOutcome(tx, approval.id, { outcome: "TAKEN_BACK", by: null, reason: null });
  const done = kind?.takeBack
    ? await kind.takeBack({ platform, tx, approval, by, reason: null })
    : ok(undefined);
  return done.ok ? ok({ approval, after: done.value }) : done;
}
