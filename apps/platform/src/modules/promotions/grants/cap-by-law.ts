import type { Tx } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import { allBrands } from "../../brands/index.ts";
import { bonusLawNow } from "../../profiles/index.ts";
import { capRequirement } from "../../wagering/index.ts";
import { holdGrant } from "./end-grant.ts";
import { keepIssuedLawful } from "./keep-issued-lawful.ts";
import { runningGrants, updateRequired } from "./grants.store.ts";
import type { Grant } from "./grant.ts";

/** Grants of one read. */
const MOST = 500;

/**
 * Lowers what running bonuses ask for to a law's cap that came after they were given, and never the
 * other way; what is done stays, and what is reached by it is played. Source: jurisdictions
 * reference, section 3. What waits to be claimed is kept to it as well.
 */
export async function capByLaw({ db }: Pick<Platform, "db">): Promise<void> {
  for (const brand of await allBrands(db, null)) {
    const law = await bonusLawNow(db, brand);
    await keepIssuedLawful(db, brand, law);
    if (law.wagerCap({ deposit: 1n, bonus: 1n }) === undefined) continue;
    let grants = await runningGrants(db, brand.id, 0n, MOST);
    while (grants.length > 0) {
      for (const grant of grants) {
        const { depositUnits: deposit, bonusUnits: bonus, requiredUnits } = grant;
        const cap = law.wagerCap({ deposit, bonus });
        if (cap !== undefined && cap > 0n && cap < requiredUnits)
          await db.inTransaction((tx) => capOne(tx, grant, cap));
      }
      grants = await runningGrants(db, brand.id, grants.at(-1)?.id ?? 0n, MOST);
    }
  }
}

async function capOne(tx: Tx, of: Grant, cap: bigint): Promise<void> {
  const grant = await holdGrant(tx, of);
  if (!grant) return;
  await capRequirement(tx, "BONUS", grant.publicId, cap);
  await updateRequired(tx, grant.id, cap);
}
