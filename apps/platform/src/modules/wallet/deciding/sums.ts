import type { EntryKind, HouseAccount } from "../wallet.ts";
import { isAway } from "./away.ts";
import { PARTS, Rolling, type StoredPart } from "./rolling.ts";

const DAY_MS = 86_400_000;
/** The windows of caps, in milliseconds. They roll; none is one of the calendar. */
const WINDOWS = { day: DAY_MS, week: 7 * DAY_MS, month: 30 * DAY_MS } as const;
export type WindowName = keyof typeof WINDOWS;
const WINDOW_NAMES = Object.keys(WINDOWS) as WindowName[];

/**
 * Five minutes. Parts of the longer windows are whole numbers of these, so what is played in one of
 * them belongs to one part of each window, and nothing leaves a window before the next begins.
 */
const PART_MS = DAY_MS / PARTS;

/** A movement of play as far as sums ask: cash and time of what it did when it was applied. */
export interface Played {
  readonly kind: EntryKind;
  readonly cash: bigint;
  /** The house account on its other side, where it moved money with one. */
  readonly contra: HouseAccount | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What may be staked and lost at most, in ledger units; undefined for any amount. */
export interface Bounds {
  readonly staked: bigint | undefined;
  readonly lost: bigint | undefined;
}

/**
 * What a player staked and lost lately, and what is elsewhere now. Part of the state that a bet is
 * decided on. A bet touches the five minutes in which it is made and what may be played in them;
 * the windows themselves are looked at once in each.
 */
export class Sums {
  readonly #windows: Readonly<Record<WindowName, Rolling>>;
  #away = 0n;
  /** What was played in one part of a day, counted since 1970, and is in no window yet. */
  #part = 0;
  #staked = 0n;
  #lost = 0n;
  /** What may be played in that part. */
  #bounds: Bounds | undefined;

  private constructor(windows: Readonly<Record<WindowName, Rolling>>) {
    this.#windows = windows;
  }

  /** Sums of a player with what is stored of them. */
  static of(stored: Readonly<Partial<Record<WindowName, StoredPart[]>>> = {}): Sums {
    return new Sums({
      day: new Rolling(WINDOWS.day, stored.day),
      week: new Rolling(WINDOWS.week, stored.week),
      month: new Rolling(WINDOWS.month, stored.month),
    });
  }

  /** The player's money on accounts of the line `away`, in ledger units. */
  get away(): bigint {
    return this.#away;
  }

  set away(units: bigint) {
    this.#away = units;
    this.#bounds = undefined;
  }

  /** Counts an applied bet or win, and money that went elsewhere or came back. */
  count({ kind, cash, contra, at }: Played): void {
    if (isAway(kind, contra)) this.away -= cash;
    if (cash === 0n || (kind !== "bet" && kind !== "win")) return;
    this.#enter(at);
    if (kind === "bet") this.#staked -= cash;
    this.#lost -= cash;
  }

  /** Takes a bet or win out of where it was counted. What was taken back was not played. */
  discount({ kind, cash, contra, at }: Played): void {
    this.count({ kind, cash: -cash, contra, at });
  }

  /** A window with all that was counted. */
  window(name: WindowName): Rolling {
    this.#settle();
    return this.#windows[name];
  }

  /**
   * Whether a stake stays within bounds at a time. They are asked for when they may be others than
   * before, as what may be played in the part of that time beside what the windows have.
   */
  hasRoomFor(stake: bigint, now: number, boundsOf: () => Bounds): boolean {
    this.#enter(now);
    const { staked, lost } = this.#bounds ?? this.#ask(boundsOf);
    return (
      (staked === undefined || this.#staked + stake <= staked) &&
      (lost === undefined || this.#lost + stake <= lost)
    );
  }

  /** The bounds are to be asked for again. */
  forgetBounds(): void {
    this.#bounds = undefined;
  }

  copy(): Sums {
    const copy = new Sums({
      day: this.window("day").copy(),
      week: this.window("week").copy(),
      month: this.window("month").copy(),
    });
    copy.away = this.#away;
    return copy;
  }

  #ask(boundsOf: () => Bounds): Bounds {
    this.#settle();
    return (this.#bounds = boundsOf());
  }

  #enter(at: number): void {
    const part = Math.floor(at / PART_MS);
    if (part === this.#part) return;
    this.#settle();
    this.#part = part;
  }

  #settle(): void {
    this.#bounds = undefined;
    if (this.#staked === 0n && this.#lost === 0n) return;
    for (const name of WINDOW_NAMES)
      this.#windows[name].add(this.#part * PART_MS, this.#staked, this.#lost);
    this.#staked = 0n;
    this.#lost = 0n;
  }
}
