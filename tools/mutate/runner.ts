import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import {
  BaseSequencer,
  createVitest,
  type TestCase,
  type TestModule,
  type TestSpecification,
} from "vitest/node";
import { plant, type Planted } from "./planted.ts";

const ROOT = join(import.meta.dirname, "../..");
const LOOK_EVERY_MS = 1_000;
/** After this many checks in a row without a worker, the run is lost. */
const LOOKS_UNTIL_LOST = 15;
const CLOSE_MS = 20_000;

/**
 * What some test files came to: the one that failed first, whether they had to be ended, and
 * whether the runner was lost with them.
 */
interface Outcome {
  readonly failed: string | undefined;
  readonly timedOut: boolean;
  readonly lost?: boolean;
}

export interface Runner {
  /**
   * Runs test files in their order with a fault planted, until the first one fails or the time is
   * over.
   */
  run(planted: Planted, tests: readonly string[], limitMs: number): Promise<Outcome>;
  /**
   * Why a test file fails with no fault planted, undefined when it is green, and how long it takes.
   */
  check(test: string): Promise<{ why: string | undefined; milliseconds: number }>;
  close(): Promise<void>;
}

/**
 * Collects a run's results: Vitest also returns those of earlier runs, and a file that is abandoned
 * after its first failed test does not end.
 */
function collect() {
  const ended: TestModule[] = [];
  const failing = new Set<TestModule>();
  return {
    reporter: {
      onTestModuleEnd: (module: TestModule) => void ended.push(module),
      onTestCaseResult: (test: TestCase) =>
        void (test.result().state === "failed" && failing.add(test.module)),
    },
    ended,
    failed: () => [
      ...new Set([...failing, ...ended.filter((module) => module.state() === "failed")]),
    ],
    forget: () => {
      ended.length = 0;
      failing.clear();
    },
  };
}

/** In the order they are asked for. */
class AsAsked extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

/** One Vitest, with one PostgreSQL, for all faults. */
export async function openRunner(): Promise<Runner> {
  const { reporter, ended, failed, forget } = collect();
  const vitest = await createVitest("test", {
    root: ROOT,
    config: join(import.meta.dirname, "vitest.config.ts"),
    watch: false,
    silent: true,
    reporters: [reporter],
    sequence: { sequencer: AsAsked },
  });
  const known = new Map(
    (await vitest.globTestSpecifications()).map((specification) => [
      pathOf(specification.moduleId),
      specification,
    ]),
  );
  const start = async (tests: readonly string[], bail: number) => {
    forget();
    for (const { config } of [vitest, ...vitest.projects]) Object.assign(config, { bail });
    const asked = tests.flatMap((test) => known.get(test) ?? []);
    const { unhandledErrors } = await vitest.runTestSpecifications(asked);
    return { failed: failed(), faulty: unhandledErrors.length > 0 || ended.length < asked.length };
  };
  return {
    async run(planted, tests, limitMs) {
      plant(planted);
      vitest.invalidateFile(planted.path);
      const clock = endWorkersAfter(limitMs);
      try {
        const ran = await Promise.race([start(tests, 1), clock.lost]);
        if (ran === undefined) return { failed: undefined, timedOut: true, lost: true };
        const { failed, faulty } = ran;
        const [first] = failed;
        return {
          failed: first ? nameOf(first) : faulty ? "an error outside of the tests" : undefined,
          timedOut: clock.over(),
        };
      } finally {
        clock.stop();
        plant(undefined);
        vitest.invalidateFile(planted.path);
      }
    },
    async check(test) {
      const { failed } = await start([test], 0);
      const [module] = failed;
      return {
        why: module && whyOf(module),
        milliseconds: ended.reduce((sum, one) => sum + one.diagnostic().duration, 0),
      };
    },
    close: () => Promise.race([vitest.close(), setTimeout(CLOSE_MS, undefined, { ref: false })]),
  };
}

/** The first failure of a test file. */
function whyOf(module: TestModule): string {
  for (const test of module.children.allTests("failed"))
    return `${test.fullName}: ${test.result().errors?.[0]?.message ?? ""}`;
  return module.errors()[0]?.message ?? "";
}

/**
 * Kills the test workers when the time is over: an endless loop can't be asked to stop. `lost`
 * resolves after no worker has existed for a while: Vitest waits for ever for one that ran out of
 * memory. Until the first one has come it waits for PostgreSQL, as long as there is time.
 */
export function endWorkersAfter(limitMs: number, list: () => readonly number[] = workers) {
  const until = performance.now() + limitMs;
  const { promise: lost, resolve } = Promise.withResolvers<undefined>();
  let over = false;
  let began = false;
  let without = 0;
  const look = setInterval(() => {
    const running = list();
    over = performance.now() >= until;
    began ||= running.length > 0 || over;
    without = began && running.length === 0 ? without + 1 : 0;
    if (without === LOOKS_UNTIL_LOST) resolve(undefined);
    if (over) for (const pid of running) process.kill(pid, "SIGKILL");
  }, LOOK_EVERY_MS);
  return { over: () => over, lost, stop: () => clearInterval(look) };
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
