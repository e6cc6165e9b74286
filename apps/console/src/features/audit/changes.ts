/** One name whose value is another one after a deed. Without `from` it is new. */
export interface Change {
  readonly name: string;
  readonly from?: string;
  readonly to: string;
}

/** What differs between two states of the same thing. Values that are the same are left out; what was there and is gone becomes "nothing". */
export function changesOf(before: unknown, after: unknown): Change[] {
  const [old, now] = [fields(before), fields(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((name) => {
    const [from, to] = [words(old[name]), words(now[name])];
    if (from === to) return [];
    return name in old ? [{ name, from, to }] : [{ name, to }];
  });
}

/** A bare value is a thing with one nameless field. */
function fields(value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return {};
  return typeof value === "object" && !Array.isArray(value) ? (value as Record<string, unknown>) : { "": value };
}

function words(value: unknown): string {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return value.map(words).join(", ") || "nothing";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
