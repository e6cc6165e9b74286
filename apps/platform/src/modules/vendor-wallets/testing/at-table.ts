import { randomUUID } from "node:crypto";
import type { TestPlayer } from "../../../testing/people.ts";

/** A game of the arcade that a player has open, as its page plays it. */
export interface Table {
  /** Plays a round; answers the HTTP status, and the studio's code of a refusal. */
  spin(stake: string, choice?: unknown): Promise<Said>;
  /** The next step of the round that is open. */
  act(action: unknown): Promise<Said>;
}

interface Said {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever it gets
  readonly body: any;
}

/** Opens a game of the arcade for a player, by the address that the platform gives. */
export async function openTable(
  studioUrl: string,
  player: TestPlayer,
  gameId: string,
): Promise<Table> {
  const post = async (path: string, body: unknown, token?: string): Promise<Said> => {
    const answer = await fetch(`${studioUrl}${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const opened = await player.call("POST", "/launch-address", { gameId });
  const ticket = new URL(opened.value.game_url).searchParams.get("ticket");
  const { token } = (await post("/api/session", { ticket })).body;
  let open = { roundId: "", step: 0 };
  return {
    spin: (stake, choice = {}) => {
      open = { roundId: randomUUID(), step: 0 };
      return post("/api/rounds", { roundId: open.roundId, stake, choice }, token);
    },
    act: (action) => {
      const { roundId, step } = open;
      open = { roundId, step: step + 1 };
      return post(`/api/rounds/${roundId}/actions`, { step, action }, token);
    },
  };
}
