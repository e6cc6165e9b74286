import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { launch, openPage, type Answer, type Page } from "../../../apps/studio/src/testing/page.ts";
import type { Dice } from "../dice.ts";
import type { Player } from "../seed.ts";
import type { Stage } from "../stage.ts";

/** The end of a round as a player's page read it. Minor units. */
export interface Seen {
  readonly roundId: string;
  readonly user: string;
  readonly status: string;
  readonly payout: string;
}

interface Table {
  readonly game: string;
  readonly stakes: readonly [string, ...string[]];
  choice(dice: Dice): unknown;
}

const TABLES: readonly [Table, ...Table[]] = [
  { game: "harbor-lanterns", stakes: ["200", "400"], choice: () => ({}) },
  { game: "thunder-orchard", stakes: ["200", "1000"], choice: () => ({}) },
  { game: "coral-cascade", stakes: ["200", "600"], choice: () => ({}) },
  {
    game: "mango-mines",
    stakes: ["100", "1000"],
    choice: (dice) => ({ mines: dice.between(1, 8) }),
  },
  {
    game: "halo-halo-drop",
    stakes: ["100", "600"],
    choice: (dice) => ({ rows: dice.pick([8, 12, 16]), risk: dice.pick(["low", "mid", "high"]) }),
  },
];

const AGAIN_MS = 150;
const LONGEST_BREAK_MS = 150;
const OPEN_LIMIT_MS = 60_000;
/** Longer than any part is ever down. */
const ROUND_LIMIT_MS = 180_000;

/**
 * A player at one game until stopped, who repeats a request as the page does: under the same round
 * id, until the outcome of the round is known.
 */
export async function spinAt(
  stage: Stage,
  player: Player,
  dice: Dice,
  seen: Seen[],
  stopped: () => boolean,
): Promise<void> {
  const table = dice.pick(TABLES);
  const page = await sitDown(stage, player, table.game);
  while (!stopped()) {
    seen.push({ ...(await playToTheEnd(page, table, dice)), user: player.user });
    await pause(dice.between(0, LONGEST_BREAK_MS));
  }
}

async function sitDown(stage: Stage, player: Player, game: string): Promise<Page> {
  const operator = { privateKey: stage.keys.operator.privateKey, operatorId: stage.operatorId };
  for (const deadline = Date.now() + OPEN_LIMIT_MS; ;) {
    try {
      const ticket = await launch(
        stage.studioUrl,
        operator,
        { user: player.user, token: player.tokens.studio },
        game,
      );
      return await openPage(stage.studioUrl, ticket);
    } catch (fault) {
      if (Date.now() > deadline) throw fault;
      await pause(AGAIN_MS);
    }
  }
}

async function playToTheEnd(page: Page, table: Table, dice: Dice): Promise<Omit<Seen, "user">> {
  const [roundId, stake, choice] = [randomUUID(), dice.pick(table.stakes), table.choice(dice)];
  for (const deadline = Date.now() + ROUND_LIMIT_MS; Date.now() < deadline;) {
    const answer = await page.play(stake, choice, roundId).catch(() => undefined);
    const round = answer?.round;
    // Sessions outlive the run, so a missing one was lost.
    if (answer?.status === 401 && !round)
      throw new Error(`The studio no longer knows the session of round ${roundId}`);
    if (round?.roundId === roundId && isOver(answer, round.status))
      return { roundId, status: round.status, payout: round.payout };
    if (answer?.status === 200 && round?.status === "OPEN")
      await decide(page, roundId, round.step, dice);
    else await pause(AGAIN_MS);
  }
  throw new Error(`Round ${roundId} of ${table.game} came to no end`);
}

function isOver(answer: Answer | undefined, status: string): boolean {
  return (
    (answer?.status === 200 && status === "CLOSED") || status === "VOID" || status === "REJECTED"
  );
}

async function decide(page: Page, roundId: string, step: number, dice: Dice): Promise<void> {
  const action = step > 0 && dice.chance(40) ? { cashOut: true } : { pick: dice.between(0, 24) };
  await page
    .ask("POST", `/api/rounds/${roundId}/actions`, { step, action })
    .catch(() => pause(AGAIN_MS));
}
