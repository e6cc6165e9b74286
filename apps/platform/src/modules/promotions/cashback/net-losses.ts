import type { Tx } from "@perya/postgres";
import type { Brand } from "../../brands/index.ts";
import { lossesOfDays } from "../../figures/index.ts";
import { lostIn } from "../../turnover/index.ts";
import { selectBonusSpans } from "./cashback.store.ts";

interface Asked {
  readonly brand: Brand;
  /** ISO 8601, both included. */
  readonly fromDay: string;
  readonly toDay: string;
  readonly categories: readonly string[];
}

/** What a player lost of their own money, in ledger units; below zero what they won. */
interface NetLoss {
  readonly player: bigint;
  readonly units: bigint;
}

/**
 * Stake less payout of a brand's players on closed days, after one player in the order of their
 * ids. Rounds that ended while a bonus was running are neither lost nor won here, whatever they
 * were paid with. Sources: agents reference, section 6; reports reference, sections 0 and 1.
 */
export async function netLosses(
  tx: Tx,
  { brand, fromDay, toDay, categories }: Asked,
  after: bigint,
  most: number,
): Promise<NetLoss[]> {
  const { id: brandId, currency, zone } = brand;
  const of = { currency, book: brand.realMoney ? "real" : "play", categories };
  const losses = await lossesOfDays(tx, { ...of, brandId, fromDay, toDay }, after, most);
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(zone).toInstant();
  const days = {
    from: startOf(Temporal.PlainDate.from(fromDay)),
    until: startOf(Temporal.PlainDate.from(toDay).add({ days: 1 })),
  };
  const players = losses.map(({ player }) => player);
  const spans = await selectBonusSpans(tx, players, days);
  if (spans.length === 0) return losses;
  const bound = await lostIn(tx, spans, { ...of, ...days });
  return losses.map(({ player, units }) => ({ player, units: units - (bound.get(player) ?? 0n) }));
}
