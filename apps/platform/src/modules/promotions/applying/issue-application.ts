import { money, roundDownToMinor } from "@perya/money";
import { readClock, type Tx } from "@perya/postgres";
import { ok, refuse, type Refused, type Result } from "@perya/result";
import { bonusLawNow } from "../../profiles/index.ts";
import type { Grant } from "../grants/grant.ts";
import { reserveBudget } from "../grants/grants.store.ts";
import { moveGrant } from "../grants/move-grant.ts";
import { plannedBonus } from "../grants/planned-bonus.ts";
import type { PlannedGrant } from "../grants/refused-grant.ts";
import { refusedNow } from "./apply-for.ts";
import type { DecideRefusal } from "./decide-refusals.ts";
import type { HeldApplication } from "./held-application.ts";

/** What staff give for an application, in ledger units, and who they are. */
interface Issuing {
  readonly units: bigint;
  readonly actor: string;
  readonly reason: string;
}

/**
 * Issues the bonus of a held application: its budget is reserved, and its player has some days to
 * claim it. What is promised while the promotion was open is kept after it was closed.
 */
export async function issueApplication(
  tx: Tx,
  held: HeldApplication,
  { units, actor, reason }: Issuing,
): Promise<Result<Grant, DecideRefusal>> {
  const planned = await plannedIssue(tx, held, units);
  const refused = await refusedIssue(tx, held, planned);
  if (refused) return refused;
  const { grant, promotion, rule } = held;
  if (!(await reserveBudget(tx, promotion.id, units))) return refuse("BUDGET_USED");
  const issued = await moveGrant(tx, grant, "ISSUED", {
    actor,
    reason,
    bonusUnits: units,
    requiredUnits: planned.required,
    expiresInDays: rule.claimDays,
  });
  return ok(issued);
}

/** A bonus as it would be given for an application. */
export async function plannedIssue(
  tx: Tx,
  { grant, promotion, brand, player }: HeldApplication,
  units: bigint,
): Promise<PlannedGrant> {
  const of = { brand, player, law: await bonusLawNow(tx, brand), now: await readClock(tx) };
  const planned = plannedBonus(promotion, units, of);
  return { ...planned, period: grant.period, applied: grant };
}

/** Why it can't be issued, with what staff should know of it. */
export async function refusedIssue(
  tx: Tx,
  { grant, rule }: HeldApplication,
  planned: PlannedGrant,
): Promise<Refused<DecideRefusal> | undefined> {
  if (grant.status !== "APPLYING") return refuse("WRONG_STATE");
  const { bonus: units } = planned;
  const isWhole = roundDownToMinor(money(units, grant.currency)).units === units;
  if (!isWhole || units < BigInt(rule.least) || units > BigInt(rule.most))
    return refuse("OUT_OF_RANGE");
  return refusedNow(tx, planned);
}
