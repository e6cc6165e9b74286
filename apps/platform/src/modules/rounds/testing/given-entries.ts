import { sql } from "@perya/postgres/sql";
import type { LedgerEntry } from "../../wallet/index.ts";
import type { EntryParts } from "../following/span-parts.store.ts";

/** An entry as `playedRows` has it; in the order in which it is given. */
const playedOf = (entry: LedgerEntry, n: number) => ({
  player: entry.player,
  vendor: entry.vendor,
  seq: entry.seq,
  batch: n + 1,
  tx: n + 1,
  at: entry.at.toString(),
  units: entry.units,
  cash: entry.cash,
  owed: entry.owed,
  game: entry.game,
  details: entry.said?.details,
  round: entry.reverses?.round ?? entry.round,
  is_bet: entry.kind === "bet",
  is_win: entry.kind === "win",
  is_rollback: entry.kind === "rollback",
  free: (entry.kind === "bet" || entry.kind === "win") && entry.free,
  closes: entry.closes,
  effective: entry.said?.effectiveBet,
  refund: entry.said?.refund,
  took_bet: entry.reverses?.kind === "bet",
  took_win: entry.reverses?.kind === "win",
  took_free: entry.reverses?.free ?? false,
  took_units: entry.reverses?.units ?? 0n,
  took_effective: entry.reverses?.said?.effectiveBet,
  took_refund: entry.reverses?.said?.refund,
  took_here: entry.reverses === null || entry.reverses.round === entry.round,
});

const houseOf = ({ player, at, contra, cash, held, owed, currency, book }: LedgerEntry) => ({
  player,
  at: at.toString(),
  contra,
  units: cash + held - owed,
  currency,
  book,
});

const json = (rows: readonly object[]) =>
  JSON.stringify(rows, (_name, value: unknown) =>
    typeof value === "bigint" ? value.toString() : value,
  );

/** Applied entries that are in no ledger, in the order in which the follower is to have them. */
export function givenEntries(entries: readonly LedgerEntry[]): EntryParts {
  const played = entries.filter(({ vendor, round }) => vendor !== 0 && round !== null);
  const house = entries
    .filter(({ vendor, contra }) => vendor === 0 && contra !== null)
    .map(houseOf)
    .filter(({ units }) => units !== 0n);
  return {
    steps: [],
    played: sql`
      select * from json_to_recordset(${json(played.map(playedOf))}::json) as played (
        player int8, vendor int4, seq int8, batch int8, tx xid8, at timestamptz, units int8,
        cash int8, owed int8, game text, details text, round text, is_bet boolean, is_win boolean,
        is_rollback boolean, free boolean, closes boolean, effective int8, refund int8,
        took_bet boolean, took_win boolean, took_free boolean, took_units int8,
        took_effective int8, took_refund int8, took_here boolean
      )`,
    house: sql`
      select * from json_to_recordset(${json(house)}::json) as house (
        player int8, at timestamptz, contra text, units int8, currency text, book text
      )`,
  };
}
