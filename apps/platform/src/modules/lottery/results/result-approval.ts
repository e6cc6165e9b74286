import { ok, refuse } from "@perya/result";
import { z } from "zod";
import type { ApprovalKind, Deciding } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { lockDraw } from "../issues/lock-draw.ts";
import { drawOf } from "../lottery.ts";
import { publishIssue } from "../issues/publish-issue.ts";
import { RESULT_KIND } from "./result-subject.ts";
import { applyResult } from "./apply-result.ts";
import { lockWaitingOf, markDecided } from "./results.store.ts";

const payload = z.object({ version: z.number().int(), outcome: z.record(z.string(), z.unknown()) });

/** One person's typed result, or a correction. */
export const resultApproval: ApprovalKind = {
  kind: RESULT_KIND,
  title: "Lottery result",
  permission: "lottery.results",
  figures: "CONFIRMED",
  refusals: { OUT_OF_DATE: [409, "The draw can no longer take this result."] },
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
    const typed = issue && (await lockWaitingOf(tx, issue.id, approval.askedBy));
    if (!typed) return refuse("OUT_OF_DATE");
    const applied = await applyResult(tx, issue, typed, by.username);
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
      after: { version: typed.version, enteredBy: typed.enteredBy },
      reason: reason ?? undefined,
    });
    return ok(() => publishIssue(platform, { gameCode, issueNo, status: applied.value }));
  },
  reject: (deciding) => drop(deciding, "lottery.result.reject"),
  takeBack: (deciding) => drop(deciding, "lottery.result.take-back"),
};

async function drop({ tx, approval, by, reason }: Deciding, action: string) {
  const issue = await lockDraw(tx, drawOf(approval.subject));
  const typed = issue && (await lockWaitingOf(tx, issue.id, approval.askedBy));
  if (typed) await markDecided(tx, typed.id, by.username, false);
  const dropped = { actor: by.username, action, subject: approval.subject, brandId: null };
  await recordAudit(tx, {
    ...dropped,
    after: { version: typed?.version, enteredBy: approval.askedBy },
    reason: reason ?? undefined,
  });
  return ok(undefined);
}
