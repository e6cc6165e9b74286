import { Refusal } from "../../../http/answers/answer.ts";
import type { Platform } from "../../../platform.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import type { Document } from "../document.ts";
import { selectForStaff } from "../documents.store.ts";

/** A document of a player of staff's own brand; any other is not found. */
export async function documentOf(
  { db }: Platform,
  { brandId }: StaffSignedIn,
  id: string,
): Promise<Document> {
  const document = await selectForStaff(db, brandId, id);
  if (!document) throw notFound();
  return document;
}

export function notFound(): Refusal {
  return new Refusal(404, "NOT_FOUND", "There is no such document.");
}
