/** What the growth bench is asked for on its command line. */
export interface Options {
  /** Movements. */
  readonly small: number;
  readonly large: number;
  readonly rounds: number;
  /** Where the filled databases stay; without it they are taken away at the end. */
  readonly directory: string | undefined;
  /** A part of the names of the tasks that are done; without it all are, and the whole ledgers are proven. */
  readonly task: string | undefined;
}

const LEAST = 1_000;

export function readOptions(args: readonly string[]): Options {
  const quick = args.includes("--quick");
  const text = (name: string) => {
    const at = args.indexOf(`--${name}`);
    return at < 0 ? undefined : args[at + 1];
  };
  const movements = (name: string, otherwise: number) => {
    const value = Number(text(name) ?? otherwise);
    if (!Number.isSafeInteger(value) || value < LEAST)
      throw new RangeError(`--${name} is a number of movements, ${LEAST} at least`);
    return value;
  };
  return {
    small: movements("small", quick ? 20_000 : 100_000),
    large: movements("large", quick ? 400_000 : 10_000_000),
    rounds: quick ? 5 : 9,
    directory: text("keep"),
    task: text("task"),
  };
}
