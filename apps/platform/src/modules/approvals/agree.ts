import { isDeepStrictEqual } from "node:util";
import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { newPublicId } from "../../secrets/public-id.ts";
import type { Approval, Asked } from "./approvals.ts";
import { insertApproval, selectAllOpenFor, updateOutcome } from "./approvals.store.ts";

/**
 * How long figures wait for a second person, in hours. They belong to something that waits itself (a deposit, a payout, a draw) and end with it, so this is only the end of what
 * was forgotten.
 */
const WAITS_HOURS = 30 * 24;

/** Why figures end when two people agreed on others. */
export const AGREED_OTHERWISE = "Two people agreed on other figures";

/** Who gives figures. */
export interface Witness {
  readonly id: bigint;
  readonly username: string;
  /** Whether they count as a second person yet. */
  readonly trusted: boolean;
}

/** What came of figures: another person had given the same ones, they wait for one who does, or one person is enough. */
type Agreement =
  | { readonly state: "AGREED"; readonly request: Approval }
  | { readonly state: "WAITING"; readonly approvalId: string }
  /** No second person is needed: what waited for one is over. */
  | { readonly state: "ALONE" };

/**
 * Takes down what one person saw or typed (the payload of the request), which counts once a second person gives exactly the same for the same subject. Figures that differ wait
 * beside each other and none of them counts; a person's new figures replace their own. A request without figures, such as the approval of a withdrawal, is the same with an empty
 * payload. `alone` says that this person needs no second one. The caller holds the subject. Refused for one's own figures again, and for a new colleague who would be the second person.
 */
export async function agree(
  tx: Tx,
  by: Witness,
  asked: Asked,
  alone = false,
): Promise<Result<Agreement, "GIVEN_ALREADY" | "TOO_NEW">> {
  const open = await selectAllOpenFor(tx, asked.kind, asked.subject);
  const given: unknown = JSON.parse(JSON.stringify(asked.payload));
  const isSame = ({ payload }: Approval) => isDeepStrictEqual(payload, given);
  const same = open.find((one) => one.askedById !== by.id && isSame(one));
  if (same) {
    if (!by.trusted) return refuse("TOO_NEW");
    await updateOutcome(tx, same.id, { outcome: "APPROVED", by, reason: asked.reason });
    await endRequests(tx, asked, AGREED_OTHERWISE);
    return ok({ state: "AGREED", request: same });
  }
  if (alone) {
    await endRequests(tx, asked, `${by.username} needed no second person`);
    return ok({ state: "ALONE" });
  }
  const own = open.find(({ askedById }) => askedById === by.id);
  if (own && isSame(own)) return refuse("GIVEN_ALREADY");
  if (own)
    await updateOutcome(tx, own.id, {
      outcome: "TAKEN_BACK",
      by: null,
      reason: "Other figures were given",
    });
  const approvalId = newPublicId("ap");
  if (!(await insertApproval(tx, approvalId, asked, WAITS_HOURS)))
    throw new Error(`A request of ${asked.kind} has the key ${asked.key} already`);
  return ok({ state: "WAITING", approvalId });
}

/** Ends everything of a kind that waits for a subject, because the subject needs no decision any more. The caller holds the subject. */
export async function endRequests(
  tx: Tx,
  { kind, subject }: Pick<Approval, "kind" | "subject">,
  reason: string,
): Promise<void> {
  const open = await selectAllOpenFor(tx, kind, subject);
  for (const { id } of open)
    await updateOutcome(tx, id, { outcome: "OVERTAKEN", by: null, reason });
}

/** The same when staff refused the subject itself: who asked sees by whom and why. */
export async function rejectRequests(
  tx: Tx,
  { kind, subject }: Pick<Approval, "kind" | "subject">,
  by: Witness,
  reason: string,
): Promise<void> {
  const open = await selectAllOpenFor(tx, kind, subject);
  // A person does not reject their own request: by refusing the subject they take it back.
  for (const { id, askedById } of open)
    await updateOutcome(
      tx,
      id,
      askedById === by.id
        ? { outcome: "TAKEN_BACK", by: null, reason }
        : { outcome: "REJECTED", by, reason },
    );
}
