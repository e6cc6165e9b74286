import { z } from "zod";
import { FIELD_NAMES, type Field } from "./fields.ts";

export const CONFIDENCES = ["sure", "likely", "unsure"] as const;

/** A profile's code: two letters of a country or a region, or one of the platform's own. */
export const profileCode = z.string().regex(/^[A-Z][A-Z0-9]{1,11}$/);

/** The codes with a meaning of their own: our own rules, play money, the strictest of all. */
export const BASE = "BASE";
export const DEMO = "DEMO";
export const STRICT = "STRICT";

const text = z.string().max(1_000);

/**
 * One statement of a profile about a field. A value of null is not confirmed and bounds nothing.
 */
export const cell = z.object({
  /** JSON of the field's form, or null. */
  value: z.unknown(),
  /** Where it is from: an address, or a law and its article. */
  source: text,
  /** The law's short name, for sentences. */
  law: text.optional(),
  confidence: z.enum(CONFIDENCES),
  /** When the source was true: a day, a month or a year. */
  asOf: z.string().regex(/^\d{4}(-\d{2}){0,2}$/),
  undated: z.boolean().optional(),
  /** Since when it is the law, if the source says so. */
  from: text.optional(),
  note: text.optional(),
});

export type Cell = z.infer<typeof cell>;

export type Cells = Readonly<Partial<Record<Field, Cell>>>;

/** One version of a profile. It restricts and never grants what a setting forbids. */
export interface Profile {
  readonly code: string;
  readonly name: string;
  readonly authority: string;
  /** IANA zone, or `brand` for the brand's own. */
  readonly zone: string;
  readonly version: number;
  readonly cells: Cells;
}

/** A profile's cells by field; a field that is missing is not confirmed. */
export const cells = z.partialRecord(z.enum(FIELD_NAMES as [Field, ...Field[]]), cell);

/** The name of a rule, as `GB.stake.max`. */
export function ruleOf(code: string, field: string): string {
  return `${code}.${field}`;
}
