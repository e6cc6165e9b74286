import { join } from "node:path";
import { connect } from "@perya/postgres";
import { startEmbedded } from "@perya/postgres/embedded";
import { migratePlatform } from "../../../apps/platform/src/migrate.ts";
import { openBook } from "../../../apps/platform/src/modules/wallet/testing/open-book.ts";
import type { Check } from "../proof/check.ts";
import type { Close } from "../stand-trial.ts";
import { failOver } from "./fail-over.ts";
import { checkOutcome, type Outcome } from "./measure-outcome.ts";

export interface FailoverRun {
  /** Where the throwaway data are. */
  readonly directory: string;
  /** How long the callers bet before each failover, and after it. */
  readonly peaceMs: number;
  /** Servers that need not survive a power cut, but do survive a kill. */
  readonly throwaway: boolean;
  readonly closing: Close[];
}

const PLAYERS = 16;
const START_UNITS = 1_000_000_000_000n;

/**
 * Two failovers in a row. The first is the control: the primary's commits don't wait for its
 * standby. The second kills that standby, now the primary, whose commits do wait for a new one.
 */
export async function runFailover({
  directory,
  peaceMs,
  throwaway,
  closing,
}: FailoverRun): Promise<{ outcomes: readonly Outcome[]; checks: readonly Check[] }> {
  const settings = { throwaway, settings: ["synchronous_commit=on"] };
  const primary = await startEmbedded({ directory: join(directory, "primary"), ...settings });
  closing.push(() => primary.stop());
  await primary.ensureDatabase("platform");
  await migratePlatform(primary.url("platform"));
  const players = await openAccounts(primary.url("platform"));
  const common = { players, directory, settings, peaceMs, closing };
  const [control, next] = await failOver({ ...common, primary, synchronous: false });
  const [outcome] = await failOver({ ...common, primary: next, synchronous: true });
  const outcomes = [outcome, control];
  return { outcomes, checks: outcomes.flatMap(checkOutcome) };
}

async function openAccounts(url: string): Promise<bigint[]> {
  const db = connect(url);
  const book = openBook(db);
  const players = await Promise.all(
    Array.from({ length: PLAYERS }, () => book.playerWith(START_UNITS)),
  );
  await book.wallet.close();
  await db.close();
  return players;
}
