import { formatMoney } from "@perya/money";
import { formOf, type FormSchema } from "../sections/form-of.ts";
import type { Section } from "../settings.ts";

/** One value that differs between two versions of a section, in words. */
export interface Difference {
  /** Path of the field in the section, such as "levels/0/depositPerDay". */
  readonly field: string;
  /** The same in words: "Levels › 1 › Deposits in 24 hours". */
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** What differs between two values of a section, in the order of its form. */
export function changesOf(
  section: Section,
  before: unknown,
  after: unknown,
  currency: string,
): Difference[] {
  return differences(formOf(section), before, after, { currency, path: [], labels: [] });
}

interface Place {
  readonly currency: string;
  readonly path: readonly string[];
  readonly labels: readonly string[];
}

function differences(
  schema: FormSchema,
  before: unknown,
  after: unknown,
  place: Place,
): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const form = withoutNull(schema);
  if (isFields(before) || isFields(after)) {
    const [from, to] = [isFields(before) ? before : {}, isFields(after) ? after : {}];
    const names = [
      ...new Set([...Object.keys(form.properties ?? {}), ...Object.keys(from), ...Object.keys(to)]),
    ];
    return names.flatMap((name) => {
      const inner = form.properties?.[name] ?? {};
      return differences(inner, from[name], to[name], below(place, name, inner.title ?? name));
    });
  }
  if (isListOfFields(before) || isListOfFields(after)) {
    const [from, to] = [listOf(before), listOf(after)];
    const places = Array.from({ length: Math.max(from.length, to.length) }, (_, at) => at);
    return places.flatMap((at) =>
      differences(
        form.items ?? {},
        from[at],
        to[at],
        below(place, String(at), `${form.items?.title ?? ""} ${at + 1}`.trim()),
      ),
    );
  }
  const words = (value: unknown) => wordsOf(schema, value, place.currency);
  const [field, label] = [place.path.join("/"), place.labels.join(" › ")];
  return [{ field, label, before: words(before), after: words(after) }];
}

function below(place: Place, name: string, label: string): Place {
  return { ...place, path: [...place.path, name], labels: [...place.labels, label] };
}

/** The schema of a value that may also be null. */
function withoutNull(schema: FormSchema): FormSchema {
  const other = schema.anyOf?.find(({ type }) => type !== "null");
  return other ? { ...schema, ...other, title: schema.title ?? other.title ?? "" } : schema;
}

function wordsOf(schema: FormSchema, value: unknown, currency: string): string {
  const unit = schema["x-unit"] ?? withoutNull(schema)["x-unit"];
  if (value === undefined || value === "") return "–";
  if (value === null) return schema["x-none"] ?? "none";
  if (typeof value === "boolean") return value ? "on" : "off";
  if (unit === "money" && typeof value === "string" && /^\d+$/.test(value))
    return formatMoney({ units: BigInt(value), currency });
  if (typeof value === "number") return unit === undefined ? String(value) : `${value} ${unit}`;
  if (Array.isArray(value) && value.length === 0) return "–";
  return Array.isArray(value) ? value.map(String).join(", ") : String(value);
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isListOfFields(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.some(isFields);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
