import type { VendorCommand } from "@perya/wallet-protocol";
import fc from "fast-check";
import type { Movement } from "../index.ts";
import { PLAYERS, type Change } from "./changes.ts";
import { MOST } from "./reference-world.ts";

/** The ids of the second one are counted. */
const VENDORS = [7, 8] as const;
export const COUNTS = 8;
export const ROUNDS = ["r1", "r2", "r3", "r4"] as const;

/** One thing that happens to the wallets. Plain data, so that a failing run can be made smaller. */
export type Step =
  | { readonly type: "group"; readonly way: Way; readonly group: readonly Draft[] }
  /** A group of each player at the same time. */
  | { readonly type: "together"; readonly groups: readonly (readonly Draft[])[] }
  /**
   * Groups in one transaction of the caller's, each answered by itself, those of the house of
   * several players; and perhaps all of them sent once more.
   */
  | {
      readonly type: "each";
      readonly groups: readonly (readonly Draft[])[];
      readonly again: boolean;
    }
  /**
   * Something that was sent before, so many sends ago, as it was or with one thing about it
   * changed.
   */
  | { readonly type: "again"; readonly way: Way; readonly ago: number; readonly change: Change }
  /** The first wallet forgets everything it has in memory, as a process that starts. */
  | { readonly type: "restart" };

/**
 * A command, and for a win or a rollback that is meant to hit: how many of the player's movements
 * ago the one was that it refers to.
 */
export interface Draft {
  readonly command: Movement;
  readonly aim: number | null;
}

/**
 * Through the batcher of one of two wallets on the same database, or in a transaction of the
 * caller's.
 */
export type Way = "first" | "second" | "direct";

/**
 * Few ids for many movements now and then, so that they collide: replays with other content,
 * movements under an id whose rollback was there before, ids of other players.
 */
const number = fc.oneof(
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 999 }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 20 }) },
);
const id = number.map((number) => `t${number}`);
const units = fc.oneof(
  { weight: 29, arbitrary: fc.constantFrom(0n, 1n, 50n, 100n, 100n, 250n, 900n) },
  { weight: 1, arbitrary: fc.constantFrom(MOST, MOST - 2_000n) },
);
const flag = (weight: number) =>
  fc.oneof(
    { weight: 10 - weight, arbitrary: fc.constant(false) },
    { weight, arbitrary: fc.constant(true) },
  );

const aim = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 4 }) },
  { weight: 1, arbitrary: fc.constant(null) },
);
const aimed = <One extends Movement>(command: fc.Arbitrary<One>): fc.Arbitrary<Draft> =>
  fc.record({ command, aim });
const unaimed = (command: Movement): Draft => ({ command, aim: null });

const ANY_KIND = fc.constantFrom<VendorCommand["kind"]>(
  "bet",
  "bet",
  "bet",
  "bet",
  "win",
  "win",
  "win",
  "rollback",
  "rollback",
  "close",
);

function vendorCommand(player: bigint, kind = ANY_KIND): fc.Arbitrary<VendorCommand> {
  return fc
    .record({
      kind,
      vendor: fc.constantFrom(...VENDORS),
      transaction: id,
      round: fc.constantFrom(...ROUNDS),
      game: fc.oneof(
        { weight: 9, arbitrary: fc.constant("tuba") },
        { weight: 1, arbitrary: fc.constant("other") },
      ),
      currency: fc.oneof(
        { weight: 19, arbitrary: fc.constant("PHP") },
        { weight: 1, arbitrary: fc.constant("USD") },
      ),
      units,
      reference: fc.oneof(
        { weight: 7, arbitrary: id },
        { weight: 1, arbitrary: fc.constant(null) },
      ),
      free: flag(1),
      closesRound: flag(1),
      category: fc.constantFrom(0, 1),
    })
    .map((made) => {
      const { kind } = made;
      const money = kind === "bet" || kind === "win";
      const reference = kind === "win" || kind === "rollback" ? made.reference : null;
      return {
        ...made,
        player,
        reference,
        units: money ? made.units : 0n,
        free: kind === "bet" && made.free,
      };
    });
}

const SOON = Temporal.Now.instant().add({ hours: 1 });
const LONG_AGO = Temporal.Now.instant().subtract({ hours: 1 });

