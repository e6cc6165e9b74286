import type { LanguageCode } from "@perya/languages";
import { toWire } from "@perya/money";
import type { ActivityLine } from "../../../realtime/activity.ts";
import { nameFor, type ListedGame } from "../../catalogue/index.ts";
import type { Drawn } from "../../lottery/index.ts";
import type { PlayedRound } from "../../rounds/index.ts";
import { maskName } from "../../winners/index.ts";

/** A round with its game and the name of its player. */
interface Played {
  readonly round: PlayedRound;
  readonly game: ListedGame;
  readonly username: string;
}

/** A line before its game is named in the reader's language. */
export interface Line extends Omit<ActivityLine, "gameName" | "nameLanguage"> {
  readonly game: Pick<ListedGame, "displayName" | "names">;
}

/** A line for readers of some languages, the best one first. */
export function lineFor({ game, ...line }: Line, readable: readonly LanguageCode[]): ActivityLine {
  const { name, language } = nameFor(game, readable);
  return { ...line, gameName: name, nameLanguage: language };
}

const nothing = { name: "", amount: null, times: null, large: false, issueNo: null, numbers: [] };

const ofGame = ({ slug, displayName, names, iconUrl }: ListedGame) => ({
  gameId: slug,
  game: { displayName, names },
  iconUrl,
});

/** A round that began, with its stake. */
export function betLine({ round, game, username }: Played): Line {
  return {
    ...nothing,
    ...ofGame(game),
    id: `bet-${round.id}`,
    kind: "bet",
    at: round.at.toString(),
    name: maskName(username),
    amount: toWire({ units: round.stake, currency: round.currency }),
  };
}

/** A round that was won, with its payout; large from so many times its stake. */
export function winLine({ round, game, username }: Played, largeTimes: number): Line {
  const { stake, payout, currency } = round;
  const tenths = stake > 0n ? (payout * 10n) / stake : undefined;
  return {
    ...nothing,
    ...ofGame(game),
    id: `win-${round.id}`,
    kind: "win",
    at: round.at.toString(),
    name: maskName(username),
    amount: toWire({ units: payout, currency }),
    times: tenths === undefined ? null : `${tenths / 10n}.${tenths % 10n}`,
    large: stake > 0n && payout >= stake * BigInt(largeTimes),
  };
}

/** A result, at the time it was drawn. */
export function drawLine({ game, issueNo, drawAt, numbers }: Drawn): Line {
  return {
    ...nothing,
    ...ofGame(game),
    id: `draw-${game.slug}-${issueNo}`,
    kind: "draw",
    at: drawAt.toString(),
    issueNo,
    numbers: [...numbers],
  };
}
