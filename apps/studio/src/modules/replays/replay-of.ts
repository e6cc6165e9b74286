import { openDraw, sameJson } from "@perya/fair";
import type { RoundView } from "@perya/game-kit";
import type { Tx } from "@perya/postgres";
import type { Rules } from "../../games.ts";
import type { Studio } from "../../studio.ts";
import { actionsOf, rulesOf, showRound, type Round } from "../rounds/index.ts";
import { secretSeed } from "../seeds/index.ts";

/** A finished round with every state its player saw, the last of them the recorded outcome. */
export interface Replay {
  readonly game: { readonly code: string; readonly name: string };
  readonly currency: string;
  /** When it was begun, an ISO instant. */
  readonly at: string;
  readonly steps: readonly RoundView[];
}

/**
 * Shows a finished round again, decision by decision. What is shown is the recorded outcome: the
 * states before it are computed from the seed, which stays here, and are left out where the rules
 * of today no longer lead to what was recorded.
 */
export async function replayOf(tx: Tx, studio: Studio, round: Round): Promise<Replay> {
  const rules = rulesOf(studio.games, round.game);
  const last = showRound(studio, round);
  const before = await statesBefore(tx, studio, rules, round);
  return {
    game: { code: rules.code, name: rules.name },
    currency: round.currency,
    at: round.createdAt.toString(),
    steps: [
      ...before.map((state, step) => ({
        ...last,
        status: "OPEN" as const,
        step,
        state: rules.reveal(state),
        payout: rules.payout(state, round.stake).toString(),
        over: false,
      })),
      { ...last, step: before.length },
    ],
  };
}

/** The states of a round before its last one, oldest first. */
async function statesBefore(
  tx: Tx,
  { config }: Studio,
  rules: Rules,
  round: Round,
): Promise<unknown[]> {
  if (round.version !== rules.version) return [];
  const { serverSeed, clientSeed } = await secretSeed(tx, config.secretKey, round.seed);
  const draw = openDraw(serverSeed, `${rules.fairCode}:${clientSeed}:${round.nonce}`);
  const states = [rules.begin(round.choice, draw)];
  for (const action of await actionsOf(tx, round.id)) {
    const next = rules.act(states.at(-1), action);
    if (!next.ok) return [];
    states.push(next.value);
  }
  // A round that was left was ended by the game's rule.
  if (!rules.isOver(states.at(-1))) states.push(rules.finish(states.at(-1)));
  return sameJson(states.at(-1), round.state) ? states.slice(0, -1) : [];
}
