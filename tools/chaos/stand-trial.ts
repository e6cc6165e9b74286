import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Options of every trial. */
export interface TrialOptions {
  readonly seed: string;
  readonly help: boolean;
}

/** Ends a part that was started. */
export type Close = () => Promise<void>;

/** A run of the real product on throwaway data, and its proof. */
export interface Trial<Options extends TrialOptions> {
  /** The name in `npm run …`. */
  readonly name: string;
  readonly help: string;
  /** Throws one sentence for an invalid option. */
  readonly readOptions: (args: readonly string[]) => Options;
  /** Describes this run at its beginning and its end: "20 kills, seed abc". */
  readonly words: (options: Options) => string;
  /** Returns whether all checks hold. Adds what it starts to `closing`, in order. */
  readonly run: (options: Options, directory: string, closing: Close[]) => Promise<boolean>;
}

/** PostgreSQL's user must be able to enter the folder. */
const ENTERED_BY_ALL = 0o755;
/** The exit code a shell reports for a program ended by Ctrl-C. */
const INTERRUPTED = 130;
const SEED_BYTES = 4;

/**
 * Runs a trial to its end: 0 if all checks hold, 1 if not or if it could not run; its data and logs
 * are then kept. Ends everything it started, last first, however the run ends. Sets the process's
 * exit code.
 */
export async function standTrial<Options extends TrialOptions>(
  trial: Trial<Options>,
): Promise<void> {
  const closing: Close[] = [];
  let ending: Promise<void> | undefined;
  const end = (): Promise<void> => (ending ??= closeAll(closing));
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void end().finally(() => process.exit(INTERRUPTED)));
  try {
    const options = trial.readOptions(process.argv.slice(2));
    if (options.help) console.log(trial.help);
    else process.exitCode = (await prove(trial, options, closing, end)) ? 0 : 1;
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : String(fault));
    process.exitCode = 1;
  }
}

/** A random seed. */
export function newSeed(): string {
  return randomBytes(SEED_BYTES).toString("hex");
}

async function prove<Options extends TrialOptions>(
  { name, words, run }: Trial<Options>,
  options: Options,
  closing: Close[],
  end: Close,
): Promise<boolean> {
  const directory = await mkdtemp(join(tmpdir(), `perya-${name}-`));
  await chmod(directory, ENTERED_BY_ALL);
  console.log(`${name}: ${words(options)}, data in ${directory}\n`);
  const started = Date.now();
  let proven = false;
  try {
    proven = await run(options, directory, closing);
  } finally {
    await end();
    if (proven) await rm(directory, { recursive: true, force: true });
    else console.log(`\nData and logs are left in ${directory}`);
  }
  console.log(
    `\n${proven ? "GREEN" : "RED"}: ${words(options)}, ` +
      `${Math.round((Date.now() - started) / 1000)} s`,
  );
  return proven;
}

/** Closes in reverse order. */
async function closeAll(closing: readonly Close[]): Promise<void> {
  for (const close of closing.toReversed()) await close();
}
