import { seedLottery } from "../modules/lottery/index.ts";
import type { Platform } from "../platform.ts";
import type { Command, Options, Outcome } from "./command.ts";

/** Adds the house's lotteries to an installation; only the demo starts with them. */
export const lotterySeed: Command = {
  name: "lottery seed",
  summary: "adds the house's lotteries, their vendors and their first draws",
  values: [],
  switches: [],
  help: `What is there already stays as staff made it, so it may be called again, after an update
for the games that came with it. Every brand has them from then on; staff switch off those it should
not have (Vendors, Lotteries).`,
  run: seed,
};

async function seed(_options: Options, { db }: Platform): Promise<Outcome> {
  const added = await db.inTransaction(seedLottery);
  return {
    json: { added },
    lines: [
      added === 0 ? "The house's lotteries are there already." : `${added} lotteries were added.`,
    ],
  };
}
