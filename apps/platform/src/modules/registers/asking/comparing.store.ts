import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { List } from "../lists/list.ts";
import { LIST } from "../lists/lists.store.ts";

/** A list in force while players are still to be compared with it, locked. */
export function lockComparing(
  tx: Tx,
): Promise<(List & { readonly comparedTo: bigint }) | undefined> {
  return tx.row(sql`
    select ${LIST}, compared_to as "comparedTo" from register_list
    where state = 'IN_FORCE' and compared_at is null
    order by id limit 1
    for update skip locked`);
}

/** Notes up to where players were compared; `isLast` when there is none after. */
export async function updateCompared(
  tx: Tx,
  list: bigint,
  to: bigint,
  more: { readonly compared: number; readonly excluded: number; readonly isLast: boolean },
): Promise<void> {
  await tx.run(sql`
    update register_list
    set compared_to = ${to},
      compared = compared + ${more.compared}::int,
      excluded = excluded + ${more.excluded}::int,
      compared_at = case when ${more.isLast} then now() end
    where id = ${list}`);
}
