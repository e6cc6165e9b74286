import { Refusal } from "../../http/refusal.ts";
import type { ActRefusal } from "./act-in-round.ts";
import type { Round } from "./round.ts";
import type { PlayRefusal } from "./play-round.ts";

const SENTENCES = {
  TOO_EARLY: [429, "The next round can't begin yet."],
  STAKE_TOO_HIGH: [422, "This stake is above the highest for this game."],
  INVALID_STAKE: [422, "This stake is not offered."],
  INVALID_CHOICE: [422, "This choice is not offered."],
  ROUND_OPEN: [409, "Another round of this game is not over yet."],
  ROUND_ID_TAKEN: [409, "This round id is taken."],
  NO_SUCH_ROUND: [404, "There is no such round."],
  ROUND_NOT_OPEN: [409, "This round does not take decisions."],
  STEP_AHEAD: [409, "This decision is ahead of its round."],
  INVALID_ACTION: [422, "This game has no such decision."],
  ILLEGAL_ACTION: [422, "This decision can't be made now."],
  INVALID_CLIENT_SEED: [422, "A client seed has 1 to 64 bytes and no colon."],
} as const satisfies Record<
  PlayRefusal | ActRefusal | "INVALID_CLIENT_SEED",
  readonly [status: number, sentence: string]
>;

/** A verb's refusal as an answer. */
export function refusalOf(
  code: keyof typeof SENTENCES,
  more: Readonly<Record<string, unknown>> = {},
): Refusal {
  const [status, sentence] = SENTENCES[code];
  return new Refusal(status, code, sentence, more);
}

/**
 * What the page says when the wallet refused a stake. A wallet that could not be asked, or changed
 * its mind, is our trouble and not listed.
 */
const WALLET: Readonly<Record<string, readonly [status: number, code: string, sentence: string]>> =
  {
    RS_ERROR_NOT_ENOUGH_MONEY: [402, "NOT_ENOUGH_MONEY", "The balance does not cover this stake."],
    RS_ERROR_LIMIT_REACHED: [422, "LIMIT_REACHED", "You have reached one of your limits."],
    RS_ERROR_USER_DISABLED: [422, "PLAYER_DISABLED", "This account may not play at the moment."],
    RS_ERROR_INVALID_TOKEN: [
      401,
      "SESSION_EXPIRED",
      "This game session has ended. Please open the game again.",
    ],
    RS_ERROR_TOKEN_EXPIRED: [
      401,
      "SESSION_EXPIRED",
      "This game session has ended. Please open the game again.",
    ],
    RS_ERROR_INVALID_GAME: [422, "GAME_CLOSED", "This game is closed at the moment."],
  };

const VOID = [
  503,
  "ROUND_VOID",
  "The wallet did not answer in time. The round is void, and its stake is not taken.",
] as const;

const FREE_OVER = [
  422,
  "FREE_ROUNDS_OVER",
  "These free rounds are over. The next round takes its stake from your balance.",
] as const;

/** The refusal of a round that took no stake. */
export function walletRefusal(
  { reason, reward }: Pick<Round, "reason" | "reward">,
  more: Readonly<Record<string, unknown>>,
): Refusal {
  const isOver = reward !== null && reason === "RS_ERROR_LIMIT_REACHED";
  const [status, code, sentence] = isOver ? FREE_OVER : (WALLET[reason ?? ""] ?? VOID);
  return new Refusal(status, code, sentence, more);
}
