import { selectInForce } from "./lists/lists.store.ts";
import { headsWithin, nameParts } from "../../../lists/name-parts.ts";
import { selectFitting } from "./names.store.ts";
import type { Screening } from "./screening.ts";

/** Screening against the list that an operator loaded. */
export const loadedList: Screening = {
  find: async (tx, { fullName, birthDate }, skipped = 0) => {
    const list = await selectInForce(tx);
    if (!list) return undefined;
    const parts = nameParts(fullName);
    return parts.length === 0
      ? { hits: [], total: 0 }
      : selectFitting(tx, list.id, { parts, heads: headsWithin(parts), birthDate }, skipped);
  },
};
