import type { Platform } from "../../../../platform.ts";
import { hasOpenHit } from "../../document.ts";
import { lockNamed } from "../../documents.store.ts";
import { compareDocument } from "./compare-document.ts";
import { lockComparing, selectNamed, updateCompared } from "./comparing.store.ts";

/** Documents of one transaction. */
const MOST = 50;

/**
 * Compares the next documents with the list that came into force, the oldest first: those that are
 * being checked, and those that were approved before it. A kill loses these few at most. Returns
 * false when none is left, or another process compares.
 */
export function compareNext({ db }: Platform): Promise<boolean> {
  return db.inTransaction(async (tx) => {
    const list = await lockComparing(tx);
    if (!list) return false;
    const ids = await selectNamed(tx, list.comparedTo, MOST);
    let matched = 0;
    for (const id of ids) {
      const document = await lockNamed(tx, id);
      const compared = document && (await compareDocument(tx, document));
      if (compared && hasOpenHit(compared)) matched++;
    }
    await updateCompared(tx, list.id, {
      to: ids.at(-1) ?? list.comparedTo,
      compared: ids.length,
      matched,
      isLast: ids.length < MOST,
    });
    return true;
  });
}
