import { verifyJackpots } from "../modules/jackpots/index.ts";
import type { Command } from "./command.ts";

/** Verifies all jackpots. Exit code 1 when anything does not add up. */
export const jackpotsVerify: Command = {
  name: "jackpots verify",
  summary: "plays every round at the jackpots again; exit code 1 when a check fails",
  values: [],
  switches: [],
  help: "  Pools, reserves, hits and the ledger are compared to the unit.",
  run: async (_options, { db, config }) => {
    const { tiers, pools, rounds, problems } = await db.inTransaction((tx) =>
      verifyJackpots(tx, config.secretKey),
    );
    const green = problems.length === 0;
    const summary = `${green ? "GREEN" : "RED"}: ${tiers} tiers, ${pools} pools, ${rounds} rounds played`;
    return {
      json: { green, tiers, pools, rounds, problems },
      lines: [...problems, summary],
      exitCode: green ? 0 : 1,
    };
  },
};
