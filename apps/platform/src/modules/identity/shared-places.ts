import type { Tx } from "@perya/postgres";
import { selectOthersAtPlaces, selectWithBrowserOf } from "./shared-places.store.ts";

/** Most other players of a place that are named; the count covers all. */
const NAMED = 10;

/** A place where a player and others have signed in. */
export interface SharedPlace {
  /** An IPv4 address, or the /64 of an IPv6 one. */
  readonly place: string;
  readonly others: number;
  /**
   * Some of the others. `sameBrowser`: signed in there with exactly the same user agent as one of
   * the player's.
   */
  readonly players: readonly { readonly player: bigint; readonly sameBrowser: boolean }[];
}

/**
 * The places of a player where other players of the brand have signed in too, those with the fewest
 * others first: a household means more than a mobile network.
 */
export async function sharedPlacesOf(
  tx: Tx,
  player: bigint,
  brandId: bigint,
): Promise<SharedPlace[]> {
  const shared = (await selectOthersAtPlaces(tx, player, brandId))
    .filter(({ others }) => others.length > 0)
    .toSorted((a, b) => a.others.length - b.others.length || (a.place < b.place ? -1 : 1));
  const same = await selectWithBrowserOf(tx, player, [
    ...new Set(shared.flatMap(({ others }) => others.slice(0, NAMED))),
  ]);
  return shared.map(({ place, others }) => ({
    place,
    others: others.length,
    players: others.slice(0, NAMED).map((id) => ({ player: id, sameBrowser: same.has(id) })),
  }));
}
