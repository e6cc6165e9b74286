import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** What the followers have worked since they were last asked, in milliseconds. */
export interface Worked {
  /** By loop, of the wall clock. */
  readonly workedMs: Readonly<Record<string, number>>;
  readonly cpuMs: number;
}

/** The followers' process, which stands still until it is started. */
export function openFollowers(url: string) {
  const child = fork(join(import.meta.dirname, "follower-process.ts"), [url]);
  const ask = async (message: "start" | "stop" | "count" | "end"): Promise<Worked> => {
    child.send(message);
    const [answer] = (await once(child, "message")) as [Worked];
    return answer;
  };
  return {
    start: () => ask("start"),
    stop: () => ask("stop"),
    count: () => ask("count"),
    close: async () => {
      const ended = once(child, "exit");
      await ask("end");
      await ended;
    },
  };
}
