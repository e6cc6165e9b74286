import { Agent, get, type ClientRequest } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { rules as mango } from "../../games/mango-mines/rules.ts";
import { newPlayer } from "../../e2e/game-table.ts";
import { playRounds } from "../../e2e/world/play.ts";
import { median, printTable } from "../report/table.ts";

const WATCHERS = 1_000;
const PLAYERS = 8;
const MAJOR = 300n;
/** Rounds after which a player opens the game again, or stops. */
const ROUNDS = 60;
/** A game refuses players who are much faster; all of them make ten rounds a second. */
const ROUND_MS = 800;
const SECONDS = 20;
/** Before a round is measured: streams have their first step, and bets go at their pace. */
const SETTLES_MS = 6_000;

/**
 * The share of a core that a thousand guests cost the platform's process who watch what happens
 * while players play: its share with them less that without them, in rounds after each other, the
 * median of the differences.
 */
export async function measureWatchers(
  player: string,
  metrics: string,
  rounds: number,
): Promise<Readonly<Record<"watch_cpu" | "watch_events", number>>> {
  const stopPlay = await keepPlaying();
  const seen: { without: number; with: number; events: number }[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      const without = await shareOf(metrics);
      const crowd = await openCrowd(`${player}/api/v1/live?watch=activity`);
      const watched = await shareOf(metrics);
      const events = crowd.events() / WATCHERS;
      crowd.leave();
      await pause(SETTLES_MS);
      if (events < 1) throw new Error("Nothing was told to the watchers.");
      seen.push({ without, with: watched, events });
    }
  } finally {
    await stopPlay();
  }
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  printTable(
    `${WATCHERS} guests watch while ${PLAYERS} players play: share of a core`,
    seen.map((one) => ({
      without: percent(one.without),
      with: percent(one.with),
      difference: percent(one.with - one.without),
      "events each": one.events.toFixed(1),
    })),
  );
  return {
    watch_cpu: median(seen.map((one) => one.with - one.without)),
    watch_events: median(seen.map(({ events }) => events)),
  };
}

/** The part of a core that the process takes over some seconds. */
async function shareOf(metrics: string): Promise<number> {
  await pause(SETTLES_MS);
  const [before, from] = [await cpuSeconds(metrics), performance.now()];
  await pause(SECONDS * 1_000);
  return ((await cpuSeconds(metrics)) - before) / ((performance.now() - from) / 1_000);
}

async function cpuSeconds(metrics: string): Promise<number> {
  const text = await (await fetch(metrics)).text();
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]);
}

/** Players who play one round after the other until told to stop. */
async function keepPlaying(): Promise<() => Promise<void>> {
  let over = false;
  const people = await Promise.all(Array.from({ length: PLAYERS }, () => newPlayer(MAJOR)));
  const playing = people.map(async (person) => {
    // A game is opened seldom: that is limited for each player.
    while (!over)
      await playRounds(person, mango.code, ROUNDS, {
        choice: { mines: 3 },
        stakeAt: 0,
        everyMs: ROUND_MS,
      });
  });
  // Until it is waited for, a fault is not lost: it is thrown then.
  for (const one of playing) one.catch(() => undefined);
  return async () => {
    over = true;
    await Promise.all(playing);
  };
}

/** Guests with a stream each; what they are told is counted and thrown away. */
async function openCrowd(address: string) {
  const agent = new Agent({ maxSockets: WATCHERS });
  let events = 0;
  const opened = Array.from(
    { length: WATCHERS },
    () =>
      new Promise<ClientRequest>((resolve, reject) => {
        const request = get(address, { agent }, (response) => {
          if (response.statusCode !== 200)
            return reject(new Error(`A watcher was answered with ${response.statusCode}.`));
          response.on("data", (bytes: Buffer) => {
            if (bytes.includes("event: activity")) events++;
          });
          response.on("error", () => undefined);
          resolve(request);
        });
        request.on("error", reject);
      }),
  );
  const requests = await Promise.all(opened);
  return {
    events: () => events,
    leave: () => {
      for (const request of requests) request.destroy();
      agent.destroy();
    },
  };
}
