import { z } from "zod";
import {
  answer,
  growingPage,
  pageOf,
  Refusal,
  success,
  wireTime,
} from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { refusalsOf } from "../../../http/answers/refusals.ts";
import type { Platform } from "../../../platform.ts";
import { openApprovalsForEach } from "../../approvals/index.ts";
import { requireStaff } from "../../staff/index.ts";
import { reason } from "../reason.ts";
import {
  askToTakeBack,
  importApproval,
  subjectOfImport,
  type TakeBackRefusal,
} from "./import-approval.ts";
import { selectImports, type ResultImport } from "./imports.store.ts";

const PAGE_SIZE = 20;

const line = z
  .object({
    id: z.string(),
    gameCode: z.string(),
    gameName: z.string(),
    source: z.string().meta({ description: "The file's name." }),
    added: z.number().int().meta({ description: "Results it added." }),
    importedAt: wireTime,
    takenBack: z.object({ at: wireTime, by: z.string(), reason: z.string() }).nullable(),
    askedBy: z
      .string()
      .nullable()
      .meta({ description: "Who requested its undoing, while that waits for a second person." }),
  })
  .meta({ id: "LotteryImport", description: "One import of published results." });

const SENTENCES = {
  NO_SUCH_IMPORT: [404, "There is no such import."],
  TAKEN_BACK_ALREADY: [409, "This import was already undone."],
  BETS_SETTLED: [
    409,
    "Bets were settled on draws of this import, so it can't be undone. Nothing was removed.",
  ],
  ASKED_ALREADY: [409, "Undoing this import is already waiting for a second person."],
} as const satisfies Record<TakeBackRefusal, readonly [status: number, sentence: string]>;

/** Imports of published results, and requests to undo one. */
export function operatorImportRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const listing = {
    summary: "Imports of published results, the latest first",
    querystring: z.object({ pageNo: z.coerce.number().int().min(1).max(10_000).default(1) }),
    response: { 200: answer(growingPage(line)) },
  };
  app.get(
    "/operator/v1/lottery/imports",
    { preHandler: requireStaff(platform, "lottery.read"), schema: listing },
    async ({ query: { pageNo } }) => {
      const { content, ...place } = pageOf(
        await selectImports(db, PAGE_SIZE, (pageNo - 1) * PAGE_SIZE),
        pageNo,
        PAGE_SIZE,
      );
      const waiting = await openApprovalsForEach(
        db,
        importApproval.kind,
        content
          .filter(({ takenBackAt }) => takenBackAt === null)
          .map(({ id }) => subjectOfImport(id)),
      );
      const lines = content.map((one) =>
        wireImport(one, waiting.get(subjectOfImport(one.id))?.askedBy ?? null),
      );
      return success({ content: lines, ...place });
    },
  );
  takeBackRoute(app, platform);
}

function takeBackRoute(app: App, platform: Platform): void {
  const asking = {
    summary:
      "Requests that an import be undone; " +
      "a second person must approve. Refused if bets were settled on its draws",
    params: z.object({ id: z.string().regex(/^[1-9]\d{0,17}$/) }),
    body: z.object({ reason }),
    response: { 200: answer(z.object({ status: z.literal("WAITING"), approvalId: z.string() })) },
    refusals: refusalsOf(SENTENCES),
  };
  const write = { preHandler: requireStaff(platform, "lottery.results"), schema: asking };
  app.post(
    "/operator/v1/lottery/imports/:id/take-back",
    write,
    async ({ staff, params: { id }, body }) => {
      const asked = await platform.db.inTransaction((tx) =>
        askToTakeBack(tx, staff, BigInt(id), body.reason),
      );
      if (!asked.ok) {
        const [status, sentence] = SENTENCES[asked.refusal];
        throw new Refusal(
          status,
          asked.refusal,
          asked.refusal === "BETS_SETTLED"
            ? `${asked.detail ?? "Some"} of its results: ${sentence}`
            : sentence,
        );
      }
      return success({ status: "WAITING" as const, approvalId: asked.value });
    },
  );
}

/** An import on the wire; `askedBy` requested its undoing, if that is pending. */
function wireImport(
  { id, gameCode, gameName, source, added, importedAt, ...taken }: ResultImport,
  askedBy: string | null,
): z.infer<typeof line> {
  const takenBack = taken.takenBackAt && {
    at: taken.takenBackAt.toString(),
    by: taken.takenBackBy ?? "",
    reason: taken.takenBackReason ?? "",
  };
  return {
    id: String(id),
    gameCode,
    gameName,
    source,
    added,
    importedAt: importedAt.toString(),
    takenBack,
    askedBy,
  };
}
