import type { Tx } from "@perya/postgres";
import { z } from "zod";
import { wireTime } from "../../../http/answers/answer.ts";
import type { Platform } from "../../../platform.ts";
import { openApprovalFor } from "../../approvals/index.ts";
import { playerById, playersByIds, profileOf } from "../../players/index.ts";
import { mustScreenNow } from "../../profiles/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import { ownBrand } from "../deciding/decide-document.ts";
import { documentApproval } from "../deciding/document-approval.ts";
import { revocationApproval } from "../deciding/revocation-approval.ts";
import { revokingNeedsTwo } from "../deciding/revoke-document.ts";
import { needsTwo, type Document } from "../document.ts";
import { selectFiles, selectOfPlayer, selectSameNumber } from "../documents.store.ts";
import { openNumber } from "../number-of.ts";
import { selectInForce } from "../screening/lists/lists.store.ts";
import { hit } from "../screening/screening.ts";
import { documentId, kind, reason, state } from "./wire.ts";

/** Earlier documents, and other players with the same number, that are shown. */
const MOST_EARLIER = 20;
const MOST_OTHERS = 10;

const someone = z.object({ id: z.string(), username: z.string() });
const day = z.iso.date().nullable();

export const wireDocument = z
  .object({
    id: documentId,
    kind,
    state,
    needsTwo: z.boolean(),
    uploadedAt: wireTime,
    decidedAt: wireTime.nullable(),
    decidedBy: z.string().nullable(),
    reason: reason.nullable(),
    note: z.string().nullable(),
    player: someone.extend({ kycLevel: z.number().int() }),
    typed: z.object({
      number: z.string().nullable(),
      fullName: z.string().nullable(),
      birthDate: day,
      expiresOn: day,
      details: z.string().nullable(),
    }),
    known: z
      .object({ fullName: z.string().nullable(), birthDate: day })
      .meta({ description: "What is known of the player so far." }),
    files: z.array(z.object({ place: z.number().int(), kind: z.enum(["jpg", "png", "pdf"]) })),
    hits: z
      .array(hit)
      .nullable()
      .meta({ description: "Listed persons whom the player may be; null: none were sought." }),
    hitsTotal: z
      .number()
      .int()
      .nullable()
      .meta({ description: "How many there are of them; null: not counted." }),
    unscreened: z
      .enum(["ALLOWED", "FORBIDDEN"])
      .nullable()
      .meta({
        description:
          "No list is loaded, and the brand's profiles allow or forbid to approve without; null " +
          "where a list is loaded or none is needed.",
      }),
    cleared: z
      .object({ by: z.string(), reason: z.string() })
      .nullable()
      .meta({ description: "Who said that they are others." }),
    sameNumber: z
      .array(someone)
      .meta({ description: "Other players who sent a document with the same number." }),
    earlier: z.array(z.object({ id: documentId, kind, state, uploadedAt: wireTime })),
    asked: z.object({ approvalId: z.string(), by: z.string() }).nullable().meta({
      description:
        "Who approved it first, or asked to reject it after that, while a second person is needed.",
    }),
  })
  .meta({ id: "DocumentDetails", description: "A player's document as staff check it." });

/** A document with everything it is compared with. */
export async function describeDocument(
  { db, config }: Platform,
  { brandId }: Pick<StaffSignedIn, "brandId">,
  document: Document,
): Promise<z.output<typeof wireDocument>> {
  const [player, profile, files, sent, same, asked, unscreened] = await Promise.all([
    playerById(db, document.player),
    profileOf(db, document.player),
    selectFiles(db, document.id),
    selectOfPlayer(db, document.player, MOST_EARLIER + 1),
    selectSameNumber(db, document, brandId, MOST_OTHERS),
    openApprovalFor(db, kindAsked(document), document.publicId),
    withoutList(db, document),
  ]);
  if (!player) throw new Error(`Player ${document.player} is gone`);
  const others = await playersByIds(db, [...new Set(same.map((one) => one.player))]);
  const { publicId, fullName, birthDate, expiresOn, details } = document;
  const isApproved = document.state === "APPROVED";
  return {
    id: publicId,
    kind: document.kind,
    state: document.state,
    needsTwo: isApproved ? revokingNeedsTwo(document, player.kycLevel) : needsTwo(document.proof),
    uploadedAt: document.uploadedAt.toString(),
    decidedAt: document.decidedAt?.toString() ?? null,
    decidedBy: document.decidedBy,
    reason: document.reason,
    note: document.note,
    player: { id: player.publicId, username: player.username, kycLevel: player.kycLevel },
    typed: {
      number: openNumber(config.secretKey, publicId, document.numberSealed),
      fullName,
      birthDate,
      expiresOn,
      details,
    },
    known: { fullName: profile.fullname, birthDate: profile.birthday },
    files: files.map((file) => ({ place: file.place, kind: file.kind })),
    hits: document.hits === null ? null : [...document.hits],
    hitsTotal: document.hitsTotal,
    unscreened,
    cleared:
      document.hitsClearedBy === null
        ? null
        : { by: document.hitsClearedBy, reason: document.hitsClearedReason ?? "" },
    sameNumber: others.map((one) => ({ id: one.publicId, username: one.username })),
    earlier: sent
      .filter((one) => one.id !== document.id)
      .slice(0, MOST_EARLIER)
      .map((one) => ({
        id: one.publicId,
        kind: one.kind,
        state: one.state,
        uploadedAt: one.uploadedAt.toString(),
      })),
    asked: asked ? { approvalId: asked.publicId, by: asked.askedBy } : null,
  };
}

/** What a second person may be asked about a document. */
function kindAsked({ state: now }: Document): string {
  return now === "APPROVED" ? revocationApproval.kind : documentApproval.kind;
}

/** Whether a document that waits may be approved without a list; null where that is no question. */
async function withoutList(
  tx: Tx,
  { proof, state, brandId }: Document,
): Promise<"ALLOWED" | "FORBIDDEN" | null> {
  const waits = state === "UPLOADED" || state === "CHECKING";
  if (proof !== "IDENTITY" || !waits || (await selectInForce(tx))) return null;
  return (await mustScreenNow(tx, await ownBrand(tx, brandId))) ? "FORBIDDEN" : "ALLOWED";
}
