import { toWire } from "@perya/money";
import { z } from "zod";
import { answer, Refusal, success, wireMoney } from "../../../../http/answers/answer.ts";
import type { App } from "../../../../http/app.ts";
import { perPlayer } from "../../../../http/visitors/per-player.ts";
import type { Platform } from "../../../../platform.ts";
import { brandOfRequest } from "../../../brands/index.ts";
import { requireRealPlayer, type SignedIn } from "../../../identity/index.ts";
import { accruedToday } from "../accrued-today.ts";
import { claimRebates } from "../paying/claim-rebates.ts";
import type { CreditRefusal } from "../paying/credit-rebate.ts";
import { selectCredited, selectOpen } from "../rebates.store.ts";
import { rebateLine, rebateValue, toLine, toRebate } from "./wire.ts";

/** Claims a minute of one player, and of one address, behind which many may live. */
const CLAIMS = 20;
const ADDRESS = { rateLimit: { max: 600, timeWindow: "1 minute" } };
const MOST_OPEN = 100;
const CREDITED_SHOWN = 30;

const SENTENCES: Readonly<Record<CreditRefusal, string>> = {
  REBATE_BLOCKED: "Rebates are not paid to this account at the moment.",
  OWN_LIMIT: "The rebate would lift your balance above your own limit.",
};

const list = z
  .object({
    mode: z.enum(["off", "claim", "at once"]),
    playTimes: z.int().meta({ description: "Times it has to be played before a withdrawal." }),
    today: z.object({ day: z.iso.date(), lines: z.array(rebateLine), amount: wireMoney }).meta({
      description: "What has come together today, as it is now.",
    }),
    open: z.array(rebateValue).meta({ description: "What can be claimed, the oldest first." }),
    credited: z.array(rebateValue).meta({ description: "The last ones, the latest first." }),
  })
  .meta({ id: "Rebates", description: "A player's rebates." });

/** What a player gets back of the turnover. */
export function rebateRoutes(app: App, platform: Platform): void {
  const { db, wallet } = platform;
  const signedIn = requireRealPlayer(platform);
  const response = { 200: answer(list) };

  const reading = { summary: "The player's rebates", response };
  app.get("/api/v1/rebates", { preHandler: signedIn, schema: reading }, async (request) =>
    success(await listOf(request.player, await brandOfRequest(platform, request))),
  );

  const claiming = {
    summary: "Credits every rebate that can be claimed",
    response: { 200: answer(z.object({ amount: wireMoney, rebates: list })) },
    refusals: { 403: ["REBATE_BLOCKED"], 422: ["OWN_LIMIT"] },
  };
  app.post(
    "/api/v1/rebates/claim",
    { preHandler: [signedIn, perPlayer(app, CLAIMS)], config: ADDRESS, schema: claiming },
    async (request) => {
      const { player } = request;
      const units = await db.inTransaction(async (tx) => {
        const claimed = await claimRebates(tx, wallet, player.id);
        // Thrown inside, so that what was written before the refusal is rolled back.
        if (!claimed.ok)
          throw new Refusal(
            claimed.refusal === "OWN_LIMIT" ? 422 : 403,
            claimed.refusal,
            SENTENCES[claimed.refusal],
          );
        return claimed.value;
      });
      const brand = await brandOfRequest(platform, request);
      return success({
        amount: toWire({ units, currency: player.currency }),
        rebates: await listOf(player, brand),
      });
    },
  );

  async function listOf(
    { id, currency }: SignedIn,
    brand: Awaited<ReturnType<typeof brandOfRequest>>,
  ): Promise<z.infer<typeof list>> {
    const { terms, day, lines, units } = await accruedToday(db, { id, currency }, brand);
    return {
      mode: terms.mode,
      playTimes: terms.playTimes,
      today: { day, lines: lines.map(toLine(currency)), amount: toWire({ units, currency }) },
      open: (await selectOpen(db, id, MOST_OPEN)).map(toRebate),
      credited: (await selectCredited(db, id, CREDITED_SHOWN)).map(toRebate),
    };
  }
}
