import type { Dice } from "../dice.ts";
import type { Player } from "../seed.ts";
import { betwin, finish, rollback } from "./softswiss.ts";
import type { Round, Vendor } from "./vendor.ts";

const CENT_UNITS = 1_000n;

/** The kinds of rounds of a vendor that speaks the second dialect. */
export const softswissRounds: readonly [Round, ...Round[]] = [
  [46, inOneCall],
  [18, inSteps],
  [12, takenBack],
  [8, takenBackBefore],
  [8, sentTwiceAtOnce],
  [8, halfTooMuch],
];

function amount(dice: Dice): bigint {
  return BigInt(dice.between(1, 5_000)) * CENT_UNITS;
}

function inOneCall({ line, duties, dice }: Vendor, player: Player): Promise<boolean> {
  return duties.stake(
    betwin(
      line,
      player,
      [
        ["bet", amount(dice)],
        ["win", amount(dice)],
      ],
      { finished: dice.chance(80) },
    ),
  );
}

async function inSteps({ line, duties, dice }: Vendor, player: Player): Promise<void> {
  const stake = betwin(line, player, [
    ["bet", amount(dice)],
    ["bet", amount(dice)],
  ]);
  if (!(await duties.stake(stake))) return;
  const { round } = stake.movements[0];
  await duties.insist(betwin(line, player, [["win", amount(dice)]], { round }));
  await duties.insist(finish(line, stake));
}

async function takenBack({ line, duties, dice }: Vendor, player: Player): Promise<void> {
  const spin = betwin(line, player, [
    ["bet", amount(dice)],
    ["win", amount(dice)],
  ]);
  if (await duties.stake(spin)) await duties.insist(rollback(line, spin));
}

async function takenBackBefore({ line, duties, dice }: Vendor, player: Player): Promise<void> {
  const stake = betwin(line, player, [["bet", amount(dice)]]);
  await duties.insist(rollback(line, stake));
  await duties.stake(stake);
}

async function sentTwiceAtOnce({ line, duties, dice }: Vendor, player: Player): Promise<void> {
  const spin = betwin(
    line,
    player,
    [
      ["bet", amount(dice)],
      ["win", amount(dice)],
    ],
    { finished: true },
  );
  await Promise.all([duties.stake(spin), line.send(spin)]);
}

/** Two bets of which only the first can be paid: the wallet may accept neither. */
function halfTooMuch({ line, duties, dice }: Vendor, player: Player): Promise<boolean> {
  return duties.stake(
    betwin(line, player, [
      ["bet", amount(dice)],
      ["bet", player.units * 10n],
    ]),
  );
}
