import type { Tx } from "@perya/postgres";
import { playersOfBrand } from "../players/index.ts";
import { selectOthersAtPlaces, selectWithBrowserOf } from "./shared-places.store.ts";

/** Others of a place that are named; the count is of all. */
const NAMED = 10;

/** A place where a player and others have signed in. */
export interface SharedPlace {
  /** An IPv4 address, or the /64 of an IPv6 one. */
  readonly place: string;
  readonly others: number;
  /** Some of the others. `sameBrowser`: signed in there with a browser that names itself exactly as one of the player's. */
  readonly players: readonly { readonly player: bigint; readonly sameBrowser: boolean }[];
}

/** The places of a player where other players of the brand have signed in too, those with the fewest others first: a household tells more than a mobile network. */
export async function sharedPlacesOf(
  tx: Tx,
  player: bigint,
  brandId: bigint,
): Promise<SharedPlace[]> {
  const places = await selectOthersAtPlaces(tx, player);
  const ofBrand = await playersOfBrand(tx, brandId, [
    ...new Set(places.flatMap(({ others }) => others)),
  ]);
  const shared = places
    .map(({ place, others }) => ({ place, others: others.filter((id) => ofBrand.has(id)) }))
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
