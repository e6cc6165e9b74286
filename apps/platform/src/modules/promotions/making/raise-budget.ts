import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { recordAudit } from "../../audit/index.ts";
import {
  askOnce,
  mayActAlone,
  noteAlone,
  type AloneLimits,
  type MoneyMove,
} from "../../approvals/index.ts";
import type { Brand } from "../../brands/index.ts";
import type { Promotion } from "../promotion.ts";
import { insertVersion, lockPromotion } from "../promotions.store.ts";
import { wordsFor } from "../words-for.ts";

export const BUDGET_KIND = "promotions.budget";

export type RaiseRefusal = "NOT_FOUND" | "WRONG_STATE" | "NOT_HIGHER" | "ASKED";

/** How much may be given in all from now on, who says so, and why. Ledger units. */
interface Raising {
  readonly brand: Brand;
  readonly publicId: string;
  readonly units: bigint;
  readonly reason: string;
  readonly staff: {
    readonly id: bigint;
    readonly username: string;
    readonly trusted: boolean;
  };
  /** What one person may move alone unless the brand sets its own limit. */
  readonly standard: AloneLimits;
}

/**
 * Raises the budget of a promotion that players see. What it is raised by counts in the sums of
 * who asks for it, as what is opened does; above them it waits for a second person.
 */
export async function raiseBudget(
  tx: Tx,
  { brand, publicId, units, reason, staff, standard }: Raising,
): Promise<Result<Promotion, RaiseRefusal>> {
  const promotion = await lockPromotion(tx, publicId, brand.id);
  if (!promotion) return refuse("NOT_FOUND");
  const fault = notRaised(promotion, units);
  if (fault) return fault;
  const move: MoneyMove = {
    kind: BUDGET_KIND,
    brandId: brand.id,
    subject: publicId,
    about: wordsFor(promotion, ["EN"]).title,
    player: `promotions:${brand.id}`,
    units: units - (promotion.budgetUnits ?? 0n),
    currency: brand.currency,
    payload: { version: promotion.version, budget: units.toString() },
    reason,
    key: null,
    askedById: staff.id,
    askedBy: staff.username,
  };
  if (!(await mayActAlone(tx, staff, move, standard))) {
    const asked = await askOnce(tx, move);
    return asked.ok ? ok(promotion) : refuse("ASKED");
  }
  await noteAlone(tx, move);
  return ok(await putBudget(tx, promotion, { units, reason, actor: staff.username }));
}

/** Why a held promotion's budget can't become so much. */
export function notRaised({ status, budgetUnits }: Promotion, units: bigint) {
  const isSeen = status === "OPEN" || status === "COMING_SOON";
  if (!isSeen || budgetUnits === null) return refuse("WRONG_STATE");
  return units > budgetUnits ? undefined : refuse("NOT_HIGHER");
}

/** Writes a held promotion's budget as a new version, in which all else stays. */
export async function putBudget(
  tx: Tx,
  promotion: Promotion,
  { units, reason, actor }: { units: bigint; reason: string | null; actor: string },
): Promise<Promotion> {
  const { id, publicId, brandId, budgetUnits } = promotion;
  const version = promotion.version + 1;
  const raised = { ...promotion, version, budgetUnits: units };
  await insertVersion(tx, id, version, raised, actor);
  await recordAudit(tx, {
    actor,
    brandId,
    action: "promotion.budget",
    subject: publicId,
    before: { budget: budgetUnits?.toString() ?? null },
    after: { budget: units.toString() },
    ...(reason === null ? {} : { reason }),
  });
  return raised;
}
