import type { Tx } from "@perya/postgres";
import { allVendors, gamesOfVendors, HOUSE_VENDOR } from "../../catalogue/index.ts";
import { lotteryProduct } from "../../lottery/index.ts";

/** A game of ours that may feed a jackpot. */
export interface Candidate {
  readonly vendorId: number;
  readonly code: string;
  readonly slug: string;
  readonly name: string;
  /** What it returns by itself, in parts per million; null where it states nothing. */
  readonly basePpm: number | null;
}

/** The games that may feed jackpots: the studio's, and the house's lotteries. */
export async function candidatesOf(tx: Tx): Promise<Candidate[]> {
  const lotteries = new Set(await lotteryProduct.vendors(tx));
  const vendors = (await allVendors(tx)).filter(
    ({ id, slug }) => slug === HOUSE_VENDOR || lotteries.has(id),
  );
  const games = await gamesOfVendors(
    tx,
    vendors.map(({ id }) => id),
  );
  return games.map(({ vendorId, code, slug, name, rtp }) => ({
    vendorId,
    code,
    slug,
    name,
    basePpm: ppmOf(rtp),
  }));
}

/** "95.99" per cent, of four decimals at most, as parts per million. */
function ppmOf(percent: string): number | null {
  return percent === "" ? null : Math.round(Number(percent) * 10_000);
}
