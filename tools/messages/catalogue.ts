import { LANGUAGES } from "@perya/languages";
import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Messages as they are written: names, and below them ICU texts or more names. */
export interface Messages {
  readonly [name: string]: string | Messages;
}

/** The same with every text compiled. */
interface Compiled {
  [name: string]: CompiledMessage | Compiled;
}

const MESSAGES = join(import.meta.dirname, "../../apps/player/src/messages");

/** The folder of a language, by its tag. */
export function folderOf(language: string): string {
  return join(MESSAGES, language);
}

/** The folder of the source language. */
export const FIRST_LANGUAGE = folderOf("en");

/** The tags of all other languages with translations. */
export const OTHER_LANGUAGES: readonly string[] = readdirSync(MESSAGES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "en")
  .map(({ name }) => name);

/** The areas of a language: one file each, loaded with the pages that use it. */
export function areasOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => file.slice(0, -".json".length));
}

export function readArea(folder: string, area: string): Messages {
  return JSON.parse(readFileSync(join(folder, `${area}.json`), "utf8")) as Messages;
}

const READ_FROM_RIGHT: ReadonlySet<string> = new Set(
  LANGUAGES.filter(({ dir }) => dir === "rtl").map(({ tag }) => tag),
);

/** An area in a language, with the first language's text where it has none. */
export function areaIn(language: string, area: string): Messages {
  const first = readArea(FIRST_LANGUAGE, area);
  const said = existsSync(join(folderOf(language), `${area}.json`))
    ? over(first, readArea(folderOf(language), area))
    : first;
  return READ_FROM_RIGHT.has(language) ? withValuesApart(said) : said;
}

/**
 * Isolates inserted values from the text around them: an amount or a name that reads left to right
 * keeps its order among words that read right to left.
 */
function withValuesApart(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([name, text]) => [
      name,
      typeof text === "string"
        ? text.replace(/\{\w+\}/g, (value) => `\u2068${value}\u2069`)
        : withValuesApart(text),
    ]),
  );
}

/** The first language's messages, each replaced by its translation where there is one. */
function over(first: Messages, other: Messages): Messages {
  return Object.fromEntries(
    Object.entries(first).map(([name, text]) => {
      const said = other[name];
      if (typeof text === "string") return [name, typeof said === "string" ? said : text];
      return [name, typeof said === "object" ? over(text, said) : text];
    }),
  );
}

/** Every message with its whole name: "username.label". */
export function flat(messages: Messages, before = ""): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([name, value]) =>
    typeof value === "string"
      ? [[before + name, value] as [string, string]]
      : flat(value, `${before}${name}.`),
  );
}

/** Compiles every text. Throws with the message's name if a text is not valid ICU. */
export function compileAll(messages: Messages, before = ""): Compiled {
  return Object.fromEntries(
    Object.entries(messages).map(([name, value]) => [
      name,
      typeof value === "string"
        ? compileOne(before + name, value)
        : compileAll(value, `${before}${name}.`),
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
