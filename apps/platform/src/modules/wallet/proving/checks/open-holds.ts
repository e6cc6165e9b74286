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
    else if (!open.delete(endedBy(entry, open) ?? ""))
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
 * The key of the open hold that a release or a capture ends: of its amount, and the one it refers
 * to. Before holds had names, the two had one key but for its last word.
 */
function endedBy(
  { ref, units, transaction }: HoldEntry,
  open: ReadonlyMap<string, HoldEntry>,
): string | undefined {
  const name = transaction.replace(/(release|capture)$/, "hold");
  const hold =
    ref === "" ? [...open.values()].find((one) => one.transaction === name) : open.get(ref);
  return hold?.units === units ? hold.idem : undefined;
}
