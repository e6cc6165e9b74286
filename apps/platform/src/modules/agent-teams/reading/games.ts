import type { LanguageCode } from "@perya/languages";
import type { Tx } from "@perya/postgres";
import { gameNames, nameFor } from "../../catalogue/index.ts";
import { selectGames } from "./games.store.ts";
import { NO_PLAY, type Play } from "./sums.ts";
import type { TeamAsked } from "./asked.ts";

/** Games that are shown one by one, those with the highest stakes; the others are one row. */
const MAX_GAMES = 200;

interface NamedGame extends Play {
  /** Null if it has left the catalogue. */
  readonly id: string | null;
  readonly name: string;
  /** The tag of the name's language, empty if that is not known. */
  readonly language: string;
}

export interface TeamGames {
  readonly total: Play;
  readonly byCategory: readonly (Play & { readonly category: string })[];
  readonly byGame: readonly NamedGame[];
  /** Of more games than are shown. */
  readonly otherGames: Play | null;
}

/** What a team played on some days, by category and game; each adds up to the whole. */
export async function teamGames(
  tx: Tx,
  asked: TeamAsked,
  readable: readonly LanguageCode[],
): Promise<TeamGames> {
  const rows = await selectGames(tx, asked);
  const sum = (of: readonly Play[]) => of.reduce(plus, NO_PLAY);
  const byCategory = [...Map.groupBy(rows, ({ category }) => category)]
    .map(([category, of]) => ({ category, ...sum(of) }))
    .toSorted((a, b) => (a.stake < b.stake ? 1 : -1));
  const games = [...Map.groupBy(rows, ({ vendorId, gameCode }) => `${vendorId} ${gameCode}`)].map(
    ([, of]) => ({ vendorId: of[0]?.vendorId ?? 0, code: of[0]?.gameCode ?? "", ...sum(of) }),
  );
  const shown = games.slice(0, MAX_GAMES);
  const names = shown.length === 0 ? [] : await gameNames(tx, shown);
  const byGame = shown.map(({ vendorId, code, ...play }) => {
    const game = names.find((one) => one.vendorId === vendorId && one.code === code);
    const named = game ? nameFor(game, readable) : { name: code, language: "" };
    return { id: game?.slug ?? null, ...named, ...play };
  });
  const others = games.slice(MAX_GAMES);
  return {
    total: sum(rows),
    byCategory,
    byGame,
    otherGames: others.length === 0 ? null : sum(others),
  };
}

function plus(one: Play, other: Play): Play {
  return {
    rounds: one.rounds + other.rounds,
    turnover: one.turnover + other.turnover,
    stake: one.stake + other.stake,
    payout: one.payout + other.payout,
  };
}
