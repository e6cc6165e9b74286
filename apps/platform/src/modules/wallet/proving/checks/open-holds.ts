import type { Tx } from "@perya/postgres";
import { kindCode } from "../../kinds.ts";
import { copyHoldEntries, type HoldEntry } from "./holds.store.ts";
import type { Problems } from "../scan/problems.ts";

const HOLD = kindCode("hold");
const PLAYERS_AT_ONCE = 5_000;

/**
 * What some players, or all, have in holds that were not released or captured, in ledger units;
 * names what ends no open hold. A player without one is missing.
 */
export async function openHolds(
  tx: Tx,
  players: readonly number[] | undefined,
  problems: Problems,
): Promise<ReadonlyMap<number, bigint>> {
  const sums = new Map<number, bigint>();
  let open = new Map<string, HoldEntry>();
  let last: number | undefined;
  const add = (entry: HoldEntry) => {
    const { player, units } = entry;
    if (player !== last) open = new Map();
    last = player;
    if (entry.kind === HOLD) open.set(entry.idem, entry);
    else if (!take(entry, open))
      return problems.ofEntry("balance", player, entry.seq, "ends no open hold of its amount");
    sums.set(player, (sums.get(player) ?? 0n) + (entry.kind === HOLD ? units : -units));
  };
  if (players === undefined) await copyHoldEntries(tx, undefined, add);
  else
    for (let at = 0; at < players.length; at += PLAYERS_AT_ONCE)
      await copyHoldEntries(tx, players.slice(at, at + PLAYERS_AT_ONCE), add);
  return sums;
}

/**
 * Takes a release or a capture from the open hold it refers to; false when there is none with so
 * much left. Before holds had names, the two had one key but for its last word.
 */
function take({ ref, units, transaction }: HoldEntry, open: Map<string, HoldEntry>): boolean {
  const name = transaction.replace(/(release|capture)$/, "hold");
  const hold =
    ref === "" ? [...open.values()].find((one) => one.transaction === name) : open.get(ref);
  if (!hold || units > hold.units) return false;
  if (units === hold.units) open.delete(hold.idem);
  else open.set(hold.idem, { ...hold, units: hold.units - units });
  return true;
}
