import type { LedgerEntry } from "../../../apps/platform/src/modules/wallet/index.ts";
import type { Seen } from "../players/spin.ts";
import type { Check } from "./check.ts";
import type { Ledger } from "./ledger.ts";
import type { StudioRound } from "./studio-book.ts";

const UNITS_PER_MINOR = 1_000n;

/**
 * Every round of the studio ended, and the wallet moved what the round says: a closed round its
 * stake and its payout, once; any other round nothing. The wallet has no other rounds.
 */
export function checkRounds(rounds: readonly StudioRound[], ledger: Ledger, studio: number): Check {
  const moved = Map.groupBy(
    [...ledger.logs.values()].flat().filter((entry) => entry.vendor === studio),
    (entry) => entry.round ?? "",
  );
  const known = new Set(rounds.map((round) => round.id));
  const faults = rounds.flatMap((round) => roundFaults(round, moved.get(round.id) ?? []));
  for (const id of moved.keys())
    if (!known.has(id)) faults.push(`round ${id} is known to the wallet alone`);
  return {
    name: "studio rounds ended, and moved in the wallet what they say, once",
    looked: rounds.length,
    faults,
  };
}

function roundFaults(
  { id, status, stake, payout }: StudioRound,
  entries: readonly LedgerEntry[],
): string[] {
  const faults: string[] = [];
  const count = (kind: string) =>
    entries.filter((entry) => entry.kind === kind && entry.status === "APPLIED").length;
  const units = entries.reduce((sum, entry) => sum + entry.cash - entry.owed, 0n);
  const right = status === "CLOSED" ? (payout - stake) * UNITS_PER_MINOR : 0n;
  if (!["CLOSED", "VOID", "REJECTED"].includes(status)) faults.push(`round ${id} is ${status}`);
  if (units !== right)
    faults.push(`round ${id} is ${status} for ${right} units, but moved ${units}`);
  if (status === "CLOSED" && (count("bet") !== 1 || count("win") !== 1 || count("rollback") !== 0))
    faults.push(
      `round ${id} is closed with ${count("bet")} bets, ${count("win")} wins and ` +
        `${count("rollback")} rollbacks`,
    );
  if (count("bet") > 1 || count("rollback") > 1 || (status !== "CLOSED" && count("win") > 0))
    faults.push(`round ${id} is ${status} and moved twice`);
  return faults;
}

/** The end of a round as players saw it matches the studio's books. */
export function checkSeen(seen: readonly Seen[], rounds: readonly StudioRound[]): Check {
  const book = new Map(rounds.map((round) => [round.id, round]));
  const faults = seen.flatMap(({ roundId, status, payout, user }) => {
    const round = book.get(roundId);
    if (!round) return [`round ${roundId} was shown and is gone`];
    const same =
      round.status === status && round.payout.toString() === payout && round.user === user;
    return same
      ? []
      : [
          `round ${roundId} was shown as ${status} for ${payout}, and is ` +
            `${round.status} for ${round.payout}`,
        ];
  });
  return { name: "rounds are what their players were shown", looked: seen.length, faults };
}
