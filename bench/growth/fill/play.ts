import type { VendorCommand } from "@perya/wallet-protocol";
import {
  betOf,
  roundOf,
  settleOf,
} from "../../../apps/platform/src/modules/lottery/orders/order.ts";
import type { NumberedEntry } from "../../../apps/platform/src/modules/wallet/writing/batch.ts";
import { decideGroup } from "../../../apps/platform/src/modules/wallet/deciding/decide-group.ts";
import { ask } from "../../../apps/platform/src/modules/wallet/deciding/keys.ts";
import {
  freshState,
  type PlayerState,
} from "../../../apps/platform/src/modules/wallet/deciding/state.ts";
import {
  NO_CAPS,
  type Account,
  type Command,
} from "../../../apps/platform/src/modules/wallet/wallet.ts";
import type { Dice } from "./dice.ts";

/** Where the rounds are booked: vendors by their numbers, house accounts by theirs. */
export interface Books {
  readonly currency: string;
  readonly book: Account["book"];
  readonly slots: { readonly vendor: number; readonly game: string };
  readonly lottery: { readonly vendor: number; readonly game: string };
  readonly house: ReadonlyMap<string, number>;
}

export interface PlayedBatch {
  readonly entries: NumberedEntry[];
  /** Every account so far. */
  readonly accounts: ReadonlyMap<bigint, Account>;
}

/** The first player plays every day, so their history has thousands of pages in a large ledger. */
export const REGULAR = 1n;
/**
 * One movement in this many belongs to the regular, opens an account, is a rollback, or is a
 * lottery order; one order in PER_WINNER wins.
 */
const PER_REGULAR = 10;
const PER_PLAYER = 100;
const PER_ROLLBACK = 200;
const PER_ORDER = 20;
const PER_WINNER = 10;
/** Players active at a time; earlier ones have stopped playing. */
const ACTIVE = 1_000;
const FIRST_PLAYERS = 50;
const MEAN_BATCH = 8;
/** One batch in this many pays out a draw. */
const PER_DRAW = 200;
const DRAW = 300;
/** Covers every bet of the regular; the sum over all players must still fit in 19 digits. */
const CASH = 10n ** 12n;
const STAKE = 100_000n;
const PRIZE_STEP = 10_000n;
const PRIZES = 20;

interface Playing {
  readonly state: PlayerState;
  /** The open bet, which has no result yet. */
  bet: VendorCommand | undefined;
}

/**
 * Yields rounds of slots and a lottery, batch by batch, without end. The wallet's own decider
 * decides each movement, so the resulting ledger is valid. New players arrive all the time and play
 * most.
 */
export function* play(dice: Dice, books: Books): Generator<PlayedBatch> {
  const players: Playing[] = [];
  const accounts = new Map<bigint, Account>();
  const rounds = { slots: 0, orders: 0n };
  const open = () => {
    const playing = newPlayer(BigInt(players.length + 1), books);
    players.push(playing);
    const { account } = playing.state;
    accounts.set(account.player, account);
    return [
      decide(playing, books, {
        kind: "open",
        player: account.player,
        key: `open:${account.player}`,
        currency: books.currency,
        book: books.book,
      }),
      decide(playing, books, {
        kind: "deposit",
        player: account.player,
        key: `deposit:${account.player}`,
        units: CASH,
      }),
    ];
  };
  for (let n = 0; n < FIRST_PLAYERS; n++) yield { entries: open(), accounts };
  for (;;) {
    const size =
      dice.below(PER_DRAW) === 0
        ? DRAW
        : 1 + Math.floor(-Math.log(1 - dice.fraction()) * (MEAN_BATCH - 1));
    const chosen = new Set<Playing>();
    for (let n = 0; n < size; n++) {
      if (dice.below(PER_PLAYER) === 0) yield { entries: open(), accounts };
      const at =
        dice.below(PER_REGULAR) === 0
          ? 0
          : players.length - 1 - dice.below(Math.min(ACTIVE, players.length));
      chosen.add(players[at] as Playing);
    }
    const entries = [...chosen].map((playing) =>
      playing.bet ? end(dice, playing, books) : begin(dice, playing, books, rounds),
    );
    yield { entries: entries.toSorted((a, b) => (a.player < b.player ? -1 : 1)), accounts };
  }
}

function newPlayer(player: bigint, { currency, book }: Books): Playing {
  const guards = { blocked: false, excludedUntil: null, ...NO_CAPS };
  return {
    state: freshState({ player, seq: 0n, cash: 0n, held: 0n, owed: 0n, currency, book, ...guards }),
    bet: undefined,
  };
}

function decide({ state }: Playing, { house }: Books, command: Command): NumberedEntry {
  const outcome = decideGroup(() => state, [ask(command)], 0, true);
  const [entry] = outcome?.entries ?? [];
  if (!entry) throw new Error(`The wallet refused ${JSON.stringify(outcome?.answers)}`);
  return Object.assign(entry, {
    contraId: entry.contra === null ? 0 : (house.get(entry.contra) ?? 0),
  });
}

function begin(
  dice: Dice,
  playing: Playing,
  books: Books,
  rounds: { slots: number; orders: bigint },
): NumberedEntry {
  const isOrder = dice.below(PER_ORDER) === 0;
  const parts = {
    kind: "bet",
    player: playing.state.account.player,
    currency: books.currency,
    units: STAKE,
    reference: null,
    free: false,
    closesRound: false,
  } as const;
  let bet: VendorCommand;
  if (isOrder) {
    const order = ++rounds.orders;
    bet = {
      ...parts,
      ...books.lottery,
      transaction: betOf(order),
      round: roundOf(order),
      counted: true,
    };
  } else {
    const round = `${(++rounds.slots).toString(16).padStart(8, "0")}-0000-4000-8000-000000000000`;
    bet = { ...parts, ...books.slots, transaction: `${round}-bet`, round };
  }
  // A losing order gets no further entry.
  if (!isOrder || dice.below(PER_WINNER) === 0) playing.bet = bet;
  const entry = decide(playing, books, bet);
  if (!playing.bet) forget(playing);
  return entry;
}

function end(dice: Dice, playing: Playing, books: Books): NumberedEntry {
  const { bet } = playing;
  if (!bet) throw new Error("There is no round to end");
  playing.bet = undefined;
  const units = PRIZE_STEP * BigInt(1 + dice.below(PRIZES));
  const command: VendorCommand = bet.counted
    ? {
        ...bet,
        kind: "win",
        transaction: settleOf(BigInt(bet.round.slice("lo_".length)), 1),
        reference: bet.transaction,
        units,
      }
    : dice.below(PER_ROLLBACK) === 0
      ? {
          ...bet,
          kind: "rollback",
          transaction: `${bet.round}-back`,
          reference: bet.transaction,
          units: 0n,
        }
      : {
          ...bet,
          kind: "win",
          transaction: `${bet.round}-win`,
          reference: bet.transaction,
          units,
          closesRound: true,
        };
  const entry = decide(playing, books, command);
  forget(playing);
  return entry;
}

function forget({ state }: Playing): void {
  state.facts.clear();
  state.rounds.clear();
}
