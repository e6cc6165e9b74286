import type { Dice } from "../dice.ts";
import type { Player } from "../seed.ts";
import { bet, forged, rollback, win } from "./hub88.ts";
import type { Round, Vendor } from "./vendor.ts";

const CENT_UNITS = 1_000n;
const GOOD_TO_A_FORGERY: ReadonlySet<string> = new Set([
  "DUPLICATE_TRANSACTION",
  "TRANSACTION_ROLLED_BACK",
]);

/** The kinds of rounds of a vendor that speaks the native protocol. */
export const hub88Rounds: readonly [Round, ...Round[]] = [
  [36, won],
  [12, lost],
  [12, takenBack],
  [8, takenBackBefore],
  [8, takenBackMeanwhile],
  [6, sentTwiceAtOnce],
  [4, free],
  [4, tooMuch],
  [4, afterTheEnd],
  [3, changedUnderItsId],
  [3, spentAndTakenBack],
];

function amount(dice: Dice): bigint {
  return BigInt(dice.between(1, 5_000)) * CENT_UNITS;
}

async function won({ line, duties, dice }: Vendor, player: Player): Promise<void> {
  const stake = bet(line, player, { units: amount(dice) });
  if (!(await duties.stake(stake))) return;
  if (dice.chance(20)) await duties.insist(win(stake, { units: amount(dice) }));
  await duties.insist(win(stake, { units: dice.chance(40) ? 0n : amount(dice), closes: true }));
}

function lost({ line, duties, dice }: Vendor, player: Player): Promise<boolean> {
  return duties.stake(bet(line, player, { units: amount(dice), closes: true }));
}

/** A bet and its win, both rolled back, in either order. */
async function takenBack({ line, duties, dice }: Vendor, player: Player): Promise<void> {
  const stake = bet(line, player, { units: amount(dice) });
  if (!(await duties.stake(stake))) return;
  const paid = win(stake, { units: amount(dice) });
  await duties.insist(paid);
  for (const call of dice.shuffle([stake, paid])) await duties.insist(rollback(call));
}

async function takenBackBefore({ line, duties, dice }: Vendor, player: Player): Promise<void> {
  const stake = bet(line, player, { units: amount(dice) });
  await duties.insist(rollback(stake));
  await duties.stake(stake);
}

async function takenBackMeanwhile({ line, duties, dice }: Vendor, player: Player): Promise<void> {
  const stake = bet(line, player, { units: amount(dice) });
  await Promise.all([duties.stake(stake), duties.insist(rollback(stake))]);
}

async function sentTwiceAtOnce({ line, duties, dice }: Vendor, player: Player): Promise<void> {
  const stake = bet(line, player, { units: amount(dice) });
  const [stands] = await Promise.all([duties.stake(stake), line.send(stake), line.send(stake)]);
  if (!stands) return;
  const paid = win(stake, { units: amount(dice), closes: true });
  await Promise.all([duties.insist(paid), line.send(paid)]);
}

async function free({ line, duties, dice }: Vendor, player: Player): Promise<void> {
  const stake = bet(line, player, { units: amount(dice), free: true });
  if (await duties.stake(stake))
    await duties.insist(win(stake, { units: amount(dice), closes: true }));
}

function tooMuch({ line, duties }: Vendor, player: Player): Promise<boolean> {
  return duties.stake(bet(line, player, { units: player.units * 10n }));
}

async function afterTheEnd({ line, duties, dice }: Vendor, player: Player): Promise<void> {
  const stake = bet(line, player, { units: amount(dice), closes: true });
  if (await duties.stake(stake))
    await duties.stake(bet(line, player, { units: amount(dice), round: stake.movements[0].round }));
}

async function changedUnderItsId(
  { line, duties, dice, faults }: Vendor,
  player: Player,
): Promise<void> {
  const stake = bet(line, player, { units: amount(dice), closes: true });
  if (!(await duties.stake(stake))) return;
  const heard = await line.send(forged(stake));
  if (heard && (heard.ok || !GOOD_TO_A_FORGERY.has(heard.refusal)))
    faults.push(
      `bet ${stake.movements[0].transaction} with another amount ` +
        `got ${heard.ok ? "RS_OK" : heard.refusal}`,
    );
}

/** A win that is spent before its rollback leaves a debt. */
async function spentAndTakenBack({ line, duties, dice }: Vendor, player: Player): Promise<void> {
  const stake = bet(line, player, { units: CENT_UNITS });
  if (!(await duties.stake(stake))) return;
  const paid = win(stake, { units: amount(dice) * 4n });
  await duties.insist(paid);
  await duties.stake(bet(line, player, { units: paid.movements[0].units, closes: true }));
  await duties.insist(rollback(paid));
}
