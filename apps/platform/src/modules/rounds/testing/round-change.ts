import type { RoundMove } from "../../turnover/testing/round-bookings.ts";
import type { FollowedEntry } from "../../wallet/index.ts";

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
  /** What free bets would have cost. */
  freeStake: bigint;
  /** The part of the payout that gave stake back. */
  refund: bigint;
  /** What the vendor says was wagered; null when it says nothing. */
  effective: bigint | null;
  /** What the vendor last said happened; null when it says nothing. */
  details: string | null;
  /** The amounts, entry by entry. */
  readonly moves: RoundMove[];
  /** Bets placed. */
  made: number;
  /** Of them, those that were not taken back. */
  betsLeft: number;
  closed: boolean;
  openedAt: Temporal.Instant;
  closedAt: Temporal.Instant | null;
  /** The seq of the entry that ended it. */
  closedSeq: bigint | null;
  firstSeq: bigint;
  lastSeq: bigint;
}

/**
 * Combines entries into one change per round. The house's own entries and rejections are not
 * betting. Where a product settles its rounds itself, as lotteries do, the ledger knows of an end
 * only from wins: a win ends the round's record.
 */
export function roundChanges(
  entries: readonly FollowedEntry[],
  settledElsewhere: ReadonlySet<number>,
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
    apply(change, entry, entry.kind === "win" && settledElsewhere.has(entry.vendor));
  }
  return [...changes.values()];
}

function unchanged(
  { player, vendor, currency, book, game, at, seq }: FollowedEntry,
  round: string,
): RoundChange {
  const sums = {
    stake: 0n,
    payout: 0n,
    freePayout: 0n,
    freeStake: 0n,
    refund: 0n,
    effective: null,
    details: null,
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
    closedSeq: null,
    firstSeq: seq,
    lastSeq: seq,
  };
}

function apply(change: RoundChange, entry: FollowedEntry, ends: boolean): void {
  const move = moveOf(entry, ends);
  if (entry.kind === "bet") {
    change.made++;
    change.game = entry.game ?? change.game;
  }
  change.betsLeft += move.bets;
  change.stake += move.stake;
  change.payout += move.payout + move.freePayout;
  change.freePayout += move.freePayout;
  change.freeStake += move.freeStake;
  change.refund += move.refund;
  if (move.effective !== null) change.effective = (change.effective ?? 0n) + move.effective;
  change.details = entry.said?.details ?? change.details;
  change.moves.push(move);
  if (move.closes) {
    change.closed = true;
    change.closedAt ??= entry.at;
    change.closedSeq ??= entry.seq;
  }
  if (Temporal.Instant.compare(entry.at, change.openedAt) < 0) change.openedAt = entry.at;
  if (entry.seq < change.firstSeq) change.firstSeq = entry.seq;
  if (entry.seq > change.lastSeq) change.lastSeq = entry.seq;
}

/**
 * An entry's effect on its round. The part of a reversal that cash did not cover is owed, and no
 * longer counts as payout.
 */
function moveOf(entry: FollowedEntry, ends: boolean): RoundMove {
  const { at, seq, kind, units, cash, owed, free, said, reverses } = entry;
  const isBet = kind === "bet" || reverses?.kind === "bet";
  const won = kind === "win" ? cash : reverses?.kind === "win" ? cash - owed : 0n;
  const isFree = kind === "bet" || kind === "win" ? free : (reverses?.free ?? false);
  return {
    at,
    seq,
    closes: ends || (entry.closes && (reverses === null || reverses.round === entry.round)),
    bets: kind === "bet" ? 1 : reverses?.kind === "bet" ? -1 : 0,
    stake: isBet ? -cash : 0n,
    payout: isFree ? 0n : won,
    ...saidOf(isFree || kind === "rollback" ? null : said, isFree ? null : reverses?.said),
    freeStake: isBet && isFree ? (reverses ? -reverses.units : units) : 0n,
    freePayout: isFree ? won : 0n,
  };
}

/**
 * What a movement said of refund and wager; a rollback takes back what its movement said. What is
 * free has no stake that could be wagered.
 */
function saidOf(
  own: FollowedEntry["said"],
  reversed: FollowedEntry["said"] | undefined,
): Pick<RoundMove, "refund" | "effective"> {
  const told = own?.effectiveBet ?? reversed?.effectiveBet;
  const effective = (own?.effectiveBet ?? 0n) - (reversed?.effectiveBet ?? 0n);
  return {
    refund: (own?.refund ?? 0n) - (reversed?.refund ?? 0n),
    effective: told === undefined ? null : effective,
  };
}
