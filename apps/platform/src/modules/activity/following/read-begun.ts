import type { Tx } from "@perya/postgres";
import {
  justBegun,
  type BrandBook,
  type PlayedRound,
  type RecordSpan,
} from "../../rounds/index.ts";
import type { Brand } from "../../brands/index.ts";
import { PLAYING_SECONDS } from "./brand-window.ts";

/** The book a brand's players play in: never both, and never the test book. */
export function bookOf({ id, realMoney }: Brand): BrandBook {
  return { brandId: id, book: realMoney ? "real" : "play" };
}

/** Each player's last round in each game of these brands, among new records. */
export async function readBegun(
  tx: Tx,
  brands: readonly { readonly window: { readonly brand: Brand } }[],
  span: RecordSpan,
): Promise<PlayedRound[]> {
  if (brands.length === 0 || span.after >= span.upTo) return [];
  return justBegun(
    tx,
    brands.map(({ window }) => bookOf(window.brand)),
    span,
    PLAYING_SECONDS,
  );
}
