import type { Tx } from "@perya/postgres";
import { playersByIds, type Player } from "../../players/index.ts";
import { maskName } from "../../winners/index.ts";
import { selectDownlines, type Downline, type DownlinesAsked } from "./downlines.store.ts";

export interface NamedDownline extends Downline {
  readonly publicId: string;
  /** An agent sees the names of direct downlines, and of others what is left of them. */
  readonly name: string;
  readonly kind: Player["kind"];
  /** Levels below the agent. */
  readonly depth: number;
}

interface Shown {
  /** Levels below the agent at which they stand. */
  readonly depth: number;
  /** Staff read all names. */
  readonly unmasked: boolean;
}

/** Downlines of one level with their names; one more than a page has, if there is. */
export async function downlines(
  tx: Tx,
  asked: DownlinesAsked,
  { depth, unmasked }: Shown,
): Promise<NamedDownline[]> {
  const found = await selectDownlines(tx, asked);
  const players = await playersByIds(
    tx,
    found.map(({ player }) => player),
  );
  const byId = new Map(players.map((player) => [player.id, player]));
  return found.flatMap((one) => {
    const player = byId.get(one.player);
    if (!player) return [];
    const name = unmasked ? player.username : nameFor(player, depth);
    return [{ ...one, publicId: player.publicId, name, kind: player.kind, depth }];
  });
}

/** A member's name as an agent so many levels above sees it. */
export function nameFor({ username }: Pick<Player, "username">, depth: number): string {
  return depth === 1 ? username : maskName(username);
}
