import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { isDeepStrictEqual } from "node:util";
import { newPublicId } from "../../../secrets/public-id.ts";
import { recordAudit } from "../../audit/index.ts";
import type { Brand } from "../../brands/index.ts";
import { bonusLawNow } from "../../profiles/index.ts";
import { unknownGames } from "../free-bets/games-of.ts";
import type { Promotion, PromotionDraft } from "../promotion.ts";
import {
  insertPromotion,
  insertVersion,
  lockPromotion,
  promotionByPublicId,
} from "../promotions.store.ts";
import { insertStep } from "../steps.store.ts";
import { brokenLaw } from "./lawful.ts";

export type SaveRefusal =
  | "NOT_FOUND"
  | "CHANGED_MEANWHILE"
  | "TERMS_FIXED"
  | "AGAINST_LAW"
  | "UNKNOWN_GAME";

/** A promotion that staff write: a new one, or the version they saw of one that is there. */
interface Saving {
  readonly brand: Brand;
  readonly draft: PromotionDraft;
  readonly seen?: { readonly publicId: string; readonly version: number } | undefined;
  /** Who saves it, by name. */
  readonly by: string;
}

/**
 * Saves a promotion as a new version. Once it was announced its rule, its players, its dates and
 * its budget stay as they were promised: only words, picture and category can still change.
 */
export async function savePromotion(
  tx: Tx,
  { brand, draft, seen, by }: Saving,
): Promise<Result<Promotion, SaveRefusal>> {
  const before = seen && (await lockPromotion(tx, seen.publicId, brand.id));
  if (seen && !before) return refuse("NOT_FOUND");
  if (before && before.version !== seen?.version) return refuse("CHANGED_MEANWHILE");
  if (before && before.status !== "DRAFT" && !hasSameTerms(before, draft))
    return refuse("TERMS_FIXED");
  if (!before || before.status === "DRAFT") {
    const unknown = draft.rule.type === "FREE_BETS" ? await unknownGames(tx, draft.rule) : [];
    if (unknown.length > 0) return refuse("UNKNOWN_GAME", unknown.join(", "));
    const broken = brokenLaw(draft, await bonusLawNow(tx, brand), brand);
    if (broken !== undefined) return refuse("AGAINST_LAW", broken);
  }
  const publicId = before?.publicId ?? newPublicId("pr");
  const { id } = before ?? (await insertPromotion(tx, publicId, brand.id));
  if (!before) await insertStep(tx, "promotion", id, { from: "NEW", to: "DRAFT", actor: by });
  await insertVersion(tx, id, before ? before.version + 1 : 1, draft, by);
  const saved = await promotionByPublicId(tx, publicId, brand.id);
  if (!saved) throw new Error(`Promotion ${publicId} is gone while it is saved`);
  await recordAudit(tx, {
    actor: by,
    brandId: brand.id,
    action: before ? "promotion.change" : "promotion.add",
    subject: publicId,
    ...(before ? { before: told(before) } : {}),
    after: told(saved),
  });
  return ok(saved);
}

function hasSameTerms(before: PromotionDraft, draft: PromotionDraft): boolean {
  return isDeepStrictEqual(termsOf(before), termsOf(draft));
}

/** What was promised, in a form that compares and is written. */
function termsOf({
  rule,
  audience,
  startsAt,
  endsAt,
  budgetUnits,
}: Pick<PromotionDraft, "rule" | "audience" | "startsAt" | "endsAt" | "budgetUnits">) {
  return {
    rule,
    audience: {
      ...audience,
      registeredFrom: audience.registeredFrom?.toString() ?? null,
      registeredBefore: audience.registeredBefore?.toString() ?? null,
    },
    startsAt: startsAt?.toString() ?? null,
    endsAt: endsAt?.toString() ?? null,
    budget: budgetUnits?.toString() ?? null,
  };
}

function told({ version, words, language, ...promotion }: Promotion) {
  return { version, title: words[language]?.title, ...termsOf(promotion) };
}
