import type { Tx } from "@perya/postgres";
import type { Result } from "@perya/result";
import { z } from "zod";
import { answer, inputUnits, Refusal, success } from "../../../http/answers/answer.ts";
import { refusalsOf } from "../../../http/answers/refusals.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { openApprovalFor, openApprovalsForEach, sameLimits } from "../../approvals/index.ts";
import { brandById, type Brand } from "../../brands/index.ts";
import { brandAsked, requireStaff, type StaffSignedIn } from "../../staff/index.ts";
import { closePromotion, pausePromotion } from "../making/close-promotion.ts";
import { OPEN_KIND, openPromotion } from "../making/open-promotion.ts";
import { raiseBudget } from "../making/raise-budget.ts";
import { savePromotion } from "../making/save-promotion.ts";
import type { Promotion } from "../promotion.ts";
import { promotionByPublicId, selectPromotions } from "../promotions.store.ts";
import { selectStepsOf } from "../steps.store.ts";
import { ofBrand } from "./of-brand.ts";
import { draftOf, promotionDraft, toWire, version, wirePromotion } from "./wire.ts";

const params = z.object({ id: z.string().regex(/^pr_[0-9a-v]{20}$/) });
const querystring = ofBrand;
const reason = z.object({ reason: z.string().trim().min(3).max(300) });

const TABLE = {
  NOT_FOUND: [404, "There is no such promotion."],
  CHANGED_MEANWHILE: [409, "A colleague changed this in the meantime. Check it again, then save."],
  TERMS_FIXED: [
    409,
    "It was announced: its rule, players, dates and budget stay. Duplicate it to change them.",
  ],
  AGAINST_LAW: [422, "The law of this brand does not allow it."],
  UNKNOWN_GAME: [422, "Our studio has no game by one of these codes."],
  WRONG_STATE: [409, "This is no longer possible: its status has changed in the meantime."],
  IN_THE_PAST: [422, "Its end has passed. Choose a later one first."],
  NOT_HIGHER: [422, "A budget can only be raised."],
  ASKED: [409, "A second person has been asked already."],
} as const satisfies Readonly<Record<string, readonly [status: number, sentence: string]>>;
type Code = keyof typeof TABLE;
const refusing = (...codes: readonly Code[]) =>
  refusalsOf(Object.fromEntries(codes.map((code) => [code, TABLE[code]])));
const NO_BRAND = { 404: ["NO_SUCH_BRAND"] } as const;
const response = { 200: answer(wirePromotion) };

/** A brand's promotions, as staff make, open, pause and close them. */
export function operatorPromotionRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const read = requireStaff(platform, "promotions.read");
  const listing = {
    summary: "All promotions of a brand, newest first",
    querystring,
    response: {
      200: answer(z.object({ currency: z.string(), promotions: z.array(wirePromotion) })),
    },
    refusals: NO_BRAND,
  };
  app.get(
    "/operator/v1/promotions",
    { preHandler: read, schema: listing },
    async ({ staff, query }) => {
      const brand = await brandAsked(platform, staff, query.brand);
      const { currency } = brand;
      const all = await selectPromotions(db, brand.id);
      const ids = all.map(({ id }) => id);
      const steps = await selectStepsOf(db, "promotion", ids);
      const names = all.map(({ publicId }) => publicId);
      const asked = await openApprovalsForEach(db, OPEN_KIND, names);
      const promotions = all.map((one) =>
        toWire(one, {
          currency,
          steps: steps.get(one.id) ?? [],
          asked: asked.get(one.publicId),
        }),
      );
      return success({ currency, promotions });
    },
  );

  const showing = { summary: "One promotion", params, response, refusals: refusing("NOT_FOUND") };
  app.get(
    "/operator/v1/promotions/:id",
    { preHandler: read, schema: showing },
    async ({ staff, params: { id } }) => {
      const { promotion, brand } = await ofStaff(db, staff, id);
      return success(await shown(db, promotion, brand));
    },
  );
  savingRoutes(app, platform);
  statusRoutes(app, platform);
}

function savingRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "promotions.write");
  const adding = {
    summary: "Adds a promotion as a draft",
    querystring,
    body: promotionDraft,
    response,
    refusals: { ...NO_BRAND, ...refusing("AGAINST_LAW", "UNKNOWN_GAME") },
  };
  app.post(
    "/operator/v1/promotions",
    { preHandler, schema: adding },
    async ({ staff, query, body }) => {
      const brand = await brandAsked(platform, staff, query.brand);
      const saving = { brand, draft: draftOf(body), by: staff.username };
      const saved = await db.inTransaction((tx) => savePromotion(tx, saving));
      return success(await shown(db, valueOf(saved), brand));
    },
  );

  const changing = {
    summary: "Saves a new version of a promotion; once announced its terms stay",
    params,
    body: z.object({ version, promotion: promotionDraft }),
    response,
    refusals: refusing(
      "NOT_FOUND",
      "CHANGED_MEANWHILE",
      "TERMS_FIXED",
      "AGAINST_LAW",
      "UNKNOWN_GAME",
    ),
  };
  app.put(
    "/operator/v1/promotions/:id",
    { preHandler, schema: changing },
    async ({ staff, params: { id }, body }) => {
      const { brand } = await ofStaff(db, staff, id);
      const saved = await db.inTransaction((tx) =>
        savePromotion(tx, {
          brand,
          draft: draftOf(body.promotion),
          seen: { publicId: id, version: body.version },
          by: staff.username,
        }),
      );
      return success(await shown(db, valueOf(saved), brand));
    },
  );
}

