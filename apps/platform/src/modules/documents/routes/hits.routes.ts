import type { Tx } from "@perya/postgres";
import { z } from "zod";
import { answer, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { requireStaff } from "../../staff/index.ts";
import type { Document } from "../document.ts";
import { loadedList } from "../screening/loaded-list.ts";
import { MOST_HITS } from "../screening/names.store.ts";
import { hit } from "../screening/screening.ts";
import { documentOf } from "./document-of.ts";
import { documentId } from "./wire.ts";

/** A page of listed persons, each of as many as a document keeps. */
const hitsPage = z.object({
  content: z.array(hit),
  pageNo: z.number().int(),
  totalPages: z.number().int(),
  total: z.number().int(),
});

/** Listed persons whom the player of a document may be, page by page. */
export function hitsRoutes(app: App, platform: Platform): void {
  const screened = {
    summary: "Listed persons whom the player of a document may be, of the list in force now",
    params: z.object({ id: documentId }),
    querystring: z.object({ pageNo: z.coerce.number().int().min(1).max(1_000).default(1) }),
    response: { 200: answer(hitsPage) },
    refusals: { 404: ["NOT_FOUND"] } as const,
  };
  app.get(
    "/operator/v1/documents/:id/hits",
    { preHandler: requireStaff(platform, "documents.read"), schema: screened },
    async ({ staff, params: { id }, query: { pageNo } }) => {
      const document = await documentOf(platform, staff, id);
      return success(await pageHits(platform.db, document, pageNo));
    },
  );
}

/** A page of whom the player of a document may be, by the list in force now; none without one. */
async function pageHits(
  tx: Tx,
  { fullName, birthDate }: Document,
  pageNo: number,
): Promise<z.infer<typeof hitsPage>> {
  const named = fullName !== null && birthDate !== null ? { fullName, birthDate } : undefined;
  const found = named && (await loadedList.find(tx, named, (pageNo - 1) * MOST_HITS));
  const { hits, total } = found ?? { hits: [], total: 0 };
  return { content: [...hits], pageNo, total, totalPages: Math.ceil(total / MOST_HITS) };
}
