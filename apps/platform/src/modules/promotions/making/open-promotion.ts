import { readClock, type Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { recordAudit } from "../../audit/index.ts";
import { askApproval, mayActAlone, noteAlone, openApprovalFor } from "../../approvals/index.ts";
import type { AloneLimits, MoneyMove } from "../../approvals/index.ts";
import type { Brand } from "../../brands/index.ts";
import { bonusLawNow } from "../../profiles/index.ts";
import type { Promotion } from "../promotion.ts";
import { newDrawSeed } from "../control/draw.ts";
import { lockPromotion, updateDrawSeed } from "../promotions.store.ts";
import { brokenLaw } from "./lawful.ts";
import { movePromotion } from "./move-promotion.ts";

export const OPEN_KIND = "promotions.open";
/** Stands for a budget without an end where sums are compared: more than any limit. */
const WITHOUT_END = 10n ** 18n - 1n;

export type OpenRefusal = "NOT_FOUND" | "WRONG_STATE" | "AGAINST_LAW" | "IN_THE_PAST" | "ASKED";

/** The person who opens a promotion. */
interface Opener {
  readonly id: bigint;
  readonly username: string;
  readonly trusted: boolean;
}

interface Opening {
  readonly brand: Brand;
  readonly publicId: string;
  readonly staff: Opener;
  /** What one person may move alone unless the brand sets its own limit. */
  readonly standard: AloneLimits;
}

/**
 * Opens a draft, or announces it until its time has come. A budget above what one person may move,
 * alone or with what they moved in the day, and one without an end wait for a second person.
 */
export async function openPromotion(
  tx: Tx,
  { brand, publicId, staff, standard }: Opening,
): Promise<Result<Promotion, OpenRefusal>> {
  const promotion = await lockPromotion(tx, publicId, brand.id);
  if (!promotion) return refuse("NOT_FOUND");
  const fault = await notReady(tx, promotion, brand);
  if (fault) return fault;
  if (await openApprovalFor(tx, OPEN_KIND, publicId)) return refuse("ASKED");
  const move = moveOf(promotion, brand, staff);
  if (!(await mayActAlone(tx, staff, move, standard))) {
    await askApproval(tx, move);
    return ok(promotion);
  }
  await noteAlone(tx, move);
  return ok(await announce(tx, promotion, staff.username));
}

/** Why a promotion can't be opened now. */
export async function notReady(
  tx: Tx,
  promotion: Promotion,
  brand: Brand,
): Promise<Result<never, "WRONG_STATE" | "AGAINST_LAW" | "IN_THE_PAST"> | undefined> {
  if (promotion.status !== "DRAFT") return refuse("WRONG_STATE");
  const now = await readClock(tx);
  if (promotion.endsAt && Temporal.Instant.compare(promotion.endsAt, now) <= 0)
    return refuse("IN_THE_PAST");
  const broken = brokenLaw(promotion, await bonusLawNow(tx, brand), brand);
  return broken === undefined ? undefined : refuse("AGAINST_LAW", broken);
}

/** Announces a promotion, and opens it at once where its time has come. */
export async function announce(tx: Tx, promotion: Promotion, actor: string): Promise<Promotion> {
  const drawn = await withDraw(tx, promotion);
  const coming = await movePromotion(tx, drawn, "COMING_SOON", { actor });
  const now = await readClock(tx);
  const isTime =
    promotion.startsAt === null || Temporal.Instant.compare(promotion.startsAt, now) <= 0;
  const opened = isTime ? await movePromotion(tx, coming, "OPEN", { actor }) : coming;
  await recordAudit(tx, {
    actor,
    brandId: promotion.brandId,
    action: "promotion.open",
    subject: promotion.publicId,
    after: { status: opened.status, version: promotion.version },
  });
  return opened;
}

/** The same with a seed for its control group, where it has one. */
async function withDraw(tx: Tx, promotion: Promotion): Promise<Promotion> {
  if (promotion.audience.heldOutPpm === 0) return promotion;
  const drawSeed = newDrawSeed();
  await updateDrawSeed(tx, promotion.id, drawSeed);
  return { ...promotion, drawSeed };
}

/** All promotions of a brand count as one receiver of money in the day's sums. */
function moveOf(promotion: Promotion, brand: Brand, staff: Opener): MoneyMove {
  const { publicId, version, budgetUnits, words, language } = promotion;
  return {
    kind: OPEN_KIND,
    brandId: brand.id,
    subject: publicId,
    about: words[language]?.title ?? publicId,
    player: `promotions:${brand.id}`,
    units: budgetUnits ?? WITHOUT_END,
    currency: brand.currency,
    payload: { version, endless: budgetUnits === null },
    reason: null,
    key: null,
    askedById: staff.id,
    askedBy: staff.username,
  };
}
