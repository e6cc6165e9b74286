import { isDeepStrictEqual } from "node:util";
import { FIELDS, fieldRule, type Field } from "./fields.ts";
import type { Bound, Folded, OwnedCell } from "./fold.ts";
import { ruleOf } from "./profile.ts";
import { sayBound } from "./say-bound.ts";

/** What a setting may not pass. */
export interface FieldBound {
  /** `GB.stake.max`; BASE where the bound is our own. */
  readonly rule: string;
  readonly version: number;
  readonly value: unknown;
  readonly unit: string | null;
  readonly source: string;
  /** The bound as a sentence with the law and the rule, for staff. */
  readonly sentence: string;
}

/** What becomes of a setting under its bound. */
export interface CheckedSetting {
  readonly accepted: boolean;
  /** The value in force: the stricter of setting and bound, in the field's own form. */
  readonly effective: unknown;
  /** What it was refused by. */
  readonly bound?: FieldBound;
}

/**
 * The bound of a field, or of one key of it, as `round.minMs.slots`; undefined where no profile
 * confirms one.
 */
export function boundFor(folded: Folded, name: string): FieldBound | undefined {
  const { field, key } = readName(name);
  const bound = folded.get(field);
  const value = bound && (key === undefined ? bound.value : keyed(bound.value, key));
  if (!bound || value === undefined) return undefined;
  const { code, version, cell } = ownerOf(bound, field, key, value);
  const rule = ruleOf(code, field);
  return {
    rule,
    version,
    value,
    unit: fieldRule(field).unit ?? null,
    source: cell.source,
    sentence: `${sayBound(field, value, ownerOf(bound, field, key, value))} Rule ${rule}.`,
  };
}

/**
 * Checks a setting against its bound. Nothing is clamped: a setting that is looser than the bound
 * is refused with the rule, and a stricter one is accepted. Throws when the field is unknown or the
 * setting is not of its form.
 */
export function checkSetting(folded: Folded, name: string, setting: unknown): CheckedSetting {
  const { field, key } = readName(name);
  const { schema, join } = fieldRule(field).kind;
  const read = schema.parse(key === undefined ? setting : { [key]: setting });
  const bound = folded.get(field);
  const wanted = bound && key !== undefined ? only(bound.value, key) : bound?.value;
  const joined = wanted === undefined ? read : join(read, wanted);
  const effective = key === undefined ? joined : keyed(joined, key);
  if (isDeepStrictEqual(joined, read)) return { accepted: true, effective };
  const limit = boundFor(folded, name);
  return limit ? { accepted: false, effective, bound: limit } : { accepted: true, effective };
}

function readName(name: string): { readonly field: Field; readonly key?: string } {
  if (name in FIELDS) return { field: name as Field };
  const [group, second, ...rest] = name.split(".");
  const field = `${group}.${second}`;
  if (!(field in FIELDS) || rest.length === 0) throw new RangeError(`Unknown field ${name}`);
  return { field: field as Field, key: rest.join(".") };
}

/** Of several that make a value, the one whose cell has it for this key. */
function ownerOf({ of }: Bound, field: Field, key: string | undefined, value: unknown): OwnedCell {
  const { schema } = fieldRule(field).kind;
  return (
    (key === undefined
      ? undefined
      : of.find(({ cell }) => keyed(schema.parse(cell.value), key) === value)) ?? of[0]
  );
}

function keyed(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

function only(value: unknown, key: string): unknown {
  const one = keyed(value, key);
  return one === undefined ? undefined : { [key]: one };
}
