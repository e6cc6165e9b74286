import type { Tx } from "@perya/postgres";
import { linksOf } from "../../risk/index.ts";
import type { Friend } from "../friends/friend.ts";
import { selectFriendsAmong } from "../friends/friends.store.ts";

/**
 * What a friend has in common with who invited them, or with another friend of the same player, as
 * staff read it; undefined for nothing. Both sides are asked, because each names its strongest
 * ties alone.
 */
export async function sharedWith(
  tx: Tx,
  { friend, referrer, brandId }: Pick<Friend, "friend" | "referrer" | "brandId">,
): Promise<string | undefined> {
  const linked = await linksOf(tx, friend, brandId);
  const own =
    linked.find(({ player }) => player === referrer) ??
    (await linksOf(tx, referrer, brandId)).find(({ player }) => player === friend);
  if (own) return `Shares with who invited them: ${kindsOf(own)}`;
  const others = linked.map(({ player }) => player);
  const [other] = await selectFriendsAmong(tx, referrer, others);
  const tied = linked.find(({ player }) => player === other);
  return tied && `Shares with another friend, player ${tied.player}: ${kindsOf(tied)}`;
}

function kindsOf({ ties }: Awaited<ReturnType<typeof linksOf>>[number]): string {
  return ties.map(({ kind }) => kind).join(", ");
}
