import fc, { type IAsyncProperty, type IProperty, type Parameters } from "fast-check";
import { relative } from "node:path";
import { expect } from "vitest";
import { FOUND } from "./found-seeds.ts";

/**
 * fast-check as tests get it when they import "fast-check": with a seed that is the same in every
 * run, and with every seed that has found something for the test before. `npm run search` looks
 * with fresh ones, by the variables below; people repeat with them what it has found.
 */
export * from "fast-check";

const FIXED_SEED = 20_260_101;

/** The seed instead of the fixed one. */
const SEED = numberOf("PROPERTY_SEED");
/** Which of the values of that seed alone is tried, as fast-check writes it when it fails. */
const PATH = process.env["PROPERTY_PATH"];
/** How many times as many values as its own number each property is tried with. */
const TIMES = numberOf("PROPERTY_TIMES") ?? 1;
/** The number of values where a property says none: fast-check's own. */
const USUAL_RUNS = 100;

const ROOT = `${import.meta.dirname}/../..`;
const seed = SEED ?? FIXED_SEED;
fc.configureGlobal({ seed });

type Property<Values> = IProperty<Values> | IAsyncProperty<Values>;

function assert<Values>(
  property: Property<Values>,
  parameters: Parameters<Values> = {},
): void | Promise<void> {
  const runs = runsOf(parameters);
  if (!property.isAsync())
    return runs.forEach((run) => fc.assert(property as IProperty<Values>, run));
  return runs.reduce<Promise<void>>(
    (before, run) => before.then(() => fc.assert(property as IAsyncProperty<Values>, run)),
    Promise.resolve(),
  );
}

function runsOf<Values>(parameters: Parameters<Values>): Parameters<Values>[] {
  if (PATH !== undefined) return [only(parameters, { seed, path: PATH })];
  return [
    { ...parameters, numRuns: (parameters.numRuns ?? USUAL_RUNS) * TIMES },
    ...foundHere().map((found) => only(parameters, found)),
  ];
}

/** Just the one value at a path. */
function only<Values>(
  parameters: Parameters<Values>,
  { seed: of, path }: { readonly seed: number; readonly path: string },
): Parameters<Values> {
  return { ...parameters, seed: of, path, numRuns: 1 };
}

/** What was found by the test that runs now. */
function foundHere() {
  const { testPath = "", currentTestName } = expect.getState();
  const file = relative(ROOT, testPath);
  return FOUND.filter((found) => found.file === file && found.test === currentTestName);
}

function numberOf(name: string): number | undefined {
  const text = process.env[name];
  if (text === undefined) return undefined;
  if (!/^-?\d+$/.test(text)) throw new Error(`${name} is "${text}", which is no whole number.`);
  return Number(text);
}

export default { ...fc, assert };
