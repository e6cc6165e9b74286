import type { Database, Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { addFigures, rollUp } from "../../figures/index.ts";
import { bookTurnoverEntries } from "../../turnover/testing/book-turnover-entries.ts";
import { rollUpTeams } from "../index.ts";

const GAMES = [
  ["harbor", "RNG"],
  ["table", "LIVE"],
  ["match", "SPORTS"],
] as const;

/** Something that a member does. Units are signed: a correction takes back. */
export interface Step {
  readonly player: bigint;
  readonly at: Temporal.Instant;
  readonly kind: "bet" | "deposit" | "bonus";
  readonly units: bigint;
  readonly game?: number;
  readonly excluded?: boolean;
  readonly book?: string;
}

/** Places a member under an agent from a time on; null is the house. */
export async function placeUnder(
  tx: Tx,
  player: bigint,
  parent: bigint | null,
  at: Temporal.Instant,
): Promise<void> {
  await tx.run(sql`
    insert into agent_place (player_id, brand_id, parent_id, depth, from_at)
    select ${player}::int8, 1, ${parent}::int8,
      coalesce((
        select depth from agent_place
        where player_id = ${parent}::int8 and to_at = 'infinity'
      ), 0) + 1,
      ${at.toString()}`);
  await tx.run(sql`
    insert into agent_line (ancestor_id, descendant_id, depth, from_at)
    select ${parent}::int8, ${player}::int8, 1, ${at.toString()}::timestamptz
    where ${parent}::int8 is not null
    union all
    select ancestor_id, ${player}, depth + 1, ${at.toString()} from agent_line
    where descendant_id = ${parent}::int8 and to_at = 'infinity'`);
}

/** Members of brand 1, what they do, and the figures that come of it. */
export function teamWorld(db: Database) {
  let next = 1_000n;
  return {
    /** A member under an agent; null is the house. */
    async member(parent: bigint | null, at: Temporal.Instant, kind = "1"): Promise<bigint> {
      const id = next++;
      await db.run(sql`
        insert into player (id, public_id, brand_id, username, currency, book, country, kind,
          created_at)
        overriding system value
        values (${id}, ${`pl_${String(id).padStart(20, "0")}`}, 1, ${`member${id}`}, 'PHP', 'real',
          'PH', ${kind}, ${at.toString()})`);
      await placeUnder(db, id, parent, at);
      await db.run(sql`
        insert into report_change (brand_id, day, player_id)
        values (1, (${at.toString()}::timestamptz at time zone 'Asia/Manila')::date, ${id})`);
      return id;
    },
    /** Books what members do, as the platform does. */
    async book(steps: readonly Step[]): Promise<void> {
      const of = ({ player, at, excluded = false, book = "real" }: Step) => ({
        playerId: player,
        brandId: 1n,
        currency: "PHP",
        book,
        excluded,
        at,
      });
      const bets = steps.filter(({ kind }) => kind === "bet");
      await db.inTransaction(async (tx) => {
        await bookTurnoverEntries(
          tx,
          "rounds",
          bets.map((step, at) => {
            const [gameCode, category] = GAMES[(step.game ?? 0) % GAMES.length] ?? GAMES[0];
            return {
              ...of(step),
              vendorId: 3,
              gameCode,
              category,
              closedAt: step.at,
              amounts: {
                rounds: step.units < 0n ? 0n : 1n,
                stake: step.units,
                payout: step.units / 3n,
                refund: 0n,
                turnover: step.units / 2n,
                freeStake: 0n,
                freePayout: 0n,
              },
              origin: BigInt(at),
            };
          }),
        );
        await addFigures(
          tx,
          steps
            .filter(({ kind }) => kind !== "bet")
            .map((step) => ({
              ...of(step),
              player: step.player,
              vendorId: 0,
              gameCode: "",
              category: "",
              measures:
                step.kind === "deposit" ? { deposits: step.units } : { bonusCredited: step.units },
            })),
          [],
        );
      });
    },
    /** Has reports and teams read all of it. */
    async addUp(): Promise<void> {
      while (await db.inTransaction((tx) => rollUp(tx, "rounds")));
      while (await db.inTransaction((tx) => rollUpTeams(tx)));
    },
  };
}
