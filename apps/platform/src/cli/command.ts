import type { Platform } from "../platform.ts";

/** One command of the tool. */
export interface Command {
  /** The words it is called by: "vendor create". */
  readonly name: string;
  readonly summary: string;
  /** The options, one a line, as the help shows them. */
  readonly help: string;
  /** Names of the options that take a value, and of those that are switches. */
  readonly values: readonly string[];
  readonly switches: readonly string[];
  run(options: Options, platform: Platform): Promise<Outcome>;
}

/** Options as given; reading one that is missing where it is needed throws a sentence for the person at the keyboard. */
export interface Options {
  text(name: string): string;
  optional(name: string): string | undefined;
  on(name: string): boolean;
}

/** What a command has to say: as JSON for programs, in lines for people, and the exit code. */
export interface Outcome {
  readonly json: Readonly<Record<string, unknown>>;
  readonly lines: readonly string[];
  readonly exitCode?: 0 | 1;
}

/** The command could not be done, and why, in one sentence. */
export class CommandFault extends Error {}
