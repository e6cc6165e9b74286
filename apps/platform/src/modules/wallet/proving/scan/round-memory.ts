import { randomInt } from "node:crypto";
import { CLOSES, FREE, kindCode, statusCode } from "../../kinds.ts";
import { CASH, HELD, IDEM, OWED, PLAYER, UNITS, type EntryBytes } from "./entry-bytes.ts";
import { Filter } from "./filter.ts";

const BET = kindCode("bet");
const WIN = kindCode("win");
const ROLLBACK = kindCode("rollback");
const TOMBSTONE = kindCode("tombstone");
const APPLIED = statusCode("APPLIED");
/**
 * Bets that are remembered, to meet their wins: a win comes soon after its bet. Others are looked
 * up.
 */
const MAX_BETS = 2 ** 18;
const MIN_BETS = 2 ** 12;
/**
 * A bet in memory: the four words of its key, the two of its round's hash, and the two of its
 * player's number, side by side, so that a look costs one line of the cache.
 */
const BET_WORDS = 8;
const KEY_WORDS = 4;
const ROUND_WORD = 4;
const PLAYER_WORD = 6;
const SEED_LIMIT = 2 ** 32;

/**
 * What has been read of rounds, in as much memory as a few hundred thousand bets take, however many
 * there are: enough to say of most entries that they match their round. What it can't say is asked
 * of the table. Names of rounds are compared by 64 bits of a hash whose seeds are new every time.
 */
export class RoundMemory {
  readonly #seeds = [randomInt(SEED_LIMIT - 1), randomInt(SEED_LIMIT - 1)] as const;
  /** Rounds that have ended, and bets that were taken back. */
  readonly #ended: Filter;
  readonly #takenBack: Filter;
  /** Whether every round that has ended is in the filter, from the first entry on. */
  readonly #whole: boolean;
  readonly #mask: number;
  readonly #bets: Int32Array;
  readonly #byRound: Int32Array;
  #round0 = 0;
  #round1 = 0;

  /**
   * `whole`: entries come from the ledger's first one on; otherwise nothing is known of rounds that
   * ended before.
   */
  constructor(entriesExpected: number, whole: boolean) {
    this.#whole = whole;
    this.#ended = new Filter(entriesExpected / 2);
    this.#takenBack = new Filter(entriesExpected / 32);
    const bets = Math.min(
      MAX_BETS,
      Math.max(MIN_BETS, 2 ** Math.ceil(Math.log2(entriesExpected + 1))),
    );
    this.#mask = bets - 1;
    this.#bets = new Int32Array(bets * BET_WORDS);
    this.#byRound = new Int32Array(bets);
  }

  /**
   * Remembers an entry, in the order of the log, and answers whether it is known to match its
   * round.
   */
  proves(entries: EntryBytes, start: number): boolean {
    const behind = entries.behindRef(start);
    const kind = entries.kind(behind);
    if (kind > TOMBSTONE) return true;
    const applied = entries.status(behind) === APPLIED;
    const takesBack = kind === ROLLBACK && entries.contra(behind) !== 0;
    this.#hashRound(entries, start, behind);
    const pays = kind === WIN || (kind === BET && applied);
    const proven = pays
      ? applied && this.#matches(entries, start, behind, kind)
      : !takesBack && movesNothing(entries, start);
    if ((entries.flags(behind) & CLOSES) !== 0) this.#ended.add(this.#round0, this.#round1);
    const ref = entries.refOf(start);
    if (takesBack && ref !== undefined) this.#takenBack.add(...hashKeyAt(entries.view, ref));
    if (kind === BET && applied) this.#remember(entries, start);
    return proven;
  }

