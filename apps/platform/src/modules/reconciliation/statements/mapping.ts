import type { Refused } from "@perya/result";
import { z } from "zod";

const column = z.string().trim().min(1).max(80);

/** How dates are written: day, month and year in their order, or ISO 8601. */
const DATE_FORMATS = ["YYYY-MM-DD", "DD/MM/YYYY", "MM/DD/YYYY", "YYYY/MM/DD"] as const;

export type DateFormat = (typeof DATE_FORMATS)[number];

/**
 * How a provider's file is read: which column holds what, by its title, and how amounts and dates
 * are written in it.
 */
export const statementMapping = z
  .object({
    delimiter: z.enum([",", ";", "\t", "|"]),
    encoding: z.enum(["utf-8", "windows-1252"]).meta({
      description: "Of a file without a byte order mark. UTF-16 is known by its mark.",
    }),
    skip: z.number().int().min(0).max(100).meta({ description: "Lines before the titles." }),
    decimal: z.enum([".", ","]),
    date: z.enum(DATE_FORMATS),
    number: column.meta({ description: "Column of the provider's number." }),
    day: column.meta({ description: "Column of the date, with the time or without." }),
    time: column.nullable().meta({ description: "Column of the time, where it has one." }),
    paidIn: column.meta({ description: "Column of what came in; negative is what went out." }),
    paidOut: column.nullable().meta({ description: "Column of what went out, where it has one." }),
    currency: column.nullable().meta({ description: "Column of the currency." }),
    payer: column.nullable().meta({ description: "Column of the other side's name." }),
  })
  .meta({ id: "StatementMapping", description: "How the columns of a statement are read." });

export type StatementMapping = z.infer<typeof statementMapping>;

/** One movement as a statement tells it. Ledger units. */
export interface StatementLine {
  /** Its line in the file, from 1. */
  readonly lineNo: number;
  readonly direction: "IN" | "OUT";
  readonly number: string;
  readonly units: bigint;
  readonly currency: string;
  readonly at: Temporal.Instant;
  /** The day of the brand's. */
  readonly day: string;
  readonly payer: string | null;
}

/** Why a file is not taken: what is wrong in which of its lines; null for the file as a whole. */
export interface BadStatement extends Refused<"BAD_STATEMENT"> {
  readonly line: number | null;
  readonly message: string;
}

export function badStatement(line: number | null, message: string): BadStatement {
  return { ok: false, refusal: "BAD_STATEMENT", line, message };
}
