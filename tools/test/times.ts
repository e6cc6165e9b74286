import { relative } from "node:path";
import type { Timed } from "./slowest.ts";

/** The parts of Vitest's JSON report that are read here. */
export interface UnitReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly duration?: number | null;
    }[];
  }[];
}

/** The parts of Playwright's JSON report that are read here. */
interface Suite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

/** How long each test of a unit run took. */
export function unitTimes({ testResults }: UnitReport, root: string): Timed[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(root, name)}: ${fullName}`,
      ms: duration ?? 0,
    })),
  );
}

/** How long each test of a browser run took, all its tries together. */
export function browserTimes({ suites }: { readonly suites: readonly Suite[] }): Timed[] {
  return suites.flatMap((suite) => [
    ...timesIn(suite),
    ...browserTimes({ suites: suite.suites ?? [] }),
  ]);
}

function timesIn({ file, specs = [] }: Suite): Timed[] {
  return specs.map(({ title, tests }) => ({
    name: `e2e/${file}: ${title}`,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
}
