import type { Tx } from "@perya/postgres";
import type { Result } from "@perya/result";
import { z } from "zod";
import { answer, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { recordAudit } from "../../audit/index.ts";
import { requireStaff, type StaffSignedIn } from "../../staff/index.ts";
import { CASE_STATES } from "./case.ts";
import { selectFiles } from "./case-files.store.ts";
import {
  caseDetails,
  caseParams as params,
  caseReason,
  caseRefusal,
  toCaseDetails,
} from "./case-wire.ts";
import { selectCase, selectSteps } from "./cases.store.ts";
import { moveCase } from "./move-case.ts";
import { assignCase, noteCase } from "./note-case.ts";

const response = { 200: answer(caseDetails) };
const NOT_FOUND = { 404: ["NOT_FOUND"] } as const;

/** One case: what is known of it, notes, who looks into it, and where it goes. */
export function caseRoutes(app: App, platform: Platform): void {
  const { db, wallet } = platform;
  const read = requireStaff(platform, "cases.read");
  const write = requireStaff(platform, "cases.write");

  const reading = {
    summary: "One case; who reads it is in the audit trail",
    params,
    response,
    refusals: NOT_FOUND,
  };
  app.get("/operator/v1/cases/:id", { preHandler: read, schema: reading }, async (request) =>
    success(await readCase(platform, request.staff, request.params.id, "case.read")),
  );

  const exporting = {
    summary: "One case for a file; who exports it is in the audit trail",
    params,
    response,
    refusals: NOT_FOUND,
  };
  app.post(
    "/operator/v1/cases/:id/export",
    { preHandler: read, schema: exporting },
    async (request) =>
      success(await readCase(platform, request.staff, request.params.id, "case.export")),
  );

  /** A change of a case by its staff, and the case after it. */
  const changing = async (
    staff: StaffSignedIn,
    id: string,
    change: (tx: Tx) => Promise<Result<undefined, "NOT_FOUND" | "WRONG_STATE">>,
  ) => {
    const changed = await db.inTransaction(change);
    if (!changed.ok) throw caseRefusal(changed.refusal);
    return success(await wholeCase(db, staff, id));
  };

  const noting = {
    summary: "Writes a note into a case; it stays",
    params,
    body: z.object({ words: z.string().trim().min(1).max(2_000) }),
    response,
    refusals: NOT_FOUND,
  };
  app.post(
    "/operator/v1/cases/:id/notes",
    { preHandler: write, schema: noting },
    ({ staff, params: { id }, body }) =>
      changing(staff, id, (tx) => noteCase(tx, staff, id, body.words)),
  );

  const assigning = {
    summary: "Takes a case, or gives it back",
    params,
    body: z.object({ mine: z.boolean() }),
    response,
    refusals: NOT_FOUND,
  };
  app.post(
    "/operator/v1/cases/:id/assign",
    { preHandler: write, schema: assigning },
    ({ staff, params: { id }, body }) =>
      changing(staff, id, (tx) => assignCase(tx, staff, id, body.mine ? staff.username : null)),
  );

  const moving = {
    summary: "Moves a case on; RESTRICTED blocks the account, clearing it ends that",
    params,
    body: z.object({ to: z.enum(CASE_STATES), reason: caseReason }),
    response,
    refusals: { ...NOT_FOUND, 409: ["WRONG_STATE"] },
  };
  app.post(
    "/operator/v1/cases/:id/move",
    { preHandler: write, schema: moving },
    ({ staff, params: { id }, body }) =>
      changing(staff, id, (tx) => moveCase(tx, wallet, staff, id, body)),
  );
}

/** A case for a person who looks at it, which is recorded. */
async function readCase(
  { db }: Platform,
  staff: StaffSignedIn,
  id: string,
  action: "case.read" | "case.export",
) {
  const details = await wholeCase(db, staff, id);
  await db.inTransaction(async (tx) => {
    const { brandId } = (await selectCase(tx, id, staff.brandId)) ?? { brandId: staff.brandId };
    await recordAudit(tx, { actor: staff.username, action, subject: id, brandId });
  });
  return details;
}

async function wholeCase(tx: Tx, { brandId }: StaffSignedIn, id: string) {
  const found = await selectCase(tx, id, brandId);
  if (!found) throw caseRefusal("NOT_FOUND");
  return toCaseDetails(found, await selectSteps(tx, found.id), await selectFiles(tx, found.id));
}
