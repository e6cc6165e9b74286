type Fields = Readonly<Record<string, unknown>>;

/** A three-way merge: my changes of a base applied on top of theirs. A list counts as one value. */
export function onTopOf<Value>(base: Value, mine: Value, theirs: Value): Value {
  if (!isFields(base) || !isFields(mine) || !isFields(theirs))
    return same(base, mine) ? theirs : mine;
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
  const entries = names.map(
    (name) => [name, onTopOf(base[name], mine[name], theirs[name])] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Value;
}

/** Paths of what differs between two values, such as "fields.zalo.shown". */
export function differences(from: unknown, to: unknown, path: readonly string[] = []): string[] {
  if (isFields(from) && isFields(to)) {
    const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
    return names.flatMap((name) => differences(from[name], to[name], [...path, name]));
  }
  return same(from, to) ? [] : [path.join(".")];
}

/** Whether two values are equal, ignoring the order of fields. */
export function isSame(one: unknown, other: unknown): boolean {
  return differences(one, other).length === 0;
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
