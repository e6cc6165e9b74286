import type { LanguageCode } from "@perya/languages";
import { toWire, type WireMoney } from "@perya/money";
import type { Tx } from "@perya/postgres";
import { gameNames, nameFor } from "../../catalogue/index.ts";
import { profitOf, type Profit } from "../../figures/index.ts";

/** Games that are shown one by one, those with the highest stakes; the others are one row. */
const MAX_GAMES = 200;
const NOTHING: Profit = { stake: 0n, payout: 0n, bonus: 0n };

interface WireProfit {
  stake: WireMoney;
  payout: WireMoney;
  bonus: WireMoney;
  net: WireMoney;
}

interface Days {
  readonly fromDay: string;
  readonly toDay: string;
}

/**
 * A player's profit and loss of some days of the brand's, as a whole and by day, category and game;
 * each of the three adds up to the whole. Only what is settled counts, as in every report.
 */
export async function personalProfit(
  tx: Tx,
  player: { readonly id: bigint; readonly currency: string },
  days: Days,
  readable: readonly LanguageCode[],
) {
  const { currency } = player;
  const rows = await profitOf(tx, { player: player.id, currency, ...days });
  const wire = (of: Profit) => toWireProfit(of, currency);
  const games = rows.flatMap(({ vendorId, gameCode, ...of }) =>
    vendorId === null || gameCode === null ? [] : [{ ...of, vendorId, code: gameCode }],
  );
  const shown = games.slice(0, MAX_GAMES);
  const names = shown.length === 0 ? [] : await gameNames(tx, shown);
  const byGame = shown.map(({ vendorId, code, ...of }) => {
    const game = names.find((one) => one.vendorId === vendorId && one.code === code);
    const named = game ? nameFor(game, readable) : { name: code, language: "" };
    return { id: game?.slug ?? null, ...named, ...wire(of) };
  });
  const others = games.slice(MAX_GAMES).reduce(plus, NOTHING);
  return {
    total: wire(
      rows.find(({ day, category, vendorId }) => (day ?? category ?? vendorId) === null) ?? NOTHING,
    ),
    byDay: rows.flatMap(({ day, ...of }) => (day === null ? [] : [{ day, ...wire(of) }])),
    byCategory: rows.flatMap(({ category, ...of }) =>
      category === null ? [] : [{ category, ...wire(of) }],
    ),
    byGame,
    otherGames: games.length > MAX_GAMES ? wire(others) : null,
  };
}

function plus(one: Profit, other: Profit): Profit {
  return {
    stake: one.stake + other.stake,
    payout: one.payout + other.payout,
    bonus: one.bonus + other.bonus,
  };
}

function toWireProfit({ stake, payout, bonus }: Profit, currency: string): WireProfit {
  const wire = (units: bigint) => toWire({ units, currency });
  return {
    stake: wire(stake),
    payout: wire(payout),
    bonus: wire(bonus),
    net: wire(payout + bonus - stake),
  };
}
