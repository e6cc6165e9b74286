import { z } from "zod";
import { answer, success, wireMoney, wireTime } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import { perPlayer } from "../../../http/visitors/per-player.ts";
import type { Platform } from "../../../platform.ts";
import { requirePlayer } from "../../identity/index.ts";
import { PLAY_CAPS } from "../../wallet/index.ts";
import { reachedLimit } from "./reached-limit.ts";

const reached = z
  .object({
    name: z
      .enum([...PLAY_CAPS, "session", "bonusBet", "bonusClosed"])
      .nullable()
      .meta({
        description:
          "A session is one that is planned before it; bonusBet is the highest bet that an open " +
          "bonus allows, and bonusClosed that it takes no bets in such games. Null where the " +
          "rules of the place refused.",
      }),
    most: wireMoney.nullable().meta({ description: "The limit." }),
    own: z.boolean().meta({ description: "Whether the player has set it, and not staff." }),
    freesAt: wireTime.nullable().meta({
      description:
        "When it takes the same stake again, if nothing more is played; null where it never does.",
    }),
  })
  .meta({ id: "ReachedLimit" });

/** Calls a minute of one player, and of one address, behind which many may live. */
const CALLS = 60;
const ADDRESS = { rateLimit: { max: 1_200, timeWindow: "1 minute" } };

/** Which limit has just refused a bet, wherever it was placed. */
export function reachedRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "The limit that refused the player's last bet, of the last two minutes",
    response: { 200: answer(z.object({ reached: reached.nullable() })) },
  };
  const preHandler = [requirePlayer(platform), perPlayer(app, CALLS)];
  app.get(
    "/api/v1/limits/reached",
    { preHandler, config: ADDRESS, schema },
    async ({ player: { id, currency } }) => {
      const found = await reachedLimit(platform.db, id);
      if (!found) return success({ reached: null });
      const { most, freesAt, ...rest } = found;
      return success({
        reached: {
          ...rest,
          most: most === null ? null : { amount: most.toString(), currency },
          freesAt: freesAt?.toString() ?? null,
        },
      });
    },
  );
}
