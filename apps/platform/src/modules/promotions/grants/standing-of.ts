import type { Promotion } from "../promotion.ts";
import { comesWithDeposit } from "../rules/free-bets.ts";
import type { Grant, GrantStatus } from "./grant.ts";
import type { LateOffer } from "./late-offers.ts";
import { periodOf } from "./period-of.ts";

/** Where a player is with a promotion, and what they can do about it. */
export interface Standing {
  readonly status: GrantStatus | "JOINED" | null;
  readonly action: "JOIN" | "DEPOSIT" | "CLAIM" | "APPLY" | null;
  /** What can be claimed for the deposit that was just made. */
  readonly offer?: LateOffer;
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
    offer,
    now,
  }: {
    readonly latest: Grant | undefined;
    readonly offer: LateOffer | undefined;
    /** When which were joined. */
    readonly joined: ReadonlyMap<bigint, Temporal.Instant>;
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
  const joinedAt = joined.get(id);
  if (rule.type === "REBATE_BOOST" && joinedAt) {
    const since = joinedAt.toZonedDateTimeISO(now.timeZoneId).toPlainDate();
    const { days } = since.until(now.toPlainDate());
    return { status: days < rule.days ? "JOINED" : "COMPLETED", action: null };
  }
  if (!isOpen) return NONE;
  if (rule.type === "APPLICATION") return { status: null, action: "APPLY" };
  if (rule.type === "CASHBACK") return latest ? { status: latest.status, action: null } : NONE;
  if (offer) return { status: joinedAt ? "JOINED" : null, action: "CLAIM", offer };
  if (rule.type === "GIFT" || (rule.type === "FREE_BETS" && !comesWithDeposit(rule)))
    return { status: null, action: "CLAIM" };
  return joinedAt ? { status: "JOINED", action: "DEPOSIT" } : { status: null, action: "JOIN" };
}
