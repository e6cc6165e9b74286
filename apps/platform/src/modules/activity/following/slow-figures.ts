import { toWire } from "@perya/money";
import type { Platform } from "../../../platform.ts";
import type { Brand } from "../../brands/index.ts";
import { paidLately } from "../../figures/index.ts";
import { playersOnSale } from "../../lottery/index.ts";
import { gameKey, type Figures } from "./brand-window.ts";
import type { GamesOfBrand } from "./games-of-brand.ts";
import { bookOf } from "./read-begun.ts";

/** Players of draws are counted this often, in milliseconds. */
const DRAWS_MS = 6_000;
/** What games paid changes with the figures, which are added up every few seconds. */
const PAID_MS = 10_000;
/** Quarter-hours of "the last hour", the running one included. */
const PAID_QUARTERS = 4;
const MOST_GAMES = 500;

/** Figures that are read less often than every step. */
export interface SlowFigures {
  read(
    platform: Platform,
    brand: Brand,
    games: GamesOfBrand,
  ): Promise<Pick<Figures, "draws" | "paid">>;
}

export function openSlowFigures(): SlowFigures {
  const draws = every(DRAWS_MS, ({ reads }, brand: Brand) =>
    playersOnSale(reads, brand.id, bookOf(brand).book),
  );
  const paid = every(PAID_MS, ({ reads }, brand: Brand) =>
    paidLately(reads, {
      ...bookOf(brand),
      currency: brand.currency,
      quarters: PAID_QUARTERS,
      limit: MOST_GAMES,
    }),
  );
  return {
    async read(platform, brand, games) {
      const [sale, payers] = [await draws(platform, brand), await paid(platform, brand)];
      await games.learn(platform.reads, payers);
      return {
        draws: Object.fromEntries(
          sale.map(({ gameCode, issueNo, players }) => [gameCode, { issueNo, players }]),
        ),
        paid: Object.fromEntries(
          payers.flatMap((one) => {
            const game = games.find(gameKey(one));
            const amount = toWire({ units: one.paid, currency: brand.currency });
            return game ? [[game.slug, amount] as const] : [];
          }),
        ),
      };
    },
  };
}

/** The answer of a read, read again when it is older than a number of milliseconds. */
function every<Value>(
  waitMs: number,
  read: (platform: Platform, brand: Brand) => Promise<Value>,
): (platform: Platform, brand: Brand) => Promise<Value> {
  let last: { readonly at: number; readonly value: Value } | undefined;
  return async (platform, brand) => {
    const at = performance.now();
    if (!last || at - last.at >= waitMs) last = { at, value: await read(platform, brand) };
    return last.value;
  };
}
