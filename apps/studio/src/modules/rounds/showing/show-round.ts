import type { RoundView } from "@perya/game-kit";
import type { Studio } from "../../../studio.ts";
import type { Round } from "../round.ts";
import { rulesOf } from "../rules-of.ts";

/** The round as its player may see it: without what the rules keep hidden, and without the seed. */
export function showRound({ games }: Pick<Studio, "games">, round: Round): RoundView {
  const rules = rulesOf(games, round.game);
  const begun = round.state !== null;
  return {
    roundId: round.id,
    game: round.game,
    status: round.status,
    step: round.step,
    choice: round.choice,
    stake: round.stake.toString(),
    payout: (begun && round.status === "OPEN"
      ? rules.payout(round.state, round.stake)
      : round.payout
    ).toString(),
    ...(round.reward !== null && { free: true as const }),
    over: begun && rules.isOver(round.state),
    state: begun ? rules.reveal(round.state) : null,
    fair: { commitment: round.commitment, clientSeed: round.clientSeed, nonce: round.nonce },
  };
}
