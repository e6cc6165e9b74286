import { sql } from "@perya/postgres/sql";
import type { TestDatabase } from "@perya/postgres/testing";
import type { RealOperator } from "./real-operator.ts";

const UNITS_PER_MINOR = 1_000n;

interface RoundRow {
  readonly id: string;
  readonly user: string;
  readonly status: string;
  readonly stake: bigint;
  readonly payout: bigint;
}

/** Every round of the studio's book. */
export async function roundsOf(db: TestDatabase): Promise<RoundRow[]> {
  return db.rows<RoundRow>(sql`
    select r.id, p.name as "user", r.status, r.stake, r.payout
    from round r
    join studio_player p on p.id = r.player
    order by r.created_at`);
}

/** How many wallet calls have no end yet, and how many were given up. */
export async function unfinished(db: TestDatabase): Promise<bigint> {
  const row = await db.row<{ count: bigint }>(
    sql`select count(*) from wallet_call where status <> 'DONE'`,
  );
  return row?.count ?? -1n;
}

/**
 * What the two books disagree about; nothing when they agree to the unit. A closed round moved its
 * payout less its stake, with one bet and one win; any other moved nothing; the wallet knows of no
 * round that the studio does not; and each player has what they began with and what their rounds
 * moved.
 */
export async function disagreements(
  db: TestDatabase,
  operator: RealOperator,
  players: readonly { user: string; units: bigint }[],
): Promise<string[]> {
  const rounds = await roundsOf(db);
  const moved = await operator.movedByRound();
  const expected = new Map(players.map(({ user, units }) => [user, units]));
  const faults: string[] = [];
  for (const { id, user, status, stake, payout } of rounds) {
    const there = moved.get(id) ?? { units: 0n, bets: 0n, wins: 0n, rollbacks: 0n };
    const units = status === "CLOSED" ? (payout - stake) * UNITS_PER_MINOR : 0n;
    expected.set(user, (expected.get(user) ?? 0n) + units);
    if (!["CLOSED", "VOID", "REJECTED"].includes(status)) faults.push(`${id} is ${status}`);
    if (there.units !== units)
      faults.push(`${id} is ${status} for ${units}, but moved ${there.units}`);
    if (there.bets > 1n || there.wins > 1n || there.rollbacks > 1n)
      faults.push(
        `${id} moved twice: ${JSON.stringify(there, (_, value: unknown) => String(value))}`,
      );
    if (status === "CLOSED" && (there.bets !== 1n || there.wins !== 1n))
      faults.push(`${id} is closed with ${there.bets} bets and ${there.wins} wins`);
    moved.delete(id);
  }
  faults.push(...[...moved.keys()].map((round) => `${round} is known to the wallet alone`));
  for (const [user, units] of expected) {
    const cash = await operator.cashOf(user);
    if (cash !== units) faults.push(`${user} should have ${units}, and has ${cash}`);
  }
  return faults;
}
