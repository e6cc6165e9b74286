import { readClock, type Tx } from "@perya/postgres";
import {
  guardsOf,
  lastRefusedBet,
  PLAY_CAPS,
  whenFree,
  type Guards,
  type PlayCap,
} from "../../wallet/index.ts";
import { selectLimits } from "../limits.store.ts";
import { lowestOf } from "../lowest-of.ts";

/** A page asks at once; what was refused earlier is no news. */
const LATELY = { minutes: 2 };

/** The limit that has refused a bet. */
interface ReachedLimit {
  /**
   * A session is one that the player planned, or has to. `bonusBet` and `bonusClosed` are of a
   * bonus: its highest bet, and games that it takes none in. Null where a law refused the bet,
   * which a player is not told more of.
   */
  readonly name: PlayCap | "session" | "bonusBet" | "bonusClosed" | null;
  /** Ledger units; null for a law, and where no amount is bounded. */
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
  if (bet.by === "bonusBet" || bet.by === "bonusClosed")
    return ofBonus(bet.by, await guardsOf(tx, player));
  const name = PLAY_CAPS.find((cap) => cap === bet.by);
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

/** What a bonus bounds; undefined once it does not any more. */
function ofBonus(
  name: "bonusBet" | "bonusClosed",
  guards: Guards | undefined,
): ReachedLimit | undefined {
  if ((guards?.[name] ?? null) === null) return undefined;
  const most = name === "bonusBet" ? (guards?.bonusBet ?? null) : null;
  return { name, most, own: false, freesAt: undefined };
}
