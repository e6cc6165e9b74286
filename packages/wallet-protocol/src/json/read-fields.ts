import { ok, refuse, type Result } from "@perya/result";
import { JsonNumber, type JsonObject, type JsonValue } from "./values.ts";

/** A JSON Schema (2020-12), for documents. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * Reads one field; undefined means that the value has the wrong type or shape. The schema documents
 * the same rule.
 */
export interface FieldReader<Value> {
  (value: JsonValue): Value | undefined;
  readonly schema: JsonSchema;
}

export interface Field<Value> {
  readonly read: FieldReader<Value>;
  readonly required: boolean;
}

export type Fields = Readonly<Record<string, Field<unknown>>>;

/**
 * The object that a set of fields describes; an optional field that is missing or null is
 * undefined.
 */
export type Read<Shape extends Fields> = {
  readonly [Name in keyof Shape]: Shape[Name] extends RequiredField<infer Value>
    ? Value
    : Shape[Name] extends Field<infer Value>
      ? Value | undefined
      : never;
};

interface RequiredField<Value> extends Field<Value> {
  readonly required: true;
}

/** A custom reader, with the schema that describes it. */
export function reader<Value>(
  schema: JsonSchema,
  read: (value: JsonValue) => Value | undefined,
): FieldReader<Value> {
  return Object.assign((value: JsonValue) => read(value), { schema });
}

/** A field that must be there. */
export function required<Value>(read: FieldReader<Value>): RequiredField<Value> {
  return { read, required: true };
}

/** A field that may be missing or null; any other value must be valid. */
export function optional<Value>(read: FieldReader<Value>): Field<Value> {
  return { read, required: false };
}

/**
 * Picks the described fields out of an object and ignores all others. A required field that is
 * missing or null is MISSING; a value of the wrong type or shape is WRONG_TYPE, reported only when
 * no field is missing. The detail names the field.
 */
export function readFields<Shape extends Fields>(
  object: JsonObject,
  fields: Shape,
): Result<Read<Shape>, "MISSING" | "WRONG_TYPE"> {
  const names = Object.keys(fields);
  for (const name of names) {
    if (fields[name]?.required && (object.get(name) ?? null) === null)
      return refuse("MISSING", name);
  }
  const values: Record<string, unknown> = {};
  for (const name of names) {
    const given = object.get(name) ?? null;
    if (given === null) continue;
    const value = fields[name]?.read(given);
    if (value === undefined) return refuse("WRONG_TYPE", name);
    values[name] = value;
  }
  return ok(values as Read<Shape>);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const INTEGER = /^(?:0|[1-9]\d*)$/;
const MAX_SAFE = 9_007_199_254_740_991n;
// The database can't store a lone half of a surrogate pair or a NUL, and two texts that differ only
// there would become the same.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f]/;
const NO_CONTROL = String.raw`^[^\u0000-\u001f\u007f]*$`;

/** Text of this many characters, without control characters. */
export function text(min: number, max: number): FieldReader<string> {
  return reader({ type: "string", minLength: min, maxLength: max, pattern: NO_CONTROL }, (value) =>
    typeof value === "string" &&
    fits(value, min, max) &&
    !CONTROL.test(value) &&
    value.isWellFormed()
      ? value
      : undefined,
  );
}

/**
 * Counts characters, not UTF-16 code units; a text within the limits by both measures needs no
 * counting.
 */
function fits(value: string, min: number, max: number): boolean {
  if (value.length > max * 2 || value.length < min) return false;
  if (value.length <= max && value.length >= min * 2) return true;
  const characters = Array.from(value).length;
  return characters >= min && characters <= max;
}

/** Text that matches a pattern. */
export function matching(pattern: RegExp): FieldReader<string> {
  return reader({ type: "string", pattern: pattern.source }, (value) =>
    typeof value === "string" && pattern.test(value) ? value : undefined,
  );
}

/** One of the given words. */
export function oneOf<const Word extends string>(...words: readonly Word[]): FieldReader<Word> {
  return reader({ type: "string", enum: words }, (value) => words.find((word) => word === value));
}

/** A UUID of any version, in lower case, so that ids that differ only in case are one id. */
export const uuid = reader({ type: "string", format: "uuid" }, (value) =>
  typeof value === "string" && UUID.test(value) ? value.toLowerCase() : undefined,
);

export const bool = reader({ type: "boolean" }, (value) =>
  typeof value === "boolean" ? value : undefined,
);

/**
 * A whole number written in digits only, 0 to 2^53 - 1. The text is checked, because a parser would
 * round larger numbers.
 */
export const integer = reader(
  { type: "integer", minimum: 0, maximum: Number(MAX_SAFE) },
  (value) => {
    if (!(value instanceof JsonNumber) || value.lexeme.length > 16 || !INTEGER.test(value.lexeme))
      return undefined;
    const number = BigInt(value.lexeme);
    return number <= MAX_SAFE ? number : undefined;
  },
);

/** Must be missing or null: for a field whose presence would make it another call. */
export const absent: FieldReader<undefined> = reader({ type: "null" }, () => undefined);

/** An object with these fields; others in it are ignored. */
export function objectOf<Shape extends Fields>(fields: Shape): FieldReader<Read<Shape>> {
  return reader(schemaOf(fields), (value) => {
    const read = value instanceof Map ? readFields(value, fields) : undefined;
    return read?.ok ? read.value : undefined;
  });
}

/** A list with a limited number of objects, each with the same fields. */
export function listOf<Shape extends Fields>(
  fields: Shape,
  min: number,
  max: number,
): FieldReader<readonly Read<Shape>[]> {
  return reader(
    { type: "array", minItems: min, maxItems: max, items: schemaOf(fields) },
    (value) => {
      if (!Array.isArray(value) || value.length < min || value.length > max) return undefined;
      const items: Read<Shape>[] = [];
      for (const item of value as readonly JsonValue[]) {
        const read = item instanceof Map ? readFields(item, fields) : undefined;
        if (!read?.ok) return undefined;
        items.push(read.value);
      }
      return items;
    },
  );
}

/** The schema of the object that a set of fields describes; other fields are ignored. */
export function schemaOf(fields: Fields): JsonSchema {
  const names = Object.keys(fields);
  const schemas = names.map((name) => [
    name,
    fields[name]?.required ? fields[name].read.schema : orNull(fields[name]?.read.schema),
  ]);
  return {
    type: "object",
    required: names.filter((name) => fields[name]?.required),
    properties: Object.fromEntries(schemas),
  };
}

function orNull(schema: JsonSchema = {}): JsonSchema {
  return { anyOf: [schema, { type: "null" }] };
}
