const HELP = `npm run search -- [--minutes 30] [--times 5]

Looks for values with which something does not hold: the property tests of wallet, lottery, cashier,
games and money arithmetic, with a fresh seed a round, until the minutes are over. --times says how
many values are tried in a round for each of npm test. What fails is printed with its seed, its path
and how to repeat it.`;

export interface Options {
  readonly minutes: number;
  readonly times: number;
}

const LIMITS = { minutes: 24 * 60, times: 1_000 } as const;

/** What was asked for on the command line; a sentence when it can't be understood. */
export function readOptions(args: readonly string[]): Options | string {
  const options = { minutes: 30, times: 5 };
  for (let at = 0; at < args.length; at += 2) {
    const name = args[at]?.replace(/^--/, "") ?? "";
    if (name !== "minutes" && name !== "times") return `${args[at]} is no option.\n\n${HELP}`;
    const value = Number(args[at + 1]);
    if (!Number.isInteger(value) || value < 1 || value > LIMITS[name])
      return `--${name} is a whole number from 1 to ${LIMITS[name]}.`;
    options[name] = value;
  }
  return options;
}
