import { JsonNumber, type JsonValue } from "./values.ts";

/** A value as JSON without spaces; numbers as they were written. */
export function writeJson(value: JsonValue): string {
  if (value instanceof JsonNumber) return value.lexeme;
  if (value instanceof Map)
    return `{${[...value].map(([key, member]) => `${JSON.stringify(key)}:${writeJson(member)}`).join(",")}}`;
  if (Array.isArray(value))
    return `[${(value as readonly JsonValue[]).map((item) => writeJson(item)).join(",")}]`;
  return JSON.stringify(value);
}
