import type { Tx } from "@perya/postgres";
import { playersByIds, type Player } from "../../players/index.ts";
import { maskName } from "../../winners/index.ts";
import { selectAround, selectTop, type Placed } from "../scoring/board.store.ts";
import type { Tournament } from "../tournament.ts";

/** Rows at the top, and players beside one's own place on each side. */
const TOP = 20;
const NEIGHBOURS = 2;

/** A row of a table as players read it: names of others are masked. */
export interface BoardRow extends Placed {
  readonly name: string;
  readonly isOwn: boolean;
}

/** The table of a tournament for a player: the first places, and their own with its neighbours. */
export interface Board {
  readonly top: readonly BoardRow[];
  /** Empty where the player is among the first, or not on the table. */
  readonly around: readonly BoardRow[];
}

/** The table of a tournament as it is now. */
export async function boardOf(tx: Tx, tournament: Tournament, viewer: Player): Promise<Board> {
  const top = await selectTop(tx, tournament.id, TOP);
  const isAmong = top.some(({ player }) => player === viewer.id);
  const around = isAmong ? [] : await selectAround(tx, tournament.id, viewer.id, NEIGHBOURS);
  const ids = new Set([...top, ...around].map(({ player }) => player));
  const players = await playersByIds(tx, [...ids]);
  const names = new Map(players.map(({ id, username }) => [id, username]));
  const named = (row: Placed): BoardRow => {
    const [isOwn, name = ""] = [row.player === viewer.id, names.get(row.player)];
    return { ...row, isOwn, name: isOwn ? name : maskName(name) };
  };
  // Who is both at the top and beside the player stands at the top.
  const below = around.filter(({ place }) => place > top.length);
  return { top: top.map(named), around: below.map(named) };
}
