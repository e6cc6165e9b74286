import { giveMemory, giveTime, type Tx } from "@perya/postgres";
import { rebuildTeams } from "./modules/agent-teams/index.ts";
import { closedDays, rebuildReports } from "./modules/figures/index.ts";
import { countVipTurnoverAgain } from "./modules/loyalty/index.ts";
import { drawsAgain } from "./modules/lottery/index.ts";
import { countMissionsAgain } from "./modules/missions/index.ts";
import { withTurnoverAgain } from "./modules/rounds/index.ts";
import { rebuildRecord } from "./modules/turnover/index.ts";
import { countPlayAgain } from "./modules/wagering/index.ts";

/** Time limit of a statement, for a ledger of billions of movements. */
const REBUILD_MS = 6 * 3_600_000;
/** Memory of a sort or a hash. */
const MEMORY_MB = 512;

/**
 * Makes the record of turnover again from the ledger and the settled draws, and the reports again
 * from the record; compares both with what is stored, and brings what is stored to it with
 * `repair`, except on closed days; VIP levels, missions, what has to be played and the sums of
 * agents' teams then count it again. What follows the ledger stands still meanwhile.
 */
export async function rebuildTurnover(tx: Tx, repair: boolean) {
  await giveTime(tx, REBUILD_MS);
  await giveMemory(tx, MEMORY_MB);
  const record = await withTurnoverAgain(tx, (rounds) =>
    rebuildRecord(tx, { rounds, lottery: drawsAgain() }, closedDays(), repair),
  );
  if (repair) {
    await countVipTurnoverAgain(tx);
    await countMissionsAgain(tx);
    await countPlayAgain(tx);
  }
  const reports = await rebuildReports(tx, repair);
  if (repair) await rebuildTeams(tx, true);
  return { record, reports };
}
