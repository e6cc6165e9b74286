import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const MESSAGES = join(import.meta.dirname, "../../apps/player/src/messages");
/** What stands in for a value while an English text is looked for. */
const SOME_VALUE = "18";
/** A value of a message, one within it included. */
const VALUE = /\{(?:[^{}]|\{[^{}]*\})*\}/g;
/** What may stand around a text: space, and the marks that set it apart where one reads from the right. */
const SPACE = String.raw`[\s\u2066-\u2069]*`;
const TAGGED = /<(\w+)>([^<]*)<\/\1>/g;

type Tree = { readonly [key: string]: string | Tree };

/** Every text of the player site in one language, by its place: whole ones, and the parts of them that stand in a link or a button. */
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

/** What English words are in another language: exact ones, or those that a name, label or text has somewhere in it, as Playwright looks for them. */
export type Translate = (english: string | RegExp, exact: boolean) => string | RegExp;

/** Translates by the catalogues. Words in none of them, such as names of games, stay. */
export function wordsIn(tag: string): Translate {
  const [english, other] = [textsOf("en"), textsOf(tag)];
  const meaning = (fits: (text: string) => boolean) => {
    const found = [...english].flatMap(([place, text]) =>
      fits(text) ? (other.get(place) ?? []) : [],
    );
    return [...new Set(found)].map(asPattern).join("|");
  };
  return (wanted, exact) => {
    if (wanted instanceof RegExp) {
      const found = meaning((text) => wanted.test(text.replace(VALUE, SOME_VALUE)));
      return found ? new RegExp(`^${SPACE}(${found})`) : wanted;
    }
    // A star says that a field is required; it is no word, and stands behind a whole one.
    const plain = wanted.replace(/ \*$/, "").toLowerCase();
    const starred = wanted.endsWith(" *");
    const within = (text: string) => !exact && !starred && text.toLowerCase().includes(plain);
    const found = meaning(
      (text) =>
        within(text) ||
        (text.replace(VALUE, "").trim() !== "" &&
          new RegExp(`^${asPattern(text)}$`, "i").test(plain)),
    );
    return found
      ? new RegExp(`^${SPACE}(${found})${SPACE}\\*${starred ? "" : "?"}${SPACE}$`)
      : wanted;
  };
}

/** A message as a pattern in which anything may stand for its values. */
function asPattern(message: string): string {
  return message
    .split(VALUE)
    .map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
    .join(".+");
}
