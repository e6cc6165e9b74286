import { z } from "zod";
import { wireMoney, wireTime } from "../../http/answers/answer.ts";
import { TIES, type LinkedPlayer } from "./links/links-of.ts";
import type { Covered, KeptScore } from "./scoring/scores.store.ts";

const who = z.object({ id: z.string(), username: z.string() });
type Who = z.infer<typeof who>;

export const score = z
  .object({
    subject: z.string().meta({ description: "Public id of what was scored." }),
    score: z.number().int(),
    reasons: z.array(z.object({ rule: z.string(), weight: z.number().int(), words: z.string() })),
    at: wireTime,
  })
  .meta({ id: "RiskScore", description: "What the rules say of a subject, and why." });

const link = z.object({
  player: who,
  ties: z.array(
    z.object({
      kind: z.enum(TIES),
      value: z.string().meta({ description: "The address, or the end of a number." }),
      lastAt: wireTime,
      times: z.number().int(),
    }),
  ),
});

export const riskOfPlayer = z
  .object({ scores: z.array(score), links: z.array(link) })
  .meta({ id: "RiskOfPlayer", description: "A player's latest scores, and who is linked." });

export const covered = z
  .object({
    subject: z.string(),
    player: who,
    amount: wireMoney,
    above: wireMoney.meta({ description: "The amount above which it was recorded." }),
    at: wireTime,
  })
  .meta({ id: "CoveredTransaction" });

export function toWireScore({
  subject,
  score: sum,
  reasons,
  at,
}: KeptScore): z.infer<typeof score> {
  return { subject, score: sum, reasons: [...reasons], at: at.toString() };
}

/** A link on the wire; nothing for a player who is gone. */
export function toWireLink(
  { ties }: LinkedPlayer,
  player: Who | undefined,
): z.infer<typeof link>[] {
  if (!player) return [];
  return [{ player, ties: ties.map((one) => ({ ...one, lastAt: one.lastAt.toString() })) }];
}

/** A covered transaction on the wire; nothing for a player who is gone. */
export function toWireCovered(
  { subject, units, above, currency, at }: Covered,
  player: Who | undefined,
): z.infer<typeof covered>[] {
  if (!player) return [];
  const money = (amount: bigint) => ({ amount: amount.toString(), currency });
  return [{ subject, player, amount: money(units), above: money(above), at: at.toString() }];
}
