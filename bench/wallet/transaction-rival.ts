import { hash } from "node:crypto";
import type { Database, Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { VendorCommand } from "@perya/wallet-protocol";
import type { Submit } from "./load.ts";

/**
 * One interactive transaction per movement with a hot house account, as most wallets do it. It uses
 * the tables of the function rival.
 */
export const HOUSE_SCHEMA = `
  create table rival_house (id int primary key, balance bigint not null);
  insert into rival_house values (1, 0);`;

export function transactionSubmit(db: Database): Submit {
  return async ([command]) => (command ? [await db.inTransaction((tx) => apply(tx, command))] : []);
}

async function apply(
  tx: Tx,
  { kind, vendor, player, transaction, round, game, units, reference, closesRound }: VendorCommand,
) {
  const idem = key(`${vendor}:${transaction}`);
  const known = await tx.row<{ seq: bigint; after: bigint }>(
    sql`select seq, after from rival_entry where idem = ${idem}`,
  );
  if (known)
    return {
      ok: true,
      receipt: { entry: `${player}-${known.seq}`, balance: known.after, replayed: true },
    } as const;
  if (reference !== null)
    await tx.row(
      sql`select kind, round from rival_entry where idem = ${key(`${vendor}:${reference}`)}`,
    );
  else
    await tx.row(
      sql`select 1 from rival_closed_round where key = ${key(`${vendor}/${player}/${round}`)}`,
    );
  const delta = kind === "bet" ? -units : units;
  const account = await tx.row<{ seq: bigint; cash: bigint }>(sql`
    update rival_account set cash = cash + ${delta}, seq = seq + 1
    where player = ${player} and cash + ${delta} >= 0
    returning seq, cash`);
  if (!account) return { ok: false, refusal: "NOT_ENOUGH_MONEY", replayed: false } as const;
  await tx.run(sql`
    insert into rival_entry (
      player, seq, idem, vendor, kind, status, units, cash, after, transaction, round, game
    )
    values (
      ${player}, ${account.seq}, ${idem}, ${vendor}, ${kind === "bet" ? 1 : 2}, 0, ${units},
      ${delta}, ${account.cash}, ${transaction}, ${round}, ${game}
    )`);
  if (closesRound)
    await tx.run(sql`
      insert into rival_closed_round
      values (${key(`${vendor}/${player}/${round}`)})
      on conflict do nothing`);
  await tx.run(sql`update rival_house set balance = balance - ${delta} where id = 1`);
  return {
    ok: true,
    receipt: { entry: `${player}-${account.seq}`, balance: account.cash, replayed: false },
  } as const;
}

function key(text: string): string {
  return hash("sha256", text).slice(0, 32);
}
