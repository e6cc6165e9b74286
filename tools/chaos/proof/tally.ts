import type { LedgerEntry } from "../../../apps/platform/src/modules/wallet/index.ts";
import type { Call, Movement } from "../vendor/movement.ts";
import { keyOf } from "./ledger.ts";

/** What a player must have, in ledger units. */
export interface Tally {
  cash: bigint;
  /** The part of a rolled-back win that had been spent. */
  owed: bigint;
  readonly faults: string[];
}

/**
 * A movement, and the total of the call that carried it: a group is refused for everything it
 * stakes.
 */
export interface Sent {
  readonly movement: Movement;
  readonly stakes: bigint;
}

interface Count extends Tally {
  /** Bets and wins that took effect and were not rolled back, by their ids. */
  readonly valid: Map<string, Movement>;
}

/**
 * Recounts a player's money from the deposits and the vendors' calls. The ledger gives only the
 * order and the outcome of the movements; amounts, players, rounds and references come from the
 * senders, and the arithmetic is independent. Every balance on the way is compared.
 */
export function tally(
  log: readonly LedgerEntry[],
  deposited: bigint,
  sent: ReadonlyMap<string, Sent>,
): Tally {
  const count: Count = { cash: 0n, owed: 0n, faults: [], valid: new Map() };
  for (const entry of log) {
    const fault = (what: string) =>
      count.faults.push(
        `entry ${entry.player}-${entry.seq} (${entry.kind} ${entry.transaction}): ${what}`,
      );
    if (entry.vendor === 0) {
      if (entry.kind === "deposit") count.cash += deposited;
      else if (entry.kind !== "open") fault("nobody asked the house for that");
    } else countOne(count, entry, sent, fault);
    if (entry.after !== count.cash) fault(`leaves ${entry.after}, where ${count.cash} is right`);
    count.cash = entry.after;
  }
  return count;
}

function countOne(
  count: Count,
  entry: LedgerEntry,
  sent: ReadonlyMap<string, Sent>,
  fault: (what: string) => void,
): void {
  const known = sent.get(keyOf(entry));
  if (!known) {
    fault("nobody sent it");
    return;
  }
  const { movement, stakes } = known;
  if (movement.player !== entry.player) fault("it was sent for another player");
  // A rollback that came before its bet left this under the bet's id.
  if (entry.kind === "tombstone") return;
  for (const field of ["kind", "units", "round", "reference"] as const)
    if (entry[field] !== movement[field])
      fault(`${field} is ${entry[field]}, but ${movement[field]} was sent`);
  if (entry.status === "APPLIED") apply(count, movement, fault);
  else if (movement.kind !== "bet" || stakes <= count.cash)
    fault(`rejected for ${entry.status} with ${count.cash} there`);
}

function apply(count: Count, movement: Movement, fault: (what: string) => void): void {
  const { valid } = count;
  if (movement.kind === "bet") {
    count.cash -= stakeOf(movement);
    if (count.cash < 0n) fault("takes more than there is");
  }
  if (movement.kind === "win") {
    if (!standsOn(movement, valid)) fault("pays on no bet");
    count.cash += movement.units;
  }
  if (movement.kind === "rollback") takeBack(count, movement);
  else if (movement.kind !== "close") valid.set(keyOf(movement), movement);
}

function takeBack(count: Count, { vendor, reference }: Movement): void {
  const key = `${vendor}:${reference}`;
  const taken = count.valid.get(key);
  if (!taken) return;
  count.valid.delete(key);
  if (taken.kind === "bet") {
    count.cash += stakeOf(taken);
    return;
  }
  const back = taken.units < count.cash ? taken.units : count.cash;
  count.cash -= back;
  count.owed += taken.units - back;
}

/** Every movement that was sent, by its ids. */
export function sentBy(calls: readonly Pick<Call, "movements">[]): Map<string, Sent> {
  const sent = calls.flatMap(({ movements }) => {
    const stakes = movements.reduce(
      (sum, movement) => sum + (movement.kind === "bet" ? stakeOf(movement) : 0n),
      0n,
    );
    return movements.map((movement) => [keyOf(movement), { movement, stakes }] as const);
  });
  return new Map(sent);
}

/**
 * The bet that a win names was not rolled back, or, in a dialect that names only the round, some
 * bet of it was not.
 */
function standsOn(
  { vendor, reference, round }: Movement,
  valid: ReadonlyMap<string, Movement>,
): boolean {
  if (reference !== null) return valid.get(`${vendor}:${reference}`)?.kind === "bet";
  return [...valid.values()].some(
    (bet) => bet.kind === "bet" && bet.vendor === vendor && bet.round === round,
  );
}

function stakeOf({ free, units }: Movement): bigint {
  return free ? 0n : units;
}
