import { money, roundDownToMinor } from "@perya/money";
import type { Tx } from "@perya/postgres";
import { newPublicId } from "../../../secrets/public-id.ts";
import type { Brand } from "../../brands/index.ts";
import { tellFact } from "../../facts/index.ts";
import { countsForLoyalty, vipLadderOf, type GiftKind } from "../../loyalty/index.ts";
import { playersByIds } from "../../players/index.ts";
import { bonusLawNow } from "../../profiles/index.ts";
import { lawBrokenByReward } from "../../promotions/index.ts";
import { vipGiftIssued } from "../facts.ts";
import { insertGifts } from "../gifts.store.ts";

/** Who is given a gift, by which level, and what for: it is given once for that. */
interface Due {
  readonly player: bigint;
  readonly level: number;
  readonly once: string;
  readonly day: string | null;
}

/**
 * Gives players the gift that their level brings by the brand's ladder as it is now, to be claimed;
 * told again, each is given once. Accounts that don't count on the ladder are given none, nor what
 * the brand's law forbids. Who may take no money now is refused when they claim it.
 */
export async function issueGifts(
  tx: Tx,
  brand: Brand,
  kind: GiftKind,
  due: readonly Due[],
): Promise<void> {
  if (due.length === 0) return;
  const levels = await vipLadderOf(tx, brand.id);
  const law = await bonusLawNow(tx, brand);
  const found = await playersByIds(
    tx,
    due.map(({ player }) => player),
  );
  const counting = new Set(
    found.filter((player) => countsForLoyalty(player, brand)).map(({ id }) => id),
  );
  const gifts = due.flatMap((one) => {
    const terms = levels[one.level - 1]?.gifts;
    if (!terms || !counting.has(one.player)) return [];
    const { units } = roundDownToMinor(money(BigInt(terms[kind]), brand.currency));
    const { times: playTimes, days } = terms;
    if (units === 0n || lawBrokenByReward({ units, times: playTimes }, law, brand)) return [];
    const { id: brandId, currency } = brand;
    const publicId = newPublicId("vg");
    return [{ ...one, publicId, brandId, kind, currency, units, playTimes, days }];
  });
  for (const { player, units, currency } of await insertGifts(tx, gifts))
    await tellFact(tx, vipGiftIssued, { player, brand: brand.id, kind, units, currency });
}
