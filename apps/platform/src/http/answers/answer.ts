import { z } from "zod";

/** The wrapper of every successful answer under /api/v1 and /operator/v1. */
export function answer<Value extends z.ZodType>(value: Value) {
  return z.object({ success: z.literal(true), value });
}

/** Wraps a value for the wire. */
export function success<Value>(value: Value): { success: true; value: Value } {
  return { success: true, value };
}

/**
 * An expected refusal, thrown by a route. Verbs return refusals; only routes turn one into this,
 * with the HTTP status and a sentence that may be shown to a person.
 */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly value: unknown;

  constructor(status: number, code: string, message: string, value?: unknown) {
    super(message);
    this.status = status;
    this.code = code;
    this.value = value;
  }
}

/** Money on the wire: ledger units as integer text. */
export const wireMoney = z
  .object({ amount: z.string().regex(/^-?\d{1,19}$/), currency: z.string().length(3) })
  .meta({
    id: "Money",
    description: "Whole ledger units of 1/100000 of the currency (ISO 4217), as text.",
  });

/** A point in time on the wire, in UTC. */
export const wireTime = z.iso.datetime();

/** The language of a name that stands in another field of the same object. */
export function languageOfName(field: string) {
  return z.string().meta({
    description: `The language tag of \`${field}\`; empty if its language is not known.`,
  });
}

/** The value of an answer that only confirms success. */
export const nothing = z.object({});

/** An amount a browser sends: ledger units, above zero, as integer text. */
export const inputUnits = z
  .string()
  .regex(/^[1-9]\d{0,17}$/, {
    error: "must be a whole number of ledger units above zero",
    // Rules that compare amounts are only for amounts.
    abort: true,
  })
  .meta({ description: "Whole ledger units of 1/100000 of the currency, above zero." });

/** Ledger units that are set as a limit, where zero means none at all. */
export const limitUnits = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,17})$/, "must be a whole number of ledger units, zero or more")
  .meta({ description: "Whole ledger units of 1/100000 of the currency, zero or more." });

/** One page of a list. Pages start at 1. */
export function page<Row extends z.ZodType>(row: Row) {
  return z.object({
    content: z.array(row),
    pageNo: z.number().int(),
    totalPages: z.number().int(),
  });
}

/** One page of a list that grows without bound. */
export function growingPage<Row extends z.ZodType>(row: Row) {
  const totalPages = z.number().int().meta({
    description: "A lower bound: the number of this page, or of the next one if there is one.",
  });
  return z.object({ content: z.array(row), pageNo: z.number().int(), totalPages });
}

/**
 * A page of a growing list, whose rows are never counted. `rows` are the page's, plus one when
 * there is another page.
 */
export function pageOf<Row>(
  rows: readonly Row[],
  pageNo: number,
  pageSize: number,
): { content: Row[]; pageNo: number; totalPages: number } {
  return {
    content: rows.slice(0, pageSize),
    pageNo,
    totalPages: rows.length > pageSize ? pageNo + 1 : pageNo,
  };
}
