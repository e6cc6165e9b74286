import { perPlatform } from "../../../per-platform.ts";
import type { Platform } from "../../../platform.ts";
import { SharedReads } from "../../../shared-reads.ts";
import type { Brand } from "../../brands/index.ts";
import { playedLately } from "../../figures/index.ts";

/** Three hours, the running quarter-hour included. */
const QUARTERS = 12;
/** Most games that are ordered by how much they were played. */
const MOST = 100;
/** How long an order stands: a list that is read twice within it stays as it was. */
const FRESH_MS = 60_000;
const MOST_BRANDS = 10_000;

const orders = perPlatform(
  ({ reads }) =>
    new SharedReads({
      read: async (asked: string) => {
        const [id = "", book = ""] = asked.split(" ");
        const where = { brandId: BigInt(id), book, quarters: QUARTERS, limit: MOST };
        return (await playedLately(reads, where)).map(({ vendorId, gameCode }) =>
          orderKey(vendorId, gameCode),
        );
      },
      max: MOST_BRANDS,
      freshMs: FRESH_MS,
    }),
);

/** A game's name in an order. */
export function orderKey(vendorId: number, code: string): string {
  return `${vendorId} ${code}`;
}

/**
 * A brand's games by the rounds of the last hours, the most played first (`orderKey`). Trial and
 * test accounts count for nothing.
 */
export function hotOrder(platform: Platform, { id, realMoney }: Brand): Promise<string[]> {
  return orders(platform).get(`${id} ${realMoney ? "real" : "play"}`);
}
