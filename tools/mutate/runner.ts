import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { BaseSequencer, createVitest, type TestModule, type TestSpecification } from "vitest/node";
import { plant, type Planted } from "./planted.ts";

const ROOT = join(import.meta.dirname, "../..");
const LOOK_EVERY_MS = 1_000;

/** What some test files came to: the one that failed first, and how long each took. */
interface Outcome {
  readonly failed: string | undefined;
  readonly timedOut: boolean;
  readonly milliseconds: ReadonlyMap<string, number>;
}

export interface Runner {
  /** Runs test files in their order with a fault planted, until the first one fails or the time is over. */
  run(planted: Planted | undefined, tests: readonly string[], limitMs: number): Promise<Outcome>;
  /** Which of some test files fail with no fault planted, and how long each takes. */
  check(tests: readonly string[]): Promise<{ failed: readonly string[]; milliseconds: ReadonlyMap<string, number> }>;
  close(): Promise<void>;
}

/** In the order they are asked for. */
class AsAsked extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

/** One Vitest, with one PostgreSQL, for all faults. */
export async function openRunner(): Promise<Runner> {
  const vitest = await createVitest("test", {
    root: ROOT,
    config: join(import.meta.dirname, "vitest.config.ts"),
    watch: false,
    silent: true,
    reporters: [{}],
    sequence: { sequencer: AsAsked },
  });
  const known = new Map((await vitest.globTestSpecifications()).map((specification) => [pathOf(specification.moduleId), specification]));
  const setBail = (bail: number) =>
    [vitest.config, ...vitest.projects.map(({ config }) => config)].forEach((config) => Object.assign(config, { bail }));
  const start = async (tests: readonly string[]) => {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(tests.flatMap((test) => known.get(test) ?? []));
    return {
      testModules,
      faulty: unhandledErrors.length > 0,
      milliseconds: new Map(testModules.map((module) => [nameOf(module), module.diagnostic().duration])),
    };
  };
  return {
    async run(planted, tests, limitMs) {
      plant(planted);
      if (planted) vitest.invalidateFile(planted.path);
      setBail(1);
      const clock = endWorkersAfter(limitMs);
      try {
        const { testModules, faulty, milliseconds } = await start(tests);
        const failed = testModules.find((module) => module.state() === "failed");
        return { failed: failed ? nameOf(failed) : faulty ? "an error outside of the tests" : undefined, timedOut: clock.over(), milliseconds };
      } finally {
        clock.stop();
        plant(undefined);
        if (planted) vitest.invalidateFile(planted.path);
      }
    },
    async check(tests) {
      setBail(0);
      const { testModules, milliseconds } = await start(tests);
      return { failed: testModules.filter((module) => module.state() === "failed").map(nameOf), milliseconds };
    },
    close: () => vitest.close(),
  };
}

/** Ends the processes that run the tests when the time is over: a loop without an end can't be asked to stop. */
function endWorkersAfter(limitMs: number) {
  const until = performance.now() + limitMs;
  let over = false;
  const look = setInterval(() => {
    if (performance.now() < until) return;
    over = true;
    for (const pid of workers()) process.kill(pid, "SIGKILL");
  }, LOOK_EVERY_MS);
  return { over: () => over, stop: () => clearInterval(look) };
}

/** The test workers among the processes this one has started. */
function workers(): number[] {
  const list = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" });
  return list.split("\n").flatMap((line) => {
    const [, pid, parent, args = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(parent) === process.pid && args.includes("vitest") ? [Number(pid)] : [];
  });
}

function nameOf(module: TestModule): string {
  return pathOf(module.moduleId);
}

function pathOf(moduleId: string): string {
  return moduleId.startsWith(ROOT) ? moduleId.slice(ROOT.length + 1) : moduleId;
}
