import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Deposit } from "../deposit.ts";
import { DEPOSIT_COLUMNS } from "../deposits.store.ts";

/**
 * Deposits, credited or waiting for staff, of which a provider is to be asked by now, the longest
 * due first.
 */
export function selectWatched(tx: Tx, most: number): Promise<Deposit[]> {
  return tx.rows(sql`
    select ${DEPOSIT_COLUMNS} from deposit
    where status in ('SUCCEEDED', 'REVIEW') and ask_next_at <= now()
    order by ask_next_at limit ${most}`);
}

/**
 * A deposit is asked for again in a day: while it waits for staff, and once it is credited until so
 * many days after it was paid. Never where nobody can be asked, which is no day.
 */
export async function askTomorrow(tx: Tx, deposit: Deposit, days: number): Promise<void> {
  await tx.run(sql`
    update deposit set ask_next_at = case
      when ${days}::int > 0
        and (
          status = 'REVIEW'
          or paid_at + make_interval(days => ${days}::int) > now() + interval '1 day'
        )
        then now() + interval '1 day'
    end
    where id = ${deposit.id}`);
}

/** A deposit is asked for again in an hour, because the provider did not answer. */
export async function askLater(tx: Tx, deposit: Deposit): Promise<void> {
  await tx.run(sql`
    update deposit set ask_next_at = now() + interval '1 hour' where id = ${deposit.id}`);
}

/** A deposit is asked for at once, because what came of it may be old news. */
export async function askSoon(tx: Tx, deposit: Deposit): Promise<void> {
  await tx.run(sql`update deposit set ask_next_at = now() where id = ${deposit.id}`);
}
