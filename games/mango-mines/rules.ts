import type { Draw } from "@perya/fair";
import type { GameRules } from "@perya/game-kit";
import { ok, refuse, type Result } from "@perya/result";

/** How many of the 25 crates hold a spoiled mango. */
export interface Choice {
  readonly mines: number;
}

export type Action = { readonly pick: number } | { readonly cashOut: true };

export interface Round {
  readonly mines: number;
  /** Where the mines are; hidden until the round is over. */
  readonly mineCells: readonly number[];
  readonly picked: readonly number[];
  readonly ended: "BUST" | "CASHED_OUT" | null;
}

const CELLS = 25;
const RTP_BPS = 9_900n;
const MULTIPLIER_ONE = 10_000n;
const MAX_WIN_X = 10_000;

function begin({ mines }: Choice, draw: Draw): Round {
  const cells = Array.from({ length: CELLS }, (_, cell) => cell);
  return { mines, mineCells: draw.sample(cells, mines), picked: [], ended: null };
}

function act(round: Round, action: Action): Result<Round, "ILLEGAL_ACTION"> {
  if (round.ended) return refuse("ILLEGAL_ACTION", "the round is over");
  if ("cashOut" in action)
    return round.picked.length === 0
      ? refuse("ILLEGAL_ACTION", "nothing is picked")
      : ok({ ...round, ended: "CASHED_OUT" });
  if (round.picked.includes(action.pick)) return refuse("ILLEGAL_ACTION", "already open");
  const picked = [...round.picked, action.pick];
  if (round.mineCells.includes(action.pick)) return ok({ ...round, picked, ended: "BUST" });
  const isLast =
    picked.length === CELLS - round.mines ||
    multiplierAt(round.mines, picked.length) >= BigInt(MAX_WIN_X) * MULTIPLIER_ONE;
  return ok({ ...round, picked, ended: isLast ? "CASHED_OUT" : null });
}

/**
 * Total-return multiplier × 10,000 after this many safe picks, rounded down: 0.99 × C(25, k) / C(25
 * − m, k). The chance of k safe picks is the inverse fraction, so the return is 0.99 whatever the
 * player does. Capped at the highest win.
 */
export function multiplierAt(mines: number, picks: number): bigint {
  if (picks === 0) return MULTIPLIER_ONE;
  const exact = (RTP_BPS * choose(CELLS, picks)) / choose(CELLS - mines, picks);
  const cap = BigInt(MAX_WIN_X) * MULTIPLIER_ONE;
  return exact > cap ? cap : exact;
}

function choose(n: number, k: number): bigint {
  let result = 1n;
  for (let i = 0; i < k; i++) result = (result * BigInt(n - i)) / BigInt(i + 1);
  return result;
}

function readChoice(input: unknown): Result<Choice, "INVALID_CHOICE"> {
  const mines = (input as Partial<Choice> | null)?.mines;
  return typeof mines === "number" && Number.isInteger(mines) && mines >= 1 && mines <= CELLS - 1
    ? ok({ mines })
    : refuse("INVALID_CHOICE");
}

function readAction(input: unknown): Result<Action, "INVALID_ACTION"> {
  const { pick, cashOut } = (input ?? {}) as { pick?: unknown; cashOut?: unknown };
  if (cashOut === true && pick === undefined) return ok({ cashOut });
  return typeof pick === "number" &&
    Number.isInteger(pick) &&
    pick >= 0 &&
    pick < CELLS &&
    cashOut === undefined
    ? ok({ pick })
    : refuse("INVALID_ACTION");
}

/** What the player may see: the mines only when no decision is left. */
export interface ShownRound extends Omit<Round, "mineCells"> {
  readonly mineCells: readonly number[] | null;
  readonly multiplier: string;
  readonly nextMultiplier: string;
}

function reveal(round: Round): ShownRound {
  const safe = round.picked.length - (round.ended === "BUST" ? 1 : 0);
  return {
    ...round,
    mineCells: round.ended ? round.mineCells : null,
    multiplier: multiplierAt(round.mines, safe).toString(),
    nextMultiplier: multiplierAt(round.mines, Math.min(safe + 1, CELLS - round.mines)).toString(),
  };
}

/** Mango Mines: open crates, avoid the spoiled ones, take the money at any time. */
export const rules: GameRules<Choice, Round, Action> = {
  code: "mango-mines",
  fairCode: "mines",
  name: "Mango Mines",
  kind: "INSTANT",
  version: "1.0.0",
  rtpPpm: 990_000,
  maxWinX: MAX_WIN_X,
  stakeStep: 1n,
  readChoice,
  begin,
  readAction,
  act,
  isOver: (round) => round.ended !== null,
  finish: (round) => (round.ended ? round : { ...round, ended: "CASHED_OUT" }),
  payout: (round, stakeMinor) =>
    round.ended === "BUST"
      ? 0n
      : (stakeMinor * multiplierAt(round.mines, round.picked.length)) / MULTIPLIER_ONE,
  reveal,
};
