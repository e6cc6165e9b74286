import type { Tx } from "@perya/postgres";
import { brandById, zonesOf } from "../../brands/index.ts";
import { creditedDeposit } from "../../cashier/index.ts";
import { countsForLoyalty } from "../../loyalty/index.ts";
import { playerById } from "../../players/index.ts";
import { lockMember } from "./progress.store.ts";
import { tellPages } from "./tell-pages.ts";
import { addSource, removeSource } from "./sources.store.ts";

/** A deposit that was credited or taken back. */
interface Told {
  readonly deposit: string;
  readonly player: bigint;
  readonly brand: bigint;
}

const sourceOf = ({ deposit }: Told) => `deposit ${deposit}`;

/**
 * Counts a deposit in the span in which it was credited, once however often it is told; one that
 * was charged back meanwhile doesn't count.
 */
export async function countDeposit(tx: Tx, told: Told): Promise<void> {
  const [player, brand] = [await playerById(tx, told.player), await brandById(tx, told.brand)];
  if (!player || !brand || !countsForLoyalty(player, brand)) return;
  await lockMember(tx, player.id);
  const credited = await creditedDeposit(tx, told.deposit);
  if (!credited) return;
  const counted = await addSource(
    tx,
    {
      player: player.id,
      brandId: brand.id,
      source: sourceOf(told),
      at: credited.at,
      amounts: new Map([
        ["DEPOSIT_COUNT", 1n],
        ["DEPOSIT_SUM", credited.units],
      ]),
    },
    await zonesOf(tx, brand.id),
  );
  if (counted.length > 0) await tellPages(tx, [player.id]);
}

/** A deposit that was charged back counts no longer. What was claimed for it stays claimed. */
export async function uncountDeposit(tx: Tx, told: Told): Promise<void> {
  await lockMember(tx, told.player);
  await removeSource(tx, told.player, sourceOf(told));
}
