import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Order, Report } from "./load.ts";
import type { Keys } from "./seed.ts";
import { PLAYERS, SUBJECTS, type DialectName, type Subject } from "./setting.ts";

type RunOrder = Extract<Order, { run: DialectName }>;

/** The entrances and the load generator, each a process of its own. */
export interface Processes {
  make(dialect: DialectName, count: number, keys: Keys): Promise<void>;
  run(subject: Subject, order: Omit<RunOrder, "port">): Promise<Report>;
  /** Tries pool sizes for the function and leaves it with the best. */
  bestPool(plan: { keys: Keys; connections: number; measureMs: number }): Promise<number>;
  end(): Promise<void>;
}

const POOLS = [2, 4, 8, 16, 32];
const POOL_REQUESTS_PER_SECOND = 8_000;

/** Starts them all on one database. */
export async function startProcesses(env: NodeJS.ProcessEnv): Promise<Processes> {
  const start = (file: string, more: NodeJS.ProcessEnv = {}) => fork(join(import.meta.dirname, file), { env: { ...process.env, ...env, ...more } });
  const load = start("load.ts");
  const servers = new Map(SUBJECTS.map((subject) => [subject, start("server.ts", { SUBJECT: subject })]));
  const ports = new Map<Subject, number>();
  for (const [subject, child] of servers) ports.set(subject, (await answer<{ port: number }>(child)).port);

  const run: Processes["run"] = async (subject, order) => {
    load.send({ ...order, port: ports.get(subject) ?? 0 } satisfies Order);
    return answer<Report>(load);
  };
  const make: Processes["make"] = async (dialect, count, { softswiss, privateKey }) => {
    load.send({ make: dialect, count, softswiss, privateKey } satisfies Order);
    await answer(load);
  };
  const usePool = async (connections: number) => {
    const rival = servers.get("function");
    if (!rival) throw new Error("There is no rival");
    rival.send({ pool: connections });
    await answer(rival);
  };
  const bestPool: Processes["bestPool"] = async ({ keys, connections, measureMs }) => {
    await make("softswiss", PLAYERS, keys);
    await run("function", { run: "softswiss", connections, warmUpMs: 0, measureMs: 60_000, from: 0 });
    let best = { pool: 0, rate: 0 };
    for (const pool of POOLS) {
      await usePool(pool);
      await make("softswiss", Math.ceil((POOL_REQUESTS_PER_SECOND * measureMs * 1.5) / 1000), keys);
      const { answered, seconds } = await run("function", { run: "softswiss", connections, warmUpMs: measureMs / 2, measureMs, from: 0 });
      if (answered / seconds > best.rate) best = { pool, rate: answered / seconds };
    }
    await usePool(best.pool);
    return best.pool;
  };
  const end = async () => {
    for (const child of servers.values()) child.send({ end: true });
    await Promise.all([...servers.values()].map((child) => once(child, "exit")));
    load.kill();
  };
  return { make, run, bestPool, end };
}

/** The child's next message; fails when it ends instead. */
async function answer<Message>(child: ChildProcess): Promise<Message> {
  const watching = new AbortController();
  const { signal } = watching;
  const ended = once(child, "exit", { signal }).then(([code]): never => {
    throw new Error(`${child.spawnargs.at(-1) ?? "A process"} ended with ${String(code)}`);
  });
  try {
    const [message] = (await Promise.race([once(child, "message", { signal }), ended])) as [Message];
    return message;
  } finally {
    ended.catch(() => undefined);
    watching.abort();
  }
}
