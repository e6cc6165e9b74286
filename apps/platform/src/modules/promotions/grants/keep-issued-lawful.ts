import { money, toMinor } from "@perya/money";
import type { Database } from "@perya/postgres";
import type { Brand } from "../../brands/index.ts";
import type { BonusLaw } from "../../profiles/index.ts";
import { endUnclaimed } from "./end-unclaimed.ts";
import type { Grant } from "./grant.ts";
import { issuedGrantsOf, lockGrant, ruleOfGrant, updateRequired } from "./grants.store.ts";

/** Grants of one read. */
const MOST = 500;

/**
 * Keeps bonuses that wait to be claimed to a law that came later: they ask for no more than its
 * cap, and what it forbids is void. Source: jurisdictions reference, section 3.
 */
export async function keepIssuedLawful(db: Database, brand: Brand, law: BonusLaw): Promise<void> {
  let grants = await issuedGrantsOf(db, brand.id, 0n, MOST);
  while (grants.length > 0) {
    for (const grant of grants) await keepOne(db, grant, law);
    grants = await issuedGrantsOf(db, brand.id, grants.at(-1)?.id ?? 0n, MOST);
  }
}

async function keepOne(db: Database, grant: Grant, law: BonusLaw): Promise<void> {
  const { publicId, currency, depositUnits: deposit, bonusUnits: bonus } = grant;
  const cap = law.wagerCap({ deposit, bonus });
  const isCapped = cap !== undefined && cap > 0n && cap < grant.requiredUnits;
  const required = isCapped ? cap : grant.requiredUnits;
  const minor = (units: bigint) => Number(toMinor(money(units, currency)));
  const { days, weights } = await ruleOfGrant(db, grant);
  const planned = { currency, days, weights };
  const amounts = { deposit: minor(deposit), bonus: minor(bonus), required: minor(required) };
  const broken = law.refuses({ ...planned, ...amounts });
  if (!broken && !isCapped) return;
  await db.inTransaction(async (tx) => {
    if (broken)
      return endUnclaimed(tx, grant, "VOIDED", { actor: "system", reason: broken.sentence });
    const held = await lockGrant(tx, publicId);
    if (held?.status === "ISSUED") await updateRequired(tx, held.id, required);
  });
}
