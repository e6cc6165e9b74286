import { z } from "zod";
import { wireMoney, wireTime } from "../../../http/answers/answer.ts";
import { KINDS, PROOFS, REASONS, STATES, type Document } from "../document.ts";

export const documentId = z.string().regex(/^doc_[0-9a-v]{20}$/);
export const kind = z.enum(KINDS).meta({ id: "DocumentKind" });
export const state = z.enum(STATES).meta({ id: "DocumentState" });
export const reason = z.enum(REASONS).meta({ id: "RejectReason" });

/** A document as its player sees it. */
const wireOwn = z
  .object({
    id: documentId,
    kind,
    state,
    reason: reason.nullable(),
    note: z.string().nullable().meta({ description: "What staff add to the reason." }),
    uploadedAt: wireTime,
    expiresOn: z.iso.date().nullable(),
  })
  .meta({ id: "OwnDocument", description: "A document that the player has sent." });

const allowed = z.object({
  level: z.number().int(),
  depositPerDay: wireMoney,
  depositLifetime: wireMoney.nullable(),
  withdrawalPerDay: wireMoney,
});

/** What a player has proven, and what each level allows. */
export const wireVerification = z
  .object({
    level: z.number().int(),
    levels: z.array(allowed).meta({ description: "What each level allows, from 0 on." }),
    phone: z.boolean().meta({ description: "Whether the phone number is proven." }),
    person: z.boolean().meta({ description: "Whether name and date of birth are known." }),
    proofs: z.array(
      z.object({
        proof: z.enum(PROOFS),
        proven: z.boolean(),
        latest: wireOwn.nullable().meta({ description: "The newest document sent for it." }),
      }),
    ),
  })
  .meta({ id: "Verification", description: "How far the player's identity is proven." });

export function toOwn(document: Document): z.infer<typeof wireOwn> {
  const { publicId: id, kind: sent, state: at, reason: why, note, expiresOn } = document;
  const uploadedAt = document.uploadedAt.toString();
  return { id, kind: sent, state: at, reason: why, note, uploadedAt, expiresOn };
}
