import type { RoundMove } from "../../figures/index.ts";
import type { LedgerEntry } from "../../wallet/index.ts";

/**
 * The effect of some entries on one round's record. Sums, so that changes may be added in any
 * order. Ledger units.
 */
export interface RoundChange {
  readonly player: bigint;
  readonly vendor: number;
  readonly round: string;
  readonly currency: string;
  readonly book: string;
  game: string;
  stake: bigint;
  payout: bigint;
  /** The part of the payout that free bets won. */
  freePayout: bigint;
  /** The same, entry by entry. */
  readonly moves: RoundMove[];
  /** Bets placed. */
  made: number;
  /** Of them, those that were not taken back. */
  betsLeft: number;
  closed: boolean;
  openedAt: Temporal.Instant;
  closedAt: Temporal.Instant | null;
  firstSeq: bigint;
  lastSeq: bigint;
}

/**
 * Combines entries into one change per round. The house's own entries and rejections are not
 * betting. A lottery's round ends with its issue, which the ledger knows only from wins: a win ends
 * the round's record.
 */
export function roundChanges(
  entries: readonly LedgerEntry[],
  lotteries: ReadonlySet<number>,
): RoundChange[] {
  const changes = new Map<string, RoundChange>();
  for (const entry of entries) {
    const round = entry.reverses?.round ?? entry.round;
    if (
      entry.vendor === 0 ||
      round === null ||
      entry.status !== "APPLIED" ||
      entry.kind === "tombstone"
    )
      continue;
    const key = `${entry.player} ${entry.vendor} ${round}`;
    const change = changes.get(key) ?? unchanged(entry, round);
    changes.set(key, change);
    apply(change, entry, entry.kind === "win" && lotteries.has(entry.vendor));
  }
  return [...changes.values()];
}

function unchanged(
  { player, vendor, currency, book, game, at, seq }: LedgerEntry,
  round: string,
): RoundChange {
  const sums = {
    stake: 0n,
    payout: 0n,
    freePayout: 0n,
    moves: [],
    made: 0,
    betsLeft: 0,
    closed: false,
  };
  return {
    player,
    vendor,
    round,
    currency,
    book,
    game: game ?? "",
    ...sums,
    openedAt: at,
    closedAt: null,
    firstSeq: seq,
    lastSeq: seq,
  };
}

function apply(change: RoundChange, entry: LedgerEntry, ends: boolean): void {
  if (entry.kind === "bet") {
    change.made++;
    change.betsLeft++;
    change.game = entry.game ?? change.game;
  }
  if (entry.reverses?.kind === "bet") change.betsLeft--;
  const move = moveOf(entry);
  change.stake += move.stake;
  change.payout += move.payout + move.freePayout;
  change.freePayout += move.freePayout;
  change.moves.push(move);
  if (ends || (entry.closes && (entry.reverses === null || entry.reverses.round === entry.round))) {
    change.closed = true;
    change.closedAt ??= entry.at;
  }
  if (Temporal.Instant.compare(entry.at, change.openedAt) < 0) change.openedAt = entry.at;
  if (entry.seq < change.firstSeq) change.firstSeq = entry.seq;
  if (entry.seq > change.lastSeq) change.lastSeq = entry.seq;
}

/**
 * An entry's effect on stake and payout. The part of a reversal that cash did not cover is owed,
 * and no longer counts as payout.
 */
function moveOf({ at, kind, cash, owed, free, reverses }: LedgerEntry): RoundMove {
  const stake = kind === "bet" || reverses?.kind === "bet" ? -cash : 0n;
  const won = kind === "win" ? cash : reverses?.kind === "win" ? cash - owed : 0n;
  const isFree = kind === "win" ? free : (reverses?.free ?? false);
  return { at, stake, payout: isFree ? 0n : won, freePayout: isFree ? won : 0n };
}
