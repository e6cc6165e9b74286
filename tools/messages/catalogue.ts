import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Messages as they are written: names, and below them ICU texts or more names. */
export interface Messages {
  readonly [name: string]: string | Messages;
}

/** The same with every text compiled. */
interface Compiled {
  [name: string]: CompiledMessage | Compiled;
}

/** The folder of the language everything is written in first. */
export const FIRST_LANGUAGE = join(import.meta.dirname, "../../apps/player/src/messages/en");

/** The areas of a language: one file each, loaded with the pages that use it. */
export function areasOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length));
}

export function readArea(folder: string, area: string): Messages {
  return JSON.parse(readFileSync(join(folder, `${area}.json`), "utf8")) as Messages;
}

/** Every message with its whole name: "username.label". */
export function flat(messages: Messages, before = ""): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([name, value]) =>
    typeof value === "string" ? [[before + name, value] as [string, string]] : flat(value, `${before}${name}.`),
  );
}

/** Compiles every text. Throws with the message's name where one is no ICU. */
export function compileAll(messages: Messages, before = ""): Compiled {
  return Object.fromEntries(
    Object.entries(messages).map(([name, value]) => [
      name,
      typeof value === "string" ? compileOne(before + name, value) : compileAll(value, `${before}${name}.`),
    ]),
  );
}

function compileOne(name: string, text: string): CompiledMessage {
  try {
    return compile(text);
  } catch (fault) {
    throw new Error(`The message ${name} can't be read: ${text}`, { cause: fault });
  }
}
