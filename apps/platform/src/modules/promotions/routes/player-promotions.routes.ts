import { readClock } from "@perya/postgres";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { answer, Refusal, success } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { brandOfRequest } from "../../brands/index.ts";
import { playerOrGuest } from "../../identity/index.ts";
import { playerById } from "../../players/index.ts";
import { bonusLawOf } from "../../profiles/index.ts";
import { readableFor } from "../../settings/index.ts";
import { offeredTo } from "../control/offered-to.ts";
import { selectShown } from "../promotions.store.ts";
import { latestGrants } from "../grants/grants.store.ts";
import { selectJoined } from "../grants/joins.store.ts";
import { lateOffers } from "../grants/late-offers.ts";
import { standingOf } from "../grants/standing-of.ts";
import { CATEGORIES, type Promotion } from "../promotion.ts";
import { promotionDetail, shownPromotion, toDetail, toShown } from "./player-wire.ts";

/** For so long a closed promotion is still shown as closed. */
const CLOSED_DAYS = 7;

/** What a brand offers its players, for guests too where the law lets it be advertised. */
export function playerPromotionRoutes(app: App, platform: Platform): void {
  const preHandler = playerOrGuest(platform);
  const listing = {
    summary: "The brand's promotions: open, coming soon, and closed lately",
    querystring: z.object({ category: z.enum(CATEGORIES).optional() }),
    response: { 200: answer(z.array(shownPromotion)) },
  };
  app.get("/api/v1/promotions", { preHandler, schema: listing }, async (request) => {
    const { brand, all, placeIn } = await shownTo(platform, request);
    const readable = await readableFor(platform, brand.id, request);
    const { category } = request.query;
    const asked = all.filter((one) => category === undefined || one.category === category);
    return success(asked.map((one) => toShown(one, readable, placeIn(one))));
  });

  const showing = {
    summary: "A promotion with its terms",
    params: z.object({ id: z.string().regex(/^pr_[0-9a-v]{20}$/) }),
    response: { 200: answer(promotionDetail) },
    refusals: { 404: ["NOT_FOUND"] },
  };
  app.get("/api/v1/promotions/:id", { preHandler, schema: showing }, async (request) => {
    const { brand, all, placeIn } = await shownTo(platform, request);
    const promotion = all.find(({ publicId }) => publicId === request.params.id);
    if (!promotion) throw new Refusal(404, "NOT_FOUND", "There is no such promotion.");
    const readable = await readableFor(platform, brand.id, request);
    const { currency } = brand;
    return success(toDetail(promotion, readable, { currency, place: placeIn(promotion) }));
  });
}

/** The promotions that a visitor may see; none for a guest where the law forbids advertising. */
async function shownTo(platform: Platform, request: FastifyRequest) {
  const { db } = platform;
  const brand = await brandOfRequest(platform, request);
  const isGuest = request.headers.authorization === undefined;
  const { publicAds } = await bonusLawOf(platform, brand.id);
  const shown = isGuest && !publicAds ? [] : await selectShown(db, brand.id, CLOSED_DAYS);
  const player = isGuest ? undefined : await playerById(db, request.player.id);
  const all = player ? await offeredTo(db, player, shown) : shown;
  const ids = all.map(({ id }) => id);
  const latest = player ? await latestGrants(db, player.id, ids) : [];
  const offers = player ? await lateOffers(db, { player, brand }, all) : [];
  const joined = player ? await selectJoined(db, player.id) : new Map<bigint, never>();
  const now = (await readClock(db)).toZonedDateTimeISO(brand.zone);
  const placeIn = (promotion: Promotion) =>
    player
      ? standingOf(promotion, {
          latest: latest.find((one) => one.promotion === promotion.id),
          offer: offers.find(({ planned }) => planned.promotion.id === promotion.id),
          joined,
          now,
        })
      : null;
  return { brand, all, placeIn };
}
