import { commitmentOf, openDraw, sameJson } from "@perya/fair";
import type { RoundView } from "@perya/game-kit";
import { RULES, type AnyRules } from "../games.ts";

/** A round of the record. The server seed is null until its player has rotated it. */
export interface PastRound extends RoundView {
  /** When it was begun, an ISO instant. */
  readonly at: string;
  readonly actions: readonly unknown[];
  readonly fair: RoundView["fair"] & {
    readonly serverSeed: string | null;
    readonly fairCode: string;
    readonly version: string;
  };
}

/**
 * The result of recomputing a round: exactly as shown, a seed other than the committed one, a
 * different outcome, or no revealed seed yet.
 */
export type Proof = "proven" | "wrong seed" | "wrong outcome" | "sealed";

/**
 * Recomputes a round in this browser, from its revealed seed, the player's seed and decisions,
 * with the rules the studio runs.
 */
export async function verifyRound(round: PastRound): Promise<Proof> {
  const { serverSeed, commitment, clientSeed, nonce, fairCode } = round.fair;
  if (serverSeed === null) return "sealed";
  if (commitmentOf(serverSeed) !== commitment) return "wrong seed";
  const loaded = await RULES[round.game]?.();
  if (!loaded) throw new Error(`No rules for ${round.game}`);
  const rules = loaded.rules as AnyRules;
  let state = rules.begin(round.choice, openDraw(serverSeed, `${fairCode}:${clientSeed}:${nonce}`));
  for (const action of round.actions) {
    const next = rules.act(state, action);
    if (!next.ok) return "wrong outcome";
    state = next.value;
  }
  // A round that was left is ended by the game's rule.
  const end = round.over ? rules.finish(state) : state;
  const isSame =
    sameJson(rules.reveal(end), round.state) &&
    (!round.over || rules.payout(end, BigInt(round.stake)) === BigInt(round.payout));
  return isSame ? "proven" : "wrong outcome";
}
