/** Values by their tags of two digits, in the order they stand. */
export type Fields = ReadonlyMap<string, string>;

const LONGEST = 99;

/**
 * A field: its tag, the length of its value in characters, the value. Throws RangeError for a value
 * that is empty or longer than 99 characters.
 */
export function field(tag: string, value: string): string {
  const length = Array.from(value).length;
  if (length === 0 || length > LONGEST)
    throw new RangeError(`Field ${tag} can't hold ${length} characters`);
  return `${tag}${length.toString().padStart(2, "0")}${value}`;
}

/** The fields of a text; undefined where it is cut off, has a tag twice, or is no such text. */
export function readFields(text: string): Fields | undefined {
  const letters = Array.from(text);
  const fields = new Map<string, string>();
  for (let at = 0; at < letters.length;) {
    const head = letters.slice(at, at + 4).join("");
    if (!/^\d{4}$/.test(head)) return undefined;
    const [tag, length] = [head.slice(0, 2), Number(head.slice(2))];
    const value = letters.slice(at + 4, at + 4 + length);
    if (length === 0 || value.length < length || fields.has(tag)) return undefined;
    fields.set(tag, value.join(""));
    at += 4 + length;
  }
  return fields;
}
