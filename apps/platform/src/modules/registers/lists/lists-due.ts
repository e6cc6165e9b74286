import { readClock } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import { allBrands } from "../../brands/index.ts";
import { registerLawOf } from "../../profiles/index.ts";
import { currentSection } from "../../settings/index.ts";
import { selectInForce } from "./lists.store.ts";

const HOURS_OF_DAY = 24;

/** A register whose list has to be loaded. */
interface ListDue {
  readonly brandId: bigint;
  readonly register: string;
  /** MISSING keeps everyone out where the law wants it asked; OLD is asked all the same. */
  readonly state: "MISSING" | "OLD";
  /** When the old one was loaded; null for a missing one. */
  readonly loadedAt: Temporal.Instant | null;
}

/**
 * Lists of national registers that a brand for real money has to load, or that all of them have to
 * for null: missing ones, and those older than the brand's setting.
 */
export async function listsDue(platform: Platform, brandId: bigint | null): Promise<ListDue[]> {
  const { db } = platform;
  const due: ListDue[] = [];
  const now = await readClock(db);
  for (const { id, realMoney } of await allBrands(db, brandId)) {
    const names = realMoney ? ((await registerLawOf(platform, id))?.names ?? []) : [];
    if (names.length === 0) continue;
    const { oldAfterDays } = await currentSection(db, id, "registers");
    const oldBefore = now.subtract({ hours: oldAfterDays * HOURS_OF_DAY });
    for (const register of names) {
      const loadedAt = (await selectInForce(db, { brandId: id, register }))?.loadedAt ?? null;
      const isOld = loadedAt !== null && Temporal.Instant.compare(loadedAt, oldBefore) < 0;
      if (loadedAt === null || isOld)
        due.push({ brandId: id, register, state: isOld ? "OLD" : "MISSING", loadedAt });
    }
  }
  return due;
}