function statusRoutes(app: App, platform: Platform): void {
  const { db, config } = platform;
  const preHandler = requireStaff(platform, "promotions.write");
  const opening = {
    summary: "Opens a draft, or announces it; above one person's limit a second one is asked",
    params,
    response,
    refusals: refusing("NOT_FOUND", "WRONG_STATE", "AGAINST_LAW", "IN_THE_PAST", "ASKED"),
  };
  app.post(
    "/operator/v1/promotions/:id/open",
    { preHandler, schema: opening },
    async ({ staff, params: { id } }) => {
      const { brand } = await ofStaff(db, staff, id);
      const standard = sameLimits(config.twoPersonAbove);
      const opened = await db.inTransaction((tx) =>
        openPromotion(tx, { brand, publicId: id, staff, standard }),
      );
      return success(await shown(db, valueOf(opened), brand));
    },
  );

  const raising = {
    summary: "Raises the budget; above one person's limit a second one is asked",
    params,
    body: reason.extend({ budget: inputUnits }),
    response,
    refusals: refusing("NOT_FOUND", "WRONG_STATE", "NOT_HIGHER", "ASKED"),
  };
  app.post(
    "/operator/v1/promotions/:id/budget",
    { preHandler, schema: raising },
    async ({ staff, params: { id }, body }) => {
      const { brand } = await ofStaff(db, staff, id);
      const standard = sameLimits(config.twoPersonAbove);
      const asked = { units: BigInt(body.budget), reason: body.reason, staff, standard };
      const raised = await db.inTransaction((tx) =>
        raiseBudget(tx, { brand, publicId: id, ...asked }),
      );
      return success(await shown(db, valueOf(raised), brand));
    },
  );

  const refusals = refusing("NOT_FOUND", "WRONG_STATE");
  const closing = {
    summary: "Closes a promotion for good",
    params,
    body: reason,
    response,
    refusals,
  };
  app.post(
    "/operator/v1/promotions/:id/close",
    { preHandler, schema: closing },
    async ({ staff, params: { id }, body }) => {
      const { brand } = await ofStaff(db, staff, id);
      const by = { publicId: id, brandId: brand.id, actor: staff.username, reason: body.reason };
      const closed = await db.inTransaction((tx) => closePromotion(tx, by));
      return success(await shown(db, valueOf(closed), brand));
    },
  );

  const pausing = {
    summary: "Takes a promotion off the site for a while, or brings it back",
    params,
    body: reason.extend({ paused: z.boolean() }),
    response,
    refusals,
  };
  app.post(
    "/operator/v1/promotions/:id/pause",
    { preHandler, schema: pausing },
    async ({ staff, params: { id }, body }) => {
      const { brand } = await ofStaff(db, staff, id);
      const by = { publicId: id, brandId: brand.id, actor: staff.username, ...body };
      const paused = await db.inTransaction((tx) => pausePromotion(tx, by));
      return success(await shown(db, valueOf(paused), brand));
    },
  );
}

/** A promotion that this member of staff may see, with its brand; another brand's is not found. */
export async function ofStaff(
  tx: Tx,
  { brandId }: Pick<StaffSignedIn, "brandId">,
  id: string,
): Promise<{ readonly promotion: Promotion; readonly brand: Brand }> {
  const promotion = await promotionByPublicId(tx, id, brandId);
  const brand = promotion && (await brandById(tx, promotion.brandId));
  if (!promotion || !brand) throw new Refusal(TABLE.NOT_FOUND[0], "NOT_FOUND", TABLE.NOT_FOUND[1]);
  return { promotion, brand };
}

function valueOf<Value>(result: Result<Value, Code>): Value {
  if (result.ok) return result.value;
  const [status, sentence] = TABLE[result.refusal];
  throw new Refusal(status, result.refusal, result.detail ?? sentence);
}

async function shown(tx: Tx, promotion: Promotion, { currency }: Brand) {
  const steps = (await selectStepsOf(tx, "promotion", [promotion.id])).get(promotion.id) ?? [];
  const asked = await openApprovalFor(tx, OPEN_KIND, promotion.publicId);
  return toWire(promotion, { currency, steps, asked });
}
