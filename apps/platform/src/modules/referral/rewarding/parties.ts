import type { Tx } from "@perya/postgres";
import { brandById, type Brand } from "../../brands/index.ts";
import { playerById, type Player } from "../../players/index.ts";
import type { Friend } from "../friends/friend.ts";

/** Who a reward is about. */
export interface Parties {
  readonly one: Friend;
  readonly brand: Brand;
  readonly friend: Player;
  readonly referrer: Player;
}

export async function partiesOf(tx: Tx, one: Friend): Promise<Parties> {
  const brand = await brandById(tx, one.brandId);
  const [friend, referrer] = [await playerById(tx, one.friend), await playerById(tx, one.referrer)];
  if (!brand || !friend || !referrer) throw new Error(`Of ${one.publicId} a player is missing`);
  return { one, brand, friend, referrer };
}
