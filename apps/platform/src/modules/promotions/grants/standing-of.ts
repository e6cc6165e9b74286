import type { Promotion } from "../promotion.ts";
import type { Grant, GrantStatus } from "./grant.ts";
import { periodOf } from "./period-of.ts";

/** Where a player is with a promotion, and what they can do about it. */
export interface Standing {
  readonly status: GrantStatus | "JOINED" | null;
  readonly action: "JOIN" | "DEPOSIT" | "CLAIM" | "APPLY" | null;
}

const NONE: Standing = { status: null, action: null };

/**
 * A player's place in a promotion, for this day, week or month where it comes again. `latest` is
 * the newest grant of it, if there is any.
 */
export function standingOf(
  { id, status, rule }: Promotion,
  {
    latest,
    joined,
    now,
  }: {
    readonly latest: Grant | undefined;
    readonly joined: ReadonlySet<bigint>;
    /** In the brand's zone. */
    readonly now: Temporal.ZonedDateTime;
  },
): Standing {
  if (latest?.status === "ISSUED") return { status: "ISSUED", action: "CLAIM" };
  if (latest?.status === "APPLYING") return { status: "APPLYING", action: null };
  const isOpen = status === "OPEN";
  if (latest && latest.period === periodOf(rule, now)) {
    const mayApply = isOpen && latest.status === "REJECTED";
    return { status: latest.status, action: mayApply ? "APPLY" : null };
  }
  if (!isOpen) return NONE;
  if (rule.type === "APPLICATION") return { status: null, action: "APPLY" };
  if (rule.type === "CASHBACK") return latest ? { status: latest.status, action: null } : NONE;
  if (rule.type === "GIFT") return { status: null, action: "CLAIM" };
  return joined.has(id)
    ? { status: "JOINED", action: "DEPOSIT" }
    : { status: null, action: "JOIN" };
}
