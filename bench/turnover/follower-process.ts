import { connect } from "@perya/postgres";
import { startLoop } from "../../apps/platform/src/jobs/loop.ts";
import type { Loop } from "../../apps/platform/src/jobs/jobs.ts";
import { figuresModule } from "../../apps/platform/src/modules/figures/module.ts";
import { roundsJobs } from "../../apps/platform/src/modules/rounds/rounds.jobs.ts";
import type { Platform } from "../../apps/platform/src/platform.ts";

/**
 * The platform's followers of ledger and turnover in a process of their own, as ROLE=worker runs
 * them. On every message it answers how long each loop has worked since the message before, and the
 * processor time of that.
 */
const [url = ""] = process.argv.slice(2);
const db = connect(url, { connections: 6, applicationName: "followers" });
const platform = { db, log: console } as unknown as Platform;
const worked = new Map<string, number>();

function timed({ name, tick }: Loop): Loop {
  return {
    name,
    tick: async () => {
      const from = performance.now();
      try {
        return await tick();
      } finally {
        worked.set(name, (worked.get(name) ?? 0) + performance.now() - from);
      }
    },
  };
}

let stops: (() => Promise<void>)[] = [];
const loops = [roundsJobs(platform), figuresModule.jobs?.(platform)].flatMap(
  (jobs) => jobs?.loops ?? [],
);
let used = process.cpuUsage();

process.on("message", (message: "start" | "stop" | "count" | "end") => {
  void (async () => {
    if (message === "start") stops = loops.map((loop) => startLoop(platform, timed(loop)));
    else if (message !== "count") await Promise.all(stops.splice(0).map((stop) => stop()));
    const { user, system } = process.cpuUsage(used);
    used = process.cpuUsage();
    process.send?.({ workedMs: Object.fromEntries(worked), cpuMs: (user + system) / 1_000 });
    worked.clear();
    if (message !== "end") return;
    await db.close();
    process.disconnect?.();
  })();
});
