/** Command-line options of the growth bench. */
export interface Options {
  /** Movements. */
  readonly small: number;
  readonly large: number;
  readonly rounds: number;
  /** Where to keep the filled databases; without it they are removed at the end. */
  readonly directory: string | undefined;
  /**
   * Runs only the tasks whose names contain this; without it all tasks run, and both ledgers are
   * proven as a whole.
   */
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
