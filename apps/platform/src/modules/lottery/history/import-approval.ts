import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { z } from "zod";
import { askChange, type ApprovalKind } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import { countBetOn, lockImport, removeImported, selectDays } from "./imports.store.ts";

const KIND = "lottery.import";

const payload = z.object({
  importId: z.string(),
  source: z.string(),
  added: z.number().int(),
  first: z.string(),
  last: z.string(),
});

/** The name of an import among pending requests. */
export function subjectOfImport(id: bigint): string {
  return `import:${id}`;
}

export type TakeBackRefusal =
  | "NO_SUCH_IMPORT"
  | "TAKEN_BACK_ALREADY"
  | "BETS_SETTLED"
  | "ASKED_ALREADY";

/**
 * Requests that an import be undone, all of it or nothing; a second person must approve. Returns
 * the request's public id. Refused with the count when bets were settled on some of its draws:
 * those results are evidence for the players.
 */
export async function askToTakeBack(
  tx: Tx,
  asker: StaffSignedIn,
  id: bigint,
  reason: string,
): Promise<Result<string, TakeBackRefusal>> {
  const found = await lockImport(tx, id);
  if (!found) return refuse("NO_SUCH_IMPORT");
  const days = await selectDays(tx, id);
  if (found.takenBackAt !== null || !days) return refuse("TAKEN_BACK_ALREADY");
  const betOn = await countBetOn(tx, id);
  if (betOn > 0) return refuse("BETS_SETTLED", String(betOn));
  const { source, added, gameName } = found;
  const carried = { importId: String(id), source, added, ...days };
  const asked = {
    kind: KIND,
    subject: subjectOfImport(id),
    about: gameName,
    brandId: null,
    payload: carried,
    reason,
  };
  return askChange(tx, asker, asked, { source, added });
}

/** Undoing an import. */
export const importApproval: ApprovalKind = {
  kind: KIND,
  title: "Undo an import of results",
  permission: "lottery.results",
  refusals: {
    BETS_SETTLED: [
      409,
      "Bets have since been settled on draws of this import. Nothing was removed.",
    ],
    NO_SUCH_IMPORT: [409, "This import was already undone."],
  },
  details: (approval) => {
    const { importId, source, added, first, last } = payload.parse(approval.payload);
    return [
      { label: "Import", value: `${importId}, ${source}` },
      { label: "Results", value: String(added) },
      { label: "Days", value: first === last ? first : `${first} to ${last}` },
    ];
  },
  carryOut: async ({ tx, approval, by }) => {
    const id = BigInt(payload.parse(approval.payload).importId);
    const found = await lockImport(tx, id);
    if (!found || found.takenBackAt !== null) return refuse("NO_SUCH_IMPORT");
    if ((await countBetOn(tx, id)) > 0) return refuse("BETS_SETTLED");
    const both = `${approval.askedBy} and ${by.username}`;
    const removed = await removeImported(tx, id, both, approval.reason ?? "");
    const audit = { actor: both, action: KIND, subject: approval.subject, brandId: null };
    await recordAudit(tx, {
      ...audit,
      before: { source: found.source, results: removed },
      after: { results: 0 },
      reason: approval.reason ?? undefined,
    });
    return ok(undefined);
  },
};
