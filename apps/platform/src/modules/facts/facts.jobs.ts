import { z } from "zod";
import { addJob } from "../../jobs/add-job.ts";
import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { deleteHeard, insertHeard } from "./heard.store.ts";
import type { Listener } from "./hears.ts";
import { TELL } from "./tell-fact.ts";

const HEAR = "hear-fact";
const FORGET = "forget-facts";
/** A job that fails is given up after some four days. */
const KEPT_DAYS = 30;

const carried = z.object({ id: z.uuid(), fact: z.string(), told: z.unknown() });
const forOne = carried.extend({ listener: z.string() });

/** Gives each fact to its listeners, one job for each, and runs these. */
export function factJobs(platform: Platform, listeners: readonly Listener[]): Jobs {
  const names = new Set(listeners.map(({ fact, name }) => `${name} hears ${fact}`));
  if (names.size < listeners.length) throw new Error("Two listeners to a fact have one name");
  const { db, log } = platform;
  const hear = async ({ id, fact, told, listener: name }: z.infer<typeof forOne>) => {
    const listener = listeners.find((one) => one.fact === fact && one.name === name);
    if (!listener) return log.warn({ fact, listener: name }, "a fact's listener is gone");
    await db.inTransaction(async (tx) => {
      if (await insertHeard(tx, name, id)) await listener.hear(tx, told, platform);
    });
  };
  return {
    tasks: {
      [TELL]: (payload) =>
        db.inTransaction(async (tx) => {
          const { id, fact, told } = carried.parse(payload);
          for (const { name } of listeners.filter((one) => one.fact === fact))
            await addJob(tx, HEAR, { id, fact, told, listener: name }, { key: `${name}/${id}` });
        }),
      [HEAR]: (payload) => hear(forOne.parse(payload)),
      [FORGET]: () => db.inTransaction((tx) => deleteHeard(tx, KEPT_DAYS)),
    },
    cron: [`41 3 * * * ${FORGET}`],
  };
}