function houseCommand(player: bigint): fc.Arbitrary<Movement> {
  const key = fc.integer({ min: 0, max: 60 }).map((number) => `h${number}`);
  // Few, so that many are ended, also twice and by another player. One of them is no hold.
  const holdName = fc.constantFrom("hold0", "hold1", "hold2", "h3");
  const cap = fc.constantFrom(null, undefined, 0n, 100n, 300n, 1_000n);
  const sized = fc.record({
    kind: fc.constantFrom("deposit", "transfer-in", "transfer-out", "collect", "waive"),
    units,
  });
  const registered = fc.record({
    kind: fc.constantFrom("credit", "debit", "reverse"),
    units,
    contra: fc.constantFrom("deposits", "waived", "vendor:7"),
  });
  const hold = fc.record({ kind: fc.constant("hold"), units, key: holdName });
  const end = fc.record(
    { kind: fc.constantFrom("release", "capture"), hold: holdName, units },
    { requiredKeys: ["kind", "hold"] },
  );
  const adjust = units.chain((size) =>
    fc.constantFrom(size, -size).map((signed) => ({ kind: "adjust", units: signed })),
  );
  const limit = fc
    .record({
      singleBet: cap,
      dailyWager: cap,
      weeklyWager: cap,
      monthlyLoss: cap,
      bonusBet: cap,
      bonusClosed: fc.constantFrom(null, undefined, 0b10n),
    })
    .map((caps) => ({ kind: "limit", ...withoutUndefined(caps) }));
  const guard = fc.constantFrom(
    { kind: "block" },
    ...[1, 2].map(() => ({ kind: "unblock" })),
    { kind: "exclude", until: LONG_AGO },
    { kind: "exclude", until: SOON },
    { kind: "exclude", until: LONG_AGO, lifts: true },
  );
  const made = fc.oneof(
    { weight: 4, arbitrary: sized },
    { weight: 2, arbitrary: registered },
    { weight: 2, arbitrary: hold },
    { weight: 2, arbitrary: end },
    { weight: 1, arbitrary: adjust },
    { weight: 1, arbitrary: limit },
    { weight: 1, arbitrary: guard },
  );
  return fc.tuple(made, key).map(([command, key]) => ({ key, ...command, player }) as Movement);
}

function withoutUndefined(caps: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(caps).filter(([, cap]) => cap !== undefined));
}

const player = fc.integer({ min: 0, max: PLAYERS - 1 }).map(BigInt);
const groupOf = (of: bigint) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.array(aimed(vendorCommand(of)), { minLength: 1, maxLength: 1 }) },
    { weight: 2, arbitrary: fc.array(aimed(vendorCommand(of)), { minLength: 2, maxLength: 3 }) },
  );
const way = fc.constantFrom<Way>("first", "first", "second", "direct");
const transfer = fc.tuple(player, player, units, id).map(([from, to, size, name]): Movement[] => [
  { kind: "transfer-out", player: from, key: `${name}-out`, units: size },
  { kind: "transfer-in", player: to, key: `${name}-in`, units: size },
]);
/** What the house does to several players at once. */
const ofHouse = fc
  .oneof(
    transfer,
    fc.array(
      player.chain((of) => houseCommand(of)),
      { minLength: 1, maxLength: 4 },
    ),
  )
  .map((group) => group.map(unaimed));
const some = { minLength: 1, maxLength: 6 };
const anybody = fc.array(fc.oneof(player.chain(groupOf), player.chain(groupOf), ofHouse), some);
/**
 * What those who settle do: nothing but wins, each on its own, none so large that two of them are
 * more than the house's side of a batch can be.
 */
const payday = fc.array(
  player.chain((of) =>
    aimed(
      vendorCommand(of, fc.constant("win")).map((win) => ({ ...win, units: win.units % 1_000n })),
    ),
  ),
  some,
);
const everybody = fc.tuple(groupOf(0n), groupOf(1n), groupOf(2n));

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      type: fc.constant("group"),
      way,
      group: player.chain(groupOf),
    }) as fc.Arbitrary<Step>,
  },
  {
    weight: 4,
    arbitrary: player
      .chain((of) => houseCommand(of))
      .map((command): Step => ({ type: "group", way: "direct", group: [unaimed(command)] })),
  },
  {
    weight: 1,
    arbitrary: transfer.map((group): Step => ({
      type: "group",
      way: "direct",
      group: group.map(unaimed),
    })),
  },
  { weight: 3, arbitrary: everybody.map((groups): Step => ({ type: "together", groups })) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(anybody, fc.boolean())
      .map(([groups, again]): Step => ({ type: "each", groups, again })),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(payday, flag(1))
      .map(([wins, again]): Step => ({ type: "each", groups: wins.map((win) => [win]), again })),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant("again"),
      way,
      ago: fc.integer({ min: 1, max: 12 }),
      change: fc.constantFrom(
        "nothing",
        "nothing",
        "nothing",
        "units",
        "round",
        "game",
        "reference",
        "free",
        "player",
        "kind",
      ),
    }) as fc.Arbitrary<Step>,
  },
  { weight: 1, arbitrary: fc.constant<Step>({ type: "restart" }) },
);

const MAX_STEPS = 60;

/** Random sequences of steps. */
export const steps = fc.array(step, { minLength: 1, maxLength: MAX_STEPS, size: "max" });
