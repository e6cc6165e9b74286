import type { Database } from "@perya/postgres";
import {
  entriesBetween,
  type LedgerEntry,
} from "../../../apps/platform/src/modules/wallet/index.ts";
import type { Movement } from "../vendor/movement.ts";

/** The ledger as it is at one moment. */
export interface Ledger {
  /** Each player's log, oldest first. */
  readonly logs: ReadonlyMap<bigint, readonly LedgerEntry[]>;
  /** The entries under a movement's id: none, one, or more, which would be a fault. */
  find(movement: Pick<Movement, "vendor" | "transaction">): readonly LedgerEntry[];
  /** Whether a movement was rolled back, also by a rollback that came before it. */
  isTakenBack(movement: Pick<Movement, "vendor" | "transaction">): boolean;
}

/** entriesBetween returns at most this many at once. */
const PAGE = 1_000n;

/** Reads the logs of some players. */
export async function readLedger(db: Database, players: readonly bigint[]): Promise<Ledger> {
  const logs = new Map<bigint, LedgerEntry[]>();
  for (const player of players) {
    const log: LedgerEntry[] = [];
    for (let from = 1n; ; from += PAGE) {
      const page = await entriesBetween(db, player, from, from + PAGE - 1n);
      log.push(...page);
      if (page.length === 0) break;
    }
    logs.set(player, log);
  }
  return openLedger(logs);
}

export function openLedger(logs: ReadonlyMap<bigint, readonly LedgerEntry[]>): Ledger {
  const entries = [...logs.values()].flat();
  const byId = Map.groupBy(entries, (entry) => keyOf(entry));
  const takenBack = new Set(
    entries
      .filter((entry) => entry.kind === "rollback" && entry.reference !== null)
      .map(({ vendor, reference }) => `${vendor}:${reference}`),
  );
  return {
    logs,
    find: (movement) => byId.get(keyOf(movement)) ?? [],
    isTakenBack: (movement) => takenBack.has(keyOf(movement)),
  };
}

export function keyOf({ vendor, transaction }: Pick<Movement, "vendor" | "transaction">): string {
  return `${vendor}:${transaction}`;
}
