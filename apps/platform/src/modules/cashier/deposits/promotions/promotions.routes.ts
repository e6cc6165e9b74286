import { languageOf } from "@perya/languages";
import { z } from "zod";
import { answer, inputUnits, languageOfName, success } from "../../../../http/answers/answer.ts";
import type { App } from "../../../../http/app.ts";
import type { Platform } from "../../../../platform.ts";
import { requireRealPlayer } from "../../../identity/index.ts";
import { readableFor } from "../../../settings/index.ts";
import { PAID_METHODS } from "../../methods.ts";
import { payerOf } from "../../payer-of.ts";
import { promotionsOf } from "./promotion-port.ts";

const offered = z
  .object({
    id: z.string(),
    title: z.string(),
    about: z.string(),
    language: languageOfName("title"),
  })
  .meta({
    id: "DepositPromotion",
    description: "A promotion that can be chosen for a deposit before it is paid.",
  });

/** What a player may choose for a deposit of an amount before paying it. */
export function promotionRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "Promotions that can be chosen for a deposit of so much by this method",
    querystring: z.object({ method: z.enum(PAID_METHODS), amount: inputUnits }),
    response: { 200: answer(z.array(offered)) },
  };
  app.get(
    "/api/v1/cashier/promotions",
    { preHandler: requireRealPlayer(platform), schema },
    async (request) => {
      const { method, amount } = request.query;
      const player = await payerOf(platform.db, request.player.id);
      const readable = await readableFor(platform, player.brandId, request);
      const planned = { player, method, units: BigInt(amount) };
      const offers = await promotionsOf(platform).offersFor(platform.db, planned, readable);
      return success(
        offers.map(({ id, title, about, language }) => ({
          id,
          title,
          about,
          language: languageOf(language).tag,
        })),
      );
    },
  );
}
