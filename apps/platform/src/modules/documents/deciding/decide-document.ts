import { readClock, type Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { recordAudit } from "../../audit/index.ts";
import { brandById, type Brand } from "../../brands/index.ts";
import { tellFact } from "../../facts/index.ts";
import { noteDocumentNumber, profileOf, saveProfile } from "../../players/index.ts";
import { minimumAgeNow, mustScreenNow } from "../../profiles/index.ts";
import { hasOpenHit, type Document, type Reason } from "../document.ts";
import { lockProofs, updateDecided } from "../documents.store.ts";
import { documentDecided } from "../facts.ts";
import { reachLevel } from "../levels/reach-level.ts";
import { compareDocument } from "../screening/comparing/compare-document.ts";

export type ApproveRefusal = "WRONG_STATE" | "HIT_OPEN" | "NO_LIST" | "OUT_OF_DATE" | "TOO_YOUNG";

/**
 * Approves a document that is being checked, which its caller has locked. The name and the date of
 * birth of an identity document become the player's, and the level follows.
 */
export async function approveDocument(
  tx: Tx,
  document: Document,
  by: string,
): Promise<Result<void, ApproveRefusal>> {
  await lockProofs(tx, document.player);
  if (document.state !== "CHECKING") return refuse("WRONG_STATE");
  const listed = await refuseListed(tx, document);
  if (listed) return refuse(listed);
  const { fullName, birthDate, expiresOn } = document;
  const today = await todayOf(tx, document.brandId);
  if (expiresOn !== null && expiresOn < today.toString()) return refuse("OUT_OF_DATE");
  if (birthDate !== null && (await isTooYoung(tx, document, birthDate, today)))
    return refuse("TOO_YOUNG");
  await updateDecided(tx, document.id, { state: "APPROVED", by, reason: null, note: null });
  if (document.proof === "IDENTITY") {
    const before = await profileOf(tx, document.player);
    if (before.fullname !== fullName || before.birthday !== birthDate)
      await saveProfile(tx, document.player, { fullname: fullName, birthday: birthDate });
  }
  const { kind, numberMark } = document;
  if (numberMark !== null)
    await noteDocumentNumber(tx, document.player, { kind, mark: numberMark, isProven: true });
  const level = await reachLevel(tx, document.player);
  await noteDecided(tx, document, null);
  await recordAudit(tx, {
    actor: by,
    action: "document.approve",
    subject: document.publicId,
    brandId: document.brandId,
    after: { kind, level },
  });
  return ok(undefined);
}

/**
 * Why a document can't be approved for whom it names, compared with the list of this moment: it may
 * be a listed person, or there is no list and the brand's profiles want one.
 */
export async function refuseListed(
  tx: Tx,
  document: Document,
): Promise<"HIT_OPEN" | "NO_LIST" | undefined> {
  if (document.proof !== "IDENTITY") return undefined;
  const compared = await compareDocument(tx, document);
  if (compared) return hasOpenHit(compared) ? "HIT_OPEN" : undefined;
  return (await mustScreenNow(tx, await ownBrand(tx, document.brandId))) ? "NO_LIST" : undefined;
}

/** Why a document is not accepted; the note is for its player to read. */
export interface Rejection {
  readonly reason: Reason;
  readonly note: string | null;
}

/** Rejects a document that is being checked, which its caller has locked. */
export async function rejectDocument(
  tx: Tx,
  document: Document,
  by: string,
  { reason, note }: Rejection,
): Promise<Result<void, "WRONG_STATE">> {
  await lockProofs(tx, document.player);
  if (document.state !== "CHECKING") return refuse("WRONG_STATE");
  await updateDecided(tx, document.id, { state: "REJECTED", by, reason, note });
  await noteDecided(tx, document, reason);
  await recordAudit(tx, {
    actor: by,
    action: "document.reject",
    subject: document.publicId,
    brandId: document.brandId,
    after: { kind: document.kind, reason, note },
  });
  return ok(undefined);
}

/** The brand's day. */
export async function todayOf(tx: Tx, brandId: bigint): Promise<Temporal.PlainDate> {
  const { zone } = await ownBrand(tx, brandId);
  return (await readClock(tx)).toZonedDateTimeISO(zone).toPlainDate();
}

/** The brand of a document. */
export async function ownBrand(tx: Tx, brandId: bigint): Promise<Brand> {
  const brand = await brandById(tx, brandId);
  if (!brand) throw new Error(`Brand ${brandId} is gone`);
  return brand;
}

async function isTooYoung(
  tx: Tx,
  { brandId }: Document,
  birthDate: string,
  today: Temporal.PlainDate,
): Promise<boolean> {
  const oldEnough = today.subtract({
    years: await minimumAgeNow(tx, await ownBrand(tx, brandId)),
  });
  return Temporal.PlainDate.compare(Temporal.PlainDate.from(birthDate), oldEnough) > 0;
}

function noteDecided(tx: Tx, { player, kind }: Document, reason: Reason | null): Promise<void> {
  return tellFact(tx, documentDecided, { player, kind, reason });
}
