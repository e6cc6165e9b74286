import { sql, type Tx } from "@perya/postgres";

/** One published result. */
export interface PastResult {
  readonly day: string;
  readonly issueNo: string;
  readonly outcome: unknown;
}

/** Adds results that are not there; answers the numbers of those that are, with whether they say the same. */
export async function insertResults(tx: Tx, gameId: number, results: readonly PastResult[]): Promise<Map<string, "added" | "known" | "differs">> {
  const rows = await tx.rows<{ issueNo: string; added: boolean; same: boolean }>(sql`
    with asked as (
      select * from unnest(${results.map(({ day }) => day)}::date[], ${results.map(({ issueNo }) => issueNo)}::text[],
        ${results.map(({ outcome }) => JSON.stringify(outcome))}::jsonb[]) as r (day, issue_no, outcome)),
    added as (
      insert into lottery_history (game_id, day, issue_no, outcome) select ${gameId}, day, issue_no, outcome from asked on conflict do nothing returning issue_no)
    select asked.issue_no as "issueNo", added.issue_no is not null as added, coalesce(old.outcome = asked.outcome, true) as same
    from asked left join added on added.issue_no = asked.issue_no
      left join lottery_history old on old.game_id = ${gameId} and old.issue_no = asked.issue_no`);
  return new Map(rows.map(({ issueNo, added, same }) => [issueNo, added ? "added" : same ? "known" : "differs"]));
}

/** A result of a game, drawn here or imported. */
export interface KnownResult {
  readonly issueNo: string;
  /** In the game's zone, ISO 8601. */
  readonly day: string;
  /** Null for imported ones, whose hour nobody knows. */
  readonly drawAt: Temporal.Instant | null;
  readonly outcome: unknown;
}

/** The results of a game from a day back, newest first: our own draws that stand, and imported ones of numbers we did not draw ourselves. */
export function selectResults(
  tx: Tx,
  gameId: number,
  timezone: string,
  { day, limit, offset }: { readonly day?: string | undefined; readonly limit: number; readonly offset: number },
): Promise<KnownResult[]> {
  return tx.rows(sql`
    select issue_no as "issueNo", day::text as day, draw_at as "drawAt", outcome
    from (
      select issue_no, (draw_at at time zone ${timezone})::date as day, draw_at, outcome from lottery_issue
      where game_id = ${gameId} and outcome is not null and status in ('RESULTED', 'SETTLING', 'SETTLED')
      union all
      select issue_no, day, null, outcome from lottery_history h
      where game_id = ${gameId} and not exists (select from lottery_issue own where own.game_id = ${gameId} and own.issue_no = h.issue_no)
    ) result
    where (${day ?? null}::date is null or day = ${day ?? null}::date)
    order by result.day desc, draw_at desc nulls last, issue_no desc limit ${limit} offset ${offset}`);
}
