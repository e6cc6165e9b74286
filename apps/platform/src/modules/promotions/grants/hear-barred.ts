import { readClock } from "@perya/postgres";
import { hears, type Listener } from "../../facts/index.ts";
import { accountBarred } from "../../limits/index.ts";
import { guardsOf } from "../../wallet/index.ts";
import { endFreeBets } from "../free-bets/end-free-bets.ts";
import { endGrant, holdGrant } from "./end-grant.ts";
import { runningOf } from "./grants.store.ts";

/** A time-out is no longer than this. */
const LONGEST_BREAK = { hours: 42 * 24 };

/**
 * Ends the bonus of a player who is barred from play for longer than a break, or until its own end:
 * it can't be played any more, and must not keep their money in. No more than their own money
 * stays. After a shorter break a bonus goes on; its player may give it up meanwhile.
 */
export const hearBarred: Listener = hears(
  accountBarred,
  "promotions end bonuses",
  async (tx, { player }, { wallet }) => {
    const running = await runningOf(tx, player);
    const isFree = running?.status === "CLAIMED";
    const grant = isFree ? running : running && (await holdGrant(tx, running));
    const until = (await guardsOf(tx, player))?.excludedUntil;
    if (!grant || !until) return;
    const { expiresAt } = grant;
    const isLong = isAfter(until, (await readClock(tx)).add(LONGEST_BREAK));
    if (!isLong && expiresAt !== null && !isAfter(until, expiresAt)) return;
    const reason = "The player is excluded from play";
    const ending = { actor: "system", reason };
    if (isFree) await endFreeBets(tx, grant, "FORFEITED", ending);
    else await endGrant(tx, wallet, grant, "FORFEITED", ending);
  },
);

function isAfter(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) > 0;
}
