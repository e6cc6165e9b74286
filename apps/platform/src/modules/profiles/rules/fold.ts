import { isDeepStrictEqual } from "node:util";
import { FIELD_NAMES, fieldRule, type Field } from "./fields.ts";
import { BASE, type Cell, type Profile } from "./profile.ts";

/** A cell and whose it is. */
export interface OwnedCell {
  readonly code: string;
  readonly version: number;
  /** The profile's name, for sentences. */
  readonly name: string;
  readonly cell: Cell;
}

/** A field's strictest value, and the cells that make it. */
export interface Bound {
  readonly value: unknown;
  /** By code, our own rules last: the first names the rule. */
  readonly of: readonly [OwnedCell, ...OwnedCell[]];
}

/** What several profiles demand together. A field that no profile confirms has no bound. */
export type Folded = ReadonlyMap<Field, Bound>;

/**
 * Folds profiles into one: the strictest value of each field wins. In which order, grouping or
 * number they come makes no difference.
 */
export function fold(profiles: readonly Profile[]): Folded {
  const folded = new Map<Field, Bound>();
  const ordered = inOrder(profiles);
  for (const field of FIELD_NAMES) {
    const owned = ordered.flatMap(({ code, version, name, cells }) => {
      const cell = cells[field];
      return cell === undefined || cell.value === null ? [] : [{ code, version, name, cell }];
    });
    const bound = boundOf(field, owned);
    if (bound) folded.set(field, bound);
  }
  return folded;
}

function boundOf(field: Field, owned: readonly OwnedCell[]): Bound | undefined {
  const { kind } = fieldRule(field);
  const values = owned.map(({ cell }) => kind.schema.parse(cell.value));
  const value = values.reduce((a, b) => kind.join(a, b), values[0]);
  const of =
    kind.of === "all" ? owned : owned.filter((_, at) => isDeepStrictEqual(values[at], value));
  const [first, ...others] = of.length > 0 ? of : owned;
  return first && { value, of: [first, ...others] };
}

/** By code, our own rules last, each version of a profile once. */
function inOrder(profiles: readonly Profile[]): readonly Profile[] {
  const byName = new Map(profiles.map((one) => [`${one.code} ${one.version}`, one]));
  return [...byName.values()].toSorted((a, b) => {
    if ((a.code === BASE) !== (b.code === BASE)) return a.code === BASE ? 1 : -1;
    return a.code < b.code ? -1 : a.code > b.code ? 1 : a.version - b.version;
  });
}
