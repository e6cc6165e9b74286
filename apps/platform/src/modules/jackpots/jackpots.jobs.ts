import { z } from "zod";
import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { followTurnover } from "./feeding/follow-turnover.ts";
import { TELL_WINNER } from "./feeding/win-pool.ts";

const told = z.object({ player: z.string().regex(/^\d+$/) });

/** Feeds jackpots continuously, and tells open pages of who won. */
export function jackpotsJobs(platform: Platform): Jobs {
  const { db, wallet, live, config } = platform;
  const feeding = { wallet, secretKey: config.secretKey };
  return {
    tasks: {
      [TELL_WINNER]: async (payload) => {
        const player = BigInt(told.parse(payload).player);
        live.publishBalances([player]);
        live.publish(player, { type: "jackpot" });
      },
    },
    cron: [],
    loops: [
      {
        name: "jackpots: turnover",
        tick: () => db.inTransaction((tx) => followTurnover(tx, feeding)),
      },
    ],
  };
}
