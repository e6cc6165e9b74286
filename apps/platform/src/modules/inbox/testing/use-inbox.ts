import type { TestDatabase } from "@perya/postgres/testing";
import { sql } from "@perya/postgres/sql";
import type { TestPlayer } from "../../../testing/people.ts";
import type { Platform } from "../../../platform.ts";
import { SEND_BROADCAST, sendBroadcast } from "../broadcasts/send-broadcast.ts";
import { deliverLetter } from "../deliver-letter.ts";
import { lettersOfFacts } from "../letters-of-facts.ts";
import { DELIVER_LETTER } from "../write-letter.ts";

/** A message as its player reads it. */
export interface Read {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly read: boolean;
}

/** What a player reads, in a language. */
export const readBy = async (player: TestPlayer, query = "", language = "EN"): Promise<Read[]> =>
  (await player.call("GET", `/inbox${query}`, undefined, { cookie: `lang=${language}` })).value
    .messages;

/** How many messages a player has not read. */
export const unreadOf = async (player: TestPlayer): Promise<number> =>
  (await player.call("GET", "/inbox/unread")).value.unread;

/** Hears what was told since the last time, as the jobs do. */
export async function hearAll(db: TestDatabase, platform: Platform): Promise<void> {
  for (const { fact, told } of await takeJobs<{ fact: string; told: unknown }>(db, "tell-fact"))
    for (const listener of lettersOfFacts.filter((one) => one.fact === fact))
      await db.inTransaction((tx) => listener.hear(tx, told, platform));
}

/** Delivers what was written, as the job does. */
export async function deliverAll(db: TestDatabase, platform: Platform): Promise<void> {
  for (const { message } of await takeJobs<{ message: string }>(db, DELIVER_LETTER))
    await deliverLetter(platform, BigInt(message));
}

/** Sends broadcasts until nothing of them waits, at most so many steps; returns the steps. */
export async function sendAll(
  db: TestDatabase,
  platform: Platform,
  most = Number.MAX_SAFE_INTEGER,
): Promise<number> {
  for (let steps = 0; steps < most; steps++) {
    const [job] = await takeJobs<{ broadcast: string }>(db, SEND_BROADCAST, 1);
    if (!job) return steps;
    await sendBroadcast(platform, BigInt(job.broadcast));
  }
  return most;
}

/** Takes waiting jobs of a task away, the oldest first, at most so many. */
async function takeJobs<Payload>(
  db: TestDatabase,
  task: string,
  most = 1_000_000,
): Promise<readonly Payload[]> {
  const rows = await db.rows<{ payload: Payload }>(sql`
    with taken as (
      delete from graphile_worker._private_jobs
      where id in (
        select job.id from graphile_worker._private_jobs job
        join graphile_worker._private_tasks task on task.id = job.task_id
        where task.identifier = ${task}
        order by job.id limit ${most}
      )
      returning id, payload
    )
    select payload from taken order by id`);
  return rows.map(({ payload }) => payload);
}
