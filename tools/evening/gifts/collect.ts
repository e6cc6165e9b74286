import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { PASSWORD } from "../../../apps/platform/src/testing/people.ts";
import type { Dice } from "../../chaos/dice.ts";
import type { Journal } from "../people/journal.ts";
import { untilKnown } from "../people/until-known.ts";
import type { Bettor } from "../stage.ts";
import { CONVERT } from "./terms.ts";

const [SHORTEST_MS, LONGEST_MS] = [2_000, 9_000];

/**
 * What a player takes of what is offered: joins the promotion, redeems vouchers, checks in, claims
 * missions and converts points, each asked twice at once and again until there is an answer.
 */
export async function collect(
  player: Bettor,
  codes: readonly string[],
  dice: Dice,
  until: number,
  journal: Journal,
): Promise<void> {
  const left = [...codes];
  await join(player, journal);
  while (Date.now() < until) {
    await pause(dice.between(SHORTEST_MS, LONGEST_MS));
    const code = dice.chance(50) ? left.shift() : undefined;
    if (code !== undefined) await redeem(player, code, journal);
    await takeAll(player, journal);
  }
  for (const code of left) await redeem(player, code, journal);
}

/** Checks in, claims what is done or won, and converts points, as far as it can be done now. */
export async function takeAll(player: Bettor, journal: Journal): Promise<void> {
  await twice(journal, () => player.call("POST", "/missions/sign"));
  const { value } = await untilKnown(journal, () => player.call("GET", "/missions"));
  const { missions } = value as {
    missions: readonly { id: string; status: string; period: string }[];
  };
  for (const { id, period } of missions.filter(({ status }) => status === "DONE"))
    await twice(journal, () => player.call("POST", `/missions/${id}/claim`, { period }));
  await twice(journal, () => player.call("POST", "/rebates/claim"));
  await twice(journal, () => player.call("POST", `/raffles/${journal.raffle}/claim`));
  await convert(player, journal);
}

async function join(player: Bettor, journal: Journal): Promise<void> {
  const { value } = await untilKnown(journal, () => player.call("GET", "/promotions"));
  const [promotion] = value as readonly { id: string }[];
  if (!promotion) return void journal.faults.push("a player saw no promotion");
  const joined = await twice(journal, () =>
    player.call("POST", `/promotions/${promotion.id}/join`),
  );
  if (!joined) journal.faults.push(`player ${player.id} could not join the promotion`);
}

/** Redeems a voucher; a code that was asked for with two keys is good once. */
async function redeem(player: Bettor, code: string, journal: Journal): Promise<void> {
  const keys = [randomUUID(), randomUUID()];
  const answers = await Promise.all(
    keys.map((key) =>
      untilKnown(journal, () => player.call("POST", "/vouchers/redeem", { code, key })),
    ),
  );
  const good = answers.filter(({ status }) => status === 200).length;
  if (good !== 1) journal.faults.push(`a voucher was credited ${good} times`);
  journal.redeemed.set(player.id, (journal.redeemed.get(player.id) ?? 0) + good);
}

async function convert(player: Bettor, journal: Journal): Promise<void> {
  const { value } = await untilKnown(journal, () => player.call("GET", "/points/balance"));
  if (BigInt((value as { points: string }).points) < CONVERT.points) return;
  const asked = {
    points: CONVERT.points.toString(),
    amount: CONVERT.units.toString(),
    password: PASSWORD,
    key: randomUUID(),
  };
  const done = await twice(journal, () => player.call("POST", "/points/convert", asked));
  if (done) journal.converted.set(player.id, (journal.converted.get(player.id) ?? 0) + 1);
}

/** Asks for one thing twice at once; returns whether it was granted. */
async function twice(journal: Journal, ask: () => ReturnType<Bettor["call"]>): Promise<boolean> {
  const answers = await Promise.all([untilKnown(journal, ask), untilKnown(journal, ask)]);
  return answers.some(({ status }) => status === 200);
}
