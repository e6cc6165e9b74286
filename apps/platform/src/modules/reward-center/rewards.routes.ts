import { z } from "zod";
import { answer, nothing, Refusal, success } from "../../http/answers/answer.ts";
import { refusalsOf } from "../../http/answers/refusals.ts";
import type { App } from "../../http/app.ts";
import { perPlayer } from "../../http/visitors/per-player.ts";
import type { Platform } from "../../platform.ts";
import { REWARD_KINDS, type RewardRefusal, type RewardSource } from "../../reward-source.ts";
import { brandById } from "../brands/index.ts";
import { requireRealPlayer } from "../identity/index.ts";
import { playerById } from "../players/index.ts";
import { readableFor } from "../settings/index.ts";
import { claimReward } from "./claim-reward.ts";
import { creditedRewards } from "./credited-rewards.ts";
import { openRewards } from "./open-rewards.ts";
import { creditedReward, openReward, toCredited, toOpen } from "./wire.ts";

/** Requests a minute of one player, and of one address, behind which many may live. */
const REQUESTS = 60;
const ADDRESS = { rateLimit: { max: 300, timeWindow: "1 minute" } };

const REFUSALS: Readonly<Record<RewardRefusal, readonly [number, string]>> = {
  NOT_FOUND: [404, "There is no such reward."],
  REWARD_CLAIMED: [409, "This reward has been claimed already."],
  REWARD_LATE: [409, "The time to claim this reward is over."],
  REWARD_BARRED: [403, "Your account can't take rewards at the moment."],
  OTHER_BONUS: [409, "Another bonus is running. Play it or give it up first."],
  WITHDRAWAL_OPEN: [409, "A withdrawal is under way. Claim it once that is done."],
  OWN_LIMIT: [409, "Your balance would rise above the limit that you set."],
};

/** Everything that a player can claim, each claimed here, and what was credited. */
export const rewardRoutes =
  (sources: readonly RewardSource[]) =>
  (app: App, platform: Platform): void => {
    const { db, wallet, live } = platform;
    const signedIn = requireRealPlayer(platform);
    const listing = {
      summary: "What the player can claim now, and what was credited in the last 30 days",
      response: {
        200: answer(z.object({ open: z.array(openReward), credited: z.array(creditedReward) })),
      },
    };
    app.get("/api/v1/rewards", { preHandler: signedIn, schema: listing }, async (request) => {
      const of = await whose(platform, request.player.id);
      const reader = { ...of, readable: await readableFor(platform, of.brand.id, request) };
      const { currency } = of.player;
      return success({
        open: (await openRewards(db, sources, reader)).map(toOpen(currency)),
        credited: (await creditedRewards(db, sources, reader)).map(toCredited(currency)),
      });
    });

    const counting = {
      summary: "How many rewards the player can claim now",
      response: { 200: answer(z.object({ toClaim: z.int() }).meta({ id: "RewardSummary" })) },
    };
    app.get(
      "/api/v1/rewards/summary",
      { preHandler: signedIn, schema: counting },
      async (request) => {
        const of = await whose(platform, request.player.id);
        const open = await openRewards(db, sources, { ...of, readable: [] });
        return success({ toClaim: open.length });
      },
    );

    const claiming = {
      summary: "Claims a reward, once",
      params: z.object({ kind: z.enum(REWARD_KINDS), id: z.string().max(80) }),
      response: { 200: answer(nothing) },
      refusals: refusalsOf(REFUSALS),
    };
    app.post(
      "/api/v1/rewards/:kind/:id/claim",
      { preHandler: [signedIn, perPlayer(app, REQUESTS)], config: ADDRESS, schema: claiming },
      async ({ player: { id: playerId }, params }) => {
        const of = await whose(platform, playerId);
        await db.inTransaction(async (tx) => {
          const claimed = await claimReward(tx, wallet, sources, { ...of, ...params });
          // Thrown inside, so that what was written before the refusal is rolled back.
          if (!claimed.ok) throw new Refusal(...refusalAs(claimed.refusal));
        });
        live.publishBalances([playerId]);
        live.publish(playerId, { type: "mission" });
        return success({});
      },
    );
  };

function refusalAs(code: RewardRefusal): [status: number, code: string, sentence: string] {
  const [status, sentence] = REFUSALS[code];
  return [status, code, sentence];
}

/** A signed-in player as they are now, and their brand. */
async function whose({ db }: Platform, id: bigint) {
  const player = await playerById(db, id);
  const brand = player && (await brandById(db, player.brandId));
  if (!player || !brand) throw new Error(`Player ${id} is signed in and missing`);
  return { player, brand };
}
