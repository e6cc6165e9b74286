import type { Mission } from "../making/mission.ts";
import { endOf } from "./period.ts";

/** What a player has done for a mission in a span of time. */
export interface Progress {
  readonly mission: bigint;
  /** The first day of the span. */
  readonly period: Temporal.PlainDate;
  readonly progress: bigint;
  readonly status: "ACTIVE" | "DONE" | "CLAIMED";
  readonly doneAt: Temporal.Instant | null;
  readonly claimedAt: Temporal.Instant | null;
}

export const STATUSES = ["LOCKED", "ACTIVE", "DONE", "CLAIMED", "EXPIRED"] as const;

/** Where a player stands with a mission in a span of time. */
export interface Standing {
  readonly status: (typeof STATUSES)[number];
  readonly progress: bigint;
  /** When it ends as it is: to be done, or to be claimed; null where nothing ends it. */
  readonly until: Temporal.Instant | null;
}

/** What decides it besides what was counted. */
export interface StandingOf {
  readonly period: Temporal.PlainDate;
  readonly zone: string;
  readonly now: Temporal.Instant;
  readonly vipLevel: number;
  readonly kycLevel: number;
}

/** How long a reward waits to be claimed once its mission is done. */
const CLAIM_HOURS = 7 * 24;

/**
 * A player's standing: done in time, a mission is claimed within a week. The level of verification
 * is looked at as it is, so one that was reached before counts.
 */
export function standingOf(
  mission: Pick<Mission, "kind" | "target" | "span" | "endsAt" | "vipLevel">,
  counted: Progress | undefined,
  { period, zone, now, vipLevel, kycLevel }: StandingOf,
): Standing {
  const { kind, target } = mission;
  const reached = kind === "KYC" ? BigInt(kycLevel) : (counted?.progress ?? 0n);
  const progress = reached < 0n ? 0n : reached;
  if (counted?.status === "CLAIMED") return { status: "CLAIMED", progress, until: null };
  const end = earlier(endOf(mission.span, period, zone), mission.endsAt);
  const isDone = kind === "KYC" ? progress >= target : counted?.status === "DONE";
  const until = isDone && counted?.doneAt ? counted.doneAt.add({ hours: CLAIM_HOURS }) : end;
  if (until && Temporal.Instant.compare(until, now) <= 0)
    return { status: "EXPIRED", progress, until };
  if (vipLevel < mission.vipLevel) return { status: "LOCKED", progress, until };
  return { status: isDone ? "DONE" : "ACTIVE", progress, until };
}

function earlier(one: Temporal.Instant | null, other: Temporal.Instant | null) {
  if (one === null || other === null) return one ?? other;
  return Temporal.Instant.compare(one, other) < 0 ? one : other;
}
