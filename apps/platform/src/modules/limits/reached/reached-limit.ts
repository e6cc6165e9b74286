import { readClock, type Tx } from "@perya/postgres";
import { CAP_NAMES, lastRefusedBet, whenFree, type CapName } from "../../wallet/index.ts";
import { selectLimits } from "../limits.store.ts";
import { lowestOf } from "../lowest-of.ts";

/** A page asks at once; what was refused earlier is no news. */
const LATELY = { minutes: 2 };

/** The limit that has refused a bet. */
interface ReachedLimit {
  /**
   * A session is one that the player planned, or has to. Null where a law refused the bet, which a
   * player is not told more of.
   */
  readonly name: CapName | "session" | null;
  /** Ledger units; null for a law. */
  readonly most: bigint | null;
  /** Whether the player has set it, and not staff. */
  readonly own: boolean;
  /** When it takes the same stake again, if nothing more is played; undefined for never. */
  readonly freesAt: Temporal.Instant | undefined;
}

/** What has just refused a bet of a player; undefined where nothing did, or it is lifted. */
export async function reachedLimit(tx: Tx, player: bigint): Promise<ReachedLimit | undefined> {
  const since = (await readClock(tx)).subtract(LATELY);
  const bet = await lastRefusedBet(tx, player, since);
  if (!bet) return undefined;
  const name = CAP_NAMES.find((cap) => cap === bet.by);
  const isOfSession = bet.by.includes(".limit.session ");
  if (!name)
    return { name: isOfSession ? "session" : null, most: null, own: false, freesAt: undefined };
  const rows = await selectLimits(tx, player);
  const most = lowestOf(rows, name);
  if (most === null) return undefined;
  const own = rows.own.get(name) === most;
  const stake = bet.units;
  const freesAt =
    name === "singleBet" ? undefined : await whenFree(tx, player, name, { most, stake });
  return { name, most, own, freesAt };
}
