import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const MESSAGES = join(import.meta.dirname, "../../apps/player/src/messages");
/** The value of a placeholder while an English text is looked up. */
const SOME_VALUE = "18";
/** A placeholder of a message, a nested one included. */
const VALUE = /\{(?:[^{}]|\{[^{}]*\})*\}/g;
/**
 * What may surround a text: spaces, and the marks that isolate its direction in right-to-left
 * languages.
 */
const SPACE = String.raw`[\s\u2066-\u2069]*`;
const TAGGED = /<(\w+)>([^<]*)<\/\1>/g;

type Tree = { readonly [key: string]: string | Tree };

/**
 * Every text of the player site in one language by its key: whole texts, and the parts of them
 * inside a link or a button.
 */
function textsOf(tag: string): Map<string, string> {
  const texts = new Map<string, string>();
  const keep = (place: string, message: string | Tree): void => {
    if (typeof message !== "string")
      return Object.entries(message).forEach(([key, inner]) => keep(`${place}.${key}`, inner));
    texts.set(place, message.replace(/<\/?\w+>/g, ""));
    for (const [, name, part = ""] of message.matchAll(TAGGED))
      if (part) texts.set(`${place}<${name}>`, part);
  };
  for (const file of readdirSync(join(MESSAGES, tag)).filter((name) => name.endsWith(".json")))
    keep(file, JSON.parse(readFileSync(join(MESSAGES, tag, file), "utf8")) as Tree);
  return texts;
}

/**
 * The translation of English words: exact ones, or those that occur within a name, label or text,
 * as Playwright matches them.
 */
export type Translate = (english: string | RegExp, exact: boolean) => string | RegExp;

/** Translates by the catalogues. Words in none of them, such as names of games, stay. */
export function wordsIn(tag: string): Translate {
  const [english, other] = [textsOf("en"), textsOf(tag)];
  const meaning = (fits: (text: string) => boolean) => {
    const found = [...english].flatMap(([place, text]) =>
      fits(text) ? (other.get(place) ?? []) : [],
    );
    // What is nothing but values, such as a plural form, would be said by any words.
    const said = found.filter((text) => text.replace(VALUE, "").trim() !== "");
    return [...new Set(said)].map(asPattern).join("|");
  };
  return (wanted, exact) => {
    if (wanted instanceof RegExp) {
      const found = meaning((text) => wanted.test(text.replace(VALUE, SOME_VALUE)));
      return found ? new RegExp(`^${SPACE}(${found})`) : wanted;
    }
    // A star marks a required field; it is not part of the text, and follows a whole one.
    const plain = wanted.replace(/ \*$/, "").toLowerCase();
    const starred = wanted.endsWith(" *");
    const within = (text: string) => !exact && !starred && text.toLowerCase().includes(plain);
    const isWhole = (text: string) => text.toLowerCase() === plain;
    const isFilled = (text: string) =>
      text.replace(VALUE, "").trim() !== "" && new RegExp(`^${asPattern(text)}$`, "i").test(plain);
    // A text that is these very words means them, whatever else could be filled in to be the same.
    const found =
      meaning((text) => within(text) || isWhole(text)) ||
      meaning((text) => within(text) || isFilled(text));
    return found
      ? new RegExp(`^${SPACE}(${found})${SPACE}\\*${starred ? "" : "?"}${SPACE}$`)
      : wanted;
  };
}

/** A message as a pattern in which any text may replace its placeholders. */
function asPattern(message: string): string {
  return message
    .split(VALUE)
    .map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
    .join(".+");
}
