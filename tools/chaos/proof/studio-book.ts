import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Player } from "../seed.ts";
import type { Call, Heard, Movement } from "../vendor/movement.ts";

/** A round in the studio's books. Amounts are minor units. */
export interface StudioRound {
  readonly id: string;
  readonly user: string;
  readonly status: string;
  readonly stake: bigint;
  readonly payout: bigint;
}

export interface StudioBook {
  readonly rounds: readonly StudioRound[];
  /** The studio's calls, each with its final answer. */
  readonly calls: readonly Pick<Call, "movements" | "heard">[];
}

interface CallRow {
  readonly id: string;
  readonly round: string;
  readonly kind: "bet" | "win" | "rollback";
  readonly units: bigint;
  readonly reference: string | null;
  readonly status: string;
  readonly answer: string | null;
  readonly balance: bigint | null;
  readonly user: string;
}

/** How many rounds and calls the studio has yet to finish. */
export async function unfinished(db: Database): Promise<bigint> {
  const row = await db.row<{ count: bigint }>(sql`
    select (select count(*) from wallet_call where status = 'PENDING')
      + (select count(*) from round where status not in ('CLOSED', 'VOID', 'REJECTED')) as count`);
  return row?.count ?? -1n;
}

/** Reads the studio's books. */
export async function readStudioBook(
  db: Database,
  vendor: number,
  players: readonly Player[],
): Promise<StudioBook> {
  const ids = new Map(players.map(({ user, id }) => [user, id]));
  const rounds = await db.rows<StudioRound>(sql`
    select r.id, p.name as "user", r.status, r.stake, r.payout
    from round r
    join studio_player p on p.id = r.player`);
  const rows = await db.rows<CallRow>(sql`
    select c.id, c.round, c.kind, c.units, c.reference, c.status, c.answer, c.balance,
      p.name as "user"
    from wallet_call c
    join round r on r.id = c.round
    join studio_player p on p.id = r.player`);
  const calls = rows.map((row) => {
    const { kind, round, units, reference } = row;
    const movement: Movement = {
      vendor,
      player: ids.get(row.user) ?? -1n,
      kind,
      transaction: row.id,
      round,
      units,
      reference,
      free: false,
    };
    return { movements: [movement] as const, heard: heardBy(row) };
  });
  return { rounds, calls };
}

function heardBy({ status, answer, balance }: CallRow): Heard[] {
  if (status !== "DONE" || answer === null || answer === "NO_ANSWER") return [];
  if (answer === "RS_OK" && balance !== null) return [{ ok: true, balance }];
  return [{ ok: false, refusal: answer.replace("RS_ERROR_", ""), balance }];
}
