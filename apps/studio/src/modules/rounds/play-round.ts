import { fromMinor } from "@perya/money";
import type { Tx } from "@perya/postgres";
import { ok, refuse, type Refused, type Result } from "@perya/result";
import type { Rules } from "../../games.ts";
import { keepsMoney } from "../../vendor-records.ts";
import { stakesOf, type StakeTable } from "../../stakes.ts";
import { reserveNonce } from "../seeds/index.ts";
import { lockPlayer, type Session } from "../sessions/index.ts";
import { insertCall, transactionId } from "../wallet-client/index.ts";
import type { Round } from "./round.ts";
import {
  hasOpenRound,
  insertRound,
  selectOpenRound,
  selectRound,
  sinceLastStart,
} from "./rounds.store.ts";

export interface Play {
  /** Made by the client: the key that makes a repeated request the same round. */
  readonly roundId: string;
  /** Minor units. */
  readonly stake: bigint;
  readonly choice: unknown;
  /** What the operator gave a free round by. */
  readonly reward: string | null;
}

export type PlayRefusal =
  | "TOO_EARLY"
  | "STAKE_TOO_HIGH"
  | "INVALID_STAKE"
  | "INVALID_CHOICE"
  | "ROUND_OPEN"
  | "ROUND_ID_TAKEN";

export interface House {
  readonly rules: Rules;
  readonly stakes: StakeTable;
  readonly secretKey: string;
}

/**
 * Commits a new round with everything that decides it, and the bet to be sent for it, in one
 * transaction. An existing round is returned as it is, whatever the request says: its outcome was
 * fixed when it was created.
 */
export async function playRound(
  tx: Tx,
  house: House,
  session: Session,
  play: Play,
): Promise<Result<{ readonly repeated: boolean }, PlayRefusal>> {
  // One request of a player at a time: the second of two waits here, and then finds the first one's
  // round.
  await lockPlayer(tx, session.player);
  const earlier = await selectRound(tx, play.roundId);
  if (earlier)
    return isTheirs(earlier, session) ? ok({ repeated: true }) : refuse("ROUND_ID_TAKEN");
  const choice = house.rules.readChoice(play.choice);
  if (!choice.ok) return choice;
  const refused =
    play.reward === null
      ? refusedStake(house, session, play.stake)
      : refusedFree(house, session, play.stake);
  if (refused) return refused;
  if (await selectOpenRound(tx, session.player, session.game)) return refuse("ROUND_OPEN");
  const waitMs = await waitBefore(tx, session);
  if (waitMs > 0) return refuse("TOO_EARLY", String(waitMs));

  const reserved = await reserveNonce(tx, house.secretKey, session.player, (seed) =>
    hasOpenRound(tx, seed),
  );
  await insertRound(tx, {
    id: play.roundId,
    player: session.player,
    session: session.id,
    game: session.game,
    version: house.rules.version,
    ...reserved,
    currency: session.currency,
    stake: play.stake,
    reward: play.reward,
    choice: choice.value,
  });
  const units = fromMinor(play.stake, session.currency).units;
  await insertCall(tx, {
    id: transactionId(play.roundId, "bet"),
    round: play.roundId,
    session: session.id,
    kind: "bet",
    units,
    reference: null,
    details: null,
    reward: play.reward,
  });
  return ok({ repeated: false });
}

/**
 * The stake of a free round is the operator's, who refuses any other one: here it must be one that
 * the game can be played with. Where we keep the money there are none.
 */
function refusedFree(
  { rules }: House,
  { operator }: Session,
  stake: bigint,
): Refused<"INVALID_STAKE"> | undefined {
  const isPlayable = !keepsMoney(operator) && stake % rules.stakeStep === 0n;
  return isPlayable ? undefined : refuse("INVALID_STAKE");
}

/** A stake above what the operator lets this player bet is told apart from one never offered. */
function refusedStake(
  { stakes, rules }: House,
  { currency, conduct }: Session,
  stake: bigint,
): Refused<"INVALID_STAKE" | "STAKE_TOO_HIGH"> | undefined {
  const { maximumStake } = conduct;
  if (maximumStake !== undefined && fromMinor(stake, currency).units > BigInt(maximumStake))
    return refuse("STAKE_TOO_HIGH");
  return stakesOf(stakes, rules, currency, conduct).includes(stake)
    ? undefined
    : refuse("INVALID_STAKE");
}

/**
 * Milliseconds until the player's next round may begin: rounds that took no stake don't count, and
 * neither do decisions within a round.
 */
async function waitBefore(tx: Tx, { player, game, conduct }: Session): Promise<number> {
  const apart = conduct.minimumRoundDuration ?? 0;
  const since = apart > 0 ? await sinceLastStart(tx, player, game) : null;
  return since === null ? 0 : Math.max(0, apart - since);
}

function isTheirs(round: Round, session: Session): boolean {
  return round.player === session.player && round.game === session.game;
}
