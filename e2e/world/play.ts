import { setTimeout as pause } from "node:timers/promises";
import { ask, asPlayer } from "./calls.ts";
import type { Person } from "./people.ts";

interface Studio {
  readonly call: <Answer>(method: string, path: string, body?: unknown) => Promise<Answer>;
  readonly stakes: readonly string[];
}

interface Round {
  readonly roundId: string;
  readonly step: number;
  readonly over: boolean;
}

/** Opens a game as its page would: the address with the ticket, then a session of the studio. */
export async function enter(person: Person, game: string): Promise<Studio> {
  const { game_url } = await asPlayer(person.token)<{ game_url: string }>(
    "POST",
    "/launch-address",
    { gameId: game },
  );
  const { origin, searchParams } = new URL(game_url);
  const opened = await ask<{ token: string; stakes: string[] }>(
    "POST",
    `${origin}/api/session`,
    {},
    { ticket: searchParams.get("ticket") },
  );
  const headers = { authorization: `Bearer ${opened.answer.token}` };
  return {
    stakes: opened.answer.stakes,
    call: async (method, path, body) =>
      (await ask<never>(method, `${origin}/api${path}`, headers, body)).answer,
  };
}

/**
 * Plays rounds of a game over the studio's own API; `stakeAt` picks from the stakes offered, lowest
 * first, and `everyMs` is the least time from the start of a round to that of the next.
 */
export async function playRounds(
  person: Person,
  game: string,
  rounds: number,
  {
    choice = {},
    stakeAt = 2,
    everyMs = 0,
  }: { choice?: unknown; stakeAt?: number; everyMs?: number } = {},
): Promise<void> {
  const studio = await enter(person, game);
  for (let played = 0; played < rounds; played++) {
    const isTimeForMore = pause(everyMs);
    const roundId = crypto.randomUUID();
    const stake = studio.stakes[Math.min(stakeAt, studio.stakes.length - 1)];
    let { round } = await studio.call<{ round: Round }>("POST", "/rounds", {
      roundId,
      stake,
      choice,
    });
    for (const action of [{ pick: 12 }, { cashOut: true }]) {
      if (round.over) break;
      ({ round } = await studio.call<{ round: Round }>("POST", `/rounds/${roundId}/actions`, {
        step: round.step,
        action,
      }));
    }
    await studio.call("POST", `/rounds/${roundId}/shown`, {});
    if (played < rounds - 1) await isTimeForMore;
  }
}
