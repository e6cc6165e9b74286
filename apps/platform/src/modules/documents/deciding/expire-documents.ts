import { readClock } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import { allBrands } from "../../brands/index.ts";
import { tellFact } from "../../facts/index.ts";
import { currentSection } from "../../settings/index.ts";
import { documentLawNow } from "../../profiles/index.ts";
import { updateExpired, updateReminded } from "../expiry.store.ts";
import { documentExpires } from "../facts.ts";
import { lowerFaceless } from "../levels/lower-faceless.ts";
import { reachLevel } from "../levels/reach-level.ts";

/** Documents of one transaction. */
const MOST = 100;

/**
 * Ends documents that are no longer valid on their brand's day and by its law, with the levels they
 * made, takes levels back that lack what the law asks for, and
 * reminds players of those that end within the brand's days.
 */
export async function expireDocuments(platform: Platform): Promise<void> {
  const { db } = platform;
  for (const brand of await allBrands(db, null)) {
    const { id, zone } = brand;
    const { face, grace } = await documentLawNow(db, brand);
    if (face) await lowerFaceless(platform, brand);
    const now = await readClock(db);
    const today = now.toZonedDateTimeISO(zone).toPlainDate().toString();
    await untilNone(() =>
      db.inTransaction(async (tx) => {
        const ended = await updateExpired(tx, id, { today, grace }, MOST);
        for (const { player, ...one } of ended) {
          await reachLevel(tx, player);
          await tellFact(tx, documentExpires, { player, ...one, over: true });
        }
        return ended.length;
      }),
    );
    const { firstReminderDays, lastReminderDays } = await currentSection(db, id, "documents");
    // The last one first: a document that ends sooner gets no other.
    for (const days of [lastReminderDays, firstReminderDays])
      await untilNone(() =>
        db.inTransaction(async (tx) => {
          const soon = await updateReminded(tx, id, { today, days }, MOST);
          for (const one of soon) await tellFact(tx, documentExpires, { ...one, over: false });
          return soon.length;
        }),
      );
  }
}

async function untilNone(step: () => Promise<number>): Promise<void> {
  while ((await step()) === MOST);
}
