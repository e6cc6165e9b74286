import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { LedgerEntry } from "../../../apps/platform/src/modules/wallet/index.ts";
import type { InForce } from "../players/change-limits.ts";
import type { Check } from "./check.ts";
import { readLedger } from "./ledger.ts";

/** Limits as the rows, the account and the log of the ledger have them. Ledger units. */
export interface Kept {
  /** The player's own limits. */
  readonly own: ReadonlyMap<string, bigint>;
  /** Caps of the account that bets are decided with; null for none. */
  readonly account: Readonly<Record<string, bigint | null>>;
  /** The same, as the entries of the log say one after the other. */
  readonly log: Readonly<Record<string, bigint | null>>;
  readonly excludedUntil: Temporal.Instant | null;
}

const CAPS = [
  "singleBet",
  "dailyWager",
  "weeklyWager",
  "monthlyWager",
  "dailyLoss",
  "weeklyLoss",
  "monthlyLoss",
] as const;

/**
 * Limits that players changed: what was answered last is in the rows, in the account and in the
 * ledger's entries, time-outs as well, and no bet beyond it was taken.
 */
export async function checkLimits(told: readonly InForce[], db: Database): Promise<Check> {
  const faults: string[] = [];
  for (const one of told) faults.push(...one.faults, ...faultsOfLimits(one, await read(db, one)));
  return {
    name: "limits and time-outs as answered last: in force in the rows, the account, the ledger",
    looked: told.reduce((sum, { changes, bets }) => sum + changes + bets, 0),
    faults,
  };
}

/** What was answered last against what is kept. */
export function faultsOfLimits(
  { player, limits, excludedUntil }: Pick<InForce, "player" | "limits" | "excludedUntil">,
  kept: Kept,
): string[] {
  const faults: string[] = [];
  for (const [name, units] of limits) {
    const own = kept.own.get(name) ?? null;
    if (own !== units) faults.push(`${player} was told ${name} ${units}, and the row says ${own}`);
  }
  for (const name of CAPS) {
    const [own, account] = [kept.own.get(name) ?? null, kept.account[name] ?? null];
    const log = kept.log[name] ?? null;
    if (account !== own || log !== own)
      faults.push(`${player} ${name}: the row ${own}, the account ${account}, the log ${log}`);
  }
  const [until, of] = [String(excludedUntil), String(kept.excludedUntil)];
  if (until !== of) faults.push(`${player} was told a time-out until ${until}, kept is ${of}`);
  return faults;
}

async function read(db: Database, { player }: InForce): Promise<Kept> {
  const rows = await db.rows<{ name: string; units: bigint }>(sql`
    select name, units from player_limit where player_id = ${player} and owner = 'PLAYER'`);
  const account = await db.row<Kept["account"]>(sql`
    select single_bet as "singleBet", daily_wager as "dailyWager", weekly_wager as "weeklyWager",
      monthly_wager as "monthlyWager", daily_loss as "dailyLoss", weekly_loss as "weeklyLoss",
      monthly_loss as "monthlyLoss"
    from wallet_account where player = ${player}`);
  const excluded = await db.row<{ until: Temporal.Instant | null }>(sql`
    select excluded_until as until from wallet_account where player = ${player}`);
  return {
    own: new Map(rows.map(({ name, units }) => [name, units])),
    account: account ?? {},
    log: capsOfLog((await readLedger(db, [player])).logs.get(player) ?? []),
    excludedUntil: excluded?.until ?? null,
  };
}

/** The caps that entries have set, the last one of each. */
function capsOfLog(log: readonly LedgerEntry[]): Kept["log"] {
  const caps: Record<string, bigint | null> = {};
  for (const { kind, note } of log) {
    if (kind !== "limit" || note === null) continue;
    const said = JSON.parse(note) as Readonly<Record<string, string | null>>;
    for (const name of CAPS) {
      const units = said[name];
      if (units !== undefined) caps[name] = units === null ? null : BigInt(units);
    }
  }
  return caps;
}
