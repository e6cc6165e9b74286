import { z } from "zod";
import { answer, success, wireMoney } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { refusalsOf } from "../../../http/answers/refusals.ts";
import { perPlayer } from "../../../http/visitors/per-player.ts";
import type { Platform } from "../../../platform.ts";
import { requireRealPlayer } from "../../identity/index.ts";
import { CLAIM_REFUSALS, valueOf } from "../refusals.ts";
import { whose } from "../whose.ts";
import { signIn } from "./sign-in.ts";
import { signsOf, type SignsOf } from "./signs-of.ts";

/** Requests a minute of one player, and of one address, behind which many may live. */
const REQUESTS = 30;
const ADDRESS = { rateLimit: { max: 300, timeWindow: "1 minute" } };

const wireSigns = z
  .object({
    status: z.enum(["claim", "signed"]).meta({ description: "`claim`: today's is still open." }),
    streak: z.int().meta({ description: "Days in a row up to now; 0 where it starts over." }),
    mayMiss: z.boolean().meta({ description: "A missed day of this month is forgiven." }),
    wagerTimes: z.int().meta({ description: "How often cash has to be played." }),
    days: z.array(
      z.object({ points: z.int(), cash: wireMoney.nullable(), isCollected: z.boolean() }),
    ),
  })
  .meta({ id: "DailySign", description: "The daily check-in: its rewards begin over at the end." });
const response = { 200: answer(wireSigns.nullable()) };

/** A player's daily check-in, and today's. */
export function signRoutes(app: App, platform: Platform): void {
  const { db, wallet, live } = platform;
  const signedIn = requireRealPlayer(platform);

  const showing = { summary: "The player's daily check-in; null where there is none", response };
  app.get("/api/v1/missions/sign", { preHandler: signedIn, schema: showing }, async (request) => {
    const { player, brand } = await whose(db, request.player.id);
    return success(toWire(await signsOf(db, player, brand), brand.currency));
  });

  const signing = {
    summary: "Checks the player in for today, once: a repeat changes nothing",
    response,
    refusals: refusalsOf(CLAIM_REFUSALS),
  };
  app.post(
    "/api/v1/missions/sign",
    { preHandler: [signedIn, perPlayer(app, REQUESTS)], config: ADDRESS, schema: signing },
    async (request) => {
      const of = await whose(db, request.player.id);
      await db.inTransaction(async (tx) => valueOf(await signIn(tx, wallet, of)));
      live.publishBalances([of.player.id]);
      live.publish(of.player.id, { type: "mission" });
      return success(toWire(await signsOf(db, of.player, of.brand), of.brand.currency));
    },
  );
}

function toWire(signs: SignsOf | undefined, currency: string): z.infer<typeof wireSigns> | null {
  if (!signs) return null;
  const { isSigned, streak, mayMiss, wagerTimes, days } = signs;
  return {
    status: isSigned ? "signed" : "claim",
    streak,
    mayMiss,
    wagerTimes,
    days: days.map(({ points, cash, isCollected }) => ({
      points,
      cash: cash > 0n ? { amount: cash.toString(), currency } : null,
      isCollected,
    })),
  };
}
