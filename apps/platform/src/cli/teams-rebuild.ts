import { giveMemory, giveTime } from "@perya/postgres";
import { rebuildTeams } from "../modules/agent-teams/index.ts";
import type { Command } from "./command.ts";

/** Time limit of a statement, and memory of a sort or a hash, for teams of millions. */
const REBUILD_MS = 6 * 3_600_000;
const MEMORY_MB = 512;

/** Adds up the days of teams again and compares. Exit code 1 when something was different. */
export const teamsRebuild: Command = {
  name: "teams rebuild",
  summary: "adds up agents' teams again from the reports; exit code 1 when they differ",
  values: [],
  switches: ["repair"],
  help: "  --repair                  brings the sums of teams to it",
  run: async (options, { db }) => {
    const repair = options.on("repair");
    const { days, wrong } = await db.inTransaction(async (tx) => {
      await giveTime(tx, REBUILD_MS);
      await giveMemory(tx, MEMORY_MB);
      return rebuildTeams(tx, repair);
    });
    const same = Object.values(wrong).every((rows) => rows === 0);
    const verdict = same
      ? "Teams are the same"
      : `Different: ${wrong.own} days of members, ${wrong.teams} of teams, ${wrong.games} of games`;
    return {
      json: { same, repaired: repair && !same, days, wrong },
      lines: [`${verdict}${repair && !same ? ", repaired" : ""}. ${days} days of brands`],
      exitCode: same ? 0 : 1,
    };
  },
};
