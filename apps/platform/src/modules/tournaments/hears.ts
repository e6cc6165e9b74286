import { addJob } from "../../jobs/add-job.ts";
import { hears, type Listener } from "../facts/index.ts";
import { levelReached } from "../players/index.ts";
import { PAY_PRIZES } from "./paying/make-final.ts";
import { tryAgain } from "./paying/prizes.store.ts";

/** Who has proven who they are gets at once what waits for it. */
export const tournamentsHear: readonly Listener[] = [
  hears(levelReached, "tournaments pay", async (tx, { player }) => {
    if (await tryAgain(tx, player)) await addJob(tx, PAY_PRIZES, {});
  }),
];
