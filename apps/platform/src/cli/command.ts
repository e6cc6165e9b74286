import type { Platform } from "../platform.ts";

/** One command of the tool. */
export interface Command {
  /** Its name on the command line: "vendor create". */
  readonly name: string;
  readonly summary: string;
  /** The options, one per line, as the help shows them. */
  readonly help: string;
  /** Names of the options that take a value, and of those that are switches. */
  readonly values: readonly string[];
  readonly switches: readonly string[];
  run(options: Options, platform: Platform): Promise<Outcome>;
}

/**
 * The given options; reading a missing required one throws a sentence for the person at the
 * keyboard.
 */
export interface Options {
  text(name: string): string;
  optional(name: string): string | undefined;
  on(name: string): boolean;
}

/** A command's result: JSON for programs, lines for people, and the exit code. */
export interface Outcome {
  readonly json: Readonly<Record<string, unknown>>;
  readonly lines: readonly string[];
  readonly exitCode?: 0 | 1;
}

/** The reason why a command failed, in one sentence. */
export class CommandFault extends Error {}