  #matches(entries: EntryBytes, start: number, behind: number, kind: number): boolean {
    const { view } = entries;
    if (kind === BET) {
      const free = (entries.flags(behind) & FREE) !== 0;
      return (
        (free ? isZero(view, start + CASH) : isNegated(view, start + UNITS, start + CASH)) &&
        this.#whole &&
        !this.#ended.has(this.#round0, this.#round1)
      );
    }
    return isSame(view, start + UNITS, start + CASH) && this.#standsOnBet(entries, start);
  }

  #standsOnBet(entries: EntryBytes, start: number): boolean {
    const { view } = entries;
    const bets = this.#bets;
    const ref = entries.refOf(start);
    const bet =
      BET_WORDS *
      (ref === undefined
        ? (this.#byRound[this.#round0 & this.#mask] ?? 0)
        : this.#placeOf(view, ref));
    if (ref !== undefined && !this.#isAt(bet, view, ref)) return false;
    if (bets[bet + ROUND_WORD] !== this.#round0 || bets[bet + ROUND_WORD + 1] !== this.#round1)
      return false;
    if (
      bets[bet + PLAYER_WORD] !== view.getInt32(start + PLAYER) ||
      bets[bet + PLAYER_WORD + 1] !== view.getInt32(start + PLAYER + 4)
    )
      return false;
    return !this.#takenBack.has(
      ...hashKey(bets[bet] ?? 0, bets[bet + 1] ?? 0, bets[bet + 2] ?? 0, bets[bet + 3] ?? 0),
    );
  }

  #remember({ view }: EntryBytes, start: number): void {
    const bets = this.#bets;
    const place = this.#placeOf(view, start + IDEM);
    const bet = BET_WORDS * place;
    for (let word = 0; word < KEY_WORDS; word++)
      bets[bet + word] = view.getInt32(start + IDEM + 4 * word);
    bets[bet + ROUND_WORD] = this.#round0;
    bets[bet + ROUND_WORD + 1] = this.#round1;
    bets[bet + PLAYER_WORD] = view.getInt32(start + PLAYER);
    bets[bet + PLAYER_WORD + 1] = view.getInt32(start + PLAYER + 4);
    this.#byRound[this.#round0 & this.#mask] = place;
  }

  #placeOf(view: DataView, key: number): number {
    return hashKeyAt(view, key)[0] & this.#mask;
  }

  #isAt(bet: number, view: DataView, key: number): boolean {
    for (let word = 0; word < KEY_WORDS; word++)
      if (this.#bets[bet + word] !== view.getInt32(key + 4 * word)) return false;
    return true;
  }

  /** A round is one player's at one vendor. */
  #hashRound(entries: EntryBytes, start: number, behind: number): void {
    const { view, bytes } = entries;
    const at = entries.roundAt(behind);
    const length = Math.max(0, view.getInt32(at));
    let first = mix(
      this.#seeds[0] ^ view.getInt32(start + PLAYER),
      view.getInt32(start + PLAYER + 4),
    );
    let second = mix(
      this.#seeds[1] ^ entries.vendor(behind),
      view.getInt32(start + PLAYER + 4) ^ length,
    );
    const end = at + 4 + length;
    let from = at + 4;
    for (; from + 4 <= end; from += 4) {
      const word = view.getInt32(from);
      first = mix(first, word);
      second = mix(second ^ 0x9e3779b9, word);
    }
    for (; from < end; from++) {
      first = mix(first, bytes[from] ?? 0);
      second = mix(second ^ 0x9e3779b9, bytes[from] ?? 0);
    }
    this.#round0 = mix(first, second >>> 7);
    this.#round1 = mix(second, first >>> 9);
  }
}

function mix(hash: number, word: number): number {
  const mixed = Math.imul(hash ^ word, 0x85ebca6b);
  return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35) ^ (mixed >>> 13);
}

/**
 * Of a movement's key. The last six bytes of some keys are a number that is counted up, and their
 * first ones are the same.
 */
function hashKey(word0: number, word1: number, word2: number, word3: number): [number, number] {
  const first = mix(mix(word0, word2), word3);
  return [first, mix(mix(word1, word3), first)];
}

function hashKeyAt(view: DataView, key: number): [number, number] {
  return hashKey(
    view.getInt32(key),
    view.getInt32(key + 4),
    view.getInt32(key + 8),
    view.getInt32(key + 12),
  );
}

function movesNothing({ view }: EntryBytes, start: number): boolean {
  return isZero(view, start + CASH) && isZero(view, start + HELD) && isZero(view, start + OWED);
}

function isZero(view: DataView, at: number): boolean {
  return view.getInt32(at) === 0 && view.getInt32(at + 4) === 0;
}

function isSame(view: DataView, one: number, other: number): boolean {
  return (
    view.getInt32(one) === view.getInt32(other) &&
    view.getInt32(one + 4) === view.getInt32(other + 4)
  );
}

/** Whether two numbers of 64 bits add up to zero. */
function isNegated(view: DataView, one: number, other: number): boolean {
  const low = view.getUint32(one + 4) + view.getUint32(other + 4);
  return (
    low >>> 0 === 0 &&
    ((view.getInt32(one) + view.getInt32(other) + (low > 0xffffffff ? 1 : 0)) | 0) === 0
  );
}
