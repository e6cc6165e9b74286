import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { askAgain } from "./asking/ask-again.ts";
import { compareNext } from "./asking/compare-next.ts";
import { clearLists } from "./lists/clear-lists.ts";
import { CLEAR_REGISTERS, readNextPiece } from "./lists/read-next-piece.ts";

const ASK_AGAIN = "registers-ask-again";

/** Reads lists and compares players with them, and asks again where a law wants that. */
export function registersJobs(platform: Platform): Jobs {
  return {
    tasks: {
      [CLEAR_REGISTERS]: () => clearLists(platform),
      [ASK_AGAIN]: () => askAgain(platform),
    },
    loops: [
      {
        name: "registers",
        tick: async () => (await readNextPiece(platform)) || compareNext(platform),
      },
    ],
    cron: [`23 * * * * ${ASK_AGAIN}`, `58 4 * * * ${CLEAR_REGISTERS}`],
  };
}
