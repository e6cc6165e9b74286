import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { findRules } from "../../../apps/platform/src/modules/lottery/games/rules-of.ts";
import type { Answered } from "../../../apps/platform/src/testing/people.ts";
import { openDice, type Dice } from "../../chaos/dice.ts";
import { CANCEL_GAME, GAMES } from "../games.ts";
import type { Bettor } from "../stage.ts";
import type { Journal } from "./journal.ts";
import { markLines } from "./marks.ts";
import { untilKnown } from "./until-known.ts";

const [SHORTEST_THOUGHT_MS, LONGEST_THOUGHT_MS] = [400, 2_200];
const AGAIN_MS = 700;
/** The longest wait for the last moment before a close. */
const LONGEST_WAIT_MS = 12_000;
/** A last-moment bet is sent at most this long before or after the close. */
const EDGE_MS = 120;

/**
 * A player's evening: bets of all kinds until it has ended. Requests without an answer are sent
 * again until they have one.
 */
export async function spendEvening(
  player: Bettor,
  seed: string,
  until: number,
  journal: Journal,
): Promise<void> {
  const dice = openDice(seed, `player ${player.id}`);
  const actions = [
    { percent: 55, act: () => bet(player, dice, journal) },
    { percent: 15, act: () => betTwiceAtOnce(player, dice, journal) },
    { percent: 15, act: () => betAtTheClose(player, dice, journal) },
    { percent: 10, act: () => betAndTakeBack(player, dice, journal) },
    { percent: 5, act: () => reuseKey(player, dice, journal) },
  ];
  const chased = await chase(player, dice, until, journal);
  while (Date.now() < until) {
    await pause(dice.between(SHORTEST_THOUGHT_MS, LONGEST_THOUGHT_MS));
    let roll = dice.between(1, 100);
    await actions.find(({ percent }) => (roll -= percent) <= 0)?.act();
  }
  if (chased)
    await untilKnown(journal, () => player.call("POST", `/lottery/chases/${chased}/stop`));
}

interface Counter {
  readonly rules: string;
  readonly oddsVersion: number;
  readonly issue: {
    readonly issueNo: string;
    readonly closeAt: string;
    readonly isSale: boolean;
  } | null;
}

/** A new order in the open draw of a game; undefined while no draw is open. */
async function newOrder(
  player: Bettor,
  dice: Dice,
  journal: Journal,
  gameCode = dice.pick(GAMES) as string,
) {
  const { value } = await untilKnown(journal, () =>
    player.call("GET", `/lottery/games/${gameCode}`),
  );
  const { rules: code, oddsVersion, issue } = value as Counter;
  const rules = findRules(code);
  if (!rules || !issue?.isSale) return undefined;
  const order = {
    key: randomUUID(),
    gameCode,
    issueNo: issue.issueNo,
    oddsVersion,
    lines: markLines(rules, dice),
  };
  return { order, closesInMs: Date.parse(issue.closeAt) - Date.now() };
}

type Order = NonNullable<Awaited<ReturnType<typeof newOrder>>>["order"];

async function place(player: Bettor, journal: Journal, order: Order): Promise<Answered> {
  const answer = await untilKnown(journal, () => player.call("POST", "/lottery/orders", order));
  const { id, stake } = (answer.status === 200 ? answer.value : {}) as {
    id?: string;
    stake?: string;
  };
  journal.told.push({
    player: player.id,
    key: order.key,
    order: id,
    stake: BigInt(stake ?? 0),
    refusal: id ? undefined : (answer.code ?? "NOTHING"),
  });
  return answer;
}

async function bet(player: Bettor, dice: Dice, journal: Journal): Promise<void> {
  const made = await newOrder(player, dice, journal);
  if (made) await place(player, journal, made.order);
}

async function betTwiceAtOnce(player: Bettor, dice: Dice, journal: Journal): Promise<void> {
  const made = await newOrder(player, dice, journal);
  if (!made) return;
  const [one, two] = await Promise.all([
    place(player, journal, made.order),
    place(player, journal, made.order),
  ]);
  const again = await place(player, journal, made.order);
  const ids = new Set(
    [one, two, again].filter(({ status }) => status === 200).map(({ value }) => value.id as string),
  );
  if (ids.size > 1)
    journal.faults.push(`one key was answered with the orders ${[...ids].join(" and ")}`);
}

async function betAtTheClose(player: Bettor, dice: Dice, journal: Journal): Promise<void> {
  const made = await newOrder(player, dice, journal);
  if (!made || made.closesInMs > LONGEST_WAIT_MS) return;
  await pause(Math.max(0, made.closesInMs + dice.between(-EDGE_MS, EDGE_MS)));
  await place(player, journal, made.order);
}

async function betAndTakeBack(player: Bettor, dice: Dice, journal: Journal): Promise<void> {
  const made = await newOrder(player, dice, journal, CANCEL_GAME);
  const placed = made && (await place(player, journal, made.order));
  if (placed?.status !== 200) return;
  await pause(dice.between(0, LONGEST_THOUGHT_MS));
  const { id } = placed.value as { id: string };
  const answers = await Promise.all(
    [1, 2].map(() =>
      untilKnown(journal, () => player.call("POST", `/lottery/orders/${id}/cancel`)),
    ),
  );
  const [one, two] = answers.map(({ status }) => status === 200);
  if (one || two) journal.cancelled.push(id);
  if (answers.some(({ code }) => code === "NOT_FOUND"))
    journal.faults.push(`${id} was not found by the player it is of`);
}

async function reuseKey(player: Bettor, dice: Dice, journal: Journal): Promise<void> {
  const made = await newOrder(player, dice, journal);
  if (!made || (await place(player, journal, made.order)).status !== 200) return;
  const lines = made.order.lines.map((line) => ({ ...line, multiple: line.multiple + 1 }));
  const other = await untilKnown(journal, () =>
    player.call("POST", "/lottery/orders", { ...made.order, lines }),
  );
  if (other.code !== "KEY_REUSED")
    journal.faults.push(
      `a key with other contents was answered with ${other.status} ${other.code}`,
    );
}

/**
 * Places the same bet on some coming draws, as soon as one is open and the line can be bet; returns
 * the chase.
 */
async function chase(
  player: Bettor,
  dice: Dice,
  until: number,
  journal: Journal,
): Promise<string | undefined> {
  for (; Date.now() < until; await pause(AGAIN_MS)) {
    const made = await newOrder(player, dice, journal);
    if (!made) continue;
    const { key, gameCode, lines } = made.order;
    const asked = {
      key,
      gameCode,
      issues: dice.between(3, 6),
      stopOnWin: dice.chance(30),
      lines: lines.slice(0, 1),
    };
    const answer = await untilKnown(journal, () => player.call("POST", "/lottery/chases", asked));
    if (answer.code === "INVALID_PICKS") continue;
    if (answer.status !== 200)
      return void journal.faults.push(`a chase was answered with ${answer.status} ${answer.code}`);
    const { id } = answer.value as { id: string };
    journal.chases.set(id, asked.issues);
    return id;
  }
  return undefined;
}
