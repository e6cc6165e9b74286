import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect, type Database } from "@perya/postgres";
import { startEmbedded } from "@perya/postgres/embedded";
import { migratePlatform } from "../../apps/platform/src/migrate.ts";
import { rollUp } from "../../apps/platform/src/modules/figures/index.ts";
import { rebuildTurnover } from "../../apps/platform/src/rebuild-turnover.ts";
import { processorSeconds } from "../wallet/setting.ts";
import { fillRounds } from "./fill.ts";

const SETTINGS = [
  "shared_buffers=4GB",
  "max_wal_size=16GB",
  "checkpoint_timeout=30min",
  "maintenance_work_mem=1GB",
  "random_page_cost=1.1",
  "jit=off",
];
const FILL_MS = 7_200_000;

export interface Rebuilt {
  readonly seconds: number;
  /** Processor time of the server. */
  readonly cpuSeconds: number;
  readonly entries: bigint;
}

/**
 * Makes the turnover of a ledger of so many movements again, record and reports, and compares it
 * with what is stored. What is stored was made by the first of the runs, which repairs.
 */
export async function measureRebuild(
  movements: number,
  log: (what: string) => void,
): Promise<Rebuilt> {
  const directory = await mkdtemp(join(tmpdir(), "perya-turnover-"));
  const server = await startEmbedded({ directory, settings: SETTINGS });
  try {
    await server.ensureDatabase("turnover");
    const url = server.url("turnover");
    await migratePlatform(url);
    const db = connect(url, { connections: 2, statementTimeoutMs: FILL_MS });
    await fillRounds(db, movements);
    log("the ledger is filled");
    await writeRecord(db);
    log("the record and the reports are written");
    const [from, cpu] = [performance.now(), await processorSeconds(server.pid)];
    const { record, reports } = await db.inTransaction((tx) => rebuildTurnover(tx, false));
    const seconds = (performance.now() - from) / 1_000;
    const cpuSeconds = (await processorSeconds(server.pid)) - cpu;
    const wrong = [record.missing, record.extra, ...Object.values(reports.wrong)];
    if (wrong.some((rows) => rows > 0)) throw new Error(`A rebuild differs: ${wrong.join()}`);
    await db.close();
    return { seconds, cpuSeconds, entries: reports.entries };
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

/** Writes the record by a repair, and the reports as their loop does. */
async function writeRecord(db: Database): Promise<void> {
  await db.inTransaction((tx) => rebuildTurnover(tx, true));
  while (await db.inTransaction((tx) => rollUp(tx, "rounds")));
  await db.run({ text: "vacuum analyze", values: [] });
}
