import { ok, refuse } from "@perya/result";
import { z } from "zod";
import type { ApprovalKind, Deciding } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { lockDraw } from "../issues/lock-draw.ts";
import { drawName, drawOf, type Issue } from "../lottery.ts";
import { tellOfIssue } from "../issues/tell-of-issue.ts";
import { applyResult } from "./apply-result.ts";
import { lockWaitingOf, markDecided } from "./results.store.ts";

export const RESULT_KIND = "lottery.result";

const payload = z.object({ version: z.number().int(), outcome: z.record(z.string(), z.unknown()) });

/** The name of a draw among what waits for a second person. */
export function subjectOfResult({
  gameCode,
  issueNo,
}: Pick<Issue, "gameCode" | "issueNo">): string {
  return drawName(gameCode, issueNo);
}

/** A result that one person typed, or the correction of one. */
export const resultApproval: ApprovalKind = {
  kind: RESULT_KIND,
  title: "Lottery result",
  permission: "lottery.results",
  figures: "CONFIRMED",
  refusals: { OUT_OF_DATE: [409, "The draw can't take this result any more."] },
  details: (approval) => {
    const { version, outcome } = payload.parse(approval.payload);
    const figures = Object.entries(outcome).map(([label, value]) => ({
      label,
      value: Array.isArray(value) ? value.join(" ") : String(value),
    }));
    return version > 1
      ? [{ label: "Correction", value: `version ${version} of the result` }, ...figures]
      : figures;
  },
  hold: async (tx, { subject }) => void (await lockDraw(tx, drawOf(subject))),
  carryOut: async ({ platform, tx, approval, by, reason }) => {
    const issue = await lockDraw(tx, drawOf(approval.subject));
    const entry = issue && (await lockWaitingOf(tx, issue.id, approval.askedBy));
    if (!entry) return refuse("OUT_OF_DATE");
    const applied = await applyResult(tx, issue, entry, by.username);
    if (!applied.ok) return applied;
    const { gameCode, issueNo } = issue;
    const agreed = {
      actor: by.username,
      action: "lottery.result.approve",
      subject: approval.subject,
      brandId: null,
    };
    await recordAudit(tx, {
      ...agreed,
      after: { version: entry.version, enteredBy: entry.enteredBy },
      reason: reason ?? undefined,
    });
    return ok(() => tellOfIssue(platform, { gameCode, issueNo, status: applied.value }));
  },
  reject: (deciding) => drop(deciding, "lottery.result.reject"),
  takeBack: (deciding) => drop(deciding, "lottery.result.take-back"),
};

async function drop({ tx, approval, by, reason }: Deciding, action: string) {
  const issue = await lockDraw(tx, drawOf(approval.subject));
  const entry = issue && (await lockWaitingOf(tx, issue.id, approval.askedBy));
  if (entry) await markDecided(tx, entry.id, by.username, false);
  const dropped = { actor: by.username, action, subject: approval.subject, brandId: null };
  await recordAudit(tx, {
    ...dropped,
    after: { version: entry?.version, enteredBy: approval.askedBy },
    reason: reason ?? undefined,
  });
  return ok(undefined);
}
