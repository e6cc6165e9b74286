import { isDeepStrictEqual } from "node:util";
import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { newPublicId } from "../../secrets/public-id.ts";
import type { Approval, Asked } from "./approvals.ts";
import { couldAskNow, type Asking } from "./asker.ts";
import { insertApproval, selectAllOpenFor, updateOutcome } from "./approvals.store.ts";

/**
 * How long figures wait for a second person, in hours. They belong to something that waits itself
 * (a deposit, a payout, a draw) and end with it, so this only ends forgotten ones.
 */
const WAITS_HOURS = 30 * 24;

/** The reason recorded when two people agreed on other figures. */
export const AGREED_OTHERWISE = "Two people agreed on other figures";

/** The person who gives figures. */
export interface Witness {
  readonly id: bigint;
  readonly username: string;
  /** Whether they count as a second person yet. */
  readonly trusted: boolean;
}

/**
 * The result of giving figures: another person had given the same, they wait for a second person,
 * or one person is enough.
 */
type Agreement =
  | { readonly state: "AGREED"; readonly request: Approval }
  | { readonly state: "WAITING"; readonly approvalId: string }
  /** No second person is needed: pending figures end. */
  | { readonly state: "ALONE" };

/**
 * Records what one person saw or typed (the payload of the request), which counts once a second
 * person gives exactly the same for the same subject. Different figures wait side by side and none
 * of them counts; a person's new figures replace their own. A request without figures, such as the
 * approval of a withdrawal, has an empty payload. Figures of a person who could not give them any
 * more (`asking`) count for nothing. `alone` means that this person needs no second one. The caller
 * has locked the subject. Refused for the same person's figures, and for a new
 * colleague who would be the second person.
 */
export async function agree(
  tx: Tx,
  by: Witness,
  asked: Asked,
  asking: Asking,
  alone = false,
): Promise<Result<Agreement, "GIVEN_ALREADY" | "TOO_NEW">> {
  const open = await openOfThoseWhoMay(tx, asked, asking);
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

/**
 * The pending requests for a subject of those who could still ask for it, whom this keeps as they
 * are; other requests end.
 */
async function openOfThoseWhoMay(
  tx: Tx,
  asked: Asked,
  { right, holdAsker }: Asking,
): Promise<Approval[]> {
  const seen = await selectAllOpenFor(tx, asked.kind, asked.subject);
  const may = new Set<bigint>();
  // In the order of their ids, so that two who hold several people don't wait for each other.
  for (const id of new Set(seen.map(({ askedById }) => askedById).toSorted(byNumber)))
    if (couldAskNow(await holdAsker(tx, id), right, asked)) may.add(id);
  // Read again: what one of them asked may have ended before they could be held.
  const open = await selectAllOpenFor(tx, asked.kind, asked.subject);
  for (const { id, askedById, askedBy } of open)
    if (!may.has(askedById))
      await updateOutcome(tx, id, {
        outcome: "OVERTAKEN",
        by: null,
        reason: `${askedBy} may no longer ask for this`,
      });
  return open.filter(({ askedById }) => may.has(askedById));
}

function byNumber(one: bigint, other: bigint): number {
  return one < other ? -1 : 1;
}

/**
 * Ends all pending requests of a kind for a subject that needs no decision any more. The caller has
 * locked the subject.
 */
export async function endRequests(
  tx: Tx,
  { kind, subject }: Pick<Approval, "kind" | "subject">,
  reason: string,
): Promise<void> {
  const open = await selectAllOpenFor(tx, kind, subject);
  for (const { id } of open)
    await updateOutcome(tx, id, { outcome: "OVERTAKEN", by: null, reason });
}

/** The same when staff refused the subject itself: the requester sees by whom and why. */
export async function rejectRequests(
  tx: Tx,
  { kind, subject }: Pick<Approval, "kind" | "subject">,
  by: Witness,
  reason: string,
): Promise<void> {
  const open = await selectAllOpenFor(tx, kind, subject);
  // A person does not reject their own request: refusing the subject cancels it.
  for (const { id, askedById } of open)
    await updateOutcome(
      tx,
      id,
      askedById === by.id
        ? { outcome: "TAKEN_BACK", by: null, reason }
        : { outcome: "REJECTED", by, reason },
    );
}
