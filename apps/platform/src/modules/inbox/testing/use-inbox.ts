import type { TestDatabase } from "@perya/postgres/testing";
import { sql } from "@perya/postgres/sql";
import type { TestPlayer } from "../../../testing/people.ts";
import type { Platform } from "../../../platform.ts";
import { sendBroadcast } from "../broadcasts/send-broadcast.ts";
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
  const jobs = await db.rows<{ fact: string; told: unknown }>(sql`
    delete from graphile_worker._private_jobs job
    using graphile_worker._private_tasks task
    where task.id = job.task_id and task.identifier = 'tell-fact'
    returning job.payload ->> 'fact' as fact, job.payload -> 'told' as told`);
  for (const { fact, told } of jobs)
    for (const listener of lettersOfFacts.filter((one) => one.fact === fact))
      await db.inTransaction((tx) => listener.hear(tx, told, platform));
}

/** Delivers what was written, as the job does. */
export async function deliverAll(db: TestDatabase, platform: Platform): Promise<void> {
  const jobs = await takeJobs(db, DELIVER_LETTER);
  for (const { message } of jobs) await deliverLetter(platform, BigInt(message ?? ""));
}

/** Sends broadcasts until nothing of them waits, at most so many steps; returns the steps. */
export async function sendAll(
  db: TestDatabase,
  platform: Platform,
  most = Number.MAX_SAFE_INTEGER,
): Promise<number> {
  for (let steps = 0; steps < most; steps++) {
    const [job] = await takeJobs(db, "inbox-broadcast");
    if (!job) return steps;
    await sendBroadcast(platform, BigInt(job["broadcast"] ?? ""));
  }
  return most;
}

async function takeJobs(
  db: TestDatabase,
  task: string,
): Promise<readonly Readonly<Record<string, string>>[]> {
  const rows = await db.rows<{ payload: Record<string, string> }>(sql`
    delete from graphile_worker._private_jobs job
    using graphile_worker._private_tasks task
    where task.id = job.task_id and task.identifier = ${task}
    returning job.payload`);
  return rows.map(({ payload }) => payload);
}
