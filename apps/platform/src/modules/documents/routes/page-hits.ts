import type { Tx } from "@perya/postgres";
import { z } from "zod";
import type { Document } from "../document.ts";
import { loadedList } from "../screening/loaded-list.ts";
import { MOST_HITS } from "../screening/names.store.ts";
import { hit } from "../screening/screening.ts";

/** A page of listed persons, each of as many as a document keeps. */
export const hitsPage = z.object({
  content: z.array(hit),
  pageNo: z.number().int(),
  totalPages: z.number().int(),
  total: z.number().int(),
});

/** A page of whom the player of a document may be, by the list in force now; none without one. */
export async function pageHits(
  tx: Tx,
  { fullName, birthDate }: Document,
  pageNo: number,
): Promise<z.infer<typeof hitsPage>> {
  const named = fullName !== null && birthDate !== null ? { fullName, birthDate } : undefined;
  const found = named && (await loadedList.find(tx, named, (pageNo - 1) * MOST_HITS));
  const { hits, total } = found ?? { hits: [], total: 0 };
  return { content: [...hits], pageNo, total, totalPages: Math.ceil(total / MOST_HITS) };
}
