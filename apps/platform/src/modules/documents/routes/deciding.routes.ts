import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { z } from "zod";
import { answer, Refusal, success } from "../../../http/answers/answer.ts";
import { refusalsOf } from "../../../http/answers/refusals.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { askChange, rejectRequests } from "../../approvals/index.ts";
import { playerById, type Player } from "../../players/index.ts";
import { requireStaff, type StaffSignedIn } from "../../staff/index.ts";
import {
  approveDocument,
  refuseListed,
  rejectDocument,
  type ApproveRefusal,
} from "../deciding/decide-document.ts";
import { changesPerson } from "../deciding/changes-person.ts";
import { clearHits } from "../deciding/clear-hits.ts";
import { DECIDE_REFUSALS, KIND_WORDS } from "../deciding/decide-words.ts";
import { revocationApproval } from "../deciding/revocation-approval.ts";
import { revokeDocument, revokingNeedsTwo, type Revocation } from "../deciding/revoke-document.ts";
import { documentApproval } from "../deciding/document-approval.ts";
import { isCleared, needsTwo, type Document } from "../document.ts";
import { lockForStaff } from "../documents.store.ts";
import { documentId, reason } from "./wire.ts";

const params = z.object({ id: documentId });
const decided = answer(
  z.object({ status: z.enum(["DONE", "WAITING"]).meta({ description: "For a second person." }) }),
);
type Status = z.infer<typeof decided>["value"]["status"];

const rejection = z.object({
  reason,
  note: z
    .string()
    .trim()
    .max(300)
    .default("")
    .meta({ description: "For the player to read, beside the reason." }),
});

const REFUSALS = {
  ...DECIDE_REFUSALS,
  ASKED_ALREADY: [409, "A second person's approval of this document is waiting already."],
} as const;
type DecideRefusal = ApproveRefusal | "NOT_APPROVED" | "ASKED_ALREADY" | "NOT_FOUND";

/** Staff approve and reject documents; those of level 3 take a second person. */
export function decidingRoutes(app: App, platform: Platform): void {
  const preHandler = requireStaff(platform, "documents.decide");
  const response = { 200: decided };

  const approving = {
    summary: "Approves a document, or asks a second person to",
    params,
    response,
    refusals: refusalsOf(REFUSALS),
  };
  app.post(
    "/operator/v1/documents/:id/approve",
    { preHandler, schema: approving },
    async ({ staff, params: { id } }) =>
      decide(platform, staff, id, async (tx, document) => {
        const why = { changes: await changesPerson(tx, document), cleared: isCleared(document) };
        return needsTwo(document.proof) || why.changes || why.cleared
          ? askSecond(tx, staff, document, why)
          : done(approveDocument(tx, document, staff.username));
      }),
  );

  const clearing = {
    summary: "Says that the listed persons found for a document are others",
    params,
    body: z.object({ reason: z.string().trim().min(3).max(300) }),
    response,
    refusals: refusalsOf(REFUSALS),
  };
  app.post(
    "/operator/v1/documents/:id/clear",
    { preHandler, schema: clearing },
    async ({ staff, params: { id }, body }) =>
      decide(platform, staff, id, (tx, document) =>
        done(clearHits(tx, document, staff.username, body.reason)),
      ),
  );

  const rejecting = {
    summary: "Rejects a document for a reason that its player reads",
    params,
    body: rejection,
    response,
    refusals: refusalsOf(REFUSALS),
  };
  app.post(
    "/operator/v1/documents/:id/reject",
    { preHandler, schema: rejecting },
    async ({ staff, params: { id }, body }) =>
      decide(platform, staff, id, async (tx, document) => {
        const note = body.note === "" ? null : body.note;
        const asked = { kind: documentApproval.kind, subject: document.publicId };
        await rejectRequests(tx, asked, staff, "The document was rejected");
        return done(rejectDocument(tx, document, staff.username, { reason: body.reason, note }));
      }),
  );

  const revoking = {
    summary:
      "Rejects a document that was approved, or asks a second person to where level 3 is concerned",
    params,
    body: rejection.extend({
      why: z.string().trim().min(3).max(500).meta({ description: "For colleagues alone." }),
    }),
    response,
    refusals: refusalsOf(REFUSALS),
  };
  app.post(
    "/operator/v1/documents/:id/revoke",
    { preHandler, schema: revoking },
    async ({ staff, params: { id }, body: { reason: chosen, note, why } }) =>
      decide(platform, staff, id, async (tx, document) => {
        const wanted = { reason: chosen, note: note === "" ? null : note, why };
        const player = await ownPlayer(tx, document);
        return revokingNeedsTwo(document, player.kycLevel)
          ? askToRevoke(tx, staff, { document, player }, wanted)
          : done(revokeDocument(tx, document, staff.username, wanted));
      }),
  );
}

async function ownPlayer(tx: Tx, { player: id }: Document): Promise<Player> {
  const player = await playerById(tx, id);
  if (!player) throw new Error(`Player ${id} is gone`);
  return player;
}

async function askToRevoke(
  tx: Tx,
  staff: StaffSignedIn,
  { document, player }: { readonly document: Document; readonly player: Player },
  { why: reason, ...rejected }: Revocation,
): Promise<Result<Status, "NOT_APPROVED" | "ASKED_ALREADY">> {
  if (document.state !== "APPROVED") return refuse("NOT_APPROVED");
  const { kind, publicId: subject, brandId } = document;
  const payload = { ...rejected, kind, level: player.kycLevel };
  const about = `${player.username}, ${KIND_WORDS[kind]}`;
  const asked = await askChange(
    tx,
    staff,
    { kind: revocationApproval.kind, subject, about, brandId, payload, reason },
    payload,
  );
  return asked.ok ? ok("WAITING") : asked;
}

async function decide(
  { db }: Platform,
  { brandId }: StaffSignedIn,
  id: string,
  act: (tx: Tx, document: Document) => Promise<Result<Status, DecideRefusal>>,
) {
  const result = await db.inTransaction(async (tx) => {
    const document = await lockForStaff(tx, brandId, id);
    return document ? act(tx, document) : refuse("NOT_FOUND");
  });
  if (result.ok) return success({ status: result.value });
  const [status, sentence] = REFUSALS[result.refusal];
  throw new Refusal(status, result.refusal, sentence);
}

async function askSecond(
  tx: Tx,
  staff: StaffSignedIn,
  document: Document,
  why: { readonly changes: boolean; readonly cleared: boolean },
): Promise<Result<Status, "WRONG_STATE" | "HIT_OPEN" | "NO_LIST" | "ASKED_ALREADY">> {
  if (document.state !== "CHECKING") return refuse("WRONG_STATE");
  const listed = await refuseListed(tx, document);
  if (listed) return refuse(listed);
  const player = await ownPlayer(tx, document);
  const { kind, publicId: subject, brandId } = document;
  const payload = { kind, level: player.kycLevel, ...why };
  const about = `${player.username}, ${KIND_WORDS[kind]}`;
  const asked = await askChange(
    tx,
    staff,
    { kind: documentApproval.kind, subject, about, brandId, payload, reason: KIND_WORDS[kind] },
    payload,
  );
  return asked.ok ? ok("WAITING") : asked;
}

async function done<Code extends string>(
  result: Promise<Result<void, Code>>,
): Promise<Result<Status, Code>> {
  const ended = await result;
  return ended.ok ? ok("DONE") : ended;
}
