import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Order, Report } from "./load.ts";
import type { Keys } from "./seed.ts";
import { SUBJECTS, type Arrangement, type DialectName, type Subject, type Way } from "./setting.ts";

type RunOrder = Extract<Order, { run: DialectName }>;

/** The endpoints and the load generator, each in its own process. */
export interface Processes {
  make(dialect: DialectName, count: number, keys: Keys): Promise<void>;
  run(subject: Subject, order: Omit<RunOrder, "port">): Promise<Report>;
  /** Points later runs of a subject at this arrangement. */
  use(subject: Subject, arrangement: Arrangement): Promise<void>;
  end(): Promise<void>;
}

type Ways = Readonly<Record<Way, number>>;

/** Starts them all on one database. */
export async function startProcesses(env: NodeJS.ProcessEnv): Promise<Processes> {
  const start = (file: string, more: NodeJS.ProcessEnv = {}) =>
    fork(join(import.meta.dirname, file), { env: { ...process.env, ...env, ...more } });
  const load = start("load.ts");
  const servers = new Map(
    SUBJECTS.map((subject) => [subject, start("server.ts", { SUBJECT: subject })]),
  );
  const ways = new Map<Subject, Ways>();
  for (const [subject, child] of servers)
    ways.set(subject, (await answer<{ ports: Ways }>(child)).ports);
  const ports = new Map<Subject, number>();

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
  const use: Processes["use"] = async (subject, { way, pool }) => {
    ports.set(subject, ways.get(subject)?.[way] ?? 0);
    if (pool !== undefined) await usePool(pool);
  };
  const end = async () => {
    for (const child of servers.values()) child.send({ end: true });
    await Promise.all([...servers.values()].map((child) => once(child, "exit")));
    load.kill();
  };
  return { make, run, use, end };
}

/** The child's next message; fails if the child ends first. */
async function answer<Message>(child: ChildProcess): Promise<Message> {
  const watching = new AbortController();
  const { signal } = watching;
  const ended = once(child, "exit", { signal }).then(([code]): never => {
    throw new Error(`${child.spawnargs.at(-1) ?? "A process"} ended with ${String(code)}`);
  });
  try {
    const [message] = (await Promise.race([once(child, "message", { signal }), ended])) as [
      Message,
    ];
    return message;
  } finally {
    ended.catch(() => undefined);
    watching.abort();
  }
}
