import { relative } from "node:path";

/** The parts of Vitest's JSON report that are read here. */
export interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly title: string;
      readonly ancestorTitles: readonly string[];
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

/**
 * Something that did not hold. `path` is missing where the failure is not a property's own: a proof
 * at the end of a file, a test that only stands beside one.
 */
export interface Failure {
  readonly file: string;
  readonly test: string;
  readonly seed: number;
  readonly path: string | undefined;
  readonly message: string;
}

/** How fast-check says with what a property failed. */
const FAILED_WITH = /\{ seed: (-?\d+), path: "([\d:]*)"/;

/** What failed in a round with a seed. A file that failed outside of its tests is one as well. */
export function failuresOf({ testResults }: Report, root: string, seed: number): Failure[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.filter(({ status }) => status === "failed");
    if (tests.length === 0)
      return message === "" ? [] : [{ file, test: "", seed, path: undefined, message }];
    return tests.map(({ title, ancestorTitles, failureMessages }) => {
      const said = (failureMessages ?? []).join("\n");
      const found = FAILED_WITH.exec(said);
      return {
        file,
        test: [...ancestorTitles, title].join(" > "),
        seed: Number(found?.[1] ?? seed),
        path: found?.[2],
        message: said,
      };
    });
  });
}

/** The command that repeats a failure. */
export function repeatOf({ file, test, seed, path }: Failure): string {
  const variables = [
    `PROPERTY_SEED=${seed}`,
    ...(path === undefined ? [] : [`PROPERTY_PATH=${path}`]),
  ];
  // Vitest takes a pattern, and joins the names of what a test stands in with a space.
  const pattern = test.replaceAll(" > ", " ").replaceAll(/[^\w\s,:-]/g, ".");
  return [...variables, "npx vitest run", file, ...(test === "" ? [] : [`-t "${pattern}"`])].join(
    " ",
  );
}
