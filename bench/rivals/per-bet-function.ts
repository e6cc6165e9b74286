import { hash } from "node:crypto";
import type { Database } from "@perya/postgres";
import type { Answer, VendorCommand, WalletRefusal } from "@perya/wallet-protocol";

/**
 * The rival: one function call per movement, each with its own commit, without a house row that all
 * calls would wait for. It handles what our wallet handles: replay and its content, reference,
 * closed round, block and cap, stored rejection. It is as fast as such a function gets: one lock on
 * the player's row, the idempotency key checked by its unique index, no subtransaction, plain
 * prepared statements.
 */
export const RIVAL_SCHEMA = `
create table rival_account (
  player bigint primary key, seq bigint not null, cash bigint not null check (cash >= 0),
  blocked boolean not null default false, single_bet bigint
) with (fillfactor = 60);
create table rival_entry (
  player bigint not null, seq bigint not null, idem uuid not null unique, ref uuid,
  vendor int not null, kind smallint not null, status smallint not null, units bigint not null,
  cash bigint not null, after bigint not null, transaction text not null, round text, game text,
  at timestamptz not null default clock_timestamp(), primary key (player, seq)
);
create index rival_entry_ref on rival_entry (ref) where ref is not null;
create table rival_closed_round (key uuid primary key);
create function rival_submit(
  p_player bigint, p_idem uuid, p_ref uuid, p_vendor int, p_kind smallint, p_units bigint,
  p_transaction text, p_round text, p_game text, p_key uuid, p_closes boolean
)
returns table (o_status int, o_seq bigint, o_after bigint, o_replayed boolean)
language plpgsql as $$
declare
  account rival_account%rowtype;
  known rival_entry%rowtype;
  original rival_entry%rowtype;
  delta bigint := 0;
  entry_status int := 0;
begin
  select * into account from rival_account a where a.player = p_player for update;
  if not found then return query select 90, 0::bigint, 0::bigint, false; return; end if;
  select * into known from rival_entry e where e.idem = p_idem;
  if found then
    if known.player <> p_player or known.kind <> p_kind or known.units <> p_units
      or known.round is distinct from p_round or known.game is distinct from p_game
      or known.ref is distinct from p_ref then
      return query select 91, 0::bigint, 0::bigint, true; return;
    end if;
    if exists (select from rival_entry r where r.ref = p_idem and r.kind = 3) then
      return query select 92, 0::bigint, 0::bigint, true; return;
    end if;
    return query select known.status::int, known.seq, known.after, true; return;
  end if;
  if p_ref is not null then
    select * into original from rival_entry e where e.idem = p_ref;
    if p_kind = 2 and (not found or original.kind <> 1 or original.status <> 0
      or original.player <> p_player or original.round <> p_round
      or exists (select from rival_entry r where r.ref = p_ref and r.kind = 3)) then
      return query select 93, 0::bigint, 0::bigint, false; return;
    end if;
  end if;
  if p_kind = 1 then
    if exists (select from rival_closed_round c where c.key = p_key) then
      return query select 94, 0::bigint, 0::bigint, false; return;
    end if;
    delta := -p_units;
    if account.blocked then entry_status := 3;
    elsif p_units > account.single_bet then entry_status := 2;
    elsif account.cash < p_units then entry_status := 1;
    end if;
  elsif p_kind = 2 then delta := p_units;
  elsif p_kind = 3 and original.player is not null then delta := -original.cash;
  end if;
  if entry_status <> 0 then delta := 0; end if;
  update rival_account a set cash = a.cash + delta, seq = a.seq + 1 where a.player = p_player;
  insert into rival_entry (
    player, seq, idem, ref, vendor, kind, status, units, cash, after, transaction, round, game
  )
  values (
    p_player, account.seq + 1, p_idem, p_ref, p_vendor, p_kind, entry_status, p_units, delta,
    account.cash + delta, p_transaction, p_round, p_game
  );
  if p_closes and entry_status = 0 then
    insert into rival_closed_round values (p_key) on conflict do nothing;
  end if;
  return query select entry_status, account.seq + 1, account.cash + delta, false;
end $$;
`;

const KINDS = { bet: 1, win: 2, rollback: 3, close: 4 } as const;
const REFUSALS: Readonly<Record<number, WalletRefusal>> = {
  1: "NOT_ENOUGH_MONEY",
  2: "LIMIT_REACHED",
  3: "PLAYER_DISABLED",
  90: "UNKNOWN_PLAYER",
  91: "DUPLICATE_TRANSACTION",
  92: "TRANSACTION_ROLLED_BACK",
  93: "TRANSACTION_DOES_NOT_EXIST",
  94: "ROUND_CLOSED",
};

interface Row {
  readonly o_status: number;
  readonly o_seq: bigint;
  readonly o_after: bigint;
  readonly o_replayed: boolean;
}

const CALL = {
  name: "rival-submit",
  text: "select * from rival_submit($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
} as const;

/** The rival behind the same interface as our wallet's `submit`, for groups of one. */
export function rivalSubmit(
  db: Database,
): (group: readonly VendorCommand[]) => Promise<readonly Answer[]> {
  return async ([command]) => {
    if (!command) return [];
    const { player, vendor, kind, units, transaction, round, game, reference, closesRound } =
      command;
    const key = keyOf(`${vendor}/${player}/${round}`);
    const ref = reference === null ? null : keyOf(`${vendor}:${reference}`);
    const row = await db.row<Row>({
      ...CALL,
      values: [
        player,
        keyOf(`${vendor}:${transaction}`),
        ref,
        vendor,
        KINDS[kind],
        units,
        transaction,
        round,
        game,
        key,
        closesRound,
      ],
    });
    if (!row) throw new Error("The rival gave no answer");
    const refusal = REFUSALS[row.o_status];
    if (refusal !== undefined)
      return [{ ok: false, refusal, balance: row.o_after, replayed: row.o_replayed }];
    return [
      {
        ok: true,
        receipt: {
          entry: `${player}-${row.o_seq}`,
          balance: row.o_after,
          replayed: row.o_replayed,
        },
      },
    ];
  };
}

/** 128 bits of a hash in the shape of a UUID. */
function keyOf(text: string): string {
  return hash("sha256", text).slice(0, 32);
}
