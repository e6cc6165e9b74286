import type { Tx } from "@perya/postgres";
import { ok, type Result } from "@perya/result";
import { z } from "zod";
import {
  askChange,
  openApprovalFor,
  type Approval,
  type ApprovalKind,
} from "../../approvals/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import { drawName, drawOf, SOURCE_WORDS, SOURCES, type Issue } from "../lottery.ts";
import { lockDraw } from "./lock-draw.ts";
import { publishIssue } from "./publish-issue.ts";
import { VOID_REFUSALS, voidIssue } from "./void-issue.ts";

/**
 * The draw at the time of the request: its draw time in ISO 8601, and the number of orders if sales
 * have closed.
 */
const payload = z.object({
  drawAt: z.string(),
  source: z.enum(SOURCES),
  orders: z.number().int().nullable(),
});

/**
 * Asks a second person to approve voiding a draw whose result can be known outside. The caller has
 * locked the draw, which has no outcome. Returns the request's public id.
 */
export async function askToVoid(
  tx: Tx,
  asker: StaffSignedIn,
  issue: Issue,
  reason: string,
): Promise<Result<string, "ASKED_ALREADY">> {
  const { gameCode, issueNo, drawAt, source, lockedOrders } = issue;
  const carried = {
    drawAt: drawAt.toString(),
    source,
    orders: lockedOrders === null ? null : Number(lockedOrders),
  };
  const subject = drawName(gameCode, issueNo);
  return askChange(
    tx,
    asker,
    {
      kind: voidApproval.kind,
      subject,
      about: `${gameCode} ${issueNo}`,
      brandId: null,
      payload: carried,
      reason,
    },
    carried,
  );
}

/** The pending request to void a draw; undefined when there is none. */
export function requestToVoid(
  tx: Tx,
  { gameCode, issueNo }: Pick<Issue, "gameCode" | "issueNo">,
): Promise<Approval | undefined> {
  return openApprovalFor(tx, voidApproval.kind, drawName(gameCode, issueNo));
}

/** Voiding a draw whose result can be known outside before it is typed in or read here. */
export const voidApproval: ApprovalKind = {
  kind: "lottery.void",
  title: "Void a draw",
  permission: "lottery.write",
  refusals: VOID_REFUSALS,
  details: (approval) => {
    const { drawAt, source, orders } = payload.parse(approval.payload);
    const at = Temporal.Instant.from(drawAt)
      .toZonedDateTimeISO("UTC")
      .toPlainDateTime()
      .toString({ smallestUnit: "second" });
    return [
      { label: "Drawn", value: `${at.replace("T", " ")} UTC` },
      { label: "Results", value: SOURCE_WORDS[source] },
      ...(orders === null ? [] : [{ label: "Orders to refund", value: String(orders) }]),
    ];
  },
  hold: async (tx, { subject }) => void (await lockDraw(tx, drawOf(subject))),
  carryOut: async ({ platform, tx, approval, by }) => {
    const draw = drawOf(approval.subject);
    const done = await voidIssue(tx, {
      ...draw,
      voidedBy: `${approval.askedBy} and ${by.username}`,
      reason: approval.reason ?? "",
    });
    return done.ok ? ok(() => publishIssue(platform, { ...draw, status: "VOIDED" })) : done;
  },
};
