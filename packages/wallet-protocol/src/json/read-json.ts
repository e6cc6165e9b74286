import { isUtf8 } from "node:buffer";
import { ok, refuse, type Result } from "@perya/result";
import { JsonNumber, type JsonObject, type JsonValue } from "./values.ts";

/** Levels of nested arrays and objects, counting the outermost. */
export const MAX_DEPTH = 16;

export type JsonRefusal = "NOT_UTF8" | "NOT_JSON" | "DUPLICATE_KEY" | "TOO_DEEP" | "NOT_AN_OBJECT";

/**
 * Reads a request body as one JSON object, more strictly than JSON.parse: refuses a duplicate key,
 * nesting deeper than 16, a byte-order mark, invalid UTF-8 and a top level other than an object,
 * because two readers that disagree about such a body disagree about money.
 */
export function readJson(body: Buffer): Result<JsonObject, JsonRefusal> {
  if (!isUtf8(body)) return refuse("NOT_UTF8");
  const reader: Reader = { text: body.toString("utf8"), at: 0, depth: 0, isLoose: false };
  try {
    const value = readValue(reader);
    skipSpace(reader);
    if (reader.at !== reader.text.length) return refuse("NOT_JSON");
    return value instanceof Map ? ok(value) : refuse("NOT_AN_OBJECT");
  } catch (fault) {
    if (fault instanceof Unreadable) return refuse(fault.refusal);
    throw fault;
  }
}

/**
 * The members of an object, each as it was written, for what is read one by one: a key that is
 * given twice inside of one is for who reads that one. Refuses a text that is no JSON object, and a
 * member that is given twice.
 */
export function writtenMembers(text: string): Result<ReadonlyMap<string, string>, JsonRefusal> {
  const members = new Map<string, string>();
  return readEach(text, [OPEN_OBJECT, CLOSE_OBJECT], members, (reader) => {
    skipSpace(reader);
    const key = readString(reader);
    if (members.has(key)) throw new Unreadable("DUPLICATE_KEY");
    need(reader, COLON);
    members.set(key, written(reader));
  });
}

/** The items of an array, in the same way. */
export function writtenItems(text: string): Result<readonly string[], JsonRefusal> {
  const items: string[] = [];
  return readEach(text, [OPEN_ARRAY, CLOSE_ARRAY], items, (reader) => {
    items.push(written(reader));
  });
}

/** Reads all of a text as one object or array, and answers what its members went into. */
function readEach<Into>(
  text: string,
  [open, close]: readonly [open: number, close: number],
  into: Into,
  readOne: (reader: Reader) => void,
): Result<Into, JsonRefusal> {
  const reader: Reader = { text, at: 0, depth: 0, isLoose: true };
  try {
    need(reader, open);
    if (!takes(reader, close)) {
      do readOne(reader);
      while (takes(reader, COMMA));
      need(reader, close);
    }
    skipSpace(reader);
    return reader.at === text.length ? ok(into) : refuse("NOT_JSON");
  } catch (fault) {
    if (fault instanceof Unreadable) return refuse(fault.refusal);
    throw fault;
  }
}

/** Passes over a value, and answers how it was written. */
function written(reader: Reader): string {
  skipSpace(reader);
  const start = reader.at;
  readValue(reader);
  return reader.text.slice(start, reader.at);
}

interface Reader {
  readonly text: string;
  at: number;
  depth: number;
  /** Whether a key may be given twice, because only where a value ends is asked for. */
  readonly isLoose: boolean;
}

/** Unwinds the descent; never leaves this file. */
class Unreadable extends Error {
  readonly refusal: JsonRefusal;

  constructor(refusal: JsonRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORDS: readonly (readonly [word: string, value: null | boolean])[] = [
  ["true", true],
  ["false", false],
  ["null", null],
];

function readValue(reader: Reader): JsonValue {
  skipSpace(reader);
  switch (reader.text.charCodeAt(reader.at)) {
    case QUOTE:
      return readString(reader);
    case OPEN_OBJECT:
      return nested(reader, readObject);
    case OPEN_ARRAY:
      return nested(reader, readArray);
    default:
      return readWord(reader);
  }
}

function nested(reader: Reader, read: (reader: Reader) => JsonValue): JsonValue {
  if (++reader.depth > MAX_DEPTH) throw new Unreadable("TOO_DEEP");
  reader.at++;
  const value = read(reader);
  reader.depth--;
  return value;
}

function readObject(reader: Reader): JsonObject {
  const object = new Map<string, JsonValue>();
  if (takes(reader, CLOSE_OBJECT)) return object;
  do {
    skipSpace(reader);
    const key = readString(reader);
    if (object.has(key) && !reader.isLoose) throw new Unreadable("DUPLICATE_KEY");
    need(reader, COLON);
    object.set(key, readValue(reader));
  } while (takes(reader, COMMA));
  need(reader, CLOSE_OBJECT);
  return object;
}

function readArray(reader: Reader): JsonValue[] {
  const items: JsonValue[] = [];
  if (takes(reader, CLOSE_ARRAY)) return items;
  do items.push(readValue(reader));
  while (takes(reader, COMMA));
  need(reader, CLOSE_ARRAY);
  return items;
}

function readString(reader: Reader): string {
  const { text } = reader;
  if (text.charCodeAt(reader.at) !== QUOTE) throw new Unreadable("NOT_JSON");
  const start = ++reader.at;
  let escaped = false;
  for (; ; reader.at++) {
    const code = text.charCodeAt(reader.at);
    if (code === QUOTE) break;
    // Past the end of the text the code is NaN, which fails this comparison too.
    if (!(code >= 0x20)) throw new Unreadable("NOT_JSON");
    if (code === BACKSLASH) {
      escaped = true;
      reader.at++;
    }
  }
  reader.at++;
  return escaped ? unescaped(text.slice(start - 1, reader.at)) : text.slice(start, reader.at - 1);
}

function unescaped(quoted: string): string {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    throw new Unreadable("NOT_JSON");
  }
}

/** True, false or null; anything else must be a number. */
function readWord(reader: Reader): null | boolean | JsonNumber {
  const found = WORDS.find(([word]) => reader.text.startsWith(word, reader.at));
  if (!found) return readNumber(reader);
  reader.at += found[0].length;
  return found[1];
}

function readNumber(reader: Reader): JsonNumber {
  NUMBER.lastIndex = reader.at;
  const lexeme = NUMBER.exec(reader.text)?.[0];
  if (lexeme === undefined) throw new Unreadable("NOT_JSON");
  reader.at += lexeme.length;
  return new JsonNumber(lexeme);
}

function takes(reader: Reader, code: number): boolean {
  skipSpace(reader);
  if (reader.text.charCodeAt(reader.at) !== code) return false;
  reader.at++;
  return true;
}

function need(reader: Reader, code: number): void {
  if (!takes(reader, code)) throw new Unreadable("NOT_JSON");
}

function skipSpace(reader: Reader): void {
  for (; ; reader.at++) {
    const code = reader.text.charCodeAt(reader.at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return;
  }
}
