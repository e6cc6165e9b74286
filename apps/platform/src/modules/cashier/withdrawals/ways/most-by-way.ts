import type { Tx } from "@perya/postgres";
import { currentSection, type BrandSettings } from "../../../settings/index.ts";
import { isBitcoinClosed } from "../orders/payers.ts";
import { WAY_OF_METHOD, WAYS, wayTo, type Way } from "./way.ts";
import { sumDeposited, sumWithdrawn } from "./ways.store.ts";

/** Most ledger units that may go each way now; null where nothing stands in the way. */
export type MostByWay = Readonly<Record<Way, bigint | null>>;

/**
 * How much of a player's money may go each way. Money goes back the way it came first, up to what
 * was deposited: while more came another way than went back there, no more goes this way than came
 * by it. A way by which a brand pays nothing out is left out. Source: player money reference,
 * section 11.
 */
export async function mostByWay(
  tx: Tx,
  { id, brandId }: { readonly id: bigint; readonly brandId: bigint },
  { returnFirst }: Pick<BrandSettings["payouts"], "returnFirst">,
): Promise<MostByWay> {
  if (!returnFirst) return { BANK: null, BITCOIN: null };
  const came: Record<Way, bigint> = { BANK: 0n, BITCOIN: 0n };
  for (const { method, units } of await sumDeposited(tx, id)) {
    const way = WAY_OF_METHOD[method];
    if (way) came[way] += units;
  }
  for (const { number, units } of await sumWithdrawn(tx, id)) came[wayTo(number)] -= units;
  const { btcpay } = await currentSection(tx, brandId, "payers");
  if (!btcpay.enabled || (await isBitcoinClosed(tx, brandId))) came.BITCOIN = 0n;
  return { BANK: mostOf(came, "BANK"), BITCOIN: mostOf(came, "BITCOIN") };
}

/** Most that may go one way, by what came each way and did not go back there. */
export function mostOf(came: Readonly<Record<Way, bigint>>, way: Way): bigint | null {
  const isOwed = WAYS.some((other) => other !== way && came[other] > 0n);
  if (!isOwed) return null;
  return came[way] > 0n ? came[way] : 0n;
}
