import { verifyPoints } from "../modules/points/index.ts";
import type { Command } from "./command.ts";

/** Verifies the ledger of points. Exit code 1 when anything does not add up. */
export const pointsVerify: Command = {
  name: "points verify",
  summary: "checks every entry of points: chains, sums, orders; exit code 1 when a check fails",
  values: [],
  switches: [],
  help: "  The head is a digest of all chains: print it elsewhere to find later cuts.",
  run: async (_options, { db }) => {
    const { problems, points, ...proof } = await verifyPoints(db);
    const green = problems.length === 0;
    const summary =
      `${green ? "GREEN" : "RED"}: ${proof.entries} entries of ${proof.accounts} players, ` +
      `${points} points, head ${proof.head}`;
    return {
      json: { green, ...proof, points: points.toString(), problems },
      lines: [...problems, summary],
      exitCode: green ? 0 : 1,
    };
  },
};
